/** Maximum characters; also that of a synonym. */
const MAX_LENGTH = 60

/** Digits of any script, mail and web addresses: parts of a booking, a phone number or a person. */
const PERSONAL = /[\p{N}@/\\<>{}]|\p{L}\.\p{L}/u

/**
 * A query as it is counted: in lower case, without punctuation between words.
 *
 * @returns `undefined` for one that is not counted, because it is long or may name a person
 */
export function countableQuery(query: string): string | undefined {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,;:!?"„“”«»()]+/gu, ' ')
    .trim()
  return text === '' || [...text].length > MAX_LENGTH || PERSONAL.test(text) ? undefined : text
}
