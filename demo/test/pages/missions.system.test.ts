import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { addressOf, connectToBrowser, openContext, openFilters } from '../../../test/tools/browser.ts'
import { EIFFEL, ROME, THEATRE, WAYFARE } from '../tools/sample-pages.ts'

/**
 * What travellers come for, from the list to the booking page, which must say what the product page said. Days are those of today's
 * sample: a mission never expects a certain price, and takes a day on which its list says that something can be booked.
 */

const MAX_STEPS = 5
/** Share of tour groups: those whose city tells no time zone are never known. */
const FILLED = 0.9
const DAY = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

let browser: Browser
const contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await connectToBrowser()
  // Lists by day show what the site knows of days, and it has just begun to ask.
  await vi.waitFor(async () => expect(await shareOfKnown()).toBeGreaterThan(FILLED), {
    timeout: 280_000,
    interval: 2000,
  })
})
afterAll(() => browser.close())
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
})

async function shareOfKnown(): Promise<number> {
  const answer = await fetch(`${inject('system').siteInternal}/metrics`)
  return Number(/^site_availability_coverage_ratio (\S+)$/m.exec(await answer.text())?.[1])
}

/** What a product page or a booking page says. */
interface Offer {
  readonly name: string
  readonly day: string | undefined
  /** Only where the visitor has chosen a start. */
  readonly tour: string | undefined
  readonly price: number
  readonly currency: string
}

/** A visitor, and the number of steps so far. */
class Visitor {
  readonly page: Page
  readonly hasScript: boolean
  #steps = 0

  constructor(page: Page, hasScript: boolean) {
    this.page = page
    this.hasScript = hasScript
  }

  get steps(): number {
    return this.#steps
  }

  async open(host: string, path: string): Promise<void> {
    this.#steps += 1
    await this.page.goto(addressOf(host, path), { waitUntil: this.hasScript ? 'networkidle' : 'load' })
  }

  /** Sets fields of the list's filters: with a script each at once, without one all by the form's button. */
  async filter(...fields: readonly (readonly [name: string, value: string])[]): Promise<void> {
    this.#steps += 1
    await openFilters(this.page)
    for (const [name, value] of fields) if (isOption(value)) await waitForOption(this.page, name, value)
    for (const [name, value] of fields) {
      await fill(this.page, name, value)
      if (this.hasScript) await this.page.waitForURL(holds([[name, value]]))
    }
    if (!this.hasScript) await this.page.getByRole('button', { name: 'Show results' }).first().click()
    await this.page.waitForURL(holds(fields))
  }

  /** Opens the card with these words, else the first one. */
  async openCard(words = ''): Promise<void> {
    this.#steps += 1
    const link = this.page.locator('[data-list] h3 a').filter({ hasText: words }).first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await this.page.locator('h1').filter({ hasText: name }).waitFor()
  }

  /** Follows a link, or presses a button, that chooses a day or a start. */
  async choose(control: Locator): Promise<void> {
    this.#steps += 1
    const before = this.page.url()
    await control.click()
    await this.page.waitForURL((url) => url.href !== before)
    await this.page.locator('#booking:not([aria-busy=true])').waitFor()
  }

  /** Opens the calendar of a month: like the opening of filters no step, since nothing is chosen. */
  async openCalendar(): Promise<void> {
    await this.page.locator('#booking a[data-choose=month]').click()
    await this.page.locator('#booking [data-calendar]').waitFor()
  }

  /** Chooses a day, else the second open one: of today little may be left. */
  async chooseDay(): Promise<void> {
    await this.choose(this.page.locator('[data-days] button[name=date]:enabled').nth(1))
  }

  /** The page that a card of a list by day opens has that day already. */
  async isOn(day: string): Promise<void> {
    expect((await offerOfPage(this.page, '')).day).toBe(day)
  }

