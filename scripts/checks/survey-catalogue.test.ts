import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureSandbox, startFixtureSandbox } from '../../apps/sandbox/src/testing/start-fixture-sandbox.ts'
import type { CatalogueQueryBuilder } from '../../apps/site/src/catalogue/adapters/catalogue-query-builder.ts'
import { createProviderQueries } from '../../apps/site/src/catalogue/adapters/provider-queries.ts'
import { askProvider, endpointTemplate } from '../../apps/site/src/catalogue/catalogue-client.ts'
import { describeReport, hasUnreadableEndpoint } from '../../apps/site/src/catalogue/survey/describe-report.ts'
import { surveyCatalogue } from '../../apps/site/src/catalogue/survey/survey-catalogue.ts'
import { ROOT } from '../folders.ts'
import { surveySource } from './survey-source.fixture.ts'

const WORLD = join(ROOT, 'apps/sandbox')

const reading = { lang: 'en', currency: 'EUR', ceiling: 100_000 } as const
const settings = { reading, tourGroups: 5, isPictureAllowed: () => true, now: () => Date.UTC(2026, 10, 24) }

/** A catalogue that answers these paths and nothing else. */
function says(answers: Readonly<Record<string, unknown>>): CatalogueQueryBuilder {
  return createProviderQueries(async (path) =>
    path in answers
      ? { ok: true, value: answers[path] }
      : { ok: false, error: { kind: 'status', retryable: false, source: endpointTemplate(path), status: 404 } },
  )
}

const louvre = {
  id: 7,
  name: 'The <i>Louvre</i>',
  urlSlugs: { EN: 'louvre' },
  minDuration: 'two hours',
  internalNote: 'x',
  imageUrl: '/louvre.jpg',
}

test('it says field by field what would be shown, dropped and doubted', async () => {
  const report = await surveyCatalogue({
    ...settings,
    connect: () =>
      says({
        '/api/v1/city/list/': { cities: [{ code: 'PARIS', displayName: 'Paris' }, { code: 7 }], total: 2 },
        '/api/v6/tour-groups/list-by/city/Paris/': { pageData: { items: [louvre, { id: 8 }], total: 2 } },
        '/api/v6/tour-groups/7/': { ...louvre, variants: [{ id: 'a', name: 'Standard' }] },
        '/api/v7/tour-groups/7/calendar/': { dates: {}, metadata: {} },
        '/api/v6/tour-groups/7/reviews/': 'none',
      }),
  })
  const list = '/api/v6/tour-groups/list-by/city/Paris/'
  const own = '/api/v6/tour-groups/7/'
  expect(describeReport(report)).toEqual([
    '',
    'GET /api/v1/city/list/: 1 answer',
    '  dropped  code (item refused): 1, first in /api/v1/city/list/',
    '',
    'GET /api/v6/tour-groups/list-by/city/{cityName}/: 1 answer',
    '  shown    id 2, name 1, urlSlugs 1, minDuration 1, imageUrl 1',
    `  dropped  minDuration (unreadable): 1, first in ${list}`,
    `  dropped  name (item refused): 1, first in ${list}`,
    `  unknown  internalNote: 1, first in ${list}`,
    '',
    'GET /api/v6/tour-groups/{id}/: 1 answer',
    '  shown    id 1, name 1, urlSlugs 1, minDuration 1, imageUrl 1, variants 1',
    `  dropped  minDuration (unreadable): 1, first in ${own}`,
    `  dropped  variants[] (unreadable): 1, first in ${own}`,
    `  unknown  internalNote: 1, first in ${own}`,
    `  doubtful no price: its cards say "Check availability": 1, first in ${own}`,
    `  doubtful no time zone: its times are read in the site’s own zone: 1, first in ${own}`,
    `  doubtful no description: neither highlights nor summary: 1, first in ${own}`,
    `  doubtful no duration: 1, first in ${own}`,
    `  doubtful no place: it is on no map: 1, first in ${own}`,
    `  doubtful no calendar: no day can be chosen: 1, first in ${own}`,
    '',
    'GET /api/v7/tour-groups/{id}/calendar/: 1 answer',
    '',
    'GET /api/v6/tour-groups/{id}/reviews/: 1 answer',
    '  failed   unusable: 1, first in /api/v6/tour-groups/7/reviews/',
    '',
    'GET /api/v6/tour-groups/{id}/experience-itineraries/: 0 answers',
    '  failed   status 404: 1, first in /api/v6/tour-groups/7/experience-itineraries/',
  ])
  expect(hasUnreadableEndpoint(report)).toBe(true)
})

