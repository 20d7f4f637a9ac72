export interface Difference {
  /** Dotted path of the field, such as `blocks.2.title`. */
  readonly path: string
  readonly mine: string
  readonly theirs: string
}

/** Fields that change with every save or that only the system reads. */
const NO_WORDS = new Set(['updatedAt', 'createdAt', 'editedBy', 'id', '_status', 'adminLabel', 'publishedAt'])

/**
 * The fields in which two versions of a document differ, as readable text.
 *
 * @param mine the values of the form; absent ones are unchanged
 */
export function findDifferences(mine: unknown, theirs: unknown): Difference[] {
  const [own, other] = [leavesOf(mine), leavesOf(theirs)]
  const paths = new Set([...own.keys(), ...other.keys()].filter((path) => isInForm(path, mine)))
  return [...paths]
    .map((path) => ({ path, mine: own.get(path) ?? '', theirs: other.get(path) ?? '' }))
    .filter(({ path, mine: own, theirs: other }) => own !== other && !isEmptyList(path, own, theirs))
}

/** A form stores the number of rows for an empty list. */
function isEmptyList(path: string, own: string, theirs: unknown): boolean {
  const other = path.split('.').reduce<unknown>((value, key) => Object(value)[key], theirs)
  return own === '0' && (other === undefined || other === null || (Array.isArray(other) && other.length === 0))
}

function isInForm(path: string, form: unknown): boolean {
  const [first = ''] = path.split('.')
  return typeof form === 'object' && form !== null && first in form
}

/** All texts and numbers of a document by path; a rich text is one text. */
function leavesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map()
  if (typeof value !== 'object') return new Map([[path.join('.'), String(value)]])
  if ('root' in value) return new Map([[path.join('.'), textOf(value.root)]])
  const leaves = Object.entries(value).filter(([key]) => !NO_WORDS.has(key))
  return new Map(leaves.flatMap(([key, child]) => [...leavesOf(child, [...path, key])]))
}

function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return children.map(textOf).join(' ').trim()
}
