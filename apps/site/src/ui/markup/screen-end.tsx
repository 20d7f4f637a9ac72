import { usedInDocument } from './used-in-document.ts'

/** After the element with this id there is surely more than the first screen: the browser may show it from then on. The first counts. */
export function ScreenEnd({ id }: { readonly id: string }) {
  const used = usedInDocument()
  if (used) used.screenEnd ??= id
  return null
}
