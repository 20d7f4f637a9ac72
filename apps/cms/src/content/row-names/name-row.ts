/** Where a row may have its name; with a label where it is a number or a code, which says nothing alone. */
export interface NamePlace {
  /** Names of fields with dots between; a number is a place in a list. */
  readonly path: string
  readonly label?: string
}

/** Longer ones are cut where the form has no room. */
const LONGEST_NAME = 80

/** A row of a list by its own words, or `undefined` where nothing is written in it yet. */
export function nameRow(row: unknown, places: readonly NamePlace[]): string | undefined {
  for (const { path, label } of places) {
    const words = wordsOf(path.split('.').reduce(partOf, row))
    if (words !== '') return label === undefined ? words : `${label} ${words}`
  }
  return undefined
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The first words of a text, rich or not, on one line. */
function wordsOf(value: unknown): string {
  const words = typeof value === 'number' ? String(value) : [...textsIn(value)].join(' ')
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1).trimEnd()}…` : line
}

/** Stops where there is enough for a name, so that a chapter costs no more than a sentence. */
function* textsIn(value: unknown): Generator<string> {
  let length = 0
  for (const text of allTextsIn(value)) {
    yield text.slice(0, 2 * LONGEST_NAME)
    length += text.trim().length
    if (length > LONGEST_NAME) return
  }
}

function* allTextsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  if ('root' in value) yield* allTextsIn(value.root)
  if ('text' in value && typeof value.text === 'string') yield value.text
  if ('children' in value && Array.isArray(value.children)) for (const child of value.children) yield* allTextsIn(child)
}
