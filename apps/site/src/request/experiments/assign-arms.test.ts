import {
  type Experiment,
  VARIANT_SHARES_IN_BUCKETS,
  VISITOR_BUCKET_COUNT,
} from '@passepartout/content-model/experiments'
import { describe, expect, test } from 'vitest'
import { assignArms, type Participant, participantOf } from './assign-arms.ts'
import { armsKey } from './serialize-arms.ts'

const HERO: Experiment = { key: 'hero', share: 8, audience: 'all' }
const bucketsOf = (experiment: Experiment) =>
  Array.from({ length: VISITOR_BUCKET_COUNT }, (_, bucket) => bucket).filter(
    (bucket) => assignArms([experiment], visitor({ bucket }))?.[experiment.key] === 'variant',
  )
const visitor = (more: Partial<Participant> = {}): Participant => ({
  bucket: 3,
  viewport: 'desktop',
  isBot: false,
  ...more,
})

test.each(VARIANT_SHARES_IN_BUCKETS)('a share of %d of 16 is exactly that, and the same each time', (share) => {
  const buckets = bucketsOf({ ...HERO, share })
  expect([buckets.length, bucketsOf({ ...HERO, share })]).toEqual([share, buckets])
})

test('a larger share keeps those who saw the variant, and each experiment has an order of its own', () => {
  const few = bucketsOf({ ...HERO, share: 4 })
  expect(bucketsOf(HERO).filter((bucket) => few.includes(bucket))).toEqual(few)
  expect(bucketsOf({ ...HERO, key: 'cards' })).not.toEqual(bucketsOf(HERO))
})

const ON_PHONES: Experiment = { key: 'cards', share: 16, audience: 'mobile' }

test.each<[string, Partial<Participant>, ReturnType<typeof assignArms>]>([
  ['a visitor', {}, { hero: 'variant' }],
  ['one on a phone', { viewport: 'mobile' }, { hero: 'variant', cards: 'variant' }],
  ['one of whom nobody may say', { viewport: undefined }, { hero: 'variant' }],
  ['one without an id of the visit', { bucket: undefined }, undefined],
  ['a bot', { isBot: true }, undefined],
])('%s takes part in %j: %j', (_, more, arms) => {
  expect(assignArms([{ ...HERO, share: 16 }, ON_PHONES], visitor(more))).toEqual(arms)
})

test('who takes part in nothing has no arms, and so the key of everybody', () => {
  expect([assignArms([], visitor()), assignArms([ON_PHONES], visitor()), armsKey(undefined)]).toEqual([
    undefined,
    undefined,
    '',
  ])
  expect(armsKey({ hero: 'variant', cards: 'control' })).toBe(' {cards:control,hero:variant}')
})

describe('the group of a visitor', () => {
  const ID = 'a1b2c3d4-0000-4000-8000-0123456789ab'
  const of = (facts: Parameters<typeof participantOf>[0], device = { viewport: 'mobile', isBot: false } as const) =>
    participantOf(facts, device)

  test.each<[string, Parameters<typeof participantOf>[0], Participant['bucket']]>([
    ['is the first digit of the id', { cookie: `h-sid=${ID}` }, 10],
    ['among other cookies', { cookie: `currency=EUR; h-sid=${ID}; x=1` }, 10],
    ['none without it', { cookie: 'currency=EUR' }, undefined],
    ['none of half an id', { cookie: 'h-sid=a1b2c3d4' }, undefined],
    ['none of what is no id', { cookie: `h-sid=${'a'.repeat(36)}` }, undefined],
    ['none of a cookie that ends like it', { cookie: `not-h-sid=${ID}` }, undefined],
    ['what the edge says', { variant: 'currency=EUR;bucket=f', cookie: `h-sid=${ID}` }, 15],
    ['none where the edge says none', { variant: 'currency=EUR;bucket=', cookie: `h-sid=${ID}` }, undefined],
    ['none of two digits', { variant: 'bucket=12' }, undefined],
  ])('%s', (_, facts, bucket) => {
    expect(of(facts).bucket).toBe(bucket)
  })

  // spec: D.requests.4
  test('its device is that of the key: behind an edge that names none it is nobody’s', () => {
    expect(of({ variant: 'bucket=1' })).toEqual({ bucket: 1, viewport: undefined, isBot: false })
    expect(of({ variant: 'viewport=mobile;bucket=1' })).toEqual({ bucket: 1, viewport: 'mobile', isBot: false })
    expect(of({ cookie: `h-sid=${ID}` })).toEqual({ bucket: 10, viewport: 'mobile', isBot: false })
  })
})
