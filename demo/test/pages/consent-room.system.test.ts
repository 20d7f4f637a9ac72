import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext } from '../../../test/tools/browser.ts'
import { watchShifts } from '../../../test/tools/watch-shifts.ts'
import { ROME, THEATRE, WAYFARE } from '../tools/sample-pages.ts'

/**
 * The page beside the question about cookies (WCAG 2.2, 2.4.11 Focus Not Obscured): whatever has the focus is seen, the end of
 * the page can be read, and the question takes at most half of a window, at 200 % zoom too.
 */
const VIEWPORTS = [
  { width: 375, height: 740, most: 0.22 },
  { width: 768, height: 1024, most: 0.12 },
  { width: 1440, height: 900, most: 0.1 },
  // 1440 × 900 at 200 %.
  { width: 720, height: 450, most: 0.5 },
]
/** A tablet whose browser has bars of its own. */
const LOW_TABLET = { width: 768, height: 900, most: 0.12 }
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
  // On a phone the question comes with the first scroll.
  if (viewport.width <= 704) await page.evaluate(() => scrollTo(0, 1))
  await page.locator('#consent').waitFor()
  return { context, page, shifts }
}

test.each([
  { host: WAYFARE, path: '/things-to-do-in-paris/' },
  { host: ROME, path: '/colosseum/' },
  { host: THEATRE, path: '/shows/' },
])(
  // spec: D.privacy.26
  'the first screen of $host $path on a phone has the price of its first card; then comes the question',
  async ({ host, path }) => {
    const context = await openContext(browser, { viewport: { width: 375, height: 740 }, mayBeAsked: true })
    const page = await context.newPage()
    await page.goto(addressOf(host, path), { waitUntil: 'networkidle' })
    await page.locator('#consent').waitFor({ state: 'attached' })
    const price = page.locator('[data-list] [data-tgid] strong').first()
    const isOnTop = await price.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementsFromPoint(left + width / 2, top + height - 1)[0]?.closest('[data-tgid]') !== null
    })
    expect([isOnTop, await page.locator('#consent').isVisible()]).toEqual([true, false])
    await page.mouse.wheel(0, 40)
    await page.locator('#consent').waitFor()
    await context.close()
  },
)

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

function overlapsCompareBar(note: Element): boolean {
  const [one, other] = [note, document.querySelector('[data-compare-bar]')].map((it) => it?.getBoundingClientRect())
  if (!one || !other || other.height === 0) throw new Error('nothing can be compared')
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

test.each(VIEWPORTS)(
  // spec: D.privacy.25
  'at $width × $height what a visitor saves is told above the question, and beside or above the button that compares',
  async (viewport) => {
    const { context, page } = await openAsked('/things-to-do-in-paris/', viewport)
    await page
      .locator('[data-list] [data-wish]')
      .first()
      .evaluate((heart: HTMLElement) => heart.click())
    const told = page.locator('#toasts > div')
    await told.waitFor()
    await told.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    const [above, below] = [await told.boundingBox(), await page.locator('#consent').boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    expect(above?.y).toBeGreaterThanOrEqual(0)
    expect(await told.evaluate(overlapsCompareBar)).toBe(false)
    await context.close()
  },
)

// spec: D.privacy.25
test('on a phone the three answers stand in one line in every language, each in one line of its own', async () => {
  const { context, page } = await openAsked('/', { width: 375, height: 740 })
  const broken = await page.evaluate(async (languages) => {
    const banner = document.querySelector('#consent')
    const found: string[] = []
    for (const lang of languages) {
      const answer = await new Promise<Document | null>((done) => {
        const request = new XMLHttpRequest()
        request.responseType = 'document'
        request.onload = () => done(request.responseXML)
        request.open('GET', `/_consent?lang=${lang}`)
        request.send()
      })
      const [words, form] = [
        answer?.querySelector('#consent h2')?.parentElement,
        answer?.querySelector('#consent form'),
      ]
      if (!banner || !words || !form) return [`${lang}: no question`]
      for (const refused of answer?.querySelectorAll('[data-refused]') ?? []) refused.remove()
      banner.replaceChildren(words, form)
      document.documentElement.lang = lang
      const answers = [...form.querySelectorAll(':scope > button, summary')]
      const boxes = answers.map((one) => one.getBoundingClientRect())
      const isOneLine = boxes.every(({ top, height }) => top === boxes[0]?.top && height <= 44)
      if (boxes.length !== 3 || !isOneLine) found.push(`${lang}: ${answers.map((one) => one.textContent).join(', ')}`)
    }
    return found
  }, LANGUAGE_CODES)
  await context.close()
  expect(broken).toEqual([])
})

test.each([...VIEWPORTS.slice(0, 3), LOW_TABLET])(
  // spec: D.privacy.25
  'the question lies over no title, price or button of what a page sells at $width × $height',
  async ({ most: _most, ...viewport }) => {
    const covered: string[] = []
    for (const path of await listSelling()) {
      const { context, page } = await openAsked(path, viewport)
      covered.push(...(await findCovered(page)).map((words) => `${path}: ${words}`))
      await context.close()
    }
    expect(covered).toEqual([])
  },
)

/** Pages of products, in the languages whose words are long or run from right to left. */
async function listSelling(): Promise<readonly string[]> {
  const lists = await Promise.all(
    ['/louvre-museum-tickets/', '/de/paris/'].map(async (list) => (await fetchPage(WAYFARE, list)).text),
  )
  return lists.map((text) => /href="(\/[^"]*-t\d+\/)/.exec(text)?.[1] ?? 'no product')
}

/** The title, and prices and buttons of the booking card and bar, over which the question lies. */
function findCovered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const question = document.querySelector('#consent')?.getBoundingClientRect()
    return [...document.querySelectorAll('h1, [data-booking] strong, [data-booking] a[href]')].flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const isOver =
        question && top < question.bottom && question.top < bottom && left < question.right && question.left < right
      return isOver && element.checkVisibility({ visibilityProperty: true }) ? [element.textContent.trim()] : []
    })
  })
}

test('what stays at the lower edge of a phone has the focus in sight: the question goes to the other edge', async () => {
  const { context, page } = await openAsked('/things-to-do-in-paris/', { width: 375, height: 740 })
  expect((await findObscured(page)).obscured).toEqual([])
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.locator('#consent').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd)).toBe('0px')
  await context.close()
})

test('the way past the question is the first stop of the keyboard, its answers are the next ones', async () => {
  const { context, page } = await openAsked('/', { width: 1440, height: 900 })
  const stops: string[] = []
  for (const _ of Array.from({ length: 5 })) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  await context.close()
  expect(stops).toEqual(['Skip to content', 'Privacy policy', 'Settings', 'Reject', 'Accept'])
})
