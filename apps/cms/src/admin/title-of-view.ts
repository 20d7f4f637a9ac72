import type { TextKey } from '../messages/translate.ts'
import { translatorFor } from '../messages/translate.ts'

/** Views of ours, by the part of their address that names them. */
const VIEWS: readonly (readonly [place: number, segment: string, title: TextKey])[] = [
  [0, 'help', 'help:heading'],
  [0, 'languages', 'matrix:heading'],
  [0, 'uses', 'uses:heading'],
  [3, 'translate', 'translate:tab'],
  [3, 'new-brand', 'newBrand:tab'],
]

/**
 * What the browser's tab calls a view of ours: Payload has one title of it for all languages.
 *
 * @param segments of its address below `/admin`
 * @returns `undefined` for a view of Payload's
 */
export function titleOfView(segments: readonly string[], language: string): string | undefined {
  const found = VIEWS.find(([place, segment]) => segments[place] === segment)
  return found && translatorFor(language)(found[2])
}
