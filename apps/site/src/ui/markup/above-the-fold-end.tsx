import { currentUsedResources } from './used-resources.ts'

/** After the element with this id there is surely more than the first screen: the browser may show it from then on. The first counts. */
export function AboveTheFoldEnd({ id }: { readonly id: string }) {
  const used = currentUsedResources()
  if (used) used.screenEnd ??= id
  return null
}
