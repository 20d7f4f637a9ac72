import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { listPublishedPages, type PublishedPage } from '../test/tools/published-pages.ts'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { VAR } from './folders.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run sheets`: header, footer and dialogs of every brand on one page each, for looking: in four languages, at three
 * widths, in each state. With `-- --pages` whole pages instead: one of each type, in eight languages, at three widths, in both
 * schemes; perhaps of one brand or `all`, and some languages (`-- --pages rome-by-wayfare en,de`), for all take half an hour. What is
 * there of other languages stays. The sheets are in `var/sheets/`.
 */
const HOSTS = {
  wayfare: 'www.wayfare.example',
  'london-theatre-tickets': 'www.london-theatre-tickets.example',
  'rome-by-wayfare': 'rome.wayfare.example',
  'eiffel-tower-tickets': 'www.eiffel-tower-tickets.example',
  'velvet-circle': 'www.velvet-circle.example',
}
const PATHS = { en: '/', de: '/de/', ru: '/ru/', ar: '/ar/' }
/** Languages with long words, other scripts and right-to-left text. */
const PAGE_LANGUAGES: readonly PublishedPage['lang'][] = ['en', 'de', 'fr', 'es', 'pl', 'ru', 'tr', 'ar']
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [375, 768, 1512]
const MOBILE_WIDTH = 768
/** Narrow screenshots come from one visit with a phone's user agent. */
const VISITS = [WIDTHS.filter((width) => width <= MOBILE_WIDTH), WIDTHS.filter((width) => width > MOBILE_WIDTH)]
const HEIGHT = 820
/** Disables font hinting, as on visitors' screens; with it, spaces between words nearly close. */
const AS_DRAWN = '--font-render-hinting=none'
const PRODUCT = 'product'
/** Milliseconds until animations have ended. */
const REST = 450

interface State {
  readonly name: string
  readonly on: 'mobile' | 'desktop' | 'both'
  readonly enter: (page: Page) => Promise<unknown>
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()

const STATES: readonly State[] = [
  { name: 'top', on: 'both', enter: async () => {} },
  { name: 'scrolled', on: 'both', enter: (page) => page.evaluate('scrollTo({ top: 700, behavior: "instant" })') },
  { name: 'menu', on: 'desktop', enter: click('#header nav [popovertarget]:visible') },
  { name: 'selector', on: 'both', enter: click('[popovertarget=locale-panel]') },
  { name: 'side', on: 'mobile', enter: click('[popovertarget=side-navigation]') },
  { name: 'call-us', on: 'both', enter: click('[popovertarget=call-us]') },
  { name: 'footer', on: 'both', enter: (page) => page.evaluate('scrollTo({ top: 1e6, behavior: "instant" })') },
]

const [wanted, onlyBrand, onlyLanguages] = process.argv.slice(2)

await runSession(async () => {
  console.log('Starting the system…')
  const system = await startTestSystem({ ENABLE_LANGUAGES: 'ar' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, AS_DRAWN] })
  try {
    const pages = listPublishedPages(system.addresses.dataDirectory)
    for (const [brand, host] of Object.entries(HOSTS)) {
      if (onlyBrand !== undefined && onlyBrand !== 'all' && onlyBrand !== brand) continue
      const origin = `http://${host}.localhost:${system.addresses.sitePort}`
      if (wanted === '--pages') {
        const own = pages.filter((page) => page.host === host)
        await photographPages(browser, brand, origin, own)
      } else await photograph(browser, brand, origin)
      console.log(`  ${join(VAR, 'sheets', brand, wanted === '--pages' ? 'pages' : '', 'index.html')}`)
    }
  } finally {
    await browser.close()
    await system.stop()
  }
  return 0
})

async function photograph(browser: Browser, brand: string, origin: string): Promise<void> {
  const folder = join(VAR, 'sheets', brand)
  mkdirSync(folder, { recursive: true })
  const rows: string[] = []
  for (const width of WIDTHS) {
    const isMobile = width <= MOBILE_WIDTH
    for (const { name, enter } of STATES.filter(({ on }) => on === 'both' || (on === 'mobile') === isMobile)) {
      const files: string[] = []
      for (const [lang, path] of Object.entries(PATHS)) {
        const file = `${width}-${name}-${lang}.png`
        await shoot(browser, { address: origin + path, lang, width, enter, file: join(folder, file) })
        files.push(file)
      }
      rows.push(rowOf(`${width} px, ${name}`, files))
    }
  }
  writeSheet(folder, brand, rows)
}

