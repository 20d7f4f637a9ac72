import { parseJson } from '@passepartout/content-model/parse-json'
import { z } from 'zod'
import { normalizedWords } from '../query-understanding/normalized-words.ts'
import { scopeTokensOfEntry } from './index-scope.ts'
import { type Candidate, SEARCH_GROUPS, type SearchEntry } from './search-index.ts'
import { keyOfTarget } from './target-key.ts'

/** Upper limit on indexed words of a text. */
const MAX_BODY_WORDS = 120

/** An entry as a database row: words joined with spaces. */
export function rowOfEntry(entry: SearchEntry) {
  const { lang, group, target, title, names, text, weight } = entry
  return {
    key: keyOfTarget(target),
    lang,
    kind: group,
    scope: scopeTokensOfEntry(entry).join(' '),
    target: JSON.stringify(target),
    title,
    title_words: normalizedWords(title).join(' '),
    name_words: [...new Set(normalizedWords(names))].join(' '),
    body: [...new Set(normalizedWords(text))].slice(0, MAX_BODY_WORDS).join(' '),
    weight,
  }
}

const targetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tourGroup'), tgid: z.number(), cityCode: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('page'), uid: z.string(), siteUid: z.string() }),
])

/** Characters. */
const MAX_TARGET_LENGTH = 5000

/** The columns that a search reads. */
export const CANDIDATE_COLUMNS_SQL = 'entry.kind, entry.target, entry.title, title_words, name_words, weight'

const candidateSchema = z
  .object({
    kind: z.enum(SEARCH_GROUPS),
    target: z.string().max(MAX_TARGET_LENGTH).transform(parseJson).pipe(targetSchema),
    title: z.string(),
    title_words: z.string(),
    name_words: z.string(),
    weight: z.number(),
  })
  .transform(
    ({ kind, target, title, title_words: titleWords, name_words: nameWords, weight }): Candidate => ({
      group: kind,
      target,
      title,
      titleWords: titleWords.split(' '),
      nameWords: nameWords.split(' '),
      weight,
    }),
  )

/** Parses rows; invalid rows of a shared database are dropped. */
export function parseCandidateRows(rows: readonly unknown[]): readonly Candidate[] {
  return rows.flatMap((row) => candidateSchema.safeParse(row).data ?? [])
}
