import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../../scripts/checks/find-chromium.ts'
import { consentModeSignals } from '../src/analytics/consent/consent-value.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from './sample-site.ts'

/** What visitors are asked and what is told of them, in a real browser: the site's own answers, and no other host that is real. */

const ORIGIN = `https://${HOST}`
const TAGS = 'https://tags.example'
const CONTAINER = `${TAGS}/gtm.js?id=GTM-TEST`
const BOOKING = 'main a[href*="/book/"]'
const FLAGS = '--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update'
const ALLOWED = consentModeSignals({ analytics: true, marketing: true })
const REFUSED = consentModeSignals({ analytics: false, marketing: false })
/** What a container might do: tell another host that it is there. */
const CONTAINER_SCRIPT = `new Image().src = '${TAGS}/collect'`

const SITE = siteDocument({
  tagContainerId: 'GTM-TEST',
  header: {
    ...siteDocument().header,
    manualHeader: { showTicketOption: true, showDropdownMenu: false, dropdownMenuItems: [], menuItems: [] },
  },
  quickLinks: [
    {
      title: 'Where',
      items: [{ id: 'a', title: 'Cities', items: [{ id: 'b', label: 'Paris', link: { uid: `${HOST}.paris` } }] }],
    },
  ],
  contacts: [{ countryName: 'UK', phoneNumber: '+44 20 7946 0018', ctaType: 'tel' }],
})

let script: string
/** What is fetched in some visits alone. */
let vitalsScript: string
/** What is fetched by who is asked. */
let consentScript: string
let site: TestSite
let browser: Browser
let context: BrowserContext
/** What was asked of hosts that are not the site's own. */
let asked: string[]

beforeAll(async () => {
  script = await buildScript('measure.browser.ts')
  vitalsScript = await buildScript('vitals/report-vitals.browser.ts')
  consentScript = await buildScript('consent/show-banner.browser.ts')
  site = await createTestSite({
    TAG_MANAGER_URL: TAGS,
    TRUST_PROXY: '1',
    COUNTRY_HEADER: 'cf-ipcountry',
    BOOKING_BASE: 'https://{host}',
  })
  site.putSite(SITE)
  site.putPage(
    pageDocument({
      uid: `${HOST}.all`,
      blocks: [
        { id: 'faq', type: 'faq', title: 'Questions', items: [{ question: 'Is it far?', answer: [] }] },
        {
          ...{ id: 'cta', type: 'cta', title: 'Go there', buttonType: 'Default' },
          action: { type: 'CUSTOM', url: '/cta/', label: 'Go', newTab: false },
        },
      ],
    } as Parameters<typeof pageDocument>[0]),
  )
  site.putPage(pageDocument({ uid: `${HOST}.all`, lang: 'fr', translationGroup: `group of ${HOST}.all` }))
  site.putPage(pageDocument({ uid: HOST, kind: 'privacy', title: 'Privacy policy' }))
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, pageType: 'productPage', categorisation: { tgid: 7110 } }))
  await site.purge(`site:${HOST}`)
  browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS.split(' ') })
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
})
afterEach(async () => {
  for (const one of browser.contexts()) await one.close()
})

async function buildScript(name: string): Promise<string> {
  const root = join(import.meta.dirname, '..')
  const input = join(root, 'src/analytics', name)
  const result = await build({
    root,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })
  const output = 'output' in result ? result.output : []
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('')
}

interface Visitor {
  readonly country?: string
  readonly signal?: boolean
  readonly cookie?: string
  readonly width?: number
  readonly userAgent?: string
}

