import type { BlockLoader } from '../block.ts'

export const loadExperience: BlockLoader<'experience'> = async ({ tgid }, { askTourGroups, settle }) =>
  (await settle('tour groups', askTourGroups([tgid]), undefined))?.products.get(tgid)
