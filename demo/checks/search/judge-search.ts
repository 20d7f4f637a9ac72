import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { citiesOfQuery } from '../../../apps/site/src/query-understanding/cities-of-query.ts'
import { nextOccurrenceOfWeekday } from '../../../apps/site/src/query-understanding/relative-dates.ts'
import type { UnderstoodQuery } from '../../../apps/site/src/query-understanding/understand-query.ts'
import { runSearch } from '../../../apps/site/src/search/run-search.ts'
import type { EntryTarget, SearchIndex } from '../../../apps/site/src/search/search-index.ts'
import { judgementsSchema } from '../../search-judgements/judgements.ts'
import type { readSampleEntries } from './entries.fixture.ts'
import { type Answer, completeAnswers } from './sights-of-answers.fixture.ts'

export type JudgedQuery = z.infer<typeof judgementsSchema>['queries'][number]
type Parts = NonNullable<JudgedQuery['expectedParts']>
type Sample = Awaited<ReturnType<typeof readSampleEntries>>

/** How one query was answered. */
export interface Verdict {
  readonly query: JudgedQuery
  readonly found: readonly string[]
  readonly understood: UnderstoodQuery
  readonly isFirstRight: boolean
  readonly isRight: boolean
  /** Of the first five; absent where only parts are judged. */
  readonly ndcg?: number
  /** Results of another city than the named one. */
  readonly wrongCity: number
}

export interface Figures {
  readonly queries: number
  readonly hit1: number
  readonly hit3: number
  readonly ndcg: number
  readonly wrongCity: number
}

const LOOKED_AT = 5
const MAX_CHECKED = 20

