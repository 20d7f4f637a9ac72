import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { facetKey } from '../../apps/site/src/search/index-scope.ts'
import { IndexWriter } from '../../apps/site/src/search/index-writer.ts'
import { runSearch, type SearchInput } from '../../apps/site/src/search/run-search.ts'
import type { SearchEntry } from '../../apps/site/src/search/search-index.ts'
import { SqliteSearchIndex } from '../../apps/site/src/search/sqlite-index.ts'
import { megabytes } from './process-memory.ts'

/** The languages of the sample's sites. */
const LANGUAGES = LANGUAGE_CODES.slice(0, 14)
const SITE = 'www.wayfare.example'
const AT_ONCE = 100
const QUERIES = 2000
const MEGABYTE = 1_048_576
/** Milliseconds. */
const CHANGE_AIM = 1000
const SUGGESTION_AIM = 50
/** Maximum growth of the process in megabytes after twice as many queries; its memory does not depend on their number. */
const MEMORY_AIM = 16

const THINGS =
  'Museum,Tower,Palace,Cathedral,Bridge,Market,Gallery,Castle,River,Garden,Harbour,Theatre,Abbey,Square'.split(',')
const VISITS =
  'timed entry ticket,guided tour,ticket with audio guide,sunset cruise,walking tour,day trip,food walk'.split(',')
const BEGINNINGS = 'Al,Ber,Cor,Dal,El,Fal,Gar,Hol,Is,Jor,Kar,Lor,Mal,Nor,Or,Pal,Quin,Ros,Sal,Tor'.split(',')
const MIDDLES = 'a,e,i,o,u,an,en,in,on,ar'.split(',')
const ENDS = 'burg,dale,field,ford,gate,ham,land,mere,mond,stadt,ton,ville,wick,worth'.split(',')

/** A name for a number, about three thousand different ones. */
function placeOf(number: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(number / step) % list.length] ?? ''
  return pick(BEGINNINGS, 1) + pick(MIDDLES, 20) + pick(ENDS, 200)
}

function productOf(number: number, lang: LanguageCode): SearchEntry {
  const place = placeOf(number)
  const thing = THINGS[number % THINGS.length] ?? ''
  const city = `City of ${placeOf(number % 200)}`
  return {
    lang,
    group: 'products',
    target: { kind: 'tourGroup', tgid: number, cityCode: `CITY${number % 200}`, slug: `tour-${number}` },
    title: `${place} ${thing}: ${VISITS[number % VISITS.length]}`,
    names: `${city} ${place} ${thing} Tickets Tours ${placeOf(number + 7)} ${placeOf(number + 13)}`,
    text: `Ninety minutes among the masterpieces of ${place}, with a guide who knows every stone, from the gate to the roof of the ${thing.toLowerCase()}, and the view over ${city} at the end.`,
    weight: (number % 1000) / 1000,
    facets: [facetKey('city', `CITY${number % 200}`), facetKey('with', number % 2 === 0 ? 'indoor' : 'family')],
    namedAfter: [{ kind: 'city', id: `CITY${number % 200}`, name: city, city: `CITY${number % 200}` }],
  }
}

/** Queries as typed, letter by letter, with mistakes, of one to many words. */
function queryOf(number: number): string {
  const place = placeOf(number * 37)
  const thing = THINGS[number % THINGS.length] ?? ''
  const kinds = [
    place.slice(0, 1 + (number % place.length)),
    place.replace(/(.)(.)$/, '$2$1'),
    `${place} ${thing}`,
    `${thing} ticket`,
    `tickets for the ${thing} of ${place}`,
    'tour',
    `${thing} in City of ${place} saturday with kids under 30 euros`,
  ]
  return kinds[number % kinds.length] ?? ''
}

/** Elapsed and CPU milliseconds; the latter are independent of other load. */
interface Cost {
  readonly wall: number
  readonly cpu: number
}

async function costOf(act: () => Promise<unknown>): Promise<Cost> {
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  await act()
  const wall = performance.now() - started
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wall, cpu: (user + system) / 1000 }
}

/**
 * Measures the search index with this number of products in fourteen languages: building, size and queries
 * (docs/decisions/031-search.md).
 *
 * @param flood further measurements with the index, whose path it gets
 */
export async function reportSearch(products: number, flood: (index: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-bench-search-'))
  const path = join(folder, 'index.db')
  const writer = new IndexWriter(path)
  const index = new SqliteSearchIndex(path)
  try {
    console.log(`search index of ${products} products in ${LANGUAGES.length} languages`)
    const building = await costOf(async () => build(writer, products))
    const size = statSync(path).size / MEGABYTE
    console.log(
      `  built in ${(building.wall / 1000).toFixed(1)} s (CPU ${(building.cpu / 1000).toFixed(1)} s), ${size.toFixed(0)} MB`,
    )

    const change = await costOf(() => changeOne(writer, index))
    console.log(
      `  a change in all languages is found after ${change.wall.toFixed(1)} ms (aim: at most ${CHANGE_AIM} ms)`,
    )

    await askAll(index)
    const before = retainedMegabytes()
    const costs = await askAll(index)
    for (const kind of ['wall', 'cpu'] as const) {
      const sorted = costs.map((cost) => cost[kind]).toSorted((one, other) => one - other)
      const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
      console.log(
        `  ${QUERIES} suggestions by ${kind === 'wall' ? 'the clock' : 'CPU time'}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms (aim: p99 at most ${SUGGESTION_AIM} ms)`,
      )
    }
    const more = retainedMegabytes() - before
    console.log(`  memory ${more.toFixed(0)} MB more after asking all of it twice (aim: at most ${MEMORY_AIM} MB)`)
    await flood(path)
  } finally {
    index.close()
    writer.close()
    rmSync(folder, { recursive: true })
  }
}

/** Heap of the process in megabytes after garbage collections. */
function retainedMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return megabytes(process.pid).now
}

function build(writer: IndexWriter, products: number): void {
  for (let from = 0; from < products; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, place) => from + place)
    writer.put(
      numbers.flatMap((number) => LANGUAGES.map((lang) => productOf(number, lang))),
      1,
    )
  }
  // Marks the index as complete, so that a site does not rebuild it.
  writer.finish({ build: 1, now: Date.now(), whole: { languages: [], cities: [] } })
}

function questionOf(query: string, lang: LanguageCode): SearchInput {
  return { query, choice: {}, scope: { lang, siteUid: SITE, homeCity: undefined }, synonyms: [], today: '2026-12-01' }
}

async function changeOne(writer: IndexWriter, index: SqliteSearchIndex): Promise<void> {
  const title = 'Xanthippe by moonlight'
  writer.put(
    LANGUAGES.map((lang) => ({ ...productOf(500, lang), title })),
    2,
  )
  for (const lang of LANGUAGES) {
    const [changed] = (await runSearch(questionOf('xanthippe', lang), index)).candidates
    if (changed?.title !== title) throw new Error(`what was changed is not found in ${lang}`)
  }
}

async function askAll(index: SqliteSearchIndex): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  for (let number = 0; number < QUERIES; number++) {
    const lang = LANGUAGES[number % LANGUAGES.length] ?? 'en'
    costs.push(await costOf(() => runSearch(questionOf(queryOf(number), lang), index)))
  }
  return costs
}
