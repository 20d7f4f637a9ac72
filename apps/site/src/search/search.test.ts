import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Pglite, startPglite } from '../../test/postgres/start-pglite.ts'
import { entriesOfTourGroup } from './entries-of-tour-group.ts'
import { entryOfPage } from './entry-of-page.ts'
import { findCandidates } from './find-candidates.ts'
import { executeCommand, IndexWriter } from './index-writer.ts'
import type { WriterCommand } from './index-writer-thread.ts'
import { expandSynonyms } from './matching/expand-synonyms.ts'
import type { OpenedIndex } from './open-index.ts'
import { PostgresSearchIndex } from './postgres/postgres-index.ts'
import { PostgresWriter } from './postgres/postgres-writer.ts'
import { runSearch } from './run-search.ts'
import type { SearchEntry, SearchIndex, SearchScope } from './search-index.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'
import { SqliteSearchIndex } from './sqlite-index.ts'
import { keyOfTarget } from './target-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'passepartout-search-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HOST = 'www.wayfare.example'
const ROME_HOST = 'rome.wayfare.example'

const page = (uid: string, title: string, more: Partial<Parameters<typeof entryOfPage>[0]> = {}) => ({
  uid,
  lang: 'en' as const,
  siteUid: uid.startsWith(ROME_HOST) ? ROME_HOST : HOST,
  pageType: 'collectionPage' as const,
  categorisation: {},
  meta: { title, description: '' },
  title,
  blocks: [],
  ...more,
})

const tourGroup = (tgid: number, name: string, ratings: number, [cityCode, cityName]: readonly [string, string]) => ({
  tgid,
  name,
  summary: '',
  cityCode,
  cityName,
  slug: `slug-${tgid}`,
  rating: { average: 4.5, count: ratings },
})
const ROME = ['ROME', 'Rome'] as const
const PARIS = ['PARIS', 'Paris'] as const

const OSLO = ['OSLO', 'Oslo'] as const
const FJORD = [8101, 8102, 8103].map((tgid) => `tour-group:${tgid}`)

const collectionOf = (displayName: string) => ({ primaryCollection: { id: 1005, displayName } })

const ENTRIES: readonly SearchEntry[] = [
  entryOfPage(page(`${HOST}.louvre`, 'Louvre Museum tickets'), ['Билеты в Лувр']),
  entryOfPage(
    page(`${HOST}.about`, 'About us', { pageType: 'contentPage', standfirst: 'We went to the Louvre first' }),
    [],
  ),
  entryOfPage(page(`${ROME_HOST}.colosseum`, 'The Colosseum', { categorisation: { city: 'ROME' } }), []),
  ...entriesOfTourGroup(
    new Map([
      ['en', { ...tourGroup(7210, 'Colosseum: timed entry', 15_000, ROME), ...collectionOf('Colosseum') }],
      [
        'de',
        { ...tourGroup(7210, 'Kolosseum: fester Einlass', 15_000, ['ROME', 'Rom']), ...collectionOf('Kolosseum') },
      ],
      ['ru', { ...tourGroup(7210, 'Колизей: вход по времени', 15_000, ['ROME', 'Рим']), ...collectionOf('Колизей') }],
      ['es', { ...tourGroup(7210, 'Coliseo: entrada con hora', 15_000, ['ROME', 'Roma']), ...collectionOf('Coliseo') }],
    ]),
  ),
  ...entriesOfTourGroup(
    new Map([
      ['en', { ...tourGroup(7211, 'Colosseum: private tour', 20, ROME), traits: ['private'] as const, isGuided: true }],
    ]),
  ),
  ...entriesOfTourGroup(new Map([['en', tourGroup(7110, 'Louvre: timed entry', 20_000, PARIS)]])),
  ...entriesOfTourGroup(new Map([['en', { ...tourGroup(7130, 'Musée d’Orsay', 900, PARIS), slug: 'orsay' }]])),
  ...entriesOfTourGroup(new Map([['en', tourGroup(8101, 'Fjord: sailing with blankets', 9000, OSLO)]])),
  // Only one of the languages says it.
  ...entriesOfTourGroup(
    new Map([
      ['en', tourGroup(8102, 'Fjord: sailing with a harpist', 90, OSLO)],
      ['de', tourGroup(8102, 'Fjord: Konzert am Abend', 90, OSLO)],
    ]),
  ),
  ...entriesOfTourGroup(new Map([['en', tourGroup(8103, 'Fjord: sunset sailing with harpists', 9, OSLO)]])),
]

