import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { listPublishedPages, type PublishedPage } from '../test/tools/published-pages.ts'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { VAR } from './folders.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run sheets`: header, footer and dialogs of every brand on one page each, for looking: in four languages, at three
 * widths, in each state. With `-- --pages`, perhaps of one brand (`-- --pages rome-by-wayfare`), whole pages instead: one of
 * each type, in eight languages, at three widths, in both schemes. The sheets are in `var/sheets/`.
 */
const BRANDS = {
  wayfare: 'www.wayfare.example',
  'london-theatre-tickets': 'www.london-theatre-tickets.example',
  'rome-by-wayfare': 'rome.wayfare.example',
  'eiffel-tower-tickets': 'www.eiffel-tower-tickets.example',
}
const PATHS = { en: '/', de: '/de/', ru: '/ru/', ar: '/ar/' }
/** Long words, other scripts, the other direction. */
const PAGE_LANGUAGES: readonly PublishedPage['lang'][] = ['en', 'de', 'fr', 'es', 'pl', 'ru', 'tr', 'ar']
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [375, 768, 1512]
const MOBILE_WIDTH = 768
const HEIGHT = 820
/** Milliseconds until what moves has come to rest. */
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

const [wanted, onlyBrand] = process.argv.slice(2)

await runSession(async () => {
  console.log('Starting the system…')
  const system = await startTestSystem({ ENABLE_LANGUAGES: 'ar' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const pages = listPublishedPages(system.addresses.dataDirectory)
    for (const [brand, host] of Object.entries(BRANDS)) {
      if (onlyBrand !== undefined && onlyBrand !== brand) continue
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
        await shoot(browser, { address: origin + path, lang, width, isMobile, enter, file: join(folder, file) })
        files.push(file)
      }
      rows.push(rowOf(`${width} px, ${name}`, files))
    }
  }
  writeSheet(folder, brand, rows)
}

/** One page of each type, from its beginning to its end. */
async function photographPages(
  browser: Browser,
  brand: string,
  origin: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  const folder = join(VAR, 'sheets', brand, 'pages')
  mkdirSync(folder, { recursive: true })
  const rows: string[] = []
  for (const pageType of new Set(pages.map((page) => page.pageType))) {
    const ofType = PAGE_LANGUAGES.flatMap(
      (lang) => pages.find((page) => page.pageType === pageType && page.lang === lang) ?? [],
    )
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        const name = `${pageType}-${width}-${scheme}`
        const files: string[] = []
        for (const { lang, path } of ofType) {
          const file = `${name}-${lang}.png`
          const isMobile = width <= MOBILE_WIDTH
          const shot = { address: origin + path, lang, width, isMobile, scheme, isWhole: true, enter: walkDown }
          await shoot(browser, { ...shot, file: join(folder, file) })
          files.push(file)
        }
        rows.push(rowOf(name, files))
      }
    }
  }
  writeSheet(folder, brand, rows)
}

/** What comes late comes when it is near: once down and up again. */
const walkDown = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((next) => setTimeout(next, 50))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

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
  readonly isMobile: boolean
  readonly scheme?: (typeof SCHEMES)[number]
  /** To the end of the page, and not only of the screen. */
  readonly isWhole?: boolean
  readonly file: string
}

async function shoot(browser: Browser, shot: Shot): Promise<void> {
  const { address, lang, width, isMobile, scheme = 'light', isWhole = false, enter, file } = shot
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
  const viewport = { width, height: HEIGHT }
  const device = { viewport, isMobile, hasTouch: isMobile, locale: lang, userAgent, colorScheme: scheme }
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  // Letters that came too late for the first page are there for the second.
  await page.reload({ waitUntil: 'networkidle' })
  await enter(page)
  await page.waitForTimeout(REST)
  await page.screenshot({ path: file, fullPage: isWhole })
  await context.close()
}
