import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../checks/find-chromium.ts'
import { findFreePorts } from '../system/ports.ts'
import { edgeFlags, PEER_PAGE } from './edge.ts'
import { loadLighthouse } from './load-lighthouse.ts'

/** One page of each type, measured for a phone without cached files: bytes and work. */
export const FIRST_VIEW_PAGES = [
  { type: 'home', address: 'https://www.wayfare.example/' },
  { type: 'collection, 24 cards', address: 'https://www.wayfare.example/things-to-do-in-paris/' },
  {
    type: 'product',
    address: 'https://www.wayfare.example/eiffel-tower-second-floor-by-lift-with-a-reserved-time-t7114/',
  },
  { type: 'guide', address: 'https://www.wayfare.example/travel-guide/three-days-in-paris/' },
  { type: 'show', address: 'https://www.london-theatre-tickets.example/shows/the-lantern-thief/' },
  { type: 'the peer', address: PEER_PAGE },
] as const

/** Lighthouse's results for a phone with simulated slow 4G: the run with the median score. */
interface Verdict {
  /** 0 to 100. */
  readonly score: number
  /** Milliseconds. */
  readonly firstPaint: number
  readonly speedIndex: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** The load of a page that is not scrolled, with throttled network and processor. */
interface Load {
  /** Transferred bytes until the largest contentful paint. */
  readonly beforeLcp: number
  readonly inAll: number
  /** The element of the largest contentful paint. */
  readonly lcpElement: string
  /** Milliseconds of main-thread work, throttled. */
  readonly work: number
  /** Durations of tasks over 50 ms after the first paint. */
  readonly longTasks: readonly number[]
}

export interface FirstView extends Verdict, Load {
  readonly type: string
  /** The same with reduced motion; the difference is the cost of animations. */
  readonly workWithoutMotion: number
}

const RUNS = 3
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Four times slower processor, and Lighthouse's slow 4G: round-trip milliseconds, bytes per second. */
const SLOWDOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
/** Milliseconds after the load event in which work still counts. */
const AFTERWARDS = 5000

/** @param edgePort port that serves all hosts with TLS */
export async function measureFirstViews(edgePort: number): Promise<readonly FirstView[]> {
  const [debuggingPort = 0] = await findFreePorts(1)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`, ...edgeFlags(edgePort)],
  })
  try {
    const views: FirstView[] = []
    for (const { type, address } of FIRST_VIEW_PAGES) {
      // A warm-up, so that pictures are generated and the edge has cached the page.
      await load(browser, address, false)
      const moving = await load(browser, address, false)
      const { work: workWithoutMotion } = await load(browser, address, true)
      views.push({ type, ...(await judge(address, debuggingPort)), ...moving, workWithoutMotion })
    }
    return views
  } finally {
    await browser.close()
  }
}

async function judge(address: string, port: number): Promise<Verdict> {
  const lighthouse = await loadLighthouse()
  const verdicts: Verdict[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port, onlyCategories: ['performance'], logLevel: 'silent' }
    const { runtimeError, audits, categories } = await lighthouse(address, flags)
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
    const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    verdicts.push({
      score: Math.round((categories.performance?.score ?? 0) * 100),
      firstPaint: numberOf('first-contentful-paint'),
      speedIndex: numberOf('speed-index'),
      lcp: numberOf('largest-contentful-paint'),
      tbt: numberOf('total-blocking-time'),
      cls: numberOf('cumulative-layout-shift'),
    })
  }
  const middle = verdicts.toSorted((a, b) => a.score - b.score)[RUNS >> 1]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

async function load(browser: Browser, address: string, reducedMotion: boolean): Promise<Load> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    ignoreHTTPSErrors: true,
    bypassCSP: true,
    userAgent: `Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const arrivals = watchArrivals(session)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(OBSERVE)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(AFTERWARDS)
  const { lcp, element, firstPaint, tasks } = await page.evaluate<Observed>('observed')
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return {
    beforeLcp: arrivals.until(lcp),
    inAll: arrivals.until(Infinity),
    lcpElement: element,
    work: seconds * 1000,
    longTasks: tasks.filter(({ start }) => start > firstPaint).map(({ duration }) => duration),
  }
}

interface Observed {
  readonly lcp: number
  readonly element: string
  readonly firstPaint: number
  readonly tasks: readonly { readonly start: number; readonly duration: number }[]
}

const OBSERVE = `
  observed = { lcp: 0, element: '', firstPaint: 0, tasks: [] }
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    observed.lcp = startTime
    observed.element = (element?.tagName ?? '').toLowerCase() + (url ? ' ' + new URL(url).pathname + ' ' + element.naturalWidth + ' px' : '')
  })
  watch('paint', ({ name, startTime }) => { if (name === 'first-paint') observed.firstPaint = startTime })
  watch('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration: Math.round(duration) }))`

/** Counts transferred bytes, headers and bodies, by milliseconds since the request of the page. */
function watchArrivals(session: CDPSession): { readonly until: (time: number) => number } {
  const arrivals: { readonly at: number; readonly bytes: number }[] = []
  const heads = new Map<string, number>()
  let asked: number | undefined
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    asked ??= timestamp
  })
  const note = (timestamp: number, bytes: number) => arrivals.push({ at: (timestamp - (asked ?? 0)) * 1000, bytes })
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    heads.set(requestId, response.encodedDataLength)
    note(timestamp, response.encodedDataLength)
  })
  const bodies = new Map<string, number>()
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength)
    note(timestamp, encodedDataLength)
  })
  // The final size includes what the chunks did not report.
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const told = (heads.get(requestId) ?? 0) + (bodies.get(requestId) ?? 0)
    if (encodedDataLength > told) note(timestamp, encodedDataLength - told)
  })
  return { until: (time) => arrivals.reduce((sum, { at, bytes }) => (at <= time ? sum + bytes : sum), 0) }
}
