import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  addressOf,
  connectToBrowser,
  nameOfScript,
  openContext,
  type VisitorOptions,
  watchForTrouble,
} from './tools/browser.ts'
import { watchShifts } from './tools/watch-shifts.ts'
import { FANOUS, LANTERN, PAGES, STAGE, THINGS_TO_DO } from './tools/world.ts'
import { pseudo } from './world/pseudo.ts'

/** Header, footer and dialogs as a visitor uses them. */

const DESKTOP = { viewport: { width: 1512, height: 860 } } satisfies VisitorOptions
const PHONE = { viewport: { width: 375, height: 700 }, isMobile: true, hasTouch: true } satisfies VisitorOptions

let browser: Browser
let context: BrowserContext | undefined
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterEach(() => context?.close())
afterAll(() => browser.close())

async function openPage(address: string, options: VisitorOptions = DESKTOP): Promise<Page> {
  context = await openContext(browser, options)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  return page
}

const scrollTo = (page: Page, y: number) => page.evaluate(`scrollTo({ top: ${y}, behavior: 'instant' })`)
const focused = (page: Page) => page.evaluate<string>('document.activeElement.outerHTML.slice(0, 160)')
const hasShadow = (page: Page) => page.locator('#header').evaluate((header) => header.hasAttribute('data-shadow'))

describe('the header while the page scrolls', () => {
  // spec: 4.header.2, 9.layout.4
  test('is at the top down to 80 pixels, and has a shadow from there on', async () => {
    const page = await openPage(addressOf(LANTERN, THINGS_TO_DO))
    expect(await hasShadow(page)).toBe(false)
    await scrollTo(page, 81)
    await expect.poll(() => hasShadow(page)).toBe(true)
    await scrollTo(page, 80)
    await expect.poll(() => hasShadow(page)).toBe(false)
  })

  // spec: 4.header.3
  test('an automated one leaves with the page on wide screens, and stays on small ones', async () => {
    const wide = await openPage(addressOf(STAGE, '/'))
    await scrollTo(wide, 600)
    expect((await wide.locator('#header').boundingBox())?.y).toBeLessThan(-400)
    expect(await hasShadow(wide)).toBe(false)
    await context?.close()
    const phone = await openPage(addressOf(STAGE, '/'), PHONE)
    await scrollTo(phone, 600)
    expect((await phone.locator('#header').boundingBox())?.y).toBe(0)
    await expect.poll(() => hasShadow(phone)).toBe(true)
  })
})

describe('menus', () => {
  test('open by keyboard, close by Escape with the focus back, and one at a time', async () => {
    const page = await openPage(addressOf(LANTERN, '/'))
    const openers = page.locator('#header nav button[popovertarget]:visible')
    await openers.first().focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('#header :popover-open').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('Boolean(document.activeElement.closest(":popover-open"))')).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator(':popover-open').count()).toBe(0)
    expect(await openers.first().evaluate((opener) => opener === document.activeElement)).toBe(true)
    await openers.nth(0).click()
    await openers.nth(1).click()
    expect(await page.locator(':popover-open').count()).toBe(1)
    await page.mouse.click(700, 700)
    expect(await page.locator(':popover-open').count()).toBe(0)
  })

  /** The marketplace's own in the pseudo language, without what the selector beside the logo offers. */
  const MENU = ['Tickets and tours', 'Themes', 'Travel guides', 'Plays'].map(pseudo)

  test.each([800, 1024, 1280, 1512])(
    'at %i pixels every item is in the bar or under More, and nothing overlaps',
    async (width) => {
      const page = await openPage(addressOf(LANTERN, '/de/'), { viewport: { width, height: 800 } })
      const inBar = await page.locator('#header nav > ul > li:visible').allTextContents()
      const more = page.locator('[popovertarget=menu-more]:visible')
      if ((await more.count()) > 0) {
        await more.click()
        await page.locator('#menu-more [data-content]').first().waitFor()
      }
      const rest = await page.locator('#menu-more p:visible, #menu-more a:visible').allTextContents()
      const once = MENU.filter((label) => inBar.some((text) => text.startsWith(label)) !== rest.includes(label))
      expect(once).toEqual(MENU)
      const overlap = await page.evaluate<number>(`(() => {
      const boxes = [...document.querySelectorAll('#header > div > *')].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0)
      const entries = [...document.querySelectorAll('#header nav > ul > li')].map((item) => item.getBoundingClientRect()).filter((box) => box.width > 0)
      return Math.max(...entries.map((box) => box.right)) - boxes.at(-1).left
    })()`)
      expect(overlap).toBeLessThanOrEqual(0)
    },
  )

  test('the selector beside the logo says which of its pages this is', async () => {
    const page = await openPage(addressOf(LANTERN, '/clairport/'))
    expect(await page.locator('[popovertarget=menu-selector]').textContent()).toBe('Clairport')
  })
})

