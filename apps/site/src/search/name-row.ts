import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { stemmedNameKey, unstemmedNameKey } from '../query-understanding/name-keys.ts'
import { ENTITY_KINDS, type FoundEntity } from '../query-understanding/named-entity.ts'
import { normalizedWords } from '../query-understanding/normalized-words.ts'
import type { SearchEntry } from './search-index.ts'

/** Upper limit on names of one query. */
export const MAX_NAMES = 200
export const NAME_COLUMNS_SQL = 'key, lang, kind, id, name, city'

/** Letters from which a name is also known without its spaces: "newyork". */
export const MIN_JOINED_LENGTH = 7

/** The names of some entries as database rows, without duplicates, in the order of their keys. */
export function rowsOfNames(entries: readonly Pick<SearchEntry, 'lang' | 'namedAfter'>[]) {
  const rows = entries.flatMap(({ lang, namedAfter }) =>
    namedAfter.flatMap(({ kind, id, name, alias = name, city = '' }) => {
      // The words for kinds are looked up by their language.
      const prefix = kind === 'kind' ? `${lang}:` : ''
      const whole = normalizedWords(alias)
      const joined = kind === 'kind' ? '' : whole.join('')
      const keys = new Set(
        [
          stemmedNameKey(alias, lang),
          unstemmedNameKey(alias, lang),
          whole.join(' '),
          joined.length < MIN_JOINED_LENGTH ? '' : joined,
        ].filter((key) => key !== ''),
      )
      return [...keys].map((key) => ({ key: prefix + key, lang, kind, id, name, city }))
    }),
  )
  const each = new Map(rows.map((row) => [[row.key, row.lang, row.kind, row.id, row.city].join('\0'), row] as const))
  return [...each].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

const rowSchema = z
  .object({
    key: z.string(),
    lang: z.enum(LANGUAGE_CODES),
    kind: z.enum(ENTITY_KINDS),
    id: z.string(),
    name: z.string(),
    city: z.string(),
  })
  .transform(({ city, ...row }): FoundEntity => (city === '' ? row : { ...row, city }))

/** Parses rows, each thing of a key once; invalid rows of a shared database are dropped. */
export function parseNameRows(rows: readonly unknown[]): readonly FoundEntity[] {
  const names = rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
  const each = new Map<string, FoundEntity>()
  for (const found of names) {
    const key = [found.key, found.kind, found.id, found.city].join(' ')
    if (!each.has(key)) each.set(key, found)
  }
  return [...each.values()]
}