test('a catalogue that does not answer is unreadable', async () => {
  const report = await surveyCatalogue({ ...settings, connect: () => says({}) })
  expect(describeReport(report)).toEqual([
    '',
    'GET /api/v1/city/list/: 0 answers',
    '  failed   status 404: 1, first in /api/v1/city/list/',
  ])
  expect(hasUnreadableEndpoint(report)).toBe(true)
})

test('statements that contradict each other are listed with what to do', async () => {
  const trip = {
    ...{ id: 8, name: 'The abbey: day trip', cityCode: 'PARIS', imageUrl: '/abbey.jpg', urlSlugs: { EN: 'abbey' } },
    ...{ startPoint: { latitude: 48.9, longitude: 2.3 }, shortSummary: 'Three hours among orchards.' },
    ...{ minDuration: 36_000_000, maxDuration: 36_000_000 },
  }
  const sections = [
    { type: 'START_LOCATION', rank: 0, details: { name: 'Quay', passBy: false, timeForNextSection: 254 } },
    { type: 'STOP', rank: 1, details: { name: 'Abbey', passBy: false, timeForNextSection: 254 } },
  ]
  const { contradictions } = await surveyCatalogue({
    ...settings,
    connect: () =>
      says({
        '/api/v1/city/list/': { cities: [{ code: 'PARIS', displayName: 'Paris' }], total: 1 },
        '/api/v6/tour-groups/list-by/city/Paris/': { pageData: { items: [trip], total: 1 } },
        '/api/v6/tour-groups/8/': trip,
        '/api/v6/tour-groups/8/experience-itineraries/': { itineraries: [{ id: 1, sections }] },
      }),
  })
  expect(describeReport({ endpoints: new Map(), contradictions })).toEqual([
    '',
    'contradiction legs-exceed-duration: 1. Correct timeForNextSection of the sections, or the duration.',
    '  8: its legs take 4 h 14 min + 4 h 14 min = 8 h 28 min of 10 h',
    '',
    'contradiction duration-in-text: 1. Correct minDuration and maxDuration, or the text.',
    '  8: “Three hours among orchards.”, but it takes 10 h',
  ])
})

let sandbox: FixtureSandbox
let questions: CatalogueQueryBuilder
beforeAll(async () => {
  sandbox = await startFixtureSandbox()
  const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  questions = createProviderQueries((...asked) => askProvider({ url, maxBytes: 10_000_000 }, ...asked))
})
afterAll(() => sandbox.stop())

test('of the sandbox’s catalogue nothing is dropped', async () => {
  const report = await surveyCatalogue({ ...settings, connect: () => questions })
  const lost = [...report.endpoints].flatMap(([endpoint, { failures, dropped }]) =>
    [...failures.keys(), ...dropped.keys()].map((key) => `${endpoint} ${key}`),
  )
  expect([lost, hasUnreadableEndpoint(report), [...report.endpoints.keys()].length]).toEqual([[], false, 8])
})

test('no tour group of the test world contradicts itself', async () => {
  const names = readdirSync(join(WORLD, 'pictures')).map((file) => basename(file, '.svg'))
  const { endpoints, contradictions } = await surveySource(join(WORLD, 'catalogue'), names)
  expect(endpoints.get('GET /api/v6/tour-groups/{id}/')?.answers).toBeGreaterThan(20)
  expect(contradictions).toEqual([])
})
