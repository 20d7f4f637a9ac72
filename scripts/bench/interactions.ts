import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../checks/find-chromium.ts'
import { edgeFlags } from './edge.ts'

/** CPU throttling factor. */
const SLOWDOWN = 4
const ROUNDS = 5

const DESKTOP = { viewport: { width: 1512, height: 860 } }
const PHONE = { viewport: { width: 375, height: 700 }, isMobile: true, hasTouch: true }

/** Interactions with the header: where to click, and what a click should show. */
const INTERACTIONS = [
  { name: 'menu', context: DESKTOP, click: '#header nav [popovertarget]:visible', shows: '#header nav :popover-open' },
  { name: 'locale selector', context: DESKTOP, click: '[popovertarget=locale-panel]', shows: '#locale-panel' },
  { name: 'Call us, modal', context: DESKTOP, click: '[popovertarget=call-us]', shows: '#modals' },
  { name: 'Call us, drawer', context: PHONE, click: '[popovertarget=call-us]', shows: '#call-us' },
  { name: 'side navigation', context: PHONE, click: '[popovertarget=side-navigation]', shows: '#side-navigation' },
  { name: 'locale selector, phone', context: PHONE, click: '[popovertarget=locale-panel]', shows: '#locale-panel' },
] as const

export interface Interaction {
  readonly name: string
  /** Milliseconds from the click to the next paint, the maximum of all rounds, as browsers report it (steps of 8). */
  readonly toPaint: number
  /** Milliseconds until the result is shown, median of the rounds. */
  readonly toShown: number
}

/** Measures each interaction of the header on a page that has just loaded from the edge, with a throttled processor. */
export async function measureInteractions(address: string, edgePort: number): Promise<readonly Interaction[]> {
  const args = [...CHROMIUM_FLAGS, ...edgeFlags(edgePort)]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const results: Interaction[] = []
    for (const interaction of INTERACTIONS) results.push(await measure(browser, address, interaction))
    return results
  } finally {
    await browser.close()
  }
}

async function measure(
  browser: Browser,
  address: string,
  { name, context: options, click, shows }: (typeof INTERACTIONS)[number],
): Promise<Interaction> {
  const paints: number[] = []
  const shown: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // The measuring code runs in the page, whose content security policy forbids it.
    const context = await browser.newContext({ ...options, bypassCSP: true, ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.addInitScript(`
      durations = [0]
      new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'event', durationThreshold: 16, buffered: true })`)
    await page.goto(address, { waitUntil: 'load' })
    await slowDown(page)
    await page.evaluate(`
      addEventListener('click', () => {
        const clicked = performance.now()
        const look = () => document.querySelector(${JSON.stringify(shows)})?.matches(':popover-open, :modal')
          ? (shownAfter = performance.now() - clicked)
          : requestAnimationFrame(look)
        look()
      }, { capture: true, once: true })`)
    await page.locator(click).first().click()
    await page.waitForFunction('globalThis.shownAfter !== undefined')
    await page.waitForTimeout(500)
    paints.push(await page.evaluate<number>('Math.max(...durations)'))
    shown.push(await page.evaluate<number>('shownAfter'))
    await context.close()
  }
  return { name, toPaint: Math.max(...paints), toShown: shown.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
