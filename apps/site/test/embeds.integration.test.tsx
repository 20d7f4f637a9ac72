import { join } from 'node:path'
import { DEFAULT_FRAME_HOSTS } from '@passepartout/content-model/embeds/allowed-hosts'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { ReactNode } from 'react'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findChromium } from '../../../scripts/checks/find-chromium.ts'
import { ctaFixtures } from '../src/blocks/cta/fixture.ts'
import { CtaView } from '../src/blocks/cta/view.tsx'
import { experienceFixtures } from '../src/blocks/experience/fixture.ts'
import { ExperienceView } from '../src/blocks/experience/view.tsx'
import { videoFixtures } from '../src/blocks/video/fixture.ts'
import { VideoView } from '../src/blocks/video/view.tsx'
import { ModalHost } from '../src/frame/dialogs/modal-host.tsx'
import { ImageUrlBuilder } from '../src/images/image-url-builder.ts'
import { buildContentSecurityPolicy } from '../src/operations/security-headers.ts'
import type { ExperienceBooking } from '../src/page-context/page-context.ts'
import { ExperiencePopups } from '../src/pages/experience-popups/view.tsx'
import { fixturePageContext } from '../src/pages/fixture-page.ts'
import { renderMarkup } from '../src/ui/markup/render-markup.ts'
import type { PageEvent } from '../src/ui/page-event.browser.ts'

/** What comes from other hosts, jump links and downloads, in a real browser under the site's policy. No host is real. */

vi.setConfig({ hookTimeout: 300_000 })

const SOURCE = join(import.meta.dirname, '../src')
const ORIGIN = 'https://www.wayfare.example'
const FILES = 'https://files.wayfare.example'
const FLAGS = '--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update'
const PLAYER = 'https://www.youtube-nocookie.com/embed/wayfare_0-1'
const TITLE = 'Along the Seine, in two minutes'

const START = `
  import { startFrame } from '/start-frame.browser.js'
  window.told = []
  document.addEventListener('page-event', ({ detail }) => window.told.push(detail))
  startFrame(document)
  document.documentElement.dataset.started = ''`

/** A third of the video is over, and it plays. */
const YOUTUBE = `<!doctype html><script>
  addEventListener('message', ({ data, source, origin }) => {
    if (JSON.parse(data).event !== 'listening') return
    const info = { currentTime: 30, duration: 90, playerState: 1 }
    source.postMessage(JSON.stringify({ event: 'infoDelivery', info }), origin)
  })
</script>`

const site = fixturePageContext()
const booking = {
  ...site,
  bookingLink: ({ tgid }: { readonly tgid: number }, own: ExperienceBooking = {}) => ({
    href: `https://book.wayfare.example/book/${tgid}/select/?date=${own.date}`,
  }),
}
const policy = buildContentSecurityPolicy({
  inlineScripts: [],
  pictures: new ImageUrlBuilder({ imageUrl: 'https://images.example' }),
  allowedHosts: { frames: new Set(DEFAULT_FRAME_HOSTS), files: site.allowedHosts.files },
})

let scripts: ReadonlyMap<string, string>
let browser: Browser
let context: BrowserContext
let page: Page
let body: string
/** Whatever was asked for, but for the page itself and its scripts. */
let asked: string[]

beforeAll(async () => {
  const executablePath = findChromium()
  ;[scripts, browser] = await Promise.all([bundle(), chromium.launch({ executablePath, args: FLAGS.split(' ') })])
})
afterAll(() => browser?.close())
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1200, height: 700 }, acceptDownloads: true })
  page = await context.newPage()
  asked = []
  await context.route('**', async (route) => {
    const { href, origin, pathname } = new URL(route.request().url())
    const script = pathname === '/start.js' ? START : scripts.get(pathname)
    if (origin === ORIGIN && pathname === '/') {
      return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body })
    }
    if (origin === ORIGIN && script !== undefined)
      return route.fulfill({ contentType: 'text/javascript', body: script })
    asked.push(href)
    if (href.startsWith(PLAYER)) return route.fulfill({ contentType: 'text/html', body: YOUTUBE })
    if (pathname === '/three-days.pdf') {
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ contentType: 'application/pdf', headers, body: 'three days' })
    }
    if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: '<title>A page</title>' })
    return route.abort()
  })
})
afterEach(() => context.close())

