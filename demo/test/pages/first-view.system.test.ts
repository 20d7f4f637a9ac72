import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  connectToBrowser,
  fetchPage,
  nameOfScript,
  openContext,
  SCRIPTS_OF_ANY_PAGE,
} from '../../../test/tools/browser.ts'
import { watchShifts } from '../../../test/tools/watch-shifts.ts'
import { SAMPLE_PAGES, WAYFARE } from '../tools/sample-pages.ts'

/** A phone, a tablet and a desktop. */
const SCREENS = [
  { viewport: { width: 375, height: 700 }, deviceScaleFactor: 2 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1512, height: 860 }, deviceScaleFactor: 1 },
]

/** Milliseconds that a picture may take to be drawn, sent and painted on a machine that has other work. */
const TIMEOUT = 30_000

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

/** The name of the picture that opens a page, by its address on the image host. */
async function openingPictureOf(host: string, path: string): Promise<string> {
  const { text } = await fetchPage(host, path)
  const [opening = ''] = /<img [^>]*fetchPriority="high"[^>]*>/.exec(text) ?? []
  return /src="[^"?]*\/images\/([^"?]+)\?/.exec(opening)?.[1] ?? 'none'
}

interface FirstView {
  /** Pictures that are fetched before anything is laid out. */
  readonly early: readonly string[]
  /** What the head fetches ahead, fonts aside. */
  readonly preloaded: readonly string[]
  /** The picture of which most is seen before anybody scrolls. */
  readonly largest: string
  /** Pictures for which the browser chose another width than their place needs. */
  readonly misfits: readonly string[]
}

/** Looks once the opening picture is there; whatever comes late is chosen, but not drawn. */
async function look(page: Page, address: string, opening: string): Promise<FirstView> {
  await page.route(/\/images\//, (route) =>
    route.request().url().includes(opening) ? route.continue() : route.abort(),
  )
  await page.goto(address, { waitUntil: 'load' })
  return page.evaluate(
    async ([opening, patience]) => {
      const nameOf = (url: string) => /\/images\/([^?]+)/.exec(url)?.[1] ?? url
      const images = [...document.images].filter(({ src }) => src.includes('/images/'))

      const pictureOf = () => images.find(({ currentSrc, complete }) => complete && currentSrc.includes(opening))
      const isOver = performance.now() + patience
      while (!pictureOf() && performance.now() < isOver) await new Promise((later) => setTimeout(later, 50))
      await pictureOf()?.decode()

      /** CSS pixels of the part that is seen before anybody scrolls. */
      const seenOf = (image: HTMLImageElement) => {
        const { left, right, top, bottom } = image.getBoundingClientRect()
        const width = Math.min(right, innerWidth) - Math.max(left, 0)
        return Math.max(0, width) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }
      // Columns of one width differ by parts of a pixel: the first of them counts.
      const most = Math.max(...images.map(seenOf))
      const largest = images.find((image) => seenOf(image) > most * 0.99)

      /** Of the candidates that a place has: the first that is wide enough, or the one before it, if it nearly is. */
      const isMisfit = (image: HTMLImageElement) => {
        const source = image.parentElement?.querySelector('source')
        const srcSet = source && matchMedia(source.media).matches ? source.srcset : image.srcset
        const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '))
        if (candidates.length < 2) return false
        const widths = candidates.map(([, width = '']) => Number.parseInt(width, 10))
        const needed = image.clientWidth * devicePixelRatio
        const enough = widths.findIndex((width) => width >= needed)
        const chosen = candidates.findIndex(([url = '']) => new URL(url, location.href).href === image.currentSrc)
        return enough < 0 ? chosen !== widths.length - 1 : chosen !== enough && chosen !== enough - 1
      }
      return {
        early: images.filter(({ loading }) => loading !== 'lazy').map(({ src }) => nameOf(src)),
        preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([as=font])')].map(
          ({ imageSrcset, href }) => nameOf(imageSrcset || href),
        ),
        largest: largest && pictureOf() ? nameOf(largest.src) : 'none was painted',
        misfits: images
          .filter((image) => image.checkVisibility({ contentVisibilityAuto: true }))
          .filter((image) => image.currentSrc !== '' && image.clientWidth > 0 && isMisfit(image))
          .map(({ currentSrc }) => currentSrc),
      }
    },
    [opening, TIMEOUT] as const,
  )
}

