import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findCandidates } from '../../../apps/site/src/search/find-candidates.ts'
import { IndexWriter } from '../../../apps/site/src/search/index-writer.ts'
import { runSearch } from '../../../apps/site/src/search/run-search.ts'
import type { EntryTarget, SearchEntry, SearchScope } from '../../../apps/site/src/search/search-index.ts'
import { SqliteSearchIndex } from '../../../apps/site/src/search/sqlite-index.ts'
import { readSampleEntries } from './entries.fixture.ts'

/**
 * How well the search of the sample's marketplace answers what people type: judged queries with the results that should come
 * first, by the measure that search engines use (normalised discounted cumulative gain of the first five).
 */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ru', 'pl'] as const
const SITE = 'www.wayfare.example'
const LOOKED_AT = 5

/** What should come first: `t7110` is a tour group, anything else a page of the site by its key. */
const judgedSchema = z.array(
  z.strictObject({
    expected: z.array(z.string()).min(1).max(3),
    queries: z.partialRecord(z.enum(LANGUAGE_CODES), z.array(z.string()).min(1)),
  }),
)

const folder = mkdtempSync(join(tmpdir(), 'passepartout-relevance-'))
const index = new SqliteSearchIndex(join(folder, 'index.db'))
let sample: Awaited<ReturnType<typeof readSampleEntries>>

beforeAll(async () => {
  sample = await readSampleEntries()
  const writer = new IndexWriter(join(folder, 'index.db'))
  writer.put(
    sample.entries.filter(({ lang }) => LANGUAGES.some((judged) => judged === lang)),
    1,
  )
  writer.finish({ build: 1, now: 1, whole: { languages: [], cities: [] } })
  writer.close()
})
afterAll(() => {
  index.close()
  rmSync(folder, { recursive: true })
})

function nameOf(target: EntryTarget, lang: string): string {
  if (target.kind === 'tourGroup') return `t${target.tgid}`
  return sample.keys.get(`${lang} ${target.uid}`)?.replace('wayfare/', '') ?? target.uid
}

async function search(query: string, lang: SearchScope['lang']): Promise<readonly string[]> {
  const found = await findCandidates(query, { lang, siteUid: SITE, homeCity: undefined }, [], index)
  return found.map(({ target }) => nameOf(target, lang))
}

const gainOf = (gains: readonly number[]) =>
  gains.reduce((sum, gain, place) => sum + (2 ** gain - 1) / Math.log2(place + 2), 0)

/** 1 where the first five are in the best order that there is. */
function ndcgOf(found: readonly string[], expected: readonly string[]): number {
  const worth = (name: string) => (expected.includes(name) ? 3 - expected.indexOf(name) : 0)
  return gainOf(found.slice(0, LOOKED_AT).map(worth)) / gainOf(expected.map(worth))
}

test('what people type finds what they mean: nDCG@5 of the judged queries is 0.9 or more', async () => {
  const judged = judgedSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'judged-queries.json'), 'utf8')))
  const there = new Set(sample.entries.map(({ target, lang }) => `${lang} ${nameOf(target, lang)}`))
  const scores: { readonly lang: string; readonly query: string; readonly score: number }[] = []
  for (const { expected, queries } of judged) {
    for (const lang of LANGUAGES) {
      // Not every page is in every language.
      const wanted = expected.filter((name) => there.has(`${lang} ${name}`))
      expect(wanted.length, `${lang} ${expected.join()}`).toBeGreaterThan(queries[lang] ? 0 : -1)
      for (const query of queries[lang] ?? []) {
        scores.push({ lang, query, score: ndcgOf(await search(query, lang), wanted) })
      }
    }
  }
  const meanOf = (list: typeof scores) => list.reduce((sum, { score }) => sum + score, 0) / list.length
  const byLanguage = LANGUAGES.map((lang) => `${lang} ${meanOf(scores.filter((one) => one.lang === lang)).toFixed(3)}`)
  const worst = scores.filter(({ score }) => score < 0.5).map(({ lang, query }) => `${lang} ${query}`)
  console.info(
    `nDCG@5 of ${scores.length} judged queries: ${meanOf(scores).toFixed(3)} (${byLanguage.join(', ')}); below 0.5: ${worst.join('; ')}`,
  )
  expect(scores.length).toBeGreaterThanOrEqual(150)
  expect(meanOf(scores)).toBeGreaterThanOrEqual(0.9)
})

test('no query that is a title misses it', async () => {
  const own = ({ target }: SearchEntry) => target.kind === 'tourGroup' || target.siteUid === SITE
  const entries = sample.entries.filter((entry) => own(entry) && entry.lang === 'en')
  const missed: string[] = []
  for (const { title, target, lang } of entries) {
    const first = (await search(title, lang)).slice(0, LOOKED_AT)
    if (!first.includes(nameOf(target, lang))) missed.push(`${lang} ${title}`)
  }
  expect(missed).toEqual([])
})

test('a sight that is named is not padded with what shares another word of the query', async () => {
  const scope = { lang: 'en', siteUid: SITE, homeCity: undefined } as const
  const question = { query: 'versailles tickets in winter', choice: {}, scope, synonyms: [], today: '2026-11-26' }
  const { candidates } = await runSearch(question, index)
  expect(candidates.length).toBeGreaterThan(3)
  expect(candidates.map(({ title }) => title).filter((title) => !title.includes('Versailles'))).toEqual([])
})