describe('the side navigation', () => {
  const open = async (page: Page) => {
    await page.locator('button[popovertarget=side-navigation]').first().click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await dialog.waitFor()
    return dialog
  }

  // spec: 4.header.4
  test('keeps the focus, and gives it back at Escape', async () => {
    const page = await openPage(addressOf(LANTERN, '/'), PHONE)
    const dialog = await open(page)
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        'document.activeElement === document.body || Boolean(document.activeElement.closest("#side-navigation"))',
      )
      expect(isInside, await focused(page)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await focused(page)).toContain('popovertarget="side-navigation"')
  })

  // spec: 4.header.5
  test('closes at a click outside, and the page behind does not scroll meanwhile', async () => {
    const page = await openPage(addressOf(LANTERN, '/'), PHONE)
    const dialog = await open(page)
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden')
    await page.mouse.click(20, 400)
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).not.toBe('hidden')
  })

  // spec: 4.header.4
  test('has its entries where it is opened before the scripts have come', async () => {
    const page = await openPage(addressOf(LANTERN, '/'), PHONE)
    const { promise: isOpen, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await isOpen
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    // A finger, which unlike a pointer does not stay above what it opened.
    await page.locator('button[popovertarget=side-navigation]').first().tap()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await dialog.waitFor()
    expect(await dialog.locator('summary').count()).toBe(0)
    letThrough()
    await dialog.locator('summary').first().waitFor()
  })

  test('is closed on the page that one comes back to', async () => {
    const page = await openPage(addressOf(LANTERN, '/'), PHONE)
    const dialog = await open(page)
    await dialog.locator('summary').first().click()
    await dialog.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/')
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
  })

  // spec: 4.header.6, 9.layout.6
  test('knows for five seconds that it was scrolled', async () => {
    const page = await openPage(addressOf(LANTERN, '/'), { ...PHONE, viewport: { width: 375, height: 260 } })
    await page.clock.install()
    await page.reload({ waitUntil: 'load' })
    const dialog = await open(page)
    const isScrolled = () => dialog.getAttribute('data-scrolled')
    const scrollTo = (top: number) => dialog.evaluate((drawer, to) => drawer.scrollTo(0, to), top)
    // The page may be seen before its scripts listen, and a clock that stands still would not let them begin.
    let top = 0
    await expect
      .poll(async () => {
        top = top === 30 ? 0 : 30
        await scrollTo(top)
        return isScrolled()
      })
      .toBe('')
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect.poll(isScrolled).toBeNull()
    await scrollTo(60)
    await expect.poll(isScrolled).toBe('')
    await page.clock.fastForward(4900)
    expect(await isScrolled()).toBe('')
    await page.clock.fastForward(200)
    expect(await isScrolled()).toBeNull()
  })
})