describe.each(SAMPLE_PAGES.filter(({ type }) => type !== 'legal'))('$type', ({ host, path }) => {
  // spec: D.display.24
  test.each(SCREENS)('its largest picture alone is fetched early at $viewport.width', async (screen) => {
    const opening = await openingPictureOf(host, path.en)
    const context = await openContext(browser, { ...screen, seesPictures: true })
    const { preloaded, ...view } = await look(await context.newPage(), addressOf(host, path.en), opening)
    await context.close()
    expect(view).toEqual({ early: [opening], largest: opening, misfits: [] })
    expect(preloaded.filter((name) => name !== opening)).toEqual([])
  })
})

/** Names of the scripts that a page fetches by itself: what is fetched in an idle moment comes when there is one. */
async function expectScripts(screen: (typeof SCREENS)[number], wanted: readonly string[]): Promise<void> {
  const context = await openContext(browser, screen)
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(nameOfScript(request.url()) ?? ''))
  await page.goto(addressOf(WAYFARE, '/privacy-policy/'), { waitUntil: 'networkidle' })
  await expect.poll(() => scripts.filter(Boolean).toSorted()).toEqual(wanted)
  await context.close()
}

test('what a first tap needs is fetched once there is time, and only where a tap needs it', async () => {
  const [phone, , desktop] = SCREENS
  if (!phone || !desktop) throw new Error('a screen is missing')
  await expectScripts(phone, SCRIPTS_OF_ANY_PAGE.phone)
  await expectScripts(desktop, SCRIPTS_OF_ANY_PAGE.desktop)
})

// spec: D.display.26
test('without its fonts, and while its pictures never arrive, a page stands still and can be used', async () => {
  const context = await openContext(browser, { ...SCREENS[0], reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const shifts = await watchShifts(page)
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.route(/\/images\//, () => {})
  await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'), { waitUntil: 'domcontentloaded' })
  await page.locator('header [popovertarget=side-navigation]').first().click()
  await page.locator('#side-navigation:is(:modal, :popover-open)').waitFor()
  const states = await page.evaluate(() => ({
    fonts: [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
      .length,
    title: document.querySelector('h1')?.checkVisibility(),
    // Drawings of our own have none.
    shimmers: [
      ...new Set(
        [...document.images]
          .filter(({ src }) => src.includes('/images/'))
          .map((image) => getComputedStyle(image).animationIterationCount),
      ),
    ],
  }))
  expect(states).toEqual({ fonts: 0, title: true, shimmers: ['4'] })
  expect(await shifts()).toEqual([])
  await context.close()
})

test('titles of a first visit get the brand’s face when it comes, and nothing moves', async () => {
  const moved: string[] = []
  for (const viewport of [SCREENS[0]?.viewport, SCREENS[2]?.viewport]) {
    const context = await openContext(browser, { viewport: viewport ?? null })
    const page = await context.newPage()
    const shifts = await watchShifts(page)
    const fonts = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await fonts.promise
      await route.continue()
    })
    await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'), { waitUntil: 'domcontentloaded' })
    await page.locator('footer').waitFor()
    const widthOfTitle = () =>
      page.locator('h1').evaluate(async (title) => {
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
        const range = document.createRange()
        range.selectNodeContents(title)
        return range.getBoundingClientRect().width
      })
    const before = await widthOfTitle()
    fonts.resolve()
    await page.evaluate(() => document.fonts.ready)
    const isDrawnAnew = (await widthOfTitle()) !== before
    moved.push(...(await shifts()), ...(isDrawnAnew ? [] : ['the title keeps the fallback']))
    await context.close()
  }
  expect(moved).toEqual([])
})

test.each([
  ['/', 650],
  ['/things-to-do-in-paris/', 550],
] as const)(
  'of %s a phone lays out %d elements at first, all as they come near, and nothing moves',
  async (path, most) => {
    const context = await openContext(browser, { ...SCREENS[0], reducedMotion: 'no-preference' })
    const page = await context.newPage()
    const shifts = await watchShifts(page)
    await page.goto(addressOf(WAYFARE, path), { waitUntil: 'load' })
    const laidOut = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) =>
          element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )
    expect(laidOut).toBeGreaterThan(100)
    expect(laidOut).toBeLessThanOrEqual(most)
    const [all, missed] = await page.evaluate(async () => {
      const wanted = [...document.querySelectorAll('main li h3, footer a')].filter((element) =>
        element.checkVisibility(),
      )
      const missing = new Set(wanted)
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
        for (const element of missing)
          if (element.checkVisibility({ contentVisibilityAuto: true })) missing.delete(element)
      }
      return [wanted.length, [...missing].map(({ textContent }) => textContent)]
    })
    expect(all).toBeGreaterThan(50)
    expect(missed).toEqual([])
    expect(await shifts()).toEqual([])
    await context.close()
  },
)
