import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addressOf, connectToBrowser, openContext, type VisitorOptions } from '../../../test/tools/browser.ts'

/** A trip to Rome as visitors plan it, with scripts and without. */

const ROME = 'rome.wayfare.example'
/** Tickets that can be had every day of the coming weeks, and a place that is searched for. */
const [COLOSSEUM, BORGHESE] = [7210, 7216]

let browser: Browser
const contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(() => browser.close())

async function openPage(options: VisitorOptions): Promise<Page> {
  const context = await openContext(browser, options)
  contexts.push(context)
  return context.newPage()
}

/** A day in ten days, as an ISO date. */
const START = addDays(new Date().toISOString().slice(0, 10), 10)

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

const stops = (page: Page) =>
  page
    .locator('[data-trip-stop]')
    .evaluateAll((all) => all.map((stop) => `${stop.getAttribute('data-trip-stop')} ${stop.getAttribute('data-tgid')}`))
const tripOf = (page: Page) => new URL(page.url()).search

const amountOf = (text: string | null) => Number(/\d+(?:\.\d\d)?/.exec(text ?? '')?.[0])

// spec: D.trip.5
test('without JavaScript two days are planned, changed, shared, printed and booked', async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  await page.goto(addressOf(ROME, `/trip/?start=${START}&plan=${COLOSSEUM}`))
  await page.getByRole('link', { name: 'Add a day', exact: true }).click()
  const search = page.locator('main input[name=q]')
  await search.fill('borghese gallery bernini')
  await search.press('Enter')
  const add = page.getByRole('link', { name: 'Add to day 2: Borghese Gallery: two hours with Bernini' })
  // The index of the search fills after the start.
  const untilFound = async () => {
    await page.reload()
    expect(await add.count()).toBe(1)
  }
  await vi.waitFor(untilFound, { timeout: 100_000, interval: 2000 })
  await add.click()
  expect(await stops(page)).toEqual([`0-0 ${COLOSSEUM}`, `1-0 ${BORGHESE}`])

  await page.locator('[data-trip-stop="1-0"] summary').click()
  await page.getByRole('link', { name: 'Move earlier' }).click()
  expect(await stops(page)).toEqual([`0-0 ${COLOSSEUM}`, `0-1 ${BORGHESE}`])
  await page.goBack()

  // What is shared is the address.
  const address = page.url()
  const other = await openPage({ javaScriptEnabled: false })
  await other.goto(address)
  expect(await stops(other)).toEqual([`0-0 ${COLOSSEUM}`, `1-0 ${BORGHESE}`])
  const pdf = (await other.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2)

  // Where a ticket cannot be had on its day, what works instead is one press away.
  const alternative = page.getByRole('link', { name: /^(?:Move to|Add a day:) / }).first()
  const bookings = page.getByRole('link', { name: 'Book now' })
  for (let tries = 0; tries < 2 && (await bookings.count()) < 2; tries += 1) await alternative.click()
  const planned = page.url()
  const booked: unknown[] = []
  const wanted: unknown[] = []
  for (const number of [0, 1]) {
    await page.goto(planned)
    const link = bookings.nth(number)
    const stop = link.locator('xpath=ancestor::li[1]')
    const [day = ''] = (await stop.getAttribute('data-trip-stop'))?.split('-') ?? []
    const start = new URL(page.url()).searchParams.get('start') ?? ''
    const total = amountOf(await stop.getByText(/^€[\d.]+ for 2 adults$/).textContent())
    wanted.push([await stop.getAttribute('data-tgid'), addDays(start, Number(day)), total])
    await link.click()
    const { pathname, searchParams } = new URL(page.url())
    const price = amountOf(await page.locator('dt:text-is("Price") + dd').textContent())
    // Two adults travel.
    booked.push([/\d+/.exec(pathname)?.[0], searchParams.get('date'), 2 * price])
    expect(await page.locator('body').textContent()).toContain('booking sandbox')
  }
  expect(booked).toEqual(wanted)
})

// So high that nothing scrolls below the mouse.
test('with scripts a stop is moved by key and by mouse, and the trip is kept', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 2000 } })
  await page.goto(addressOf(ROME, `/trip/?start=${START}&plan=${COLOSSEUM};${BORGHESE}`))
  const first = page.locator('[data-trip-stop="0-0"]')
  await expect.poll(() => first.getAttribute('draggable')).toBe('true')

  await first.locator('summary').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => tripOf(page)).toBe(`?start=${START}&plan=;${COLOSSEUM},${BORGHESE}`)
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-trip-stop]')?.getAttribute('data-tgid')),
  ).toBe(`${COLOSSEUM}`)

  const target = page.locator('[data-trip-day="0"]')
  await page.locator(`[data-tgid="${BORGHESE}"] h3`).dragTo(target)
  await expect.poll(() => tripOf(page)).toBe(`?start=${START}&plan=${BORGHESE};${COLOSSEUM}`)
  await page.goBack()
  await expect.poll(() => stops(page)).toEqual([`1-0 ${COLOSSEUM}`, `1-1 ${BORGHESE}`])

  // The address alone becomes the trip that is kept, as Back left it, which a ticket's page adds to.
  await page.goto(addressOf(ROME, '/trip/'))
  await page.waitForURL((url) => url.search === `?start=${START}&plan=;${COLOSSEUM},${BORGHESE}`)
  await page.locator('[data-trip-stop="1-1"] h3 a').click()
  await page.waitForLoadState('networkidle')
  await page.locator('a[data-trip-add]').click()
  await page.waitForURL((url) => url.pathname === '/trip/')
  // On which day depends on the days that its page can be booked for.
  const plan = new URL(page.url()).searchParams.get('plan') ?? ''
  expect(plan.split(/[,;]/).filter(Boolean).toSorted()).toEqual([COLOSSEUM, BORGHESE, BORGHESE].map(String))
})

test('with scripts what the address says of the visit and is searched for stays, and fields keep their keys', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 2000 } })
  await page.goto(addressOf(ROME, `/trip/?start=${START}&plan=${COLOSSEUM};&currency=USD&gclid=letter`))
  const first = page.locator('[data-trip-stop="0-0"]')
  await expect.poll(() => first.getAttribute('draggable')).toBe('true')
  const told = () => {
    const { searchParams } = new URL(page.url())
    return ['plan', 'currency', 'gclid', 'q'].map((name) => searchParams.get(name))
  }

  await first.locator('summary').click()
  const days = first.locator('select').last()
  await days.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Escape')
  expect(told()).toEqual([`${COLOSSEUM};`, 'USD', 'letter', null])
  await first.locator('summary').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(told).toEqual([`;${COLOSSEUM}`, 'USD', 'letter', null])
  expect(await page.locator('[data-trip-stop="1-0"]').textContent()).toContain('$')

  const search = page.locator('main input[name=q]')
  await search.fill('borghese gallery bernini')
  await search.press('Enter')
  await expect.poll(told).toEqual([`;${COLOSSEUM}`, 'USD', 'letter', 'borghese gallery bernini'])
  await page.getByRole('link', { name: 'Add to day 2: Borghese Gallery: two hours with Bernini' }).click()
  await expect.poll(told).toEqual([`;${COLOSSEUM},${BORGHESE}`, 'USD', 'letter', null])

  // A jump link leaves an entry too, from which Back shows no other trip.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => {
    location.hash = 'day-1'
  })
  await page.goBack()
  expect(asked.filter((url) => new URL(url).pathname === '/trip/')).toEqual([])
})