/** A browser that reaches the site's own answers and nothing else. */
async function openVisitor({ country = 'DE', signal, cookie, width = 1280, userAgent }: Visitor = {}): Promise<Page> {
  context = await browser.newContext({
    viewport: { width, height: 800 },
    userAgent: userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  })
  asked = []
  await context.route('**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 200, contentType: 'text/javascript', body: CONTAINER_SCRIPT })
  })
  await context.route('https://images.example/**', (route) => route.fulfill({ status: 404 }))
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname === '/assets/entry.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname === '/assets/vitals.js') return route.fulfill({ contentType: 'text/javascript', body: vitalsScript })
    if (pathname === '/assets/consent.js') return route.fulfill({ contentType: 'text/javascript', body: consentScript })
    if (pathname.startsWith('/assets/')) return route.fulfill({ contentType: 'text/css', body: '' })
    const { status, headers, body } = await site.get(pathname + search, {
      'x-forwarded-proto': 'https',
      'cf-ipcountry': country,
    })
    const policy = headers['content-security-policy']
    const sent = {
      'content-type': String(headers['content-type']),
      ...(policy ? { 'content-security-policy': String(policy) } : {}),
    }
    return route.fulfill({ status, headers: sent, body })
  })
  if (signal) await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
  if (cookie)
    await context.addCookies([{ name: 'consent-state', value: cookie, domain: '.wayfare.example', path: '/' }])
  return context.newPage()
}

/** Opens a page and lets all come to rest. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle' })
}

const banner = (page: Page) => page.locator('#consent')
const say = (page: Page, words: string) => banner(page).getByRole('button', { name: words, exact: true }).click()

/** What comes late on a busy machine comes. */
function soon<T>(read: () => T) {
  return expect.poll(read, { timeout: 20_000 })
}

/** Links are clicked, and not followed. */
function stayHere(page: Page): Promise<void> {
  return page.evaluate(() =>
    addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
  )
}

/** Name → value and domain; what was drawn is named instead. */
async function cookies(): Promise<Record<string, string>> {
  const kept = await context.cookies()
  return Object.fromEntries(
    kept.map(({ name, value, domain }) => [name, `${/^[\da-f-]{36}$/.test(value) ? 'drawn' : value} for ${domain}`]),
  )
}

/** The data layer as the page has it; commands as lists, and times as 0. */
function told(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => {
      if (String(entry) === '[object Arguments]') return Object.values(entry)
      return 'gtm.start' in entry ? { ...entry, 'gtm.start': 0 } : entry
    }),
  )
}

test('all of it weighs less than 4 KB', () => {
  expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(4096)
})

