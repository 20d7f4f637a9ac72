/** Bytes of what a tool says, unless it is asked for more: an agent pays for every one. */
export const MAX_ANSWER_BYTES = 8192
/** What the protocol writes around it. */
const ENVELOPE_BYTES = 256
const MAX_WORDS_BYTES = 3500
const SMALL_LIST_BYTES = 1000
/** Characters that a text keeps when no list can be cut any more. */
const SHORTEST_TEXT = 200

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** A list or a text, where it stands, and its value with another one in its place. */
interface Part {
  readonly path: string
  readonly part: Json
  readonly replace: (part: Json) => Json
}

/**
 * Cuts the largest inner lists at their ends, then the longest texts, until words and data take `MAX_ANSWER_BYTES` at most.
 *
 * @param answer what a tool says, as JSON and as words
 * @returns the same, and what was cut: paths such as `product.starts`
 */
export function fitAnswer({ value, words }: { readonly value: Json; readonly words: string }) {
  const fittingWords = cutToBytes(words, MAX_WORDS_BYTES)
  const room = MAX_ANSWER_BYTES - ENVELOPE_BYTES - bytesOf(fittingWords)
  const leftOut = new Set<string>()
  let fitting = value
  while (bytesOf(fitting) > room) {
    const parts = partsOf(fitting)
    const part =
      largest(innermost(parts.filter((one) => Array.isArray(one.part) && one.part.length > 1))) ??
      largest(parts.filter((one) => typeof one.part === 'string' && one.part.length > SHORTEST_TEXT))
    if (!part) break
    leftOut.add(part.path)
    fitting = part.replace(shortened(part.part))
  }
  return { value: fitting, words: fittingWords, leftOut: [...leftOut] }
}

/** @param bytes of UTF-8, an ellipsis included */
export function cutToBytes(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text
  let end = Math.min(text.length, bytes)
  while (bytesOf(`${text.slice(0, end)}…`) > bytes) end = Math.floor(end * 0.9)
  const start = text.slice(0, end).toWellFormed()
  return `${start.replace(/\ufffd$/, '')}…`
}

function shortened(part: Json): Json {
  if (Array.isArray(part)) return part.slice(0, Math.ceil(part.length * 0.8) - (part.length < 5 ? 1 : 0))
  return cutToBytes(String(part), Math.max(SHORTEST_TEXT, bytesOf(part) / 2))
}

function largest(parts: readonly Part[]): Part | undefined {
  return parts.reduce<Part | undefined>(
    (found, one) => (found && bytesOf(found.part) >= bytesOf(one.part) ? found : one),
    undefined,
  )
}

/** Rather the days of each of four products than one of the four. */
function innermost(lists: readonly Part[]): readonly Part[] {
  const large = lists.filter(({ part }) => bytesOf(part) > SMALL_LIST_BYTES)
  const inner = large.filter(({ path }) => !large.some((other) => other.path.startsWith(`${path}.`)))
  return inner.length > 0 ? inner : lists
}

/** All lists and texts of a value. */
function partsOf(value: Json, path = '', replace: (part: Json) => Json = (part) => part): Part[] {
  if (typeof value === 'string') return [{ path, part: value, replace }]
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [{ path, part: value, replace }] : []
  const inner = Object.entries(value).flatMap(([name, part]) => {
    const place = Array.isArray(value) ? path : [path, name].filter(Boolean).join('.')
    const put = (other: Json): Json =>
      replace(Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other })
    return partsOf(part, place, put)
  })
  return [...own, ...inner]
}

/** As they are sent: JSON in UTF-8. */
export function bytesOf(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value))
}
