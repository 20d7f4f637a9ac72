import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { INTENTS, judgementsSchema } from './judgements.ts'

const DEMO = join(import.meta.dirname, '..')
const LANGUAGES = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)

const named = z.record(z.string(), z.object({ name: z.string() }))
const tourGroups = z.array(
  z.object({
    id: z.number(),
    cityCode: z.string(),
    show: z.string().optional(),
    startPoint: z.object({ addressLine1: z.string() }).optional(),
  }),
)
const castLists = z.object({
  blocks: z.record(z.string(), z.object({ people: z.record(z.string(), z.object({ name: z.string() })).optional() })),
})

const read = (file: string): unknown => JSON.parse(readFileSync(join(DEMO, file), 'utf8'))
const judgements = (file: string) => judgementsSchema.parse(read(`search-judgements/${file}.json`)).queries
const filesOf = (pattern: string) => globSync(pattern, { cwd: DEMO })

const tuning = judgements('tuning')
const heldOut = judgements('held-out')
const all = [...tuning, ...heldOut]

const groups = filesOf('catalogue/tour-groups/*.json').flatMap((file) => tourGroups.parse(read(file)))
const cityOf = new Map(groups.map(({ id, cityCode }) => [`t${id}`, cityCode]))
const cities = named.parse(read('catalogue/texts/en/cities.json'))

/** Cities, sights and theatres by their English names. */
function readPlaces(): ReadonlySet<string> {
  const sights = Object.values(named.parse(read('catalogue/texts/en/places.json'))).map(({ name }) => name)
  const theatres = groups
    .filter(({ show }) => show)
    .map(({ startPoint }) => startPoint?.addressLine1.split(',')[0] ?? '')
  return new Set([...Object.values(cities).map(({ name }) => name), ...sights, ...theatres])
}

function readPeople(): ReadonlySet<string> {
  const pages = filesOf('content/pages/*/*/en.json').map((file) => castLists.parse(read(file)))
  const lists = pages.flatMap(({ blocks }) => Object.values(blocks).map(({ people }) => Object.values(people ?? {})))
  return new Set(lists.flat().map(({ name }) => name))
}

const wordsOf = (query: (typeof all)[number]) => `${query.language} ${query.text.toLowerCase()}`

test('every tour group and page that is expected exists, in the language of the query and in the city that it names', () => {
  const wrong = all.flatMap((query) =>
    (query.expectedFirstThree ?? [])
      .flatMap(({ anyOf }) => anyOf)
      .filter((name) => {
        if (!/^t\d+$/.test(name)) return !existsSync(join(DEMO, `content/pages/${name}/${query.language}.json`))
        return !cityOf.has(name) || (query.city !== undefined && cityOf.get(name) !== query.city)
      })
      .map((name) => `${wordsOf(query)}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('hosts, cities, places and people are those of the demonstration', () => {
  const sites = filesOf('content/sites/*/site.json').map((file) => z.object({ host: z.string() }).parse(read(file)))
  const hosts = new Set(sites.map(({ host }) => host))
  const places = readPlaces()
  const people = readPeople()
  const wrong = all.filter(
    ({ host, city, expectedParts }) =>
      !hosts.has(host) ||
      (city !== undefined && !(city in cities)) ||
      (expectedParts?.place !== undefined && !places.has(expectedParts.place)) ||
      expectedParts?.people?.some((name) => !people.has(name)),
  )
  expect(wrong.map(wordsOf)).toEqual([])
})

test('no query is asked twice, in one half or in both', () => {
  const twice = [...Map.groupBy(all, wordsOf).values()].filter((same) => same.length > 1)
  expect(twice.flat().map(wordsOf)).toEqual([])
})

test('each file has 200 queries or more, 12 or more in each language, and half of them or more are intents', () => {
  for (const queries of [tuning, heldOut]) {
    const intents = queries.filter(({ kind }) => INTENTS.some((intent) => intent === kind)).length
    const few = LANGUAGES.filter((code) => queries.filter(({ language }) => language === code).length < 12)
    expect(few).toEqual([])
    expect(queries.length).toBeGreaterThanOrEqual(200)
    expect(intents / queries.length).toBeGreaterThanOrEqual(0.48)
  }
})
