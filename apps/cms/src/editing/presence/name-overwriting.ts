import type { TextKey } from '../../messages/translate.ts'

/** What the button does to the words of the other: pictures have no versions, so there they are lost. */
export function nameOverwriting(keepsVersions: boolean): TextKey {
  return keepsVersions ? 'saving:keepMine' : 'saving:keepMineForGood'
}