describe('where consent is asked for', () => {
  // spec: D.privacy.3, D.privacy.5
  test.each([['DE'], ['JP'], ['XX']])('in %s nothing leaves before an answer, and the banner asks', async (country) => {
    const page = await openVisitor({ country })
    await visit(page)
    await soon(() => banner(page).isVisible()).toBe(true)
    expect([asked, await cookies()]).toEqual([[], {}])
  })

  // spec: D.privacy.9, D.privacy.14, D.privacy.19
  test('a refusal is kept for the whole domain, asked for once, and nothing is ever loaded', async () => {
    const page = await openVisitor()
    await visit(page)
    await say(page, 'Reject')
    await soon(cookies).toEqual({ 'consent-state': 'v1 for .wayfare.example' })
    await visit(page, '/paris/')
    expect([await banner(page).count(), asked]).toEqual([0, []])
  })

  // spec: D.privacy.5, D.privacy.8, D.privacy.18
  test('once accepted, exactly the container is loaded, behind all signals; after withdrawal nothing on the next page', async () => {
    const page = await openVisitor()
    await visit(page)
    await say(page, 'Accept')
    await soon(() => asked).toEqual([CONTAINER, `${TAGS}/collect`])
    expect(await cookies()).toEqual({
      'consent-state': 'v1.analytics.marketing for .wayfare.example',
      'h-sid': `drawn for ${HOST}`,
      'clarity-pid': `drawn for ${HOST}`,
    })
    const commands = (await told(page)).filter((entry) => Array.isArray(entry) || JSON.stringify(entry).includes('gtm'))
    expect(commands).toEqual([
      ['consent', 'default', REFUSED],
      ['consent', 'update', ALLOWED],
      { 'gtm.start': 0, event: 'gtm.js' },
    ])
    await visit(page, '/paris/')
    expect(asked).toEqual([CONTAINER, `${TAGS}/collect`, CONTAINER, `${TAGS}/collect`])
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await say(page, 'Reject')
    await soon(cookies).toEqual({ 'consent-state': 'v1 for .wayfare.example' })
    asked.length = 0
    await visit(page)
    expect([asked, await banner(page).count()]).toEqual([[], 0])
  })

  test.each([
    ['without words', 200, 'text/html', ''],
    ['that is no page', 200, 'application/json', '{}'],
    ['that failed', 500, 'text/html', '<p>Sorry</p>'],
  ])('an answer %s allows nothing', async (_, status, contentType, body) => {
    const page = await openVisitor()
    await page.route('**/_consent?*', (route) => route.fulfill({ status, contentType, body }))
    await visit(page)
    expect([asked, await cookies()]).toEqual([[], {}])
  })

  test('what the container replays begins with what was allowed before', async () => {
    const page = await openVisitor({ cookie: 'v1.analytics' })
    await visit(page)
    const [first] = await told(page)
    expect([first, asked]).toEqual([
      ['consent', 'default', consentModeSignals({ analytics: true, marketing: false })],
      [CONTAINER, `${TAGS}/collect`],
    ])
  })

  // spec: D.analytics.17
  test('categories are chosen one by one', async () => {
    const page = await openVisitor()
    await visit(page)
    await banner(page).getByText('Settings', { exact: true }).click()
    await banner(page)
      .getByRole('checkbox', { name: /^Analytics/ })
      .check()
    await say(page, 'Save my choice')
    await soon(async () => (await cookies())['consent-state']).toBe('v1.analytics for .wayfare.example')
    const consent = (await told(page)).filter((entry) => JSON.stringify(entry).includes('Consent Updated'))
    expect(consent).toEqual([{ event: 'Consent Updated', analytics: 'Yes', marketing: 'No' }])
  })

  test.each(['v0.analytics.marketing', 'garbage%00', 'v1.everything'])(
    'the answer %s is asked for again',
    async (cookie) => {
      const page = await openVisitor({ cookie })
      await visit(page)
      await soon(() => banner(page).isVisible()).toBe(true)
      expect(asked).toEqual([])
    },
  )
})

// spec: D.privacy.6
test('elsewhere everything is allowed until somebody refuses', async () => {
  const page = await openVisitor({ country: 'US' })
  await visit(page)
  await soon(() => asked).toEqual([CONTAINER, `${TAGS}/collect`])
  expect(await banner(page).count()).toBe(0)
})

// spec: D.privacy.7
test('Global Privacy Control refuses anywhere, and the settings say so', async () => {
  const page = await openVisitor({ country: 'US', signal: true, cookie: 'v1.analytics.marketing' })
  await visit(page)
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await soon(() => banner(page).getByText('Global Privacy Control').isVisible()).toBe(true)
  expect(await banner(page).getByRole('button').allTextContents()).toEqual(['Close'])
  expect(asked).toEqual([])
})

