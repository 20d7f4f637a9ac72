import type { BlockLoader } from '../block.ts'

export const loadExperience: BlockLoader<'experience'> = (block, { catalogue, context, settle }) =>
  settle('product', catalogue.product(block.tgid, context), undefined)
