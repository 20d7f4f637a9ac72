import type { TextKey } from '../../messages/translate.ts'

/** The label of the button that overwrites: pictures have no versions, so the other version is lost. */
export function nameOverwriting(keepsVersions: boolean): TextKey {
  return keepsVersions ? 'saving:keepMine' : 'saving:keepMineForGood'
}
