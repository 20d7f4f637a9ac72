/** Maximum characters of a heading that is read at a glance; the field accepts more. */
export const COMFORTABLE_HEADING_LENGTH = 90

/** A shortcode, whose output differs from its text. */
const SHORTCODE = /\[[^[\]]*\]/g

/** The length of a text that is too long for visitors: `undefined` when it is not. */
export function lengthIfTooLong(text: string, comfortable: number): number | undefined {
  const length = text.replaceAll(SHORTCODE, '').trim().length
  return length > comfortable ? length : undefined
}