  /** Goes to the booking page; both must say the same. */
  async book(currency: string): Promise<URL> {
    this.#steps += 1
    const shown = await offerOfPage(this.page, currency)
    expect(shown.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    await this.page.locator('[data-booking=card] a[data-by-device]').first().click()
    await this.page.waitForURL(/\/book\//)
    expect(await this.page.locator('[role=alert]').allTextContents()).toEqual([])
    const booked = await offerOfBookingPage(this.page)
    expect(shown.tour === undefined ? { ...booked, tour: undefined } : booked).toEqual(shown)
    return new URL(this.page.url())
  }
}

/** Of a day only once it is known how many there are. */
const optionOf = (page: Page, name: string, value: string) =>
  name === 'when'
    ? page.locator(`[data-list] option[value="${value}"]`, { hasText: /\(\d/ })
    : page.locator(`[data-list] input[name=${name}][value="${value}"]`)
const isOption = (value: string) => /^[a-z]/.test(value)

/** Options of days come with what the site learns of days: the page is asked again until it has this one. */
async function waitForOption(page: Page, name: string, value: string): Promise<void> {
  const isOffered = async () => (await optionOf(page, name, value).count()) > 0
  if (await isOffered()) return
  await vi.waitFor(
    async () => {
      await page.reload()
      await openFilters(page)
      expect(await isOffered()).toBe(true)
    },
    { timeout: 100_000, interval: 2000 },
  )
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  if (isOption(value) && name !== 'when') return optionOf(page, name, value).check()
  const party = page.locator('[data-list] details[data-party]').filter({ has: page.locator(`select[name=${name}]`) })
  if ((await party.count()) > 0) {
    await party.locator('summary').click()
    await party.locator(`select[name=${name}]`).selectOption(value)
    return
  }
  if (isOption(value)) {
    await page.locator(`[data-list] select[name=${name}]`).selectOption(value)
    return
  }
  const field = page.locator(`[data-list] input[name=${name}]:is([type=date], [type=number], [inputmode])`)
  await field.fill(value)
  await field.blur()
}

function holds(fields: readonly (readonly [name: string, value: string])[]) {
  return ({ searchParams }: URL) => fields.every(([name, value]) => searchParams.getAll(name).includes(value))
}

async function offerOfPage(page: Page, currency: string): Promise<Offer> {
  const start = page.locator('#booking a[aria-current=true][href*="tour="]')
  const href = (await start.count()) > 0 ? await start.first().getAttribute('href') : undefined
  return {
    name: (await page.locator('h1').textContent()) ?? '',
    day:
      (await page.locator('#booking button[aria-pressed=true][name=date]').first().getAttribute('value')) ?? undefined,
    tour: href ? (new URL(href, page.url()).searchParams.get('tour') ?? undefined) : undefined,
    price: amountIn(await page.locator('#booking strong').first().textContent()),
    currency,
  }
}

async function offerOfBookingPage(page: Page): Promise<Offer> {
  const parameters = new URL(page.url()).searchParams
  const price = page.locator('dt', { hasText: /^Price$/ }).locator('+ dd')
  return {
    name: (await page.locator('h1').textContent()) ?? '',
    day: parameters.get('date') ?? undefined,
    tour: parameters.get('tourId') ?? undefined,
    price: amountIn(await price.textContent()),
    currency: parameters.get('currencyCode') ?? '',
  }
}

/** The number in "1 234,50 €" and in "€1,234.50". */
function amountIn(words: string | null): number {
  const digits = (words ?? '').replace(/[^\d.,]/g, '')
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d\d))?$/.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents}`)
}

/** The next such day from tomorrow on, `weeks` later. */
function comingDay(weekday: number, weeks = 0): string {
  const tomorrow = Date.now() + DAY
  const ahead = (weekday - new Date(tomorrow).getUTCDay() + 7) % 7
  return new Date(tomorrow + (ahead + weeks * 7) * DAY).toISOString().slice(0, 10)
}

const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
const textOf = async (page: Page) => ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ')

const MISSIONS: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
  'tonight in London: two seats under £60, step-free': async (visitor) => {
    await visitor.open(THEATRE, '/shows/?show=filters')
    // After the last curtain of today the evening is tomorrow's.
    const isEvening = (await optionOf(visitor.page, 'when', 'tonight').count()) > 0
    const evening = isEvening ? 'tonight' : 'tomorrow'
    await visitor.filter(['when', evening], ['max', '30'], ['with', 'room'], ['access', 'step-free'])
    await visitor.openCard()
    const day = today('Europe/London')
    await visitor.isOn(isEvening ? day : new Date(Date.parse(day) + DAY).toISOString().slice(0, 10))
    const text = await textOf(visitor.page)
    expect(text).toContain('Wheelchair accessible')
    const total = /£[\d.,]+(?= for 2 adults)/.exec(text)?.[0] ?? ''
    expect(amountIn(total)).toBeLessThanOrEqual(60)
    expect(amountIn(total)).toBeGreaterThan(0)
    await visitor.book('GBP')
  },
  'the Louvre with a baby on Saturday morning': async (visitor) => {
    await visitor.open(WAYFARE, '/louvre-museum-tickets/')
    const day = comingDay(SATURDAY)
    await visitor.filter(['infants', '1'], ['when', day])
    await visitor.openCard('Denon')
    await visitor.isOn(day)
    const times = await visitor.page.locator('#booking section li').allTextContents()
    expect(times.some((time) => /^(?:9|10|11):/.test(time))).toBe(true)
    await visitor.book('EUR')
  },
  'the cheapest day of the next month on the summit of the Eiffel Tower': async (visitor) => {
    await visitor.open(EIFFEL, '/tickets/')
    await visitor.openCard('summit: two lifts')
    const { page } = visitor
    await visitor.openCalendar()
    await visitor.choose(page.locator('#booking a[data-choose=next]'))
    const day = page.locator('[data-calendar] button[aria-label*="Lowest price"]').first()
    const price = amountIn(((await day.getAttribute('aria-label')) ?? '').split(' · ')[1] ?? '')
    const all = await page.locator('[data-calendar] button[name=date][aria-label*="€"]').all()
    const labels = await Promise.all(all.map((button) => button.getAttribute('aria-label')))
    expect(price).toBe(Math.min(...labels.map((label) => amountIn(label?.split(' · ')[1] ?? ''))))
    await visitor.choose(day)
    expect((await offerOfPage(page, 'EUR')).price).toBe(price)
    await visitor.book('EUR')
  },
  'a day trip from Rome with pick-up at the hotel': async (visitor) => {
    await visitor.open(ROME, '/things-to-do-in-rome/')
    const day = comingDay(SATURDAY)
    await visitor.filter(['when', day], ['with', 'pick-up'])
    await visitor.openCard('day trip')
    await visitor.isOn(day)
    expect(await textOf(visitor.page)).toContain('Hotel pickup')
    await visitor.choose(visitor.page.locator('#booking a[href*="tour="]').first())
    const booking = await visitor.book('EUR')
    expect(booking.searchParams.get('tourId')).not.toBeNull()
  },
  'a captioned performance': async (visitor) => {
    await visitor.open(THEATRE, '/shows/')
    await visitor.filter(['access', 'captioned'])
    await visitor.openCard('Salt and Starlight')
    await visitor.choose(visitor.page.locator('section[aria-labelledby=access-performances] a').first())
    const chosen = visitor.page.locator('#booking a[aria-current=true][href*="tour="]')
    expect(await chosen.textContent()).toContain('Captioned performance')
    const booking = await visitor.book('GBP')
    expect(booking.searchParams.get('tourId')).not.toBeNull()
    expect(await visitor.page.locator('dd', { hasText: 'Captioned performance' }).count()).toBe(1)
  },
  'a rainy Sunday in Paris with children': async (visitor) => {
    await visitor.open(WAYFARE, '/things-to-do-in-paris/')
    const day = comingDay(SUNDAY)
    await visitor.filter(['children', '2'], ['when', day], ['with', 'indoor'])
    await visitor.openCard()
    await visitor.isOn(day)
    expect(await textOf(visitor.page)).toContain('Indoors')
    await visitor.book('EUR')
  },
  'in Polish': (visitor) => visitInLanguage(visitor, 'pl', '/pl/bilety-do-koloseum/'),
  'in Russian': (visitor) => visitInLanguage(visitor, 'ru', '/ru/bilety-v-kolizey/'),
  'in Korean won': async (visitor) => {
    await visitor.open(WAYFARE, '/colosseum-tickets/')
    const { page } = visitor
    await page.locator('header button[popovertarget=locale-panel]').click()
    if (!visitor.hasScript) await page.locator('#locale-panel a[data-fill]').click()
    await page.locator('button[name=currency][value=KRW]').click()
    await page.locator('[data-list] article, [data-list] li').filter({ hasText: '₩' }).first().waitFor()
    await visitor.openCard()
    await visitor.chooseDay()
    await visitor.book('KRW')
  },
  'what can be cancelled until the day before': async (visitor) => {
    await visitor.open(WAYFARE, '/colosseum-tickets/')
    await visitor.filter(['with', 'day-before'])
    await visitor.openCard()
    await visitor.chooseDay()
    expect(await textOf(visitor.page)).toMatch(/Cancel free of charge until (?:1\sday|\d+\shours?) before the start/)
    await visitor.book('EUR')
  },
  'from the airport': async (visitor) => {
    await visitor.open(WAYFARE, '/things-to-do-in-paris/')
    await visitor.filter(['with', 'airport'])
    await visitor.openCard()
    expect(await textOf(visitor.page)).toContain('Airport transfer')
    await visitor.chooseDay()
    await visitor.book('EUR')
  },
  'what is open now, and for how long one stays': async (visitor) => {
    await visitor.open(WAYFARE, '/colosseum-tickets/')
    await visitor.openCard('timed entry with the Forum')
    const text = await textOf(visitor.page)
    expect(text).toMatch(/Duration\s*3 hrs/)
    const hours = /Opening hours\s*(\d+:\d\d) – (\d\d:\d\d)/.exec(text)
    const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', timeStyle: 'short' }).format(new Date())
    const [opens = '', closes = ''] = [hours?.[1], hours?.[2]].map((hour) => hour?.padStart(5, '0'))
    expect(text.includes(`Open now, until ${hours?.[2]}`)).toBe(opens <= time && time < closes)
    await visitor.chooseDay()
    await visitor.book('EUR')
  },
}

async function visitInLanguage(visitor: Visitor, language: string, path: string): Promise<void> {
  await visitor.open(WAYFARE, path)
  await visitor.openCard()
  await visitor.chooseDay()
  const booking = await visitor.book('EUR')
  expect(booking.pathname).toMatch(new RegExp(`^/${language}/book/`))
}

/** Days ahead of the one that is named, so that it is the coming one everywhere. */
const AHEAD = 3

/** What is typed in the home's search, with the name of a day behind it, and what the name of the tour group has. */
const INTENTS = [
  { lang: 'en', home: '/', place: 'louvre on', name: /Louvre/, hasScript: true },
  { lang: 'de', home: '/de/', place: 'kolosseum am', name: /Kolosseum/, hasScript: true },
  { lang: 'fr', home: '/fr/', place: 'louvre', name: /Louvre/, hasScript: true },
  { lang: 'pl', home: '/pl/', place: 'koloseum', name: /Koloseum/, hasScript: false },
] as const

test.each(INTENTS)('in their own words, $lang', async ({ lang, home, place, name, hasScript }) => {
  const date = new Date(Date.now() + AHEAD * DAY)
  const day = date.toISOString().slice(0, 10)
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(date)
  const visitor = await come(hasScript)
  await visitor.open(WAYFARE, home)
  const form = visitor.page.locator('form[data-search="home-search"]')
  await form.locator('[data-party] summary').click()
  await form.locator('select[name=children]').selectOption('2')
  await form.locator('input[type=search]').fill(`${place} ${weekday}`)
  await form.locator('input[type=search]').press('Enter')
  await visitor.page.waitForURL(({ pathname, searchParams: found }) => {
    return pathname === `${home}search/` && found.get('children') === '2' && found.has('q')
  })
  await visitor.openCard()
  expect(await visitor.page.locator('h1').textContent()).toMatch(name)
  await visitor.isOn(day)
  expect(await visitor.page.locator('#booking select[name=children]').first().inputValue()).toBe('2')
  const booking = await visitor.book('EUR')
  expect(booking.pathname).toMatch(new RegExp(`^${home}book/`))
})

async function come(hasScript: boolean): Promise<Visitor> {
  const context = await openContext(browser, { javaScriptEnabled: hasScript, viewport: { width: 1366, height: 900 } })
  contexts.push(context)
  return new Visitor(await context.newPage(), hasScript)
}

describe.each([
  ['with a script', true],
  ['without a script', false],
])('%s', (_, hasScript) => {
  test.each(Object.entries(MISSIONS))('%s', async (_name, mission) => {
    const visitor = await come(hasScript)
    await mission(visitor)
    expect(visitor.steps).toBeLessThanOrEqual(MAX_STEPS)
  })

  test('three Colosseum tickets are compared, and sent to somebody who books one', async () => {
    const sender = await come(true)
    await sender.open(WAYFARE, '/colosseum-tickets/')
    for (const place of [0, 1, 2]) await sender.page.locator('[data-list] li [data-wish]').nth(place).click()
    await expect.poll(() => sender.page.locator('[data-list] [data-wish][aria-pressed=true]').count()).toBe(3)
    await sender.page.locator('[data-compare-bar]').first().click()
    await sender.page.waitForURL((url) => url.pathname === '/wish-list/compare/' && url.searchParams.has('ids'))
    const visitor = await come(hasScript)
    const { pathname, search } = new URL(sender.page.url())
    await visitor.open(WAYFARE, pathname + search)
    const compared = visitor.page.locator('th[scope=col] > a:first-of-type')
    expect(await compared.count()).toBe(3)
    const name = (await compared.first().textContent()) ?? ''
    await compared.first().click()
    await visitor.page.locator('h1').filter({ hasText: name }).waitFor()
    await visitor.chooseDay()
    await visitor.book('EUR')
  })
})
