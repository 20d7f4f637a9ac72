/** A field that may name a row; with a label if it is a number or a code, which says nothing alone. */
export interface RowNameField {
  /** Names of fields separated by dots; a number is an index of a list. */
  readonly path: string
  readonly label?: string
  /** Whether it holds the number of a picture, which has a name of its own. */
  readonly isPicture?: boolean
}

/** Maximum length; the form has no room for more. */
const MAX_NAME_LENGTH = 80

/** The name of a list's row, from its own text, or `undefined` while it has none. */
export function findRowName(row: unknown, places: readonly RowNameField[]): string | undefined {
  for (const { path, label, isPicture } of places) {
    if (isPicture) continue
    const words = wordsAt(row, path)
    if (words !== '') return label === undefined ? words : `${label} ${words}`
  }
  return undefined
}

/** The number of the experience that names a row, where no words do. */
export function experienceIdForRowName(row: unknown, places: readonly RowNameField[]): string | undefined {
  const named = places.map(({ path }) => ({ path, words: wordsAt(row, path) })).find(({ words }) => words !== '')
  return named?.path.split('.').at(-1) === 'tgid' ? named.words : undefined
}

/** The number of the picture that names a row, where nothing else does. */
export function pictureIdForRowName(row: unknown, places: readonly RowNameField[]): string | undefined {
  if (findRowName(row, places) !== undefined) return undefined
  const numbers = places.filter(({ isPicture }) => isPicture).flatMap(({ path }) => [path, `${path}.id`])
  return numbers.map((path) => wordsAt(row, path)).find((number) => number !== '')
}

function wordsAt(row: unknown, path: string): string {
  return wordsOf(path.split('.').reduce(partOf, row))
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The first words of a text or rich text, on one line. */
function wordsOf(value: unknown): string {
  const words = typeof value === 'number' ? String(value) : [...textsIn(value)].join(' ')
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_NAME_LENGTH ? `${line.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : line
}

/** Stops when there is enough for a name, so that a long text costs no more than a short one. */
function* textsIn(value: unknown): Generator<string> {
  let length = 0
  for (const text of allTextsIn(value)) {
    yield text.slice(0, 2 * MAX_NAME_LENGTH)
    length += text.trim().length
    if (length > MAX_NAME_LENGTH) return
  }
}

function* allTextsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  if ('root' in value) yield* allTextsIn(value.root)
  if ('text' in value && typeof value.text === 'string') yield value.text
  if ('children' in value && Array.isArray(value.children)) for (const child of value.children) yield* allTextsIn(child)
}
