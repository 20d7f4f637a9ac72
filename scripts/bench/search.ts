import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { find } from '../../apps/site/src/search/find.ts'
import { IndexWriter } from '../../apps/site/src/search/index-writer.ts'
import type { SearchEntry } from '../../apps/site/src/search/search-index.ts'
import { SqliteSearchIndex } from '../../apps/site/src/search/sqlite-index.ts'
import { megabytes } from './process-memory.ts'

const PRODUCTS = 100_000
const LANG: LanguageCode = 'en'
const SITE = 'www.wayfare.example'
const AT_ONCE = 100
const QUERIES = 2000
const MEGABYTE = 1_048_576

const THINGS =
  'Museum,Tower,Palace,Cathedral,Bridge,Market,Gallery,Castle,River,Garden,Harbour,Theatre,Abbey,Square'.split(',')
const VISITS =
  'timed entry ticket,guided tour,ticket with audio guide,sunset cruise,walking tour,day trip,food walk'.split(',')
const BEGINNINGS = 'Al,Ber,Cor,Dal,El,Fal,Gar,Hol,Is,Jor,Kar,Lor,Mal,Nor,Or,Pal,Quin,Ros,Sal,Tor'.split(',')
const MIDDLES = 'a,e,i,o,u,an,en,in,on,ar'.split(',')
const ENDS = 'burg,dale,field,ford,gate,ham,land,mere,mond,stadt,ton,ville,wick,worth'.split(',')

/** The same name for the same number; some three thousand of them. */
function placeOf(number: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(number / step) % list.length] ?? ''
  return pick(BEGINNINGS, 1) + pick(MIDDLES, 20) + pick(ENDS, 200)
}

function productOf(number: number): SearchEntry {
  const place = placeOf(number)
  const thing = THINGS[number % THINGS.length] ?? ''
  const city = `City of ${placeOf(number % 200)}`
  return {
    lang: LANG,
    group: 'products',
    target: { kind: 'tourGroup', tgid: number, cityCode: `CITY${number % 200}`, slug: `tour-${number}` },
    title: `${place} ${thing}: ${VISITS[number % VISITS.length]}`,
    names: `${city} ${place} ${thing} Tickets Tours ${placeOf(number + 7)} ${placeOf(number + 13)}`,
    text: `Ninety minutes among the masterpieces of ${place}, with a guide who knows every stone, from the gate to the roof of the ${thing.toLowerCase()}, and the view over ${city} at the end.`,
    weight: (number % 1000) / 1000,
  }
}

/** What is typed, letter by letter, with mistakes, from one letter to many words. */
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
  ]
  return kinds[number % kinds.length] ?? ''
}

/** A hundred thousand products in one language: what the index costs to build, to keep and to ask (docs/decisions/031-search.md). */
export async function reportSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-bench-search-'))
  const path = join(folder, 'index.db')
  try {
    const writer = new IndexWriter(path)
    const building = performance.now()
    for (let from = 0; from < PRODUCTS; from += AT_ONCE) {
      writer.put(
        Array.from({ length: AT_ONCE }, (_, index) => productOf(from + index)),
        1,
      )
    }
    writer.finish({ build: 1, now: 1, isWhole: true })
    console.log(`search index of ${PRODUCTS} products, one language`)
    console.log(
      `  built in ${((performance.now() - building) / 1000).toFixed(1)} s, ${(statSync(path).size / MEGABYTE).toFixed(0)} MB`,
    )

    const index = new SqliteSearchIndex(path)
    const changing = performance.now()
    writer.put([{ ...productOf(500), title: 'Xanthippe by moonlight' }], 2)
    const scope = { lang: LANG, siteUid: SITE, homeCity: undefined }
    const [changed] = await find('xanthippe', scope, [], index)
    if (changed?.title !== 'Xanthippe by moonlight') throw new Error('what was changed is not found')
    console.log(`  a change is found after ${(performance.now() - changing).toFixed(1)} ms`)

    const before = megabytes(process.pid).now
    const times: number[] = []
    for (let number = 0; number < QUERIES; number++) {
      const asked = performance.now()
      await find(queryOf(number), scope, [], index)
      times.push(performance.now() - asked)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
    console.log(`  ${QUERIES} suggestions: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`)
    console.log(`  memory ${(megabytes(process.pid).now - before).toFixed(0)} MB more after them`)
    index.close()
    writer.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