// spec: D.privacy.24
test('a crawler is asked nothing, and nothing is told of it', async () => {
  const page = await openVisitor({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await visit(page)
  expect([await banner(page).count(), await told(page), asked]).toEqual([0, [], []])
})

test('the banner is next to the skip link for keys and readers, names its policy, and gives the focus back', async () => {
  const page = await openVisitor()
  await visit(page)
  await soon(() => banner(page).isVisible()).toBe(true)
  const first = await page.evaluate(() =>
    [...document.body.children].slice(0, 3).map(({ id, localName }) => id || localName),
  )
  expect(first).toEqual(['svg', 'a', 'consent'])
  expect(await banner(page).getAttribute('aria-labelledby')).toBe('consent-title')
  expect(await banner(page).getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy/')
  await page.keyboard.press('Escape')
  expect(await banner(page).isVisible()).toBe(true)
  await say(page, 'Reject')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('consent-title')
  await page.keyboard.press('Escape')
  expect([await banner(page).count(), await settings.evaluate((button) => button === document.activeElement)]).toEqual([
    0,
    true,
  ])
})

// spec: D.privacy.15, D.privacy.19
test('what brought a visitor here is kept with consent, and booking links carry it; without, it stays in the address', async () => {
  const page = await openVisitor()
  await visit(page, '/louvre/?gclid=abc&ci=7&utm_source=x')
  const link = page.locator(BOOKING).first()
  await stayHere(page)
  await link.click()
  const before = await link.getAttribute('href')
  expect([before?.includes('gclid'), await cookies()]).toEqual([false, {}])
  await say(page, 'Accept')
  await soon(async () => (await cookies())['h-attr']).toBe('ci=7&gclid=abc for .wayfare.example')
  await visit(page, '/louvre/')
  await stayHere(page)
  await link.click()
  expect(await link.getAttribute('href')).toBe(`${before}&ci=7&gclid=abc`)
})

describe('before an answer, what brought a visitor here goes along in the address', () => {
  const marked = '?ci=7&gclid=abc'
  const follow = async (page: Page, selector: string, address: string) => {
    await page.locator(selector).first().click()
    await page.waitForURL(ORIGIN + address)
    await page.waitForLoadState('networkidle')
  }
  const LANGUAGE = '#locale-panel [hreflang=fr]'
  const walk = async (page: Page) => {
    await visit(page, '/all/?utm_source=x&gclid=abc&ci=7')
    await follow(page, '[data-quick-links] a', `/paris/${marked}`)
    await follow(page, 'header a[href="/"]', `/${marked}`)
    await page.locator('[popovertarget=locale-panel]').click()
    await follow(page, LANGUAGE, `/fr/${marked}`)
  }

  // spec: D.privacy.20
  test('through pages and languages: consent given then still counts, and nothing was stored before', async () => {
    const page = await openVisitor()
    await walk(page)
    expect([asked, await cookies()]).toEqual([[], {}])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await say(page, 'Accepter')
    await soon(async () => (await cookies())['h-attr']).toBe('ci=7&gclid=abc for .wayfare.example')
    await follow(page, 'header a[href="/fr/"]', '/fr/')
  })

  // spec: D.privacy.20
  test('and after a refusal no further, by no link that was used before either', async () => {
    const page = await openVisitor()
    await walk(page)
    // As it is opened in a tab of its own, and a moment later.
    const lent = await page
      .locator('header a[href="/fr/"]')
      .first()
      .evaluate(async (link: HTMLAnchorElement) => {
        link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }))
        const during = link.href
        await new Promise((next) => setTimeout(next))
        return [during, link.getAttribute('href')]
      })
    expect(lent).toEqual([`${ORIGIN}/fr/${marked}`, '/fr/'])
    await say(page, 'Refuser')
    await soon(cookies).toMatchObject({ 'consent-state': 'v1 for .wayfare.example' })
    await follow(page, 'header a[href="/fr/"]', '/fr/')
    expect(Object.keys(await cookies())).not.toContain('h-attr')
  })

  // spec: D.privacy.20
  test('by forms and by scripts too; booking links and other hosts are told nothing', async () => {
    const page = await openVisitor()
    await visit(page, `/louvre/${marked}`)
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.action = '/paris/'
      form.innerHTML = '<input name="q" value="x"><button>Go</button>'
      document.querySelector('main')?.prepend(form)
    })
    await follow(page, 'main form button', '/paris/?q=x&ci=7&gclid=abc')
    await page.evaluate(() => location.assign('/louvre/'))
    await page.waitForURL(`${ORIGIN}/louvre/${marked}`)
    await page.waitForLoadState('networkidle')
    await stayHere(page)
    const link = page.locator(BOOKING).first()
    await link.click()
    expect(await link.getAttribute('href')).not.toMatch(/gclid|ci=/)
  })

  test('and without any every link stays as it is', async () => {
    const page = await openVisitor()
    await visit(page, '/all/?utm_source=x')
    await follow(page, '[data-quick-links] a', '/paris/')
  })
})