let files = 0
function createFile(entries: readonly SearchEntry[] = ENTRIES) {
  files += 1
  const path = join(folder, `${files}.db`)
  const writer = new IndexWriter(path)
  writer.put(entries, 1)
  writer.finish({ build: 1, now: 1000, whole: { languages: [], cities: [] } })
  return { path, writer, index: new SqliteSearchIndex(path) }
}

interface OpenedIndexes {
  readonly index: OpenedIndex['index']
  readonly order: (order: WriterCommand) => Promise<void>
}

async function keepInFile(): Promise<OpenedIndexes> {
  const { writer, index } = createFile()
  const order = async (one: WriterCommand) => executeCommand(writer, one)
  return { index, order }
}

let database: {
  readonly server: Pglite
  readonly index: PostgresSearchIndex
  readonly writer: PostgresWriter
}
/** No machine is too slow for it. */
const TIMEOUT = 120_000

async function startDatabase() {
  const server = await startPglite()
  return {
    server,
    index: new PostgresSearchIndex(server.url, TIMEOUT),
    writer: new PostgresWriter(server.url),
  }
}
beforeAll(async () => {
  database = await startDatabase()
}, TIMEOUT)
afterAll(async () => {
  await database.index.close()
  await database.writer.close()
  await database.server.stop()
})

async function keepInDatabase(): Promise<OpenedIndexes> {
  const { index, writer } = database
  const order = (one: WriterCommand) => writer.order(one)
  await order({ do: 'reset' })
  await order({ do: 'put', entries: ENTRIES, build: 1 })
  await order({ do: 'finish', build: 1, now: 1000, whole: { languages: [], cities: [] } })
  return { index, order }
}

const everything: SearchScope = { lang: 'en', siteUid: HOST, homeCity: undefined }
const COLOSSEUM = 'tour-group:7210'
const LOUVRE = `page:${HOST}.louvre`

