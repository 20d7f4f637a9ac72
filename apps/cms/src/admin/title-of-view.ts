import type { TextKey } from '../messages/translate.ts'
import { translatorFor } from '../messages/translate.ts'

/** Our views, by a segment of their address. */
const VIEWS: readonly (readonly [place: number, segment: string, title: TextKey])[] = [
  [0, 'help', 'help:heading'],
  [0, 'languages', 'matrix:heading'],
  [0, 'uses', 'uses:heading'],
  [3, 'translate', 'translate:tab'],
  [3, 'new-brand', 'newBrand:tab'],
]

/**
 * The tab title of one of our views, for which Payload has one title in all languages.
 *
 * @param segments of its address below `/admin`
 * @returns `undefined` for Payload's own views
 */
export function titleOfView(segments: readonly string[], language: string): string | undefined {
  const found = VIEWS.find(([place, segment]) => segments[place] === segment)
  return found && translatorFor(language)(found[2])
}