// spec: 3.names.3, D.privacy.14, D.privacy.15, D.privacy.16
test('an answer is kept for half a year, marks for thirty days', async () => {
  const page = await openVisitor()
  await visit(page, '/?gclid=abc')
  await say(page, 'Accept')
  await soon(async () => Object.keys(await cookies()).length).toBe(4)
  const days = (await context.cookies()).map(({ name, expires }) => {
    return [name, expires < 0 ? 'session' : Math.round((expires - Date.now() / 1000) / 86_400)]
  })
  expect(Object.fromEntries(days)).toEqual({
    'consent-state': 182,
    'clarity-pid': 182,
    'h-attr': 30,
    'h-sid': 'session',
  })
})

/** What is done to the page of everything, and what is told of it. */
const DEEDS: readonly (readonly [selector: string, event: object])[] = [
  ['header [data-tickets]', { event: 'Tickets CTA Clicked', label: 'Tickets', address: `${ORIGIN}/` }],
  ['[data-quick-links] a', { event: 'Quick Link Clicked', label: 'Paris', address: `${ORIGIN}/paris/` }],
  ['[popovertarget=side-navigation]', { event: 'Hamburger Clicked' }],
  ['[popovertarget=call-us]', { event: 'Call Us Opened' }],
  ['a[href^="tel:"]', { event: 'Phone Number Clicked', phoneNumber: '+442079460018' }],
  ['#locale-panel [hreflang=fr]', { event: 'Language Changed', language: 'en', chosenLanguage: 'fr' }],
  ['#locale-panel [hreflang=en]', {}],
  ['button[name=currency][value=JPY]', { event: 'Currency Changed', currency: 'EUR', chosenCurrency: 'JPY' }],
  ['[data-faq] summary', { event: 'FAQ Opened', question: 'Is it far?' }],
  ['[data-cta] a', { event: 'CTA Clicked', label: 'Go', address: `${ORIGIN}/cta/` }],
]

/** Fetches the currencies of the panel, which scripts of the frame do that are not in this page. */
function fillCurrencies(): Promise<void> {
  return new Promise((done) => {
    const link = document.querySelector<HTMLAnchorElement>('#locale-panel a[data-fill]')
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => {
      const content = request.responseXML?.querySelector(`${link?.hash} [data-content]`)
      if (content) link?.replaceWith(content)
      done()
    }
    request.open('GET', link?.dataset.fill ?? '')
    request.send()
  })
}

// spec: 9.analytics.4, D.analytics.6, D.analytics.7, D.analytics.11, D.analytics.12
test.each(DEEDS)('a click on %s is told', async (selector, event) => {
  const page = await openVisitor({ signal: true })
  await visit(page, '/all/')
  await page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault())
    addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault())
  })
  await page.evaluate(fillCurrencies)
  const before = (await told(page)).length
  await page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click())
  const isNews = (entry: unknown) => !JSON.stringify(entry).includes('App QR Viewed')
  await soon(async () => (await told(page)).slice(before).filter(isNews)).toEqual('event' in event ? [event] : [])
})

/** What is told that has one of these words in it. */
async function toldOf(page: Page, words: RegExp): Promise<unknown[]> {
  return (await told(page)).filter((entry) => words.test(JSON.stringify(entry)))
}

