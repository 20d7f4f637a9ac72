import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FixtureSandbox, startFixtureSandbox } from '../../apps/sandbox/src/testing/start-fixture-sandbox.ts'
import type { CatalogueQuestions } from '../../apps/site/src/catalogue/adapters/catalogue-questions.ts'
import { createProviderQuestions } from '../../apps/site/src/catalogue/adapters/provider-questions.ts'
import { CatalogueClient, endpointOf } from '../../apps/site/src/catalogue/client.ts'
import { describeReport, isUnreadable } from '../../apps/site/src/catalogue/survey/describe-report.ts'
import { surveyCatalogue } from '../../apps/site/src/catalogue/survey/survey-catalogue.ts'

const reading = { lang: 'en', currency: 'EUR', ceiling: 100_000 } as const
const settings = { reading, tourGroups: 5, now: () => Date.UTC(2026, 10, 24) }

/** A catalogue that answers these paths and nothing else. */
function says(answers: Readonly<Record<string, unknown>>): CatalogueQuestions {
  return createProviderQuestions({
    get: async (path) =>
      path in answers
        ? { ok: true, value: answers[path] }
        : { ok: false, error: { kind: 'status', retryable: false, source: endpointOf(path), status: 404 } },
  })
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
  expect(isUnreadable(report)).toBe(true)
})

test('a catalogue that does not answer is unreadable', async () => {
  const report = await surveyCatalogue({ ...settings, connect: () => says({}) })
  expect(describeReport(report)).toEqual([
    '',
    'GET /api/v1/city/list/: 0 answers',
    '  failed   status 404: 1, first in /api/v1/city/list/',
  ])
  expect(isUnreadable(report)).toBe(true)
})

let sandbox: FixtureSandbox
let questions: CatalogueQuestions
beforeAll(async () => {
  sandbox = await startFixtureSandbox()
  const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  questions = createProviderQuestions(new CatalogueClient({ url, maxBytes: 10_000_000 }))
})
afterAll(() => sandbox.stop())

test('of the sandbox’s catalogue nothing is dropped', async () => {
  const report = await surveyCatalogue({ ...settings, connect: () => questions })
  const lost = [...report].flatMap(([endpoint, { failures, dropped }]) =>
    [...failures.keys(), ...dropped.keys()].map((key) => `${endpoint} ${key}`),
  )
  expect([lost, isUnreadable(report), [...report.keys()].length]).toEqual([[], false, 8])
})