async function bundle(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: join(SOURCE, '..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(SOURCE, 'frame/start-frame.browser.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const files = [result].flat().flatMap((bundled) => ('output' in bundled ? bundled.output : []))
  return new Map(files.flatMap((file) => ('code' in file ? [[`/${file.fileName}`, file.code] as const] : [])))
}

async function open(content: ReactNode): Promise<void> {
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Quiet</title><link rel="icon" href="data:,">'
  body = `${head}<body>${renderMarkup(content)}<script type="module" src="/start.js"></script>`
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' })
}

const told = () => page.evaluate((): readonly PageEvent[] => ('told' in window ? (window.told as PageEvent[]) : []))

describe('a video of another host', () => {
  const { minimal } = videoFixtures
  const video = minimal && <VideoView {...minimal} page={site} />

  // spec: 9.analytics.5, D.privacy.11, D.analytics.15
  test('is asked for by a click and not before, takes the focus, and tells how far it comes', async () => {
    await page.clock.install()
    await open(video)
    expect(asked).toEqual([])
    expect(await page.locator('iframe').count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.frameLocator('iframe').locator('html').waitFor({ state: 'attached' })
    const query = `autoplay=1&enablejsapi=1&hl=en&origin=${encodeURIComponent(ORIGIN)}&playsinline=1&rel=0`
    expect(asked).toEqual([`${PLAYER}?${query}`])
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe')
    expect(await page.locator('[data-embed] > a').count()).toBe(0)
    const address = `${PLAYER}?${query}`
    const begun = [
      { name: 'Video Loaded', title: TITLE, address },
      { name: 'Video Played', title: TITLE, address },
    ]
    await expect.poll(told).toEqual(begun)
    await page.clock.fastForward(5000)
    expect(await told()).toEqual([
      ...begun,
      { name: 'Video Progress', title: TITLE, address, percent: 10 },
      { name: 'Video Progress', title: TITLE, address, percent: 25 },
    ])
  })

  test('is left to the browser with a modifier key: a link to a tab of its own, as without a script', async () => {
    await open(video)
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'taken' : 'left'
        event.preventDefault()
      }),
    )
    const cover = page.locator('[data-embed] > a')
    await cover.click({ modifiers: ['ControlOrMeta'] })
    expect([await page.title(), await page.locator('iframe').count()]).toEqual(['left', 0])
    expect([await cover.getAttribute('href'), await cover.getAttribute('target')]).toEqual([
      'https://www.youtube.com/watch?v=wayfare_0-1',
      '_blank',
    ])
  })

  test('a file plays in the browser’s own player, with its captions', async () => {
    const { file } = videoFixtures
    await open(file && <VideoView {...file} block={{ ...file.block, poster: undefined }} page={site} />)
    expect(asked).toEqual([])
    await page.locator('[data-embed] > a').click()
    await expect.poll(() => asked).toContain(`${FILES}/seine.mp4`)
    const tracks = page.locator('video track')
    expect(await tracks.evaluateAll((list) => list.map((track) => track.getAttribute('srclang')))).toEqual([
      'en-US',
      'pt-BR',
    ])
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('video')
  })
})