test('a card that is clicked is told of, its number on the map is not', async () => {
  const startPoint = { latitude: 48.86, longitude: 2.34 }
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/2121/', {
    pageData: { items: [{ id: 7121, name: 'Walk', startPoint }], total: 1 },
  })
  site.putPage(
    pageDocument({
      uid: `${HOST}.walks`,
      pageType: 'collectionPage',
      categorisation: { collectionId: 2121 },
      blocks: [
        {
          id: 'walks',
          type: 'productList',
          title: 'Walks',
          limit: 9,
          layout: 'grid',
          source: { kind: 'collection', id: 2121 },
        },
      ],
    }),
  )
  const page = await openVisitor({ signal: true })
  await visit(page, '/walks/?show=map')
  await stayHere(page)
  const click = (selector: string) => page.locator(selector).evaluate((link: HTMLElement) => link.click())
  await click('li[data-tgid] > a[href="#walks-point-1"]')
  await click('li[data-tgid] h3 a')
  await soon(() => toldOf(page, /Product Card/)).toEqual([
    {
      ...{ event: 'Product Card Clicked', tgid: 7121, productName: 'Walk' },
      ...{ listId: 'walks', listName: 'Walks', position: 1 },
    },
  ])
})

// spec: D.analytics.5, D.analytics.10
test('a day that is chosen is told of, and the way to book on it', async () => {
  const { answers } = site.catalogue
  const date = new Date(site.clock.now + 2 * 86_400_000).toISOString().slice(0, 10)
  const price = { listingPrice: 20, retailPrice: 20, extraCharges: 0, isPricingInclusiveOfExtraCharges: true }
  const listingPrice = { currencyCode: 'EUR', originalPrice: 20, finalPrice: 20, type: 'PER_PERSON' }
  answers.set('/api/v6/tour-groups/7120/', {
    ...{ id: 7120, name: 'Museum', listingPrice, city: { timeZone: 'Europe/Paris', displayName: 'Paris' } },
    variants: [{ id: 71201, name: 'Entry', listingPrice, tours: [{ id: 712001 }] }],
  })
  answers.set('/api/v7/tour-groups/7120/calendar/', {
    dates: { [date]: { primaryPax: 'ADULT', ...price, availableTourIds: [712001] } },
    metadata: { startDate: date, endDate: date, currency: 'EUR' },
  })
  site.putPage(pageDocument({ uid: `${HOST}.museum`, pageType: 'productPage', categorisation: { tgid: 7120 } }))
  const page = await openVisitor({ signal: true })
  // A day is known, so that the booking link is one that is decided at the click.
  await visit(page, `/museum/?date=${date}`)
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()))
  await stayHere(page)
  await page.locator(`[data-days] button[name=date][value="${date}"]`).click()
  await page.locator('[data-booking=card] a[data-by-device]').click()
  const words = new Date(date).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  // A line ends inside no date.
  const day = `Book for ${words.replace(/ (?=\d)/, '\u00a0')}`
  const museum = { tgid: 7120, productName: 'Museum', price: 20, currency: 'EUR' }
  await soon(() => toldOf(page, /Date Selected|Booking Link|begin_checkout/)).toEqual([
    { event: 'Date Selected', tgid: 7120, date },
    {
      ...{ event: 'Booking Link Clicked', ...museum, label: day },
      address: `${ORIGIN}/go/7120/?date=${date}&currency=EUR`,
    },
    {
      event: 'begin_checkout',
      ecommerce: { currency: 'EUR', value: 20, items: [{ item_id: '7120', item_name: 'Museum', price: 20, index: 1 }] },
    },
  ])
})

// spec: D.analytics.11
test('a stop that is opened is told of', async () => {
  const sections = ['Gate', 'Bridge'].map((name, rank) => ({
    ...{ type: 'STOP', rank, location: { latitude: 48.8, longitude: 2.3 } },
    details: { name, description: `The ${name}` },
  }))
  site.catalogue.answers.set('/api/v6/tour-groups/7121/experience-itineraries/', { itineraries: [{ sections }] })
  site.putPage(
    pageDocument({
      uid: `${HOST}.walk`,
      pageType: 'contentPage',
      blocks: [{ id: 'way', type: 'itinerary', title: 'The way', tgid: 7121 }],
    } as Parameters<typeof pageDocument>[0]),
  )
  const page = await openVisitor({ signal: true })
  await visit(page, '/walk/')
  await page.locator('summary', { hasText: 'Bridge' }).click()
  await soon(() => toldOf(page, /Itinerary Stop Opened/)).toEqual([{ event: 'Itinerary Stop Opened', stop: 'Bridge' }])
})