export function readJudgements(file: 'tuning' | 'held-out') {
  const path = join(import.meta.dirname, `../../search-judgements/${file}.json`)
  return judgementsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Answers a judged query from an index of the sample world, as a site does. */
export async function judge(query: JudgedQuery, askedOn: string, index: SearchIndex, sample: Sample): Promise<Verdict> {
  const { language: lang, host: siteUid, text, city } = query
  const scope = { lang, siteUid, homeCity: sample.homeCities.get(siteUid) }
  const synonyms = sample.synonyms.get(`${siteUid} ${lang}`) ?? []
  const answer = await runSearch({ query: text, choice: {}, scope, synonyms, today: askedOn }, index)
  const { understood, isClosest } = answer
  // As the list does, whose own filter of prices this is.
  const currency = understood.currency ?? 'EUR'
  const isCheap = ({ target }: (typeof answer.candidates)[number]) =>
    target.kind === 'page' ||
    (sample.priceIn(target.tgid, currency) ?? 0) <= Number(understood.choice.max?.[0] ?? Number.POSITIVE_INFINITY)
  const candidates = answer.candidates.filter(isCheap)
  const nameOf = (target: EntryTarget) =>
    target.kind === 'tourGroup' ? `t${target.tgid}` : (sample.keys.get(`${lang} ${target.uid}`) ?? target.uid)
  const found = candidates.map(({ target }) => nameOf(target))
  const wrongCity =
    city === undefined
      ? 0
      : candidates.slice(0, MAX_CHECKED).filter(({ target }) => target.kind === 'tourGroup' && target.cityCode !== city)
          .length
  const { expectedFirstThree: expected, expectedParts, expectNothing } = query
  const answers = completeAnswers(query, sample.sights, (collection) => sample.pagesOf(collection, siteUid, lang))
  const right = answers?.filter((answer) => answer.grade > 1 || expected?.includes(answer)) ?? []
  const isRightNothing = expectNothing === true && (found.length === 0 || isClosest)
  const areParts = expectedParts !== undefined && partsFit(expectedParts, understood, askedOn, sample.sights.namesOf)
  const isIn = (some: readonly string[]) => right.some(({ anyOf }) => anyOf.some((name) => some.includes(name)))
  return {
    query,
    found,
    understood,
    isFirstRight: isRightNothing || areParts || isIn(found.slice(0, 1)),
    isRight: isRightNothing || areParts || isIn(found.slice(0, 3)),
    ...(answers ? { ndcg: ndcgOf(found, answers) } : {}),
    wrongCity,
  }
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (is: (verdict: Verdict) => boolean) => verdicts.filter(is).length / verdicts.length
  const graded = verdicts.flatMap(({ ndcg }) => ndcg ?? [])
  return {
    queries: verdicts.length,
    hit1: share(({ isFirstRight }) => isFirstRight),
    hit3: share(({ isRight }) => isRight),
    ndcg: graded.reduce((sum, one) => sum + one, 0) / graded.length,
    wrongCity: verdicts.reduce((sum, { wrongCity }) => sum + wrongCity, 0),
  }
}

const gainOf = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

function ndcgOf(found: readonly string[], expected: readonly Answer[]): number {
  const left = [...expected]
  const grades = found.slice(0, LOOKED_AT).map((name) => {
    const place = left.findIndex(({ anyOf }) => anyOf.includes(name))
    return place < 0 ? 0 : (left.splice(place, 1)[0]?.grade ?? 0)
  })
  const best = expected
    .map(({ grade }) => grade)
    .toSorted((one, other) => other - one)
    .slice(0, LOOKED_AT)
  return gainOf(grades) / gainOf(best)
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** How the list's own values say a need or a kind; the kinds by what a catalogue's sub-category is called. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  'open-late': ['night'],
  'on-the-water': ['water', '1009'],
  guided: ['guide', '1011'],
  'audio-guide': ['guide'],
  transfer: ['airport', '1019', '1145'],
  combo: ['1080'],
  cruise: ['1009', 'water'],
  'dinner-cruise': ['1009', 'water', 'food'],
  'walking-tour': ['1012'],
  'photo-walk': ['1012'],
  'bike-tour': ['1014'],
  'hop-on-hop-off': ['1013'],
  'day-trip': ['1143'],
  'food-tour': ['1026', 'food'],
  'cooking-class': ['1026', 'food'],
  'wine-tasting': ['1026', 'food'],
  safari: ['1015'],
  'live-music': ['1028'],
  cabaret: ['1027'],
  museum: ['1007'],
  landmark: ['1010'],
  view: ['1016', 'view'],
  park: ['1017'],
  'city-card': ['1008'],
  'museum-pass': ['1008', '1007'],
  'transport-pass': ['1022'],
  train: ['1133'],
  ferry: ['1108', 'water'],
  'e-sim': ['1023'],
  show: ['1091'],
  musical: ['1091'],
  play: ['1092'],
  dance: ['1094'],
  'family-show': ['1093'],
}

/** Whether every expected part was understood, and no other place, day, party or price. */
function partsFit(
  expected: Parts,
  understood: UnderstoodQuery,
  askedOn: string,
  namesOf: Sample['sights']['namesOf'],
): boolean {
  const { choice, party, currency, names } = understood
  const chosen = new Set([choice.with, choice.access, choice.kind].flatMap((values) => values ?? []))
  const has = (value: string) => chosen.has(value) || (SAID[value] ?? []).some((other) => chosen.has(other))
  const { place, when, priceBelow, needs = [], kind = [], people = [] } = expected
  const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const called = [...names.map(({ name }) => name), ...names.map(({ id }) => id.replaceAll('_', ' '))].map(plain)
  const isCalled = (name: string) => called.some((one) => one.includes(plain(name)) || plain(name).includes(one))
  return [
    place === undefined
      ? true
      : namesOf(place).some(isCalled) ||
        understood.parts.some(({ names: some }) => some.some(({ id }) => plain(id) === plain(place))),
    whenFits(when, understood, askedOn),
    partyFits(expected.party, party),
    priceBelow === undefined
      ? choice.max === undefined
      : Number(choice.max) === Math.ceil(priceBelow.amount) &&
        (currency === undefined || currency === priceBelow.currency),
    needs.every(has),
    kind.every(has),
    people.every(isCalled),
    citiesOfQuery(understood).length <= 1 || place !== undefined,
  ].every(Boolean)
}

function whenFits(when: Parts['when'], { choice }: UnderstoodQuery, askedOn: string): boolean {
  const [day] = choice.when ?? []
  const expected = when?.day
  const isDay =
    expected === undefined
      ? day === undefined || (when?.time !== undefined && day === 'tonight')
      : WEEKDAYS.includes(expected)
        ? day === nextOccurrenceOfWeekday(WEEKDAYS.indexOf(expected), askedOn)
        : day === expected || (day === 'tonight' && expected === 'today')
  const { time } = when ?? {}
  const late = choice.time?.includes('evening') === true || choice.with?.includes('night') === true || day === 'tonight'
  const isTime =
    time === undefined ? true : time === 'evening' || time === 'night' ? late : choice.time?.includes(time) === true
  return isDay && isTime
}

function partyFits(expected: Parts['party'], party: UnderstoodQuery['party']): boolean {
  if (expected === undefined) return party === undefined || party.children + party.infants === 0
  const { adults, children = 0, infants = 0 } = expected
  if (!party) return adults === 2 && children + infants === 0
  const young = party.children + party.infants
  const isYoung =
    children + infants <= 1
      ? children + infants === 0
        ? young === 0
        : young >= 1
      : party.children === children && party.infants === infants
  return isYoung && (adults === undefined || party.adults === adults)
}