describe('Call us', () => {
  // spec: 2.header.13
  test('is a modal on wide screens, with numbers to dial and to copy', async () => {
    const page = await openPage(addressOf(LANTERN, '/'), {
      ...DESKTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const trouble = watchForTrouble(page)
    await page.getByRole('button', { name: 'Call us' }).click()
    const dialog = page.getByRole('dialog', { name: 'We are here to help' })
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.id)).toBe('modals')
    expect(await dialog.locator('a[href^="tel:+"]').count()).toBe(3)
    await dialog.getByRole('button', { name: /^Copy \+44/ }).click()
    await page.locator('#toasts').getByText('+44 20 7946 0185 copied').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('+44 20 7946 0185')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await focused(page)).toContain('popovertarget="call-us"')
    expect(trouble).toEqual([])
  })

  test('opens in place when its script cannot be fetched', async () => {
    context = await openContext(browser, DESKTOP)
    // Before the page is: an idle moment fetches the script too.
    await context.route('**/assets/call-us*.js', (route) => route.abort())
    const page = await context.newPage()
    await page.goto(addressOf(LANTERN, '/'))
    await page.getByRole('button', { name: 'Call us' }).click()
    const dialog = page.getByRole('dialog', { name: 'We are here to help' })
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.id)).toBe('call-us')
  })

  test.each([
    // spec: 2.header.14, 4.header.7
    ['a drawer on phones', PHONE],
    ['a popover on phones without a script', { ...PHONE, javaScriptEnabled: false }],
    ['a popover on wide screens without a script', { ...DESKTOP, javaScriptEnabled: false }],
  ])('is %s', async (_what, options) => {
    const page = await openPage(addressOf(LANTERN, '/privacy-policy/'), options)
    await page.getByRole('button', { name: 'Call us' }).click()
    const dialog = page.locator('#call-us')
    await dialog.waitFor()
    // Without a script it leads to the numbers at the foot of the page.
    const hasScript = !('javaScriptEnabled' in options)
    const numbers = hasScript ? dialog : page.locator('#of-call-us')
    if (!hasScript) await dialog.locator('a[href="#of-call-us"]').click()
    await expect.poll(() => numbers.locator('a[href^="tel:+"]:visible').count()).toBe(3)
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('the selector opens at the first click, before any script has arrived', async () => {
  context = await openContext(browser, DESKTOP)
  const page = await context.newPage()
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  await page.goto(addressOf(LANTERN, '/'), { waitUntil: 'commit' })
  await page.locator('[popovertarget=locale-panel]').click()
  await page.getByRole('dialog', { name: 'Language and currency' }).waitFor()
  // Its languages, and where its currencies are.
  expect(await page.locator('#locale-panel a:visible').count()).toBe(4)
})

// spec: 2.footer.11, 9.layout.11
test('the badge of the theatre site opens the register in a window of 560 by 490', async () => {
  const page = await openPage(addressOf(STAGE, '/'))
  await page
    .context()
    .route(/register\./, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The register</p>' }))
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Official ticket retailer/ }).click()
  const opened = await popup
  await opened.waitForLoadState()
  expect(opened.url()).toMatch(/^http:\/\/register\.lantern\.example\.localhost:/)
  expect(await opened.evaluate('[innerWidth, innerHeight, opener === null]')).toEqual([560, 490, true])
  expect(page.url()).toBe(addressOf(STAGE, '/'))
})

describe('a picture that cannot be loaded', () => {
  const openExample = async (show: string) => {
    const page = await openPage(`${inject('system').site}/_gallery/?${new URLSearchParams({ uid: LANTERN, show })}`, {
      ...DESKTOP,
      seesPictures: true,
    })
    await page.waitForLoadState('networkidle')
    return page
  }

  // spec: 4.media.1
  test('gives way to its fallback, and without one to its description', async () => {
    const page = await openExample('photo/missingWithFallback')
    const shown = () => page.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.src])
    await expect.poll(shown).toEqual([true, expect.stringContaining('louvre-day')])
    await context?.close()
    const bare = await openExample('photo/missing')
    await expect.poll(() => bare.locator('img[data-failed]').count()).toBe(1)
  })

  // spec: 8.errors.13
  test('of a logo leaves its place to the drawing of the brand', async () => {
    const page = await openExample('header/logoPictureMissing')
    await page.locator('#header img[data-failed]').waitFor({ state: 'attached' })
    expect(await page.locator('#header a').first().locator('svg').isVisible()).toBe(true)
    expect(await page.locator('#header a').first().locator('img').isVisible()).toBe(false)
  })
})

