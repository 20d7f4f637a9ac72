import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import styles from '../../apps/site/src/frame/logo/powered-by.module.css'
import { PoweredBy } from '../../apps/site/src/frame/logo/powered-by.tsx'
import { ImageUrlBuilder } from '../../apps/site/src/images/image-url-builder.ts'
import { buildContentSecurityPolicy } from '../../apps/site/src/operations/security-headers.ts'
import { fixturePageContext } from '../../apps/site/src/pages/fixture-page.ts'
import { renderMarkup } from '../../apps/site/src/ui/markup/render-markup.ts'
import { launchBrowser } from '../../test/tools/launch-browser.ts'
import { listen } from '../../test/tools/listen.ts'

/** The animated logo in a real browser, under the site's policy, with the image host on another origin. */

const SOURCE = join(import.meta.dirname, '../../apps/site/src')
const LOGO = '/catalogue/logo-posters-animated?nocompress'
const NAME = 'Posters: 34 million guests in 190 cities'

/** The drawing, by a process of its own: its types are not those of a browser. */
function drawLogo(): string {
  const from = (file: string) => JSON.stringify(join(import.meta.dirname, '../pictures/brands', file))
  const program = `
    import { animatedLogo } from ${from('animated-logo.ts')}
    import { brandDesigns } from ${from('brand-designs.ts')}
    process.stdout.write(animatedLogo(brandDesigns.find(({ id }) => id === 'wayfare')))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

/** Scripts and sheets as the site's build makes them, by their addresses. */
async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    root: join(SOURCE, '..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // The class names that this test's own markup has.
    css: { modules: { generateScopedName: (name) => styles[name] ?? name } },
    build: {
      write: false,
      cssCodeSplit: true,
      modulePreload: false,
      rolldownOptions: {
        input: ['ui/global.css', 'frame/logo/powered-by.module.css', 'frame/logo/logo-animation.browser.ts'].map(
          (file) => join(SOURCE, file),
        ),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  })
  const files = [result].flat().flatMap((bundled) => ('output' in bundled ? bundled.output : []))
  return new Map(files.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]))
}

const drawing = drawLogo()
const inside = (content: string) => drawing.replace('</svg>\n', `${content}</svg>`)
const change = (from: string, to: string) => {
  if (!drawing.includes(from)) throw new Error(`the drawing has no ${from}`)
  return drawing.replace(from, to)
}

/** What must never be put into a page; the address of each on the image host is its name here. */
const REFUSED: Readonly<Record<string, string>> = {
  'not-an-svg': '<!doctype html><title>Sign in</title>',
  empty: '',
  'cut-off': drawing.slice(0, -200),
  'another-drawing': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  'no-namespace': change('xmlns="http://www.w3.org/2000/svg"', ''),
  script: inside('<script>document.title = "ran"</script>'),
  'script-by-prefix': inside('<x:script xmlns:x="http://www.w3.org/1999/xhtml">document.title = "ran"</x:script>'),
  'title-of-a-page': inside('<x:title xmlns:x="http://www.w3.org/1999/xhtml">words</x:title>'),
  'foreign-object': inside('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">words</p></foreignObject>'),
  handler: change('<circle', '<circle onclick="document.title = 1"'),
  'handler-on-the-root': change('<svg ', '<svg onload="document.title = 1" '),
  link: inside('<a href="#x"><path d="M0 0h9"/></a>'),
  image: inside('<image href="/pixel.png"/>'),
  'use-elsewhere': inside('<use href="/sprite.svg#x"/>'),
  'use-by-script': inside('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="&#106;avascript:1"/>'),
  'paint-elsewhere': inside('<path d="M0 0h9" fill="url(//images.example/x.svg#x)"/>'),
  'escaped-paint': inside('<path d="M0 0h9" fill="u\\72l(x.svg#x)"/>'),
  'picture-as-a-string': inside('<path d="M0 0h9" mask="image-set(\'x.png\' 1x)"/>'),
  'style-attribute': inside('<path d="M0 0h9" style="opacity: 0"/>'),
  'moves-by-itself': inside('<use href="#x"><set attributeName="href" to="#y"/></use>'),
}

let site: Server
let images: Server
let imageUrl: string
let pageUrl: string
let files: ReadonlyMap<string, string | Uint8Array>
let browser: Browser
let context: BrowserContext | undefined
/** What the image host was asked for. */
let asked: string[]

beforeAll(async () => {
  ;[files, browser] = await Promise.all([bundle(), launchBrowser()])
  images = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/hangs-up') return void response.destroy()
    const body = url === LOGO ? drawing : REFUSED[url.slice(1)]
    const allowed = url === '/not-allowed' ? {} : { 'access-control-allow-origin': '*' }
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'image/svg+xml', ...allowed })
    response.end(body ?? drawing)
  })
  imageUrl = `http://127.0.0.1:${await listen(images)}`
  site = createServer(({ url = '' }, response) => {
    const body = url === '/' ? shown : url === '/start.js' ? START : files.get(url)
    const type = url === '/' ? 'text/html' : url.endsWith('.css') ? 'text/css' : 'text/javascript'
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': buildContentSecurityPolicy({
        inlineScripts: [],
        pictures: new ImageUrlBuilder({ imageUrl }),
        allowedHosts: { frames: new Set(), files: new Set() },
      }),
    })
    response.end(body)
  })
  pageUrl = `http://127.0.0.1:${await listen(site)}/`
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  for (const server of [site, images]) {
    server?.closeAllConnections()
    server?.close()
  }
})

