import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext } from '../../../test/tools/browser.ts'
import { SAMPLE_PAGES, WAYFARE } from '../tools/sample-pages.ts'

/** What leaves a browser for other hosts than the site's and its pictures', on a page of each kind, by what its visitor allows. */

const { sandbox } = inject('system')
const TAGS = `tags.localhost:${new URL(sandbox).port}`

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

/** Beside the kinds that every walk knows: the page of a tour group, a search, wishes, and one that is not there. */
async function addressOfProduct(): Promise<string> {
  const { text } = await fetchPage(WAYFARE, '/things-to-do-in-paris/')
  return addressOf(WAYFARE, /href="(\/[^"]*-t7114\/)"/.exec(text)?.[1] ?? '')
}

const KINDS = [
  ...SAMPLE_PAGES.map(({ type, host, path }) => ({ type, host, address: async () => addressOf(host, path.en) })),
  { type: 'product', host: WAYFARE, address: addressOfProduct },
  { type: 'search', host: WAYFARE, address: async () => addressOf(WAYFARE, '/search/?q=louvre') },
  { type: 'wish list', host: WAYFARE, address: async () => addressOf(WAYFARE, '/wish-list/?ids=7110,7111') },
  { type: 'comparison', host: WAYFARE, address: async () => addressOf(WAYFARE, '/wish-list/compare/?ids=7110,7111') },
  { type: 'not found', host: WAYFARE, address: async () => addressOf(WAYFARE, '/nothing/stands/here/') },
]

const banner = (page: Page) => page.locator('#consent')

test.each(KINDS)(
  // spec: D.privacy.5, D.privacy.10
  '$type: nothing before an answer, the container alone after it, nothing once it is taken back',
  async (kind) => {
    const context = await openContext(browser, { mayBeAsked: true, viewport: { width: 1366, height: 900 } })
    const page = await context.newPage()
    const address = await kind.address()
    const own = new Set([new URL(address).host, new URL(sandbox).host])
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { host, pathname, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !own.has(host)) elsewhere.push(host + pathname)
    })
    const seeAll = async () => {
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y)
          await new Promise((next) => setTimeout(next, 30))
        }
      })
      await page.waitForLoadState('networkidle')
    }
    await seeAll()
    await banner(page).waitFor()
    expect(elsewhere).toEqual([])

    await banner(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await banner(page).waitFor({ state: 'detached' })
    // The sample's container sends that the page was viewed to its own host, and whatever else it is told.
    const wanted = new Set(kind.host === WAYFARE ? [`${TAGS}/gtm.js`, `${TAGS}/collect`] : [])
    await expect.poll(() => new Set(elsewhere)).toEqual(wanted)
    await page.waitForLoadState('networkidle')
    expect(new Set(elsewhere)).toEqual(wanted)

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await banner(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent-state')?.value)
      .toBe('v1')
    elsewhere.length = 0
    await seeAll()
    expect([elsewhere, await banner(page).count()]).toEqual([[], 0])
    await context.close()
  },
)