// spec: D.analytics.14
test('a banner is told of once it is seen, and when its link is followed', async () => {
  site.putPage(
    pageDocument({
      uid: `${HOST}.banner`,
      pageType: 'contentPage',
      blocks: [
        {
          ...{ id: 'sale', type: 'banner', title: 'Museum night' },
          image: {
            mediaId: '1',
            url: '/media/x.jpg',
            alt: 'Night',
            width: 1600,
            height: 900,
            focalPoint: { x: 0.5, y: 0.5 },
          },
          action: { type: 'CUSTOM', url: '/sale/', label: 'Go', newTab: false },
        },
      ],
    } as Parameters<typeof pageDocument>[0]),
  )
  const page = await openVisitor({ signal: true })
  await visit(page, '/banner/')
  await page.locator('#sale').scrollIntoViewIfNeeded()
  const seen = [
    { event: 'Banner Viewed', bannerId: 'sale', title: 'Museum night' },
    { ecommerce: null },
    { event: 'view_promotion', ecommerce: { promotion_id: 'sale', promotion_name: 'Museum night' } },
  ]
  await soon(() => toldOf(page, /Banner|promotion|ecommerce/)).toEqual(seen)
  await stayHere(page)
  await page.locator('#sale a').evaluate((link: HTMLElement) => link.click())
  await soon(() => toldOf(page, /Banner|promotion|ecommerce/)).toEqual([
    ...seen,
    { event: 'Banner Clicked', bannerId: 'sale', title: 'Museum night' },
    { ecommerce: null },
    { event: 'select_promotion', ecommerce: { promotion_id: 'sale', promotion_name: 'Museum night' } },
  ])
})

// spec: D.analytics.13
test('the code of the app is told of once it is seen, and not again', async () => {
  site.putSite({ ...SITE, appUrl: 'https://app.wayfare.example/' })
  await site.purge(`site:${HOST}`)
  try {
    const page = await openVisitor({ signal: true })
    await visit(page, '/all/')
    for (const place of ['[data-app-code]', '#main', '[data-app-code]']) {
      await page.locator(place).scrollIntoViewIfNeeded()
      await soon(async () => (await toldOf(page, /App QR/)).length).toBe(1)
    }
    expect(await toldOf(page, /App QR/)).toEqual([{ event: 'App QR Viewed' }])
  } finally {
    site.putSite(SITE)
    await site.purge(`site:${HOST}`)
  }
})

test('an ad blocker that takes the container away, and a stranger’s data layer, stop nothing', async () => {
  const page = await openVisitor({ country: 'US' })
  await context.route(`${TAGS}/**`, (route) => route.abort('blockedbyclient'))
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await context.addInitScript(() => {
    Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]), writable: false })
  })
  await visit(page, '/all/')
  await page.evaluate(() => {
    for (const script of document.querySelectorAll('script[src*="gtm.js"]')) script.remove()
  })
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await say(page, 'Reject')
  await soon(async () => (await cookies())['consent-state']).toBe('v1 for .wayfare.example')
  expect([await told(page), faults]).toEqual([[], []])
})

