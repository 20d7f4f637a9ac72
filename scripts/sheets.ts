import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { VAR } from './folders.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run sheets`: header, footer and dialogs of every brand on one page each, for looking: in four languages, at three
 * widths, in each state. The pages are in `var/sheets/`.
 */
const BRANDS = {
  wayfare: 'www.wayfare.example',
  'london-theatre-tickets': 'www.london-theatre-tickets.example',
  'rome-by-wayfare': 'rome.wayfare.example',
  'eiffel-tower-tickets': 'www.eiffel-tower-tickets.example',
}
const PATHS = { en: '/', de: '/de/', ru: '/ru/', ar: '/ar/' }
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

await runSession(async () => {
  console.log('Starting the system…')
  const system = await startTestSystem({ ENABLE_LANGUAGES: 'ar' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    for (const [brand, host] of Object.entries(BRANDS)) {
      await photograph(browser, brand, `http://${host}.localhost:${system.addresses.sitePort}`)
      console.log(`  ${join(VAR, 'sheets', brand, 'index.html')}`)
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
      rows.push(
        `<h2>${width} px, ${name}</h2><p>${files.map((file) => `<img src="${file}" alt="${file}">`).join(' ')}</p>`,
      )
    }
  }
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
  readonly file: string
}

async function shoot(browser: Browser, { address, lang, width, isMobile, enter, file }: Shot): Promise<void> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
  const viewport = { width, height: HEIGHT }
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, locale: lang, userAgent })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  // Letters that came too late for the first page are there for the second.
  await page.reload({ waitUntil: 'networkidle' })
  await enter(page)
  await page.waitForTimeout(REST)
  await page.screenshot({ path: file })
  await context.close()
}
