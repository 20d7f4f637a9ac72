import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../../../scripts/folders.ts'
import type { JudgedQuery } from './judge-search.ts'

const DEMO = join(ROOT, 'demo')
const read = (file: string): unknown => JSON.parse(readFileSync(join(DEMO, file), 'utf8'))

const tourGroups = z.array(z.object({ id: z.number(), place: z.string().optional() }))
const places = z.record(z.string(), z.looseObject({}))
const collections = z.array(z.object({ id: z.number(), pointOfInterestId: z.number().optional() }))
const points = z.array(z.object({ id: z.number(), place: z.string() }))

/** What the sample sells of each sight: a place of its catalogue that is no city. */
interface Sights {
  /** Names of the tour groups of the sight that a tour group is of, that one too. */
  readonly groupsWith: (name: string) => readonly string[]
  /** The collections of the sight that a tour group is of. */
  readonly collectionsWith: (name: string) => readonly number[]
  /** The names of a city or place in all languages, by the English one. */
  readonly namesOf: (english: string) => readonly string[]
}

/** Tour groups of a city as a whole, and plays in its theatres, are of no sight. */
const NO_SIGHTS = ['west-end']

export function readSights(): Sights {
  const cities = new Set([
    ...Object.keys(places.parse(read('catalogue/texts/en/cities.json'))).map(placeOfCity),
    ...NO_SIGHTS,
  ])
  const all = globSync('catalogue/tour-groups/*.json', { cwd: DEMO }).flatMap((file) => tourGroups.parse(read(file)))
  const sold = all.flatMap(({ id, place }) => (place && !cities.has(place) ? [{ name: `t${id}`, place }] : []))
  const placeOf = new Map(sold.map(({ name, place }) => [name, place]))
  const pointOf = new Map(points.parse(read('catalogue/points-of-interest.json')).map(({ id, place }) => [id, place]))
  const ofPlace = Map.groupBy(collections.parse(read('catalogue/collections.json')), ({ pointOfInterestId }) =>
    pointOf.get(pointOfInterestId ?? 0),
  )
  return {
    groupsWith: (name) => sold.filter(({ place }) => place === placeOf.get(name)).map((group) => group.name),
    namesOf: readNames(),
    collectionsWith: (name) => (placeOf.has(name) ? (ofPlace.get(placeOf.get(name)) ?? []) : []).map(({ id }) => id),
  }
}

const named = z.record(z.string(), z.object({ name: z.string() }))

function readNames(): Sights['namesOf'] {
  const keys = new Map<string, string>()
  const names = new Map<string, string[]>()
  for (const file of globSync('catalogue/texts/*/{cities,places}.json', { cwd: DEMO })) {
    const [, , lang, kind] = file.split('/')
    for (const [key, { name }] of Object.entries(named.parse(read(file)))) {
      if (lang === 'en') keys.set(name, `${kind} ${key}`)
      names.set(`${kind} ${key}`, [...(names.get(`${kind} ${key}`) ?? []), name])
    }
  }
  return (english) => names.get(keys.get(english) ?? '') ?? [english]
}

const placeOfCity = (code: string) => code.toLowerCase().replaceAll('_', '-')

export type Answer = NonNullable<JudgedQuery['expectedFirstThree']>[number]

/** Kinds of query that only name something; all others ask for something of it. */
const NAMES: readonly JudgedQuery['kind'][] = ['name', 'place', 'typo', 'script', 'partial', 'local-name']

/**
 * The answers of a query with those that follow from the rules of the judgements ("What else is right" in their README).
 *
 * @param pagesOf the pages of the asked site about a collection, by their names
 */
export function completeAnswers(
  { kind, expectedFirstThree: listed }: JudgedQuery,
  sights: Sights,
  pagesOf: (collection: number) => readonly string[],
): readonly Answer[] | undefined {
  if (!listed || !NAMES.includes(kind)) return listed
  const meant = listed
    .filter(({ grade }) => grade === 3)
    .flatMap(({ anyOf }) => anyOf.filter((name) => /^t\d+$/.test(name)))
  const [sight, another] = new Set(meant.map((name) => sights.groupsWith(name).join(' ')))
  if (!sight || another !== undefined) return listed
  const known = new Set(listed.flatMap(({ anyOf }) => anyOf))
  const unlisted = (names: readonly string[]) => names.filter((name) => !known.has(name))
  const groups = unlisted(sight.split(' ')).map((name): Answer => ({ anyOf: [name], grade: 1 }))
  const pages = unlisted(sights.collectionsWith(meant[0] ?? '').flatMap(pagesOf))
  const page = pages.length > 0 ? [{ anyOf: pages, grade: kind === 'place' ? 2 : 3 } as const] : []
  return [...listed, ...page, ...groups]
}
