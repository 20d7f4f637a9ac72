import type { BlockLoader } from '../block.ts'

/** The block's tour group, for its start and end. */
export const loadMap: BlockLoader<'map'> = async ({ tgid }, { catalogue, context, settle }) =>
  tgid === undefined ? undefined : settle('product', catalogue.product(tgid, context), undefined)