/** Screenshots of one page per type, at full height. */
async function photographPages(
  browser: Browser,
  brand: string,
  origin: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  const folder = join(VAR, 'sheets', brand, 'pages')
  mkdirSync(folder, { recursive: true })
  const languages = wantedLanguages()
  const types = [...new Set(pages.map((page) => page.pageType)), PRODUCT]
  for (const lang of languages) {
    const ofLanguage = pages.filter((page) => page.lang === lang)
    const visits = VISITS.map(async (widths) => {
      const context = await openContext(browser, { lang, width: widths[0] ?? MOBILE_WIDTH })
      for (const pageType of types) {
        const path =
          pageType === PRODUCT
            ? await findProduct(context, origin, ofLanguage)
            : ofLanguage.find((page) => page.pageType === pageType)?.path
        const fileOf: FileOf = (width, scheme) => join(folder, `${pageType}-${width}-${scheme}-${lang}.png`)
        if (path !== undefined) await photographPage(context, origin + path, widths, fileOf)
      }
      await context.close()
    })
    await Promise.all(visits)
  }
  const rows = types.flatMap((pageType) =>
    WIDTHS.flatMap((width) =>
      SCHEMES.map((scheme) => {
        const name = `${pageType}-${width}-${scheme}`
        const files = LANGUAGE_CODES.map((lang) => `${name}-${lang}.png`)
        return rowOf(
          name,
          files.filter((file) => existsSync(join(folder, file))),
        )
      }),
    ),
  )
  writeSheet(folder, brand, rows)
}

function wantedLanguages(): readonly PublishedPage['lang'][] {
  const named = onlyLanguages?.split(',')
  return named ? LANGUAGE_CODES.filter((lang) => named.includes(lang)) : PAGE_LANGUAGES
}

/** A generated page of a tour group: the first that a list links to. */
async function findProduct(
  context: BrowserContext,
  origin: string,
  pages: readonly PublishedPage[],
): Promise<string | undefined> {
  const page = await context.newPage()
  try {
    for (const { path } of pages) {
      await page.goto(origin + path)
      const [link] = await page
        .locator('main a')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? '').filter((href) => /^\/.*-t\d+\/$/.test(href)),
        )
      if (link !== undefined) return link
    }
    return undefined
  } finally {
    await page.close()
  }
}

type FileOf = (width: number, scheme: (typeof SCHEMES)[number]) => string

/** Screenshots of a page at each width and scheme, in one visit. */
async function photographPage(
  context: BrowserContext,
  address: string,
  widths: readonly number[],
  fileOf: FileOf,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await walkDown(page)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(REST)
      await page.screenshot({ path: fileOf(width, colorScheme), fullPage: true })
    }
  }
  await page.close()
}

/** Scrolls down and up once, to trigger lazy loading. */
function walkDown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((next) => setTimeout(next, 50))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    // Pictures in the unscrolled part of a row never load; the others may be slow on a busy machine.
    const isBeside = ({ left, right }: DOMRect) => right <= 0 || left >= innerWidth
    const shown = [...document.images].filter((image) => !isBeside(image.getBoundingClientRect()))
    const arrivals = shown.map((image) => image.decode().catch(() => {}))
    await Promise.race([Promise.all(arrivals), new Promise((next) => setTimeout(next, 15_000))])
    // Fonts that load after the height was measured would leave a gap below the footer.
    await document.fonts.ready
  })
}

function rowOf(title: string, files: readonly string[]): string {
  return `<h2>${title}</h2><p>${files.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`).join(' ')}</p>`
}

function writeSheet(folder: string, brand: string, rows: readonly string[]): void {
  const style = 'body{background:#777;font:14px sans-serif}img{max-inline-size:24%;vertical-align:top}'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>${brand}</title><style>${style}</style>${rows.join('')}`,
  )
}

interface Shot extends Pick<State, 'enter'> {
  readonly address: string
  readonly lang: string
  readonly width: number
  readonly file: string
}

async function shoot(browser: Browser, { address, lang, width, enter, file }: Shot): Promise<void> {
  const context = await openContext(browser, { lang, width })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  // Fonts that loaded too late for the first page are cached for the second.
  await page.reload({ waitUntil: 'networkidle' })
  await enter(page)
  await page.waitForTimeout(REST)
  await page.screenshot({ path: file })
  await context.close()
}

/** A browser context of a visitor with this language and a visitor's user agent. */
async function openContext(browser: Browser, { lang, width }: Pick<Shot, 'lang' | 'width'>): Promise<BrowserContext> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
  const isMobile = width <= MOBILE_WIDTH
  const device = { viewport: { width, height: HEIGHT }, isMobile, hasTouch: isMobile, locale: lang, userAgent }
  const context = await browser.newContext(device)
  // Refuses cookies by the browser's privacy signal, so that the consent dialog does not cover the page.
  await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })")
  return context
}