describe.each([
  ['SQLite', keepInFile],
  ['PostgreSQL', keepInDatabase],
  // spec: D.find.10
])('in %s', (_name, keep) => {
  let kept: OpenedIndexes
  beforeAll(async () => {
    kept = await keep()
  }, TIMEOUT)

  async function keysOf(query: string, scope: Partial<SearchScope> = {}, synonyms: readonly string[][] = []) {
    const found = await findCandidates(query, { ...everything, ...scope }, synonyms, kept.index)
    return found.map(({ target }) => keyOfTarget(target))
  }

  describe('a search finds', () => {
    test.each([
      ['louvre', LOUVRE],
      ['LOUVRE MUSEUM TICKETS', LOUVRE],
      ['luvre', LOUVRE],
      ['lovure tickets', LOUVRE],
      ['лувр', LOUVRE],
      ["musee d'orsay", 'tour-group:7130'],
      ['Musée d’Orsay', 'tour-group:7130'],
      ['colos', COLOSSEUM],
      ['Колизей', COLOSSEUM],
      ['coliseo', COLOSSEUM],
      ['Kolosseum', COLOSSEUM],
      ['coliseum', COLOSSEUM],
      ['kolezyum', COLOSSEUM],
      ['Flavian Amphitheatre', COLOSSEUM],
      ['mona lisa', LOUVRE],
      ['what of the colosseum in rome', COLOSSEUM],
      ['private colosseum', 'tour-group:7211'],
      // spec: D.find.3
    ])('%j → %s', async (query, first) => {
      expect((await keysOf(query))[0]).toBe(first)
    })

    test('a similar word once, however many entries have it', async () => {
      const similar = await kept.index.similar('colosseam', 'en')
      expect(similar.filter((word) => word === 'colosseum')).toEqual(['colosseum'])
    })

    test('in another language of the same things', async () => {
      expect(await keysOf('colosseum', { lang: 'de' })).toEqual([COLOSSEUM])
      expect(await keysOf('private tour', { lang: 'de' })).toEqual([])
    })

    test('what somebody cares for before what fits as well', async () => {
      expect(await keysOf('colosseum')).toEqual([COLOSSEUM, 'tour-group:7211'])
    })

    test('nothing for nothing, and for what nobody has', async () => {
      expect(await keysOf('')).toEqual([])
      expect(await keysOf(' \u0000🎭"*')).toEqual([])
      expect(await keysOf('xyzzy plugh')).toEqual([])
    })
  })

  // spec: D.find.1
  test('a site finds its own pages and what it sells, never what is of other hosts', async () => {
    const rome = { siteUid: ROME_HOST, homeCity: 'rome' }
    expect(await keysOf('colosseum', rome)).toEqual([`page:${ROME_HOST}.colosseum`, COLOSSEUM, 'tour-group:7211'])
    expect(await keysOf('louvre', rome)).toEqual([])
    expect((await keysOf('the colosseum')).slice(0, 2)).toEqual([COLOSSEUM, 'tour-group:7211'])
  })

  test('words that mean the same find the same', async () => {
    const synonyms = [['Colosseum', 'Great arena']]
    expect(await keysOf('great arena')).toEqual([])
    expect(await keysOf('Great Arena', {}, synonyms)).toEqual([COLOSSEUM, 'tour-group:7211'])
    expect(expandSynonyms(['the', 'colosseum'], synonyms)).toEqual([
      ['the', 'colosseum'],
      ['the', 'great', 'arena'],
    ])
    expect(expandSynonyms(['colosseums'], synonyms)).toEqual([['colosseums']])
    // Each variant once.
    expect(expandSynonyms(['colosseum'], [...synonyms, ...synonyms])).toEqual([['colosseum'], ['great', 'arena']])
  })

  describe('a query is understood, and answered in the place that it names', () => {
    const answer = async (query: string, more: Partial<Parameters<typeof runSearch>[0]> = {}) => {
      const question = { query, choice: {}, scope: everything, synonyms: [], today: '2026-11-26', ...more }
      const { candidates, beyond, isClosest } = await runSearch(question, kept.index)
      const keys = (some: typeof candidates) => some.map(({ target }) => keyOfTarget(target))
      return { keys: keys(candidates), beyond: keys(beyond), isClosest }
    }
    const whole = (keys: readonly string[], beyond: readonly string[] = []) => ({ keys, beyond, isClosest: false })

    test.each([
      ['rome', whole([COLOSSEUM, 'tour-group:7211'])],
      ['things to do in Rome tonight', whole([COLOSSEUM, 'tour-group:7211'])],
      ['private rome', whole(['tour-group:7211'], [COLOSSEUM])],
      ['paris private', { keys: ['tour-group:7110', 'tour-group:7130'], beyond: [], isClosest: true }],
      ['rome louvre', { keys: [COLOSSEUM, 'tour-group:7211'], beyond: [], isClosest: true }],
      ['romme private', whole(['tour-group:7211'], [COLOSSEUM])],
      ['xyzzy plugh', { keys: [], beyond: [], isClosest: true }],
      ['', whole([])],
    ])('%j', async (query, expected) => {
      expect(await answer(query)).toEqual(expected)
    })

    test('the page that collects what is of a named sight follows what meets the needs', async () => {
      const scope = { ...everything, siteUid: ROME_HOST, homeCity: 'rome' }
      expect((await answer('private colosseum', { scope })).keys).toEqual([
        'tour-group:7211',
        `page:${ROME_HOST}.colosseum`,
      ])
    })

    test('what is guided comes first where a language of the guide is asked for', async () => {
      expect((await answer('rome in english')).keys).toEqual(['tour-group:7211', COLOSSEUM])
    })

    test.each([
      ['oslo', [0, 1, 2]],
      ['oslo in the evening', [1, 2, 0]],
      ['oslo tonight', [1, 2, 0]],
      ['oslo at sunset', [2, 0, 1]],
    ])('%j: what is named after the time comes first', async (query, places) => {
      expect((await answer(query)).keys).toEqual(places.map((place) => FJORD[place]))
    })

    test.each([
      // An inflected word finds its other forms after it.
      ['oslo harpists', { keys: [FJORD[2], FJORD[1], FJORD[0]], beyond: [], isClosest: false }],
      // A whole word says more than the beginning of one.
      ['oslo blank harpist', { keys: [FJORD[1], FJORD[2]], beyond: [], isClosest: true }],
    ])('%j finds what has its rarest word', async (query, expected) => {
      expect(await answer(query)).toEqual(expected)
    })

    test('nothing is asked of the index twice', async () => {
      const asked: string[] = []
      const { index } = kept
      const listening = new Proxy(index, {
        get:
          (_, name: keyof SearchIndex) =>
          (...values: unknown[]) => {
            asked.push(JSON.stringify([name, ...values]))
            return Reflect.apply(index[name], index, values)
          },
      })
      const query = 'private colosseum in rome with kids on saturday evening'
      await runSearch({ query, choice: {}, scope: everything, synonyms: [], today: '2026-11-26' }, listening)
      expect(asked.length).toBeGreaterThan(10)
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
    })

    test('a form that the index does not have is that of a word that it has', async () => {
      const scope = { ...everything, lang: 'de' as const }
      expect((await answer('einlassungen', { scope })).keys).toEqual([COLOSSEUM])
    })

    test.each([
      ['de', 'kolosseumszauber', whole([COLOSSEUM])],
      // A language that joins no words.
      ['es', 'coliseosmagia', { keys: [], beyond: [], isClosest: true }],
    ] as const)('in %s %j is found by its first part if words are joined', async (lang, query, expected) => {
      expect(await answer(query, { scope: { ...everything, lang } })).toEqual(expected)
    })

    test.each([
      // Typed with the keys of another keyboard.
      ['сщдщыыугь', COLOSSEUM],
      // Without its space.
      ['museedorsay', 'tour-group:7130'],
      ['eternalcity', COLOSSEUM],
      ['louvretickets', LOUVRE],
      ['colliseum in roma', COLOSSEUM],
      ['de orsey musee', 'tour-group:7130'],
      ['museo d orsy', 'tour-group:7130'],
    ])('%j is read as what it is close to', async (query, first) => {
      expect((await answer(query)).keys[0]).toBe(first)
    })

    test('by what the address chooses, without a word', async () => {
      expect((await answer('', { choice: { with: ['private'] } })).keys).toEqual(['tour-group:7211'])
      expect((await answer('', { party: { adults: 1, children: 0, infants: 0 } })).keys).toHaveLength(9)
    })

    test('names are found by any of their words’ forms, each once', async () => {
      const found = await kept.index.named(['rome', 'rom', 'колиз'], 'en')
      expect(found.map(({ kind, id, name, key }) => [kind, id, name, key].join())).toEqual([
        'city,ROME,Rome,rome',
        'city,ROME,Rom,rom',
        'collection,1005,Колизей,колиз',
        'sight,colosseum,Колизей,колиз',
        'sight,колизей,Колизей,колиз',
      ])
    })
  })

  describe('the index changes', () => {
    test('a place that is not sold is named, with the nearest cities that are', async () => {
      const cities = [
        ['rome', 'Rome', 'ROME'],
        ['paris', 'Paris', 'PARIS'],
      ].map(([uid, title = '', city]) =>
        entryOfPage(page(`${HOST}.${uid}`, title, { pageType: 'cityPage', categorisation: { city } }), []),
      )
      const { index: changing, order } = await keep()
      await order({ do: 'put', entries: cities, build: 2 })
      const nearest = async (query: string, lang: SearchScope['lang'] = 'en') => {
        const scope = { ...everything, lang }
        const found = await runSearch({ query, choice: {}, scope, synonyms: [], today: '2026-11-26' }, changing)
        return found.nearest && [found.nearest.place, ...found.nearest.cities.map(({ title }) => title)]
      }
      expect(await nearest('brussels')).toEqual(['Brussels', 'Paris', 'Rome'])
      expect(await nearest('uffizi tickets')).toEqual(['Uffizi', 'Rome', 'Paris'])
      expect(await nearest('rome')).toBe(undefined)
      // Both are sold, though nothing is of both.
      expect(await nearest('louvre colosseum')).toBe(undefined)
      expect(await nearest('xyzzy')).toBe(undefined)
    })

    test('an entry is replaced, and gone in one language or in all', async () => {
      const { index: changing, order } = await keep()
      const titles = async (query: string, lang: SearchScope['lang'] = 'en') =>
        (await findCandidates(query, { ...everything, lang }, [], changing)).map(({ title }) => title)
      expect(await titles('orsay')).toEqual(['Musée d’Orsay'])

      const renamed = entriesOfTourGroup(new Map([['en', tourGroup(7130, 'Station of light', 900, PARIS)]]))
      await order({ do: 'put', entries: renamed, build: 2 })
      expect(await titles('orsay')).toEqual([])
      expect(await titles('station light')).toEqual(['Station of light'])

      await order({ do: 'remove', removals: [{ key: COLOSSEUM, lang: 'de' }] })
      expect(await titles('kolosseum', 'de')).toEqual([])
      expect(await titles('колизей', 'ru')).toEqual(['Колизей: вход по времени'])
      await order({ do: 'remove', removals: [{ key: COLOSSEUM }] })
      expect(await titles('колизей', 'ru')).toEqual([])
    })

    test('many entries are replaced and taken away together', async () => {
      const { index: changing, order } = await keep()
      const titles = async (query: string) =>
        (await findCandidates(query, everything, [], changing)).map(({ title }) => title).toSorted()
      const renamed = [7110, 7130, 7211].flatMap((tgid) =>
        entriesOfTourGroup(new Map([['en', tourGroup(tgid, `Lantern ${tgid}`, 900, PARIS)]])),
      )
      await order({ do: 'put', entries: renamed, build: 2 })
      expect(await titles('lantern')).toEqual(['Lantern 7110', 'Lantern 7130', 'Lantern 7211'])
      await order({ do: 'remove', removals: renamed.map(({ target }) => ({ key: keyOfTarget(target) })) })
      expect(await titles('lantern')).toEqual([])
      await order({ do: 'finish', build: 3, now: 2000, whole: { languages: [], cities: [] } })
      expect((await changing.completion())?.at).toBe(2000)
    })

    test('what no database keeps of a text does not keep the text out', async () => {
      const { index: changing, order } = await keep()
      const torn = entryOfPage(page(`${HOST}.torn`, 'Torn \ud800 pages \0 of Cluny'), [])
      await order({ do: 'put', entries: [torn, torn], build: 2 })
      const [found] = await findCandidates('cluny torn', everything, [], changing)
      expect(found && keyOfTarget(found.target)).toBe(`page:${HOST}.torn`)
    })

    test('a whole build takes away what nothing named again; one that is not whole takes nothing', async () => {
      const { index: changing, order } = await keep()
      const keys = async () =>
        (await findCandidates('colosseum', everything, [], changing)).map(({ target }) => keyOfTarget(target))
      const rest = ENTRIES.filter(({ target }) => keyOfTarget(target) !== COLOSSEUM)
      await order({ do: 'put', entries: rest, build: 2 })
      await order({ do: 'finish', build: 2, now: 2000 })
      expect(await keys()).toEqual([COLOSSEUM, 'tour-group:7211'])
      expect((await changing.completion())?.at).toBe(1000)
      await order({ do: 'finish', build: 2, now: 3000, whole: { languages: [], cities: [] } })
      expect(await keys()).toEqual(['tour-group:7211'])
      expect((await changing.completion())?.at).toBe(3000)
    })
  })
})

