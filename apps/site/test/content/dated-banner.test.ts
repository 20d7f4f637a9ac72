import type { BlockOfType } from '@passepartout/content-model/blocks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** The site is in Paris, where the 22nd of November 2026 ends at 23:00 UTC. */
const BEFORE_MIDNIGHT = Date.parse('2026-11-22T22:59:30Z')
const MIDNIGHT = Date.parse('2026-11-22T23:00:00Z')
const WORDS = 'Ramses in Paris'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

function putBanner(days: Pick<BlockOfType<'banner'>, 'from' | 'until'>) {
  const image = { mediaId: '1', url: '/a', alt: '', width: 4, height: 3, focalPoint: { x: 0.5, y: 0.5 } }
  const action = { type: 'CUSTOM', url: '/ramses/', newTab: false, label: 'See', appearance: 'primary' } as const
  const banner: BlockOfType<'banner'> = { id: 'banner', type: 'banner', title: WORDS, image, action, ...days }
  site.putPage(pageDocument({ uid: `${HOST}.paris`, pageType: 'contentPage', blocks: [banner] }))
}

async function isShown(path: string, now: number): Promise<boolean> {
  site.clock.now = now
  return (await site.get(path)).body.includes(WORDS)
}

test.each(['/paris/', '/paris/index.md'])(
  // spec: D.display.31
  'an answer is not kept beyond the day on which a banner begins or ends: %s',
  async (path) => {
    putBanner({ until: '2026-11-22' })
    expect([await isShown(path, BEFORE_MIDNIGHT), await isShown(path, MIDNIGHT - 1)]).toEqual([true, true])
    expect(await isShown(path, MIDNIGHT)).toBe(false)
  },
)

// spec: D.display.9
test('one that begins tomorrow is there at midnight, and stays', async () => {
  putBanner({ from: '2026-11-23' })
  expect([await isShown('/paris/', BEFORE_MIDNIGHT), await isShown('/paris/', MIDNIGHT)]).toEqual([false, true])
  expect(await isShown('/paris/', MIDNIGHT + 86_399_000)).toBe(true)
})

// spec: D.display.31
test('a copy at an edge ends with the day too, whatever happens here', async () => {
  await site.dispose()
  site = await createTestSite({ TRUST_PROXY: '1' })
  putBanner({ until: '2026-11-22' })
  site.clock.now = BEFORE_MIDNIGHT
  const { headers } = await site.get('/paris/', { 'x-variant': 'currency=EUR' })
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=0, stale-if-error=0')
})
