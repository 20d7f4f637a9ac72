import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext } from '../../../test/tools/browser.ts'
import { watchShifts } from '../../../test/tools/watch-shifts.ts'
import { WAYFARE } from '../tools/sample-pages.ts'

/**
 * The page beside the question about cookies (WCAG 2.2, 2.4.11 Focus Not Obscured): whatever has the focus is seen, the end of
 * the page can be read, and the question takes at most half of a window, at 200 % zoom too.
 */
const VIEWPORTS = [
  { width: 375, height: 740, most: 0.34 },
  { width: 768, height: 1024, most: 0.2 },
  { width: 1440, height: 900, most: 0.2 },
  // 1440 × 900 at 200 %.
  { width: 720, height: 450, most: 0.5 },
]
const HOMES = ['/', '/de/', '/ru/', '/ar/']

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

async function openAsked(path: string, viewport: { readonly width: number; readonly height: number }) {
  const context = await openContext(browser, { viewport, mayBeAsked: true })
  const page = await context.newPage()
  const shifts = await watchShifts(page)
  await page.goto(addressOf(WAYFARE, path), { waitUntil: 'networkidle' })
  await page.locator('#consent').waitFor()
  return { context, page, shifts }
}

/** What gets the focus, one after the other, and is not seen whole because the question lies over it. */
function findObscured(page: Page): Promise<{ readonly focused: number; readonly obscured: readonly string[] }> {
  return page.evaluate(async () => {
    const banner = document.querySelector('#consent')
    const obscured: string[] = []
    let focused = 0
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
      if (!banner || banner.contains(element) || !element.checkVisibility() || element.closest('[popover]')) continue
      element.focus()
      if (document.activeElement !== element) continue
      await new Promise((next) => requestAnimationFrame(next))
      focused += 1
      const [one, other] = [element.getBoundingClientRect(), banner.getBoundingClientRect()]
      const isBeside =
        one.right <= other.left || one.left >= other.right || one.top >= other.bottom || one.bottom <= other.top
      if (!isBeside)
        obscured.push(`${element.textContent.trim()} ${one.top}–${one.bottom} behind ${other.top}–${other.bottom}`)
    }
    return { focused, obscured }
  })
}

test.each(VIEWPORTS.flatMap((viewport) => HOMES.map((path) => ({ ...viewport, path }))))(
  // spec: D.privacy.25
  '$path at $width × $height',
  async ({ path, most, ...viewport }) => {
    const { context, page, shifts } = await openAsked(path, viewport)
    const height = (await page.locator('#consent').boundingBox())?.height ?? Number.POSITIVE_INFINITY
    expect(height / viewport.height).toBeLessThanOrEqual(most)
    expect(await shifts()).toEqual([])
    const { focused, obscured } = await findObscured(page)
    expect([focused > 20, obscured]).toEqual([true, []])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [last, top] = await page.evaluate(() => [
      Math.max(
        ...[...document.querySelectorAll('footer a, footer button')].map((link) => link.getBoundingClientRect().bottom),
      ),
      document.querySelector('#consent')?.getBoundingClientRect().top ?? 0,
    ])
    expect(last).toBeLessThanOrEqual(top)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/consent-${viewport.width}${path.replaceAll('/', '_')}.png` })
    await context.close()
  },
)

test('on a phone the three answers stand in one line where words allow, and go on below where they do not', async () => {
  const rows = async (path: string) => {
    const { context, page } = await openAsked(path, { width: 375, height: 740 })
    const tops = await page
      .locator('#consent form > button, #consent summary')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top))
    await context.close()
    return [tops.length, new Set(tops).size]
  }
  expect([await rows('/'), (await rows('/ru/'))[0]]).toEqual([[3, 1], 3])
})

test('what stays at the lower edge of a phone has the focus in sight: the question goes to the other edge', async () => {
  const { context, page } = await openAsked('/things-to-do-in-paris/', { width: 375, height: 740 })
  expect((await findObscured(page)).obscured).toEqual([])
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await page.locator('#consent').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd)).toBe('0px')
  await context.close()
})