// spec: D.find.10
test('of those who share a PostgreSQL one builds at a time, and who ends without a word keeps nobody from it', async () => {
  const { server, writer } = database
  const other = new PostgresWriter(server.url)
  /** Whether for longer than any test takes. */
  const claimHolds = async () => {
    const isLong = `value > extract(epoch FROM clock_timestamp()) * 1000 + 1200000 AS is_long`
    const { rows } = await server.query<{ is_long: boolean }>(
      `SELECT ${isLong} FROM site_search_4.note WHERE name = 'building'`,
    )
    return rows.map(({ is_long }) => is_long)
  }
  try {
    expect([await writer.claim(), await other.claim()]).toEqual([true, false])
    // What is put meanwhile holds the claim.
    await writer.order({ do: 'put', entries: ENTRIES, build: 1 })
    expect(await other.claim()).toBe(false)
    await writer.release()
    expect([await other.claim(), await writer.claim()]).toEqual([true, false])
    await server.query("UPDATE site_search_4.note SET value = 1 WHERE name = 'building'")
    expect(await writer.claim()).toBe(true)
    // It is no longer the other's to let go.
    await other.release()
    expect(await other.claim()).toBe(false)
    // While a build ends, nothing is put: the claim holds for as long as that may take.
    await writer.order({ do: 'finish', build: 1, now: 1000, whole: { languages: [], cities: [] } })
    expect(await claimHolds()).toEqual([true])
    // A build that misses a part is tried again in a while, by nobody before.
    await writer.release(60_000)
    expect([await claimHolds(), await other.claim()]).toEqual([[false], false])
    await server.query("UPDATE site_search_4.note SET value = 1 WHERE name = 'building'")
    expect(await other.claim()).toBe(true)
    await other.release()
  } finally {
    await other.close()
  }
})

