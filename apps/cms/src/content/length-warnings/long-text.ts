/** Characters of a heading that is read at a glance; the field takes more. */
export const COMFORTABLE = 90

/** A shortcode shows something else than its letters. */
const SHORTCODE = /\[[^[\]]*\]/g

/** How long a text is that visitors will not read to its end: `undefined` where it is not. */
export function lengthWhereLong(text: string, comfortable: number): number | undefined {
  const length = text.replaceAll(SHORTCODE, '').trim().length
  return length > comfortable ? length : undefined
}
