import { randomBytes } from 'node:crypto'

/** Payload's id of a row: twelve bytes in hexadecimal. */
const ID_OF_ROW = /^[\da-f]{24}$/

/**
 * Copies blocks for another page: every row gets a new id, and references among the blocks (jump links, shortcodes, #addresses)
 * point to the copies.
 */
export function copyBlocksWithNewIds<T>(blocks: readonly T[], newId: () => string = newRowId): T[] {
  const ids = new Map([...idsIn(blocks)].map((id) => [id, newId()]))
  return blocks.map((block) => rename(block, ids) as T)
}

function newRowId(): string {
  return randomBytes(12).toString('hex')
}

function* idsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const row of value) yield* idsIn(row)
  else if (typeof value === 'object' && value !== null) {
    if ('id' in value && typeof value.id === 'string' && ID_OF_ROW.test(value.id)) yield value.id
    yield* idsIn(Object.values(value))
  }
}

/** Ids are too long to equal any other word. */
function rename(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replaceAll(/[\da-f]{24}/g, (id) => ids.get(id) ?? id)
  if (Array.isArray(value)) return value.map((item) => rename(item, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rename(part, ids)]))
}
