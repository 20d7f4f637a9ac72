import { createHash } from 'node:crypto'
import type { Page } from '../../payload-types.ts'

/** Fields that editors do not write: the state of a page, and derived values. */
const NOT_WRITTEN: ReadonlySet<string> = new Set<keyof Page>([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'publishedAt',
  '_status',
  'editedBy',
  'uid',
  'adminLabel',
  'translationGroup',
  'sampleKey',
  'sampleHash',
  'wordsHash',
  'sourceHash',
  'madeFrom',
  'listedUnder',
  'lastEdited',
])

/** Equal for two versions of a page with the same content; forms store empty fields in several ways. */
export function fingerprintOf(page: Partial<Page>): string {
  const written = Object.fromEntries(Object.entries(page).filter(([key]) => !NOT_WRITTEN.has(key)))
  return createHash('sha256')
    .update(JSON.stringify(normalise(written)) ?? '')
    .digest('hex')
}

function normalise(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => normalise(item) ?? null)
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const normal = key === 'id' ? undefined : normalise(child)
    return normal === undefined ? [] : [[key, normal] as const]
  })
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