describe('a jump link', () => {
  const target = (
    <>
      <a href="#seats" data-jump="">
        Seats
      </a>
      {Array.from({ length: 60 }, (_, line) => (
        <p key={String(line)}>A line</p>
      ))}
      <section id="seats">Seats</section>
      {Array.from({ length: 60 }, (_, line) => (
        <p key={String(line)}>A line</p>
      ))}
    </>
  )
  /** Pixels between the top of the window and the target. */
  const distance = () =>
    page.evaluate(() => Math.round(document.querySelector('#seats')?.getBoundingClientRect().top ?? 0))
  const focused = () => page.evaluate(() => document.activeElement?.id)

  test.each([
    [1200, 100],
    [375, 30],
    // spec: 2.blocks.2, 9.layout.7
  ])('at %s pixels scrolls for 1200 ms to %s pixels above its target', async (width, offset) => {
    await page.setViewportSize({ width, height: 700 })
    await page.clock.install()
    await open(target)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    const before = await distance()
    await page.locator('a').dispatchEvent('click')
    await page.clock.runFor(1100)
    const onTheWay = await distance()
    expect([onTheWay < before, onTheWay > offset]).toEqual([true, true])
    await page.clock.runFor(150)
    expect([await distance(), await focused(), new URL(page.url()).hash]).toEqual([offset, 'seats', '#seats'])
    expect(await told()).toEqual([{ name: 'Jump Link Clicked', target: 'seats' }])
  })

  test('is there at once where motion is not wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(target)
    await page.locator('a').dispatchEvent('click')
    expect([await distance(), await focused()]).toEqual([100, 'seats'])
  })
})

describe('a download', () => {
  const { download } = ctaFixtures
  const button = (url: string) =>
    download && (
      <CtaView
        {...download}
        block={{ ...download.block, action: { ...download.block.action, type: 'CUSTOM', url } }}
        page={site}
      />
    )

  // spec: 3.blocks.1, 4.media.4, 7.calls.6
  test.each([`${FILES}/three-days.pdf`, '/three-days.pdf'])('is fetched, and then saved as a blob: %s', async (url) => {
    await open(button(url))
    expect(asked).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('link').click()
    const file = await saved
    expect([file.url().split(':')[0], file.suggestedFilename()]).toEqual(['blob', 'three-days.pdf'])
    expect(asked).toEqual([new URL(url, ORIGIN).href])
    expect(await page.getByRole('link').getAttribute('href')).toMatch(/^blob:/)
  })

  test('of what is a page is a link like any other', async () => {
    await open(button('/page'))
    await page.getByRole('link').click()
    await page.waitForURL(`${ORIGIN}/page`)
    expect(await page.title()).toBe('A page')
  })
})

describe('an experience of the type Popup', () => {
  const { popup } = experienceFixtures
  const experience = popup && (
    <>
      <ExperienceView {...popup} block={{ ...popup.block, date: '2027-03-06' }} page={booking} />
      <ExperiencePopups page={booking} />
      <ModalHost page={booking} />
    </>
  )
  const link = () => page.getByRole('link', { name: 'See more: Sainte-Chapelle & Conciergerie' })

  // spec: 3.blocks.2
  test('shows what is known of it over the page, fetched by the click, and leads where its link leads', async () => {
    await open(experience)
    expect(asked).toEqual([])
    await link().click()
    const dialog = page.getByRole('dialog', { name: 'Sainte-Chapelle & Conciergerie' })
    expect(await dialog.locator('dt, dd').allTextContents()).toEqual([
      'Where',
      'Paris',
      'Duration',
      '1 hr 30 min',
      'Next available',
      'Sat, Mar\u00a06',
    ])
    const book = dialog.getByRole('link', { name: 'Book now' })
    expect(await book.getAttribute('href')).toBe('https://book.wayfare.example/book/7120/select/?date=2027-03-06')
    await expect
      .poll(() => asked.map((address) => new URL(address).pathname))
      .toEqual(['/catalogue/sainte-chapelle-day'])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('See more')
    await link().click()
    await expect.poll(() => dialog.locator('dd').count()).toBe(3)
  })

  test('is the link that it is without a script when what shows it cannot be fetched', async () => {
    await context.route(/modal-host/, (route) => route.abort())
    await open(experience)
    await link().click()
    await expect.poll(() => asked).toEqual(['https://book.wayfare.example/book/7120/select/?date=2027-03-06'])
  })
})

test('a page without any of them fetches none of their scripts', async () => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await open(<p>Words</p>)
  expect(fetched.filter((path) => /embed|jump|download|popups/.test(path))).toEqual([])
})