test('a title with a shortcode is found by its words', () => {
  const entry = entryOfPage(page(`${HOST}.x`, '[icon type="Map" /] Maps [link url="/x"]of Rome[/link]'), [])
  expect(entry.title).toBe('Maps of Rome')
})

describe('an index that cannot be used is unavailable, and written anew', () => {
  test('while it is being built', async () => {
    const path = join(folder, 'unfinished.db')
    const reading = new SqliteSearchIndex(path)
    await expect(findCandidates('louvre', everything, [], reading)).rejects.toThrow(SearchUnavailableError)
    const writer = new IndexWriter(path)
    writer.put(ENTRIES, 1)
    await expect(findCandidates('louvre', everything, [], reading)).rejects.toThrow('the index is being built')
    writer.finish({ build: 1, now: 1 })
    expect(await findCandidates('xyzzy', everything, [], reading)).toEqual([])
  })

  test('when the file is something else, or of another version', async () => {
    const path = join(folder, 'broken.db')
    writeFileSync(path, 'this is no database, and long enough to be read as one'.repeat(50))
    const reading = new SqliteSearchIndex(path)
    await expect(findCandidates('louvre', everything, [], reading)).rejects.toThrow('the index cannot be read')
    const writer = new IndexWriter(path)
    writer.put(ENTRIES, 1)
    writer.finish({ build: 1, now: 1, whole: { languages: [], cities: [] } })
    expect((await findCandidates('louvre museum tickets', everything, [], reading)).map(({ title }) => title)[0]).toBe(
      'Louvre Museum tickets',
    )
  })

  // spec: D.find.10
  test('when its PostgreSQL does not answer', async () => {
    const reading = new PostgresSearchIndex('postgres://nobody@127.0.0.1:1/nothing')
    await expect(findCandidates('louvre', everything, [], reading)).rejects.toThrow('the index cannot be read')
    expect(await reading.completion()).toBe(undefined)
    await reading.close()
  })

  test('after a reset', async () => {
    const { writer, index: changing } = createFile()
    writer.reset()
    changing.close()
    await expect(findCandidates('louvre', everything, [], changing)).rejects.toThrow('the index is being built')
  })
})
