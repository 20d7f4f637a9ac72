import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { keyOfName, plainKeyOf } from '../understand/keys-of.ts'
import { type FoundName, NAME_KINDS } from '../understand/named.ts'
import { wordsOf } from '../understand/words-of.ts'
import type { SearchEntry } from './search-index.ts'

/** Upper limit on names of one query. */
export const MAX_NAMES = 200
export const NAME_COLUMNS = 'key, lang, kind, id, name, city'

/** Letters from which a name is also known without its spaces: "newyork". */
export const SHORTEST_JOINED = 7

/** The names of some entries as database rows, without duplicates, in the order of their keys. */
export function rowsOfNames(entries: readonly Pick<SearchEntry, 'lang' | 'called'>[]) {
  const rows = entries.flatMap(({ lang, called }) =>
    called.flatMap(({ kind, id, name, alias = name, city = '' }) => {
      // The words for kinds are looked up by their language.
      const prefix = kind === 'kind' ? `${lang}:` : ''
      const whole = wordsOf(alias)
      const joined = kind === 'kind' ? '' : whole.join('')
      const keys = new Set(
        [
          keyOfName(alias, lang),
          plainKeyOf(alias, lang),
          whole.join(' '),
          joined.length < SHORTEST_JOINED ? '' : joined,
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
    kind: z.enum(NAME_KINDS),
    id: z.string(),
    name: z.string(),
    city: z.string(),
  })
  .transform(({ city, ...row }): FoundName => (city === '' ? row : { ...row, city }))

/** Parses rows, each thing of a key once; invalid rows of a shared database are dropped. */
export function readNames(rows: readonly unknown[]): readonly FoundName[] {
  const names = rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
  const each = new Map<string, FoundName>()
  for (const found of names) {
    const key = [found.key, found.kind, found.id, found.city].join(' ')
    if (!each.has(key)) each.set(key, found)
  }
  return [...each.values()]
}
