/** A page whose rows have the ids of the source's rows that they translate. */
export interface PairedPage<Page extends object> {
  readonly page: Page
  /** Restores the rows' own ids. */
  readonly restore: (page: Page) => Page
}

type Values = Record<string, unknown>

/**
 * Finds the translation of each row: the row with the same id, since a translation starts as a copy; in a list that shares no
 * id with its source, the row of the same kind at the same index. Neither page is changed.
 */
export function pairRows<Page extends object>(target: Page, source: object): PairedPage<Page> {
  const ownIds = new Map<string, string>()
  const page = structuredClone(target)
  pairValues(page as Values, source as Values, '', ownIds)
  const restore = (changed: Page): Page => {
    const restored = structuredClone(changed)
    restoreValues(restored as Values, '', ownIds)
    return restored
  }
  return { page, restore }
}

function pairValues(target: Values, source: Values, path: string, ownIds: Map<string, string>): void {
  for (const [name, value] of Object.entries(target)) {
    const [inner, twin] = [`${path}.${name}`, source[name]]
    if (isRows(value) && isRows(twin)) pairLists(value, twin, inner, ownIds)
    else if (isGroup(value) && isGroup(twin)) pairValues(value, twin, inner, ownIds)
  }
}

function pairLists(rows: readonly Row[], twins: readonly Row[], path: string, ownIds: Map<string, string>): void {
  const ids = new Set(twins.map(({ id }) => id))
  const sharesIds = rows.some(({ id }) => ids.has(id))
  const counts = new Map<unknown, number>()
  for (const row of rows) {
    const place = counts.get(row.blockType) ?? 0
    counts.set(row.blockType, place + 1)
    const twin = sharesIds
      ? twins.find(({ id }) => id === row.id)
      : twins.filter(({ blockType }) => blockType === row.blockType)[place]
    if (!twin) continue
    const inner = `${path}.${twin.id}`
    ownIds.set(inner, row.id)
    row.id = twin.id
    pairValues(row, twin, inner, ownIds)
  }
}

function restoreValues(values: Values, path: string, ownIds: ReadonlyMap<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const inner = `${path}.${name}`
    if (isRows(value)) {
      for (const row of value) {
        restoreValues(row, `${inner}.${row.id}`, ownIds)
        row.id = ownIds.get(`${inner}.${row.id}`) ?? row.id
      }
    } else if (isGroup(value)) restoreValues(value, inner, ownIds)
  }
}

interface Row extends Values {
  id: string
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isGroup(row) && typeof row.id === 'string')
}

/** Excludes rich-text trees, whose nodes have other ids. */
function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('root' in value)
}
