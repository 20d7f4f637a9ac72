import type { BlockLoader } from '../block.ts'

/** The meeting point of the block's tour group, if it has coordinates. */
export const loadMap: BlockLoader<'map'> = async ({ tgid }, { catalogue, context, settle }) => {
  if (tgid === undefined) return undefined
  const product = await settle('product', catalogue.product(tgid, context), undefined)
  const start = product?.startLocation
  return start && Math.abs(start.latitude) <= 90 && Math.abs(start.longitude) <= 180 ? start : undefined
}
