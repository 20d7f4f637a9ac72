import type { BlockLoader } from '../block.ts'

export const loadExperience: BlockLoader<'experience'> = async ({ tgid }, { loadTourGroups, settle }) =>
  (await settle('tour groups', loadTourGroups([tgid]), undefined))?.products.get(tgid)