const START = `
  import { watchLogos } from '/logo-animation.browser.js'
  window.appeared = 0
  document.addEventListener('transitionrun', ({ propertyName, target }) => {
    window.appeared += target.matches('.reel') && propertyName === 'opacity'
  })
  watchLogos(document)`

/** The page that the site shows. */
let shown = ''

function markOf(address = LOGO, lang: 'en' | 'ru' = 'en'): string {
  const page = fixturePageContext({ lang, brand: 'plain' })
  const header = { ...page.site.header, hasPoweredLogo: true, guestCount: 34_500_000 }
  const html = renderMarkup(<PoweredBy page={{ ...page, site: { ...page.site, header } }} animated />)
  return html.replace(/data-logo="[^"]*"/, `data-logo="${imageUrl}${address}"`)
}

interface Opened {
  readonly page: Page
  /** What the browser complains of. */
  readonly trouble: readonly string[]
}

async function open(
  body: string,
  options: BrowserContextOptions & { readonly savesData?: boolean } = {},
): Promise<Opened> {
  asked = []
  const sheets = [...files.keys()]
    .filter((name) => name.endsWith('.css'))
    .toSorted((one) => (/global/.test(one) ? -1 : 1))
  shown = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Quiet</title><link rel="icon" href="data:,">',
    `<link rel="preconnect" href="${imageUrl}">`,
    ...sheets.map((name) => `<link rel="stylesheet" href="${name}">`),
    `<body>${body}<p id="below">What follows</p><script type="module" src="/start.js"></script>`,
  ].join('')
  context = await browser.newContext(options)
  const page = await context.newPage()
  if (options.savesData) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  const trouble: string[] = []
  page.on('console', (message) => trouble.push(message.text()))
  page.on('pageerror', (error) => trouble.push(error.message))
  await page.goto(pageUrl)
  return { page, trouble }
}

const stateOf = (page: Page) => page.locator('[data-logo]').first().getAttribute('data-state')

/** The numerals that stand in the windows of the first logo, from the left; a dot counts as nothing. */
function readFigures(page: Page): Promise<string> {
  return page.evaluate(() => {
    const windows = [...document.querySelectorAll<SVGSVGElement>('[data-logo] .digit')]
    const left = (digit: SVGSVGElement) => digit.x.baseVal.value
    return windows
      .toSorted((one, other) => left(one) - left(other))
      .map((digit) => {
        const drawing = digit.ownerSVGElement
        const scale = drawing?.getScreenCTM()?.a ?? 0
        const start = (drawing?.getBoundingClientRect().top ?? 0) + scale * digit.y.baseVal.value
        const end = start + scale * digit.height.baseVal.value
        const seen = [...digit.querySelectorAll('use')].filter((numeral) => {
          const { top, bottom } = numeral.getBoundingClientRect()
          return top >= start && bottom <= end
        })
        return seen.map((numeral) => numeral.getAttribute('href')?.slice(-1)).join('|')
      })
      .join('')
  })
}

/** The sum of all layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 200)
      }),
  )
}

const boxesOf = (page: Page) =>
  Promise.all(['[data-logo]', '#below'].map((selector) => page.locator(selector).first().boundingBox()))
/** How many figures came into view by and by. */
const appearedOn = (page: Page) => page.evaluate(() => ('appeared' in window ? window.appeared : undefined))
const stillIsSeen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-logo] > [aria-hidden] > svg > text')].every((still) =>
      still.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  )

const LAST = '/asked-for-last'

/** Settles when whoever watches the logos has been told where they are and had time, and the image host whatever came of it. */
async function logosWereLookedAt(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((told) => {
        const observer = new IntersectionObserver(() => requestIdleCallback(told))
        for (const logo of document.querySelectorAll('[data-logo]')) observer.observe(logo)
      }),
  )
  await page.evaluate((address) => fetch(address), imageUrl + LAST)
}

