import type { PageDocument } from '@passepartout/content-model/page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignArms } from '../../src/request/experiments/assign-arms.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'
import { parsePageFacts } from '../tools/parse-page-facts.ts'

/** Experiments as visitors, caches and editors meet them (docs/decisions/035-experiments.md). */

const HERO = { key: 'hero', share: 8, audience: 'all' } as const
const ON_PHONES = { key: 'cards', share: 16, audience: 'mobile' } as const
const quote = (id: string, shownTo?: object) => ({
  id,
  type: 'quote',
  text: `Block ${id}`,
  ...(shownTo && { shownTo }),
})
const BLOCKS = [
  quote('always'),
  quote('old', { experiment: 'hero', arm: 'control' }),
  quote('new', { experiment: 'hero', arm: 'variant' }),
  quote('small', { experiment: 'cards', arm: 'variant' }),
  quote('over', { experiment: 'ended', arm: 'variant' }),
  quote('stays', { experiment: 'ended', arm: 'control' }),
] as PageDocument['blocks']

const idOf = (bucket: number) => `${bucket.toString(16)}1b2c3d4-0000-4000-8000-0123456789ab`
const bucketOf = (arm: string) =>
  Array.from({ length: 16 }, (_, bucket) => bucket).find(
    (bucket) => assignArms([HERO], { bucket, viewport: 'desktop', isBot: false })?.hero === arm,
  ) ?? -1
const IN_VARIANT = { cookie: `h-sid=${idOf(bucketOf('variant'))}` }
const IN_CONTROL = { cookie: `h-sid=${idOf(bucketOf('control'))}` }
const PHONE = { 'sec-ch-ua-mobile': '?1' }

const CONTROL = ['always', 'old', 'stays']
const VARIANT = ['always', 'new', 'stays']
const exposure = (experiment: string, arm: string) => ({
  ...{ name: 'Experiment Viewed', experiment, arm },
  experience: `${experiment}-${arm}`,
})

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ TRUST_PROXY: '1', NON_PRODUCTION_DOMAINS: '*' })
  site.putSite(siteDocument({ experiments: [HERO, ON_PHONES] }))
  site.putPage(pageDocument({ uid: `${HOST}.trial`, pageType: 'contentPage', blocks: BLOCKS }))
  site.putPage(pageDocument({ uid: `${HOST}.plain`, pageType: 'contentPage', blocks: [BLOCKS[0]] as typeof BLOCKS }))
  await site.purge(`site:${HOST}`)
})
afterAll(() => site.dispose())

const shownIn = (html: string) => [...html.matchAll(/Block (\w+)/g)].map(([, id]) => id)
/** The blocks that are shown, and what is told of experiments. */
async function meet(path: string, headers: Record<string, string> = {}) {
  const { body } = await site.get(path, headers)
  return [shownIn(body), parsePageFacts(body).events]
}

test.each<[string, Record<string, string>, readonly string[], readonly object[]]>([
  ['nobody knows', {}, CONTROL, []],
  ['an id draws the control for', IN_CONTROL, CONTROL, [exposure('hero', 'control')]],
  ['an id draws the variant for', IN_VARIANT, VARIANT, [exposure('hero', 'variant')]],
  [
    'takes part with a phone',
    { ...IN_CONTROL, ...PHONE },
    ['always', 'old', 'small', 'stays'],
    [exposure('hero', 'control'), exposure('cards', 'variant')],
  ],
  ['crawls with an id', { ...IN_VARIANT, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, CONTROL, []],
  ['has a broken id', { cookie: 'h-sid=%%%; h-sid=; experimentOverride=hero:variant' }, CONTROL, []],
  // spec: 3.state.4, D.privacy.17, D.privacy.24, D.analytics.18
])('whom %s is shown that at once, in every answer, and told of it', async (_, headers, blocks, events) => {
  expect(await meet('/trial/', headers)).toEqual([blocks, events])
  expect(await meet('/trial/', headers)).toEqual([blocks, events])
})

const cached = async () => Number(/site_cached_pages (\d+)/.exec((await site.internal.inject('/metrics')).body)?.[1])

test('of a page with experiments there are as many copies as arms, of any other one', async () => {
  await site.purge(`site:${HOST}`)
  const before = await cached()
  for (let bucket = 0; bucket < 16; bucket++) {
    for (const path of ['/trial/', '/plain/']) await site.get(path, { cookie: `h-sid=${idOf(bucket)}` })
  }
  expect((await cached()) - before).toBe(3)
})

describe('behind a shared cache', () => {
  // spec: D.requests.4
  test('the group that the edge names decides, the visitor’s cookie and device do not; nothing is set', async () => {
    const variant = `currency=EUR;bucket=${bucketOf('variant').toString(16)}`
    const { headers, body } = await site.get('/trial/', { ...IN_CONTROL, ...PHONE, 'x-variant': variant })
    expect([shownIn(body), headers.vary, headers['set-cookie']]).toEqual([
      VARIANT,
      'accept-encoding, x-variant',
      undefined,
    ])
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  })

  test.each(['currency=EUR', 'currency=EUR;bucket=', 'currency=EUR;bucket=zz', ''])(
    'who comes with %j, as on the first request of all, is shown the control',
    async (variant) => {
      expect(await meet('/trial/', { ...IN_VARIANT, 'x-variant': variant })).toEqual([CONTROL, []])
    },
  )
})

describe('what is asked for by experimentOverride', () => {
  const STAGE = { host: `stage-${HOST}` }

  // spec: 3.names.3, D.privacy.21
  test('outside production is kept for the session, and shown', async () => {
    const { status, headers } = await site.get('/trial/?a=b&experimentOverride=hero:variant,x,y:z', STAGE)
    expect([status, headers.location, headers['set-cookie']]).toEqual([
      303,
      '/trial/?a=b',
      'experimentOverride=hero:variant; Path=/; HttpOnly; SameSite=Lax',
    ])
    const cookie = 'experimentOverride=hero:variant'
    expect(await meet('/trial/', { ...STAGE, cookie })).toEqual([VARIANT, [exposure('hero', 'variant')]])
    expect(await meet('/trial/', STAGE)).toEqual([CONTROL, []])
  })

  test('is given up by asking for nothing', async () => {
    const { headers } = await site.get('/trial/?experimentOverride=', STAGE)
    expect(headers['set-cookie']).toBe('experimentOverride=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  test.each(['%', 'constructor:variant', '__proto__:variant', 'hero:variant:x', `hero:${'v'.repeat(5000)}`, ',,,'])(
    '%s: whatever is no arm is passed by',
    async (value) => {
      const { status, body } = await site.get('/trial/', { ...STAGE, cookie: `experimentOverride=${value}` })
      expect([status, shownIn(body)]).toEqual([200, value === 'hero:variant:x' ? VARIANT : CONTROL])
    },
  )

  // spec: D.privacy.21
  test('in production counts for nobody without a signed preview', async () => {
    const { status, headers, body } = await site.get('/trial/?experimentOverride=hero:variant')
    expect([status, headers['set-cookie'], shownIn(body)]).toEqual([200, undefined, CONTROL])
    const cookie = 'experimentOverride=hero:variant; preview=forged'
    expect(await meet('/trial/', { cookie })).toEqual([CONTROL, []])
  })
})
