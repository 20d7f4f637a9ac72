import type { AdminViewServerProps } from 'payload'
import type { TextKey } from '../messages/translate.ts'
import { translatorFor } from '../messages/translate.ts'

/** Our views, by their address below `/admin`; `*` is any segment, and more segments may follow. */
const VIEWS: readonly (readonly [address: string, title: TextKey])[] = [
  ['help', 'help:heading'],
  ['languages', 'matrix:heading'],
  ['uses', 'uses:heading'],
  ['collections/pages/create', 'newPage:heading'],
  ['collections/*/*/translate', 'translate:tab'],
  ['collections/*/*/new-brand', 'newBrand:tab'],
]

/**
 * The tab title of one of our views, for which Payload has one title in all languages.
 *
 * @param segments of its address below `/admin`
 * @returns `undefined` for Payload's own views
 */
export function titleOfView(segments: readonly string[], language: string): string | undefined {
  const found = VIEWS.find(([address]) =>
    address.split('/').every((part, place) => part === segments[place] || (part === '*' && segments[place])),
  )
  return found && translatorFor(language)(found[1])
}

/** @returns the parts of the address of one of our views below `/admin` */
export function addressSegmentsOfView({ params }: AdminViewServerProps): readonly string[] {
  return Array.isArray(params?.segments) ? params.segments : []
}
