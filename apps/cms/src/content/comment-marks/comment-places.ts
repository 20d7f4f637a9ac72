/** A field name, and the id of a row of it: `title`, `blocks[65f0]`. */
const PART = /^(\w{1,64})(?:\[([\w-]{1,64})\])?$/
const MAX_LENGTH = 400

/**
 * Where a field or block of a page is, by the ids of its rows, so that it stays the same when rows are moved:
 * `blocks[65f0].items[66a1].title` for the path `blocks.2.items.0.title`.
 *
 * @param idAt the id of the row at a path
 * @returns nothing while a row on the way has no id
 */
export function commentPlaceOfPath(path: string, idAt: (rowPath: string) => unknown): string | undefined {
  const parts = path.split('.')
  let place = ''
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) {
      place += place === '' ? part : `.${part}`
      continue
    }
    const id = idAt(parts.slice(0, index + 1).join('.'))
    if (typeof id !== 'string') return undefined
    place += `[${id}]`
  }
  return isCommentPlace(place) ? place : undefined
}

/**
 * The path of a place in a form, as its rows are now.
 *
 * @param idsAt the ids of the rows of a list, in order
 * @returns nothing when a row is gone
 */
export function pathOfCommentPlace(place: string, idsAt: (listPath: string) => readonly unknown[]): string | undefined {
  let path = ''
  for (const part of place.split('.')) {
    const [, name, id] = PART.exec(part) ?? []
    if (name === undefined) return undefined
    path += path === '' ? name : `.${name}`
    if (id === undefined) continue
    const index = idsAt(path).indexOf(id)
    if (index === -1) return undefined
    path += `.${index}`
  }
  return path
}

/** Whether a text can be a place. */
export function isCommentPlace(text: string): boolean {
  return text.length <= MAX_LENGTH && text.split('.').every((part) => PART.test(part))
}

/** Whether a place is another one, or within it. */
export function isWithinCommentPlace(place: string, around: string): boolean {
  return place === around || place.startsWith(`${around}.`)
}

/** The ids of the rows of a list of a document. */
export function rowIdsIn(document: unknown, listPath: string): unknown[] {
  const rows = listPath.split('.').reduce<unknown>((value, name) => Object(value)[name], document)
  return Array.isArray(rows) ? rows.map((row) => Object(row).id) : []
}