// spec: D.analytics.19
test('how a page did, and what failed on it, is told to the data layer and once to the site, which counts it', async () => {
  const usual = site
  site = await createTestSite({ VITALS_SHARE: '1' })
  try {
    const page = await openVisitor({ signal: true })
    await context.addInitScript(() => {
      const sent: unknown[] = []
      Object.assign(window, { sent })
      Object.defineProperty(navigator, 'sendBeacon', { value: (...said: unknown[]) => sent.push(said) })
    })
    await visit(page)
    await soon(async () => JSON.stringify(await told(page))).toContain('"vital":"TTFB"')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('broken')
      })
    })
    await soon(async () => (await toldOf(page, /Client Error/)).length).toBe(1)
    await page.evaluate(() => void Promise.reject('unheard'))
    await soon(() => toldOf(page, /Client Error/)).toEqual([
      { event: 'Client Error', kind: 'error', message: 'TypeError: broken' },
      { event: 'Client Error', kind: 'rejection', message: 'unheard' },
    ])
    const sent: [string, string][] = await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      for (let time = 0; time < 3; time++) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return Reflect.get(window, 'sent')
    })
    expect(sent.map(([address]) => address)).toEqual(['/_vitals'])
    const [, body = ''] = sent[0] ?? []
    const { vitals, ...report } = JSON.parse(body)
    expect(report).toEqual({ page: 'homePage', isMobile: false, faults: ['error', 'rejection'] })
    expect(vitals.map(([name]: [string]) => name)).toContain('TTFB')
    const answer = await site.app.inject({
      ...{ method: 'POST', url: '/_vitals', headers: { host: HOST, 'content-type': 'text/plain' } },
      payload: body,
    })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const { body: metrics } = await site.internal.inject('/metrics')
    expect(metrics).toContain('site_client_errors_total{kind="rejection"} 1')
    expect(metrics).toContain('site_vital_seconds_count{page_type="homePage",device="desktop",vital="TTFB"} 1')
  } finally {
    await site.dispose()
    site = usual
  }
})

test('where no visit is sampled nothing of it is fetched', async () => {
  const page = await openVisitor({ signal: true })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await visit(page)
  expect(scripts.filter((path) => path.includes('vitals'))).toEqual([])
})

// spec: 9.analytics.5, D.analytics.12
test('what a part of the page tells is told, and what it tells wrongly stops nothing', async () => {
  const page = await openVisitor({ signal: true })
  await visit(page)
  const before = (await told(page)).length
  await page.evaluate(() => {
    const ring: Record<string, unknown> = { name: 'Toast Shown', text: 'Kept' }
    ring.self = ring
    for (const detail of [ring, { name: 'Jump Link Clicked', target: 'faq' }])
      document.dispatchEvent(new CustomEvent('page-event', { detail }))
    Object.freeze((window as { dataLayer?: object[] }).dataLayer)
    document.dispatchEvent(new CustomEvent('page-event', { detail: { name: 'Modal Opened', title: 'Late' } }))
  })
  expect((await told(page)).slice(before)).toEqual([
    { event: 'Toast Shown', text: 'Kept' },
    { event: 'Jump Link Clicked', target: 'faq' },
  ])
})

// spec: 1.product.10, 4.other.5, 7.calls.9, 9.analytics.1, 9.analytics.3, D.analytics.1, D.analytics.2, D.analytics.3
// spec: D.analytics.4, D.analytics.5, D.analytics.11
test('the data layer of a whole visit', async () => {
  const page = await openVisitor({ cookie: 'v1.analytics' })
  const seen: string[] = []
  const note = async (what: string) => {
    seen.push(`# ${what}`, ...(await told(page)).map((entry) => JSON.stringify(entry)))
  }
  await visit(page, '/')
  await note('home')
  await visit(page, '/paris/')
  await page.locator('[data-tgid]').first().scrollIntoViewIfNeeded()
  await soon(async () => JSON.stringify(await told(page))).toContain('view_item_list')
  await stayHere(page)
  await page.locator('[data-tgid] a').first().click()
  await note('collection, and a card of it')
  await visit(page, '/louvre/')
  await page.locator('[data-reviews]').scrollIntoViewIfNeeded()
  await soon(async () => JSON.stringify(await told(page))).toContain('Review Section Viewed')
  await stayHere(page)
  await page.locator(BOOKING).first().click()
  await note('product, and the way to book')
  await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot('snapshots/visit.txt')
})
