import type { BlockLoader } from '../block.ts'

export const loadExperience: BlockLoader<'experience'> = async ({ tgid }, { loadTourGroups, settle }) => {
  const found = await settle('tour groups', loadTourGroups([tgid]), undefined)
  return found?.products.get(tgid) ?? (found?.available ? { isGone: true } : undefined)
}