test('a reader who listens hears the parts of the frame by role and name', async () => {
  const page = await openPage(addressOf(LANTERN, '/'))
  const header = page.getByRole('banner')
  expect(await header.getByRole('link', { name: 'Lantern' }).count()).toBe(1)
  expect(await header.getByRole('navigation', { name: 'Main menu' }).count()).toBe(1)
  for (const name of [/^Call us/, /^Language and currency/]) {
    expect(await header.getByRole('button', { name }).count()).toBe(1)
  }
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('navigation', { name: 'Legal and help' }).getByRole('link').count()).toBe(4)
  expect(await footer.getByRole('heading', { name: 'Call or write to us' }).count()).toBe(1)
  expect(await footer.getByRole('img', { name: 'Visa' }).count()).toBe(1)
  expect(await footer.getByRole('link', { name: 'QR code that opens the app' }).count()).toBe(1)
})

describe('a reader who touches nothing', () => {
  test.each([
    [LANTERN, '/privacy-policy/', ['entry', 'measure']],
    [STAGE, '/privacy-policy/', ['entry', 'measure', 'logo-animation']],
  ])('of %s%s downloads nothing but %j', async (host, path, wanted) => {
    context = await openContext(browser, DESKTOP)
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      const name = nameOfScript(request.url())
      // What a first tap needs is fetched in an idle moment (first-view.system.test.ts).
      if (name && !name.endsWith('.browser')) scripts.push(name)
    })
    await page.goto(addressOf(host, path), { waitUntil: 'networkidle' })
    expect(scripts.filter((name) => /react|hydrate|island|modal|toast|call/.test(name))).toEqual([])
    expect(scripts.slice(0, 1)).toEqual(wanted.slice(0, 1))
  })
})

describe('nothing moves while a page loads', () => {
  const languages = inject('isWhole') ? ['/de/', '/ar/'] : undefined
  // Each brand, and each script.
  const homes = (
    [
      [LANTERN, '/ar/'],
      [STAGE, '/de/'],
      [FANOUS, '/ar/'],
    ] as const
  ).flatMap(([host, path]) => (languages ?? [path]).map((own) => [host, own] as const))
  const pages = [...PAGES.map(({ host, path }) => [host, path] as const), ...homes]

  test.each(pages)('%s%s', async (host, path) => {
    for (const options of [DESKTOP, PHONE]) {
      context = await openContext(browser, { ...options, reducedMotion: 'no-preference', locale: 'en-US' })
      const page = await context.newPage()
      const shifts = await watchShifts(page)
      await page.goto(addressOf(host, path), { waitUntil: 'networkidle' })
      await page.evaluate(
        '(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo({ top: y, behavior: "instant" }); await new Promise((next) => setTimeout(next, 25)) } })()',
      )
      expect(await shifts()).toEqual([])
      await context.close()
    }
  })
})

describe('by keyboard from header to footer', () => {
  test.each([
    [LANTERN, '/', DESKTOP],
    [STAGE, '/de/', DESKTOP],
    [LANTERN, '/ar/', PHONE],
    [STAGE, '/', PHONE],
  ])('on %s%s everything is reached in order, in sight and below the header', async (host, path, options) => {
    const page = await openPage(addressOf(host, path), options)
    const seen: string[] = []
    for (let step = 0; step < 400; step++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate<{ part: string; isHidden: boolean; html: string }>(`(() => {
        const element = document.activeElement
        const box = element.getBoundingClientRect()
        const header = document.getElementById('header')
        const isInHeader = header.contains(element)
        const sticky = getComputedStyle(header).position === 'sticky'
        const below = isInHeader || !sticky ? 0 : header.getBoundingClientRect().bottom
        return {
          part: isInHeader ? 'header' : element.closest('footer') ? 'footer' : element.closest('main') ? 'main' : 'other',
          isHidden: element !== document.body && element.id !== 'main' && element.getAttribute('href') !== '#main' && (box.bottom <= below + 4 || box.top >= innerHeight || box.width === 0),
          html: element.outerHTML.slice(0, 140),
        }
      })()`)
      expect(place.isHidden, place.html).toBe(false)
      // After the last link of the footer a browser begins anew.
      if (seen.at(-1) === 'footer' && place.part !== 'footer') break
      if (seen.at(-1) !== place.part) seen.push(place.part)
    }
    expect(seen).toEqual(['other', 'header', 'main', 'footer'])
  })
})