// spec: 9.layout.14, 9.layout.15
test('the drawn logo gives way to the one with 34 million guests and 190 cities, and nothing moves', async () => {
  const { page, trouble } = await open(markOf())
  const before = await boxesOf(page)
  await page.locator('[data-state=ready]').waitFor()
  await expect.poll(() => readFigures(page), { timeout: 5000 }).toBe('34190')
  await expect.poll(() => stillIsSeen(page)).toBe(false)
  expect(await appearedOn(page)).toBe(5)
  expect(await boxesOf(page)).toEqual(before)
  expect(before[0]).toMatchObject({ width: 144, height: 44 })
  expect(await page.locator('[data-logo] > svg').boundingBox()).toEqual(before[0])
  expect(await layoutShift(page)).toBe(0)
  await page.getByRole('img', { name: NAME, exact: true }).waitFor()
  expect(await page.getByRole('img').count()).toBe(1)
  expect([asked, trouble]).toEqual([[LOGO], []])
})

test('whenever one looks, no window holds a wrong numeral, or a part of one', async () => {
  const { page } = await open(markOf())
  await page.locator('[data-state=ready]').waitFor()
  const seen = new Set<string>()
  while (!seen.has('34190')) seen.add(await readFigures(page))
  expect([...seen]).toEqual(['34190'])
})

test('where there is no room to read them there are no figures', async () => {
  const { page } = await open(markOf(), { viewport: { width: 1000, height: 700 } })
  await logosWereLookedAt(page)
  expect([asked, await stateOf(page), await stillIsSeen(page)]).toEqual([[LAST], 'initial', true])
})

test('a million is written as the language of the page does', async () => {
  const { page, trouble } = await open(markOf(LOGO, 'ru'))
  await page.locator('[data-state=ready]').waitFor()
  expect([await page.locator('[data-logo] .unit').textContent(), trouble]).toEqual(['млн', []])
})

test('under reduced motion the figures stand at once', async () => {
  const { page, trouble } = await open(markOf(), { reducedMotion: 'reduce' })
  await page.locator('[data-state=ready]').waitFor()
  expect(await readFigures(page)).toBe('34190')
  expect([await appearedOn(page), trouble]).toEqual([0, []])
})

test('two logos of a page have no id in common, and the second one counts too', async () => {
  const { page, trouble } = await open(`${markOf()}${markOf()}`, { reducedMotion: 'reduce' })
  await page.locator('[data-state=ready]').nth(1).waitFor()
  const ids = await page.evaluate(() => [...document.querySelectorAll('svg [id]')].map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([20, 20])
  await page
    .locator('[data-logo]')
    .first()
    .evaluate((logo) => logo.remove())
  await expect.poll(() => readFigures(page)).toBe('34190')
  expect(trouble).toEqual([])
})

// spec: 4.media.3
test('it is fetched when it comes into sight, and not before', async () => {
  const { page } = await open(`${'<p>A long page</p>'.repeat(200)}${markOf()}`)
  await logosWereLookedAt(page)
  expect([asked, await stateOf(page)]).toEqual([[LAST], 'initial'])
  await page.locator('[data-logo]').scrollIntoViewIfNeeded()
  await page.locator('[data-state=ready]').waitFor()
  expect(asked).toEqual([LAST, LOGO])
})

test('who saves data keeps the drawn logo', async () => {
  const { page } = await open(markOf(), { savesData: true })
  await logosWereLookedAt(page)
  expect([asked, await stateOf(page), await stillIsSeen(page)]).toEqual([[LAST], 'initial', true])
})

// spec: 4.media.2, 8.errors.14
test('what is missing, may not be read or breaks off leaves the drawn logo', async () => {
  const { page } = await open(['/missing', '/not-allowed', '/hangs-up'].map((address) => markOf(address)).join(''))
  await page.locator('[data-state=error]').nth(2).waitFor()
  expect([await stillIsSeen(page), await page.locator('[data-logo] > svg').count()]).toEqual([true, 0])
  expect(await layoutShift(page)).toBe(0)
})

// spec: 4.media.3, 8.errors.14
test('whatever is more, or less, than a drawing of the five figures is refused, and the drawn logo stays', async () => {
  const cases = Object.keys(REFUSED)
  const { page } = await open(cases.map((name) => markOf(`/${name}`)).join(''), {
    viewport: { width: 1200, height: 4000 },
  })
  await expect.poll(() => page.locator('[data-state=initial]').count(), { timeout: 5000 }).toBe(0)
  const states = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-logo]')].map(({ dataset }) => [dataset.logo, dataset.state]),
  )
  expect(states).toEqual(cases.map((name) => [`${imageUrl}/${name}`, 'error']))
  expect([await stillIsSeen(page), await page.locator('[data-logo] > svg').count()]).toEqual([true, 0])
  expect([await page.title(), asked.toSorted()]).toEqual(['Quiet', cases.map((name) => `/${name}`).toSorted()])
})
