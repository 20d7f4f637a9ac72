import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext, openFilters } from './tools/browser.ts'
import { CASTLE_TICKETS, LANTERN, THINGS_TO_DO } from './tools/world.ts'

/** What only a browser shows of a list that is filtered: without a script a form, with one nothing is loaded anew. */

const LIST = addressOf(LANTERN, THINGS_TO_DO)
/** All products of the list, which is longer than one page of it. */
const ALL = 37
const FREE = 'input[name=with][value=free-cancellation]'

let browser: Browser
let contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

async function openPage(options: Parameters<typeof openContext>[1]): Promise<Page> {
  const context = await openContext(browser, options)
  contexts.push(context)
  return context.newPage()
}

const follow = (link: HTMLElement) => link.click()
const namesOn = (page: Page) => page.locator('[data-list] h3').allTextContents()
const chipsOn = (page: Page) =>
  page.locator('[data-list] a[rel=nofollow][data-turn] span[aria-hidden]').allTextContents()
/** The number that stands beside an option. */
const countBeside = async (page: Page, option: string) =>
  Number(
    /\((\d+)\)/.exec(
      (await page
        .locator('label')
        .filter({ has: page.locator(option) })
        .textContent()) ?? '',
    )?.[1],
  )

test('without a script a form filters, and who is sent the address sees the same', async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await page.goto(LIST)
  await openFilters(page)
  const count = await countBeside(page, FREE)
  await page.locator(FREE).check()
  await page.locator('[data-list] input[name=max]').fill('30')
  await page.locator('[data-list] details button').last().click()
  await page.waitForURL(/free-cancellation/)
  const names = await namesOn(page)
  expect(await chipsOn(page)).toEqual(['At most €30', 'Free cancellation'])
  const other = await openPage({ viewport: { width: 1366, height: 900 } })
  await other.goto(page.url())
  expect(await namesOn(other)).toEqual(names)
  await page.locator('[data-list] a[data-turn]').first().click()
  await page.waitForURL((url) => url.search === '?with=free-cancellation')
  expect(await page.locator('[data-said]').getAttribute('data-said')).toBe(`${count} experiences`)
})

// spec: D.analytics.9, D.analytics.24
test('with a script the page stays, the keyboard too, the number is said, and Back undoes', async () => {
  const page = await openPage({ viewport: { width: 1366, height: 900 } })
  const started = page.waitForResponse(/update-lists/)
  await page.goto(LIST)
  await started
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same', '')
    document.addEventListener('page-event', (event) => {
      const told = event instanceof CustomEvent ? JSON.stringify(event.detail) : ''
      if (/"name":"(?:Filter|Sort)/.test(told)) document.documentElement.dataset.same += `${told}\n`
    })
  })
  const shown = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      return {
        search: location.search,
        said: document.querySelector('[data-list-status]')?.textContent,
        focus: focused?.getAttribute('value') ?? focused?.getAttribute('name') ?? focused?.localName,
        isSame: document.documentElement.hasAttribute('data-same'),
      }
    })
  const all = await page.locator('[data-said]').getAttribute('data-said')
  await openFilters(page)
  const said = `${await countBeside(page, FREE)} experiences`
  const free = { search: '?with=free-cancellation', said, focus: 'free-cancellation', isSame: true }
  await page.locator(FREE).check()
  await expect.poll(shown).toEqual(free)
  await page.locator('select[name=sort]').focus()
  await page.locator('select[name=sort]').selectOption('price')
  const ordered = { ...free, search: '?with=free-cancellation&sort=price', focus: 'sort' }
  await expect.poll(shown).toEqual(ordered)
  const told = await page.evaluate(() => document.documentElement.dataset.same?.trim().split('\n'))
  expect(told?.map((event): unknown => JSON.parse(event))).toEqual([
    { name: 'Filter Applied', filter: 'with', value: 'free-cancellation', numberOfResults: Number.parseInt(said, 10) },
    { name: 'Sort Changed', order: 'price' },
  ])
  await page.goBack()
  await expect.poll(shown).toEqual({ ...free, focus: 'sort' })
  await page.goBack()
  await expect.poll(shown).toEqual({ ...free, search: '', said: all, focus: 'sort' })

  const before = await namesOn(page)
  await page.locator('[data-more]').click()
  await expect.poll(async () => (await namesOn(page)).length).toBe(ALL)
  const after = await namesOn(page)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(after[before.length])

  // What is measured knows those that came later, too.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const place of [0, -1]) await page.locator('[data-list] h3 a').nth(place).evaluate(follow)
  const named = () =>
    page.evaluate(() => {
      const told: readonly Record<string, unknown>[] = Reflect.get(window, 'dataLayer') ?? []
      return told.flatMap(({ event, productName }) => (event === 'Product Card Clicked' ? [productName] : []))
    })
  await expect.poll(named).toEqual([after[0], after.at(-1)])
})

test('on a phone filters are a sheet: its button says how many, the keyboard stays in it, Escape closes it', async () => {
  const page = await openPage({ viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true })
  const started = page.waitForResponse(/update-lists/)
  await page.goto(LIST)
  await started
  await openFilters(page)
  const button = page.locator('[data-filters] > details > div > button')
  const sheet = () =>
    page.evaluate(() => {
      const [summary, panel, submit] = ['details > summary', 'details > div', 'details > div > button'].map((part) =>
        document.querySelector<HTMLElement>(`[data-filters] > ${part}`),
      )
      const { bottom = 0, left = 0 } = submit?.getBoundingClientRect() ?? {}
      const focused = document.activeElement
      return {
        isSeen: bottom > 0 && bottom <= innerHeight && document.elementFromPoint(left + 40, bottom - 10) === submit,
        isOver: panel !== null && getComputedStyle(panel ?? document.body).position === 'fixed',
        scrolled: panel?.scrollTop,
        focus: focused === summary ? 'summary' : focused === submit ? 'button' : focused?.getAttribute('value'),
      }
    })
  await page.locator(FREE).scrollIntoViewIfNeeded()
  const { scrolled } = await sheet()
  const count = await countBeside(page, FREE)
  await page.locator(FREE).check()
  await expect.poll(() => button.textContent()).toBe(`Show ${count}`)
  expect(await sheet()).toEqual({ isSeen: true, isOver: true, scrolled, focus: 'free-cancellation' })
  await button.focus()
  await page.keyboard.press('Tab')
  expect((await sheet()).focus).toBe('summary')
  await page.keyboard.press('Shift+Tab')
  expect((await sheet()).focus).toBe('button')
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-filters] > details').getAttribute('open')).toBeNull()
  expect((await sheet()).focus).toBe('summary')
  await openFilters(page)
  await button.click()
  expect(await page.locator('[data-filters] > details').getAttribute('open')).toBeNull()
  expect(await page.locator('[data-list]').getAttribute('data-total')).toBe(String(count))
})

test('Back from a card that came later returns to it, in a browser that kept nothing of the page', async () => {
  const page = await openPage({ viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true })
  const started = page.waitForResponse(/update-lists/)
  await page.goto(LIST)
  await started
  await page.locator('[data-more]').click()
  await expect.poll(async () => (await namesOn(page)).length).toBe(ALL)
  const name = (await namesOn(page))[ALL - 3]
  await page
    .locator('[data-list] h3 a')
    .nth(ALL - 3)
    .click()
  await page.waitForURL((url) => /-t\d+/.test(url.pathname))
  await page.goBack()
  const seen = () =>
    page.evaluate(() => {
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      return {
        search: location.search,
        focus: document.activeElement?.textContent,
        isInSight: top > 0 && bottom < innerHeight,
      }
    })
  await expect.poll(seen).toEqual({ search: '?page=2', focus: name, isInSight: true })
})

// spec: D.find.14
test('a day of the visitor’s own is asked for without a script and with one', async () => {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const field = '[data-list] input[type=date][name=when]'
  const chosen = '[data-list] select[name=when]'
  const plain = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await plain.goto(LIST)
  await openFilters(plain)
  await plain.locator(field).fill(day)
  await plain.locator('[data-list] details button').last().click()
  await plain.waitForURL((url) => url.searchParams.getAll('when').join() === `,${day}`)
  const names = await namesOn(plain)
  expect(await plain.locator(chosen).inputValue()).toBe(day)

  const page = await openPage({ viewport: { width: 1366, height: 900 } })
  const started = page.waitForResponse(/update-lists/)
  await page.goto(LIST)
  await started
  await openFilters(page)
  await page.locator(field).fill(day)
  await expect.poll(() => page.evaluate(() => location.search)).toBe(`?when=${day}`)
  expect(await namesOn(page)).toEqual(names)
  expect(await page.locator(chosen).inputValue()).toBe(day)
  expect(await page.locator(field).evaluate((input) => input === document.activeElement)).toBe(true)
})

test('a day that is written part by part is asked for once; one that is over is told of, and takes nothing away', async () => {
  const page = await openPage({ viewport: { width: 1366, height: 900 } })
  const started = page.waitForResponse(/update-lists/)
  await page.goto(LIST)
  await started
  const asked: string[] = []
  page.on('request', (request) => {
    const { search } = new URL(request.url())
    const days = new URLSearchParams(search).getAll('when')
    if (request.resourceType() === 'xhr' && days.length > 0) asked.push(...days)
  })
  const [early, late] = [40, 41].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  await openFilters(page)
  const field = page.locator('[data-list] input[type=date][name=when]')
  /** All in one task, so that no machine is too slow for it. */
  const write = (...days: (string | undefined)[]) =>
    field.evaluate((input: HTMLInputElement, values) => {
      input.addEventListener('invalid', () => input.toggleAttribute('data-told', true))
      for (const value of values) {
        input.value = value ?? ''
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, days)
  await write('0002-12-24', early, late)
  await expect.poll(() => page.evaluate(() => location.search)).toBe(`?when=${late}`)
  expect(asked).toEqual([late])

  await write('2020-01-01')
  await expect.poll(() => field.getAttribute('data-told')).toBe('')
  await page.locator(FREE).check()
  await expect.poll(() => page.evaluate(() => location.search)).toBe(`?when=${late}&with=free-cancellation`)
})

test('the cheapest days come when they are seen, as they are without a script; a day leads to what can be had on it', async () => {
  const collection = addressOf(LANTERN, CASTLE_TICKETS)
  const daysOn = (page: Page) => page.locator('section[id$="-days"] ol li').allTextContents()
  const plain = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await plain.goto(collection)
  await plain.locator('[data-days] a').click()
  await plain.waitForURL(/\?show=days/)
  const days = await daysOn(plain)
  expect(days).toHaveLength(14)

  // High enough that the strip is in sight.
  const page = await openPage({ viewport: { width: 1366, height: 1600 } })
  await page.goto(collection)
  await expect.poll(() => daysOn(page)).toEqual(days)
  await page.locator('section[id$="-days"] ol a').last().click()
  await page.waitForURL(/\?when=\d{4}-\d\d-\d\d&show=days/)
  expect(await page.locator('[aria-current="date"]').count()).toBe(1)
  expect(await chipsOn(page)).toEqual([expect.stringMatching(/^\w{3},?\s\d{1,2}\s\w{3}$/)])
})

// spec: D.find.16
test('a map leads to the cards and they to it, without a script; it is not mirrored; with a script both light up', async () => {
  const plain = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await plain.goto(LIST)
  expect(await plain.locator('[data-map]').count()).toBe(0)
  await plain.locator('[data-list] a[href*="show=map"]').click()
  await plain.waitForURL(/\?show=map#[\w-]+-map$/)
  const pointsOn = (page: Page) =>
    page
      .locator('[data-map] svg a > g')
      .evaluateAll((points) => points.map((point) => point.getAttribute('transform') ?? ''))
  const points = await pointsOn(plain)
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  const link = plain.locator('[data-map] ol a[href^="#card-"]').first()
  const card = (await link.getAttribute('href')) ?? ''
  await link.click()
  await plain.waitForURL((url) => url.hash === card)
  await plain.locator(`${card} > a`).click()
  await plain.waitForURL(/#[\w-]+-point-\d+$/)
  expect(await plain.locator('[data-map] a:target').count()).toBe(1)

  const arabic = await openPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  await arabic.goto(addressOf(LANTERN, '/ar/anshita-fi-kliirburt/?show=map'))
  expect(await pointsOn(arabic)).toEqual(points)
  const sides = await arabic.locator('[data-map] svg a').evaluateAll((all) =>
    all.map((point) => {
      const { left, width } = point.getBoundingClientRect()
      return left + width / 2
    }),
  )
  const places = points.map((point) => Number(/\(([\d.]+)/.exec(point)?.[1]))
  expect(sides.indexOf(Math.min(...sides))).toBe(places.indexOf(Math.min(...places)))

  const page = await openPage({ viewport: { width: 1366, height: 900 } })
  const started = page.waitForResponse(/results-map/)
  await page.goto(`${LIST}?show=map`)
  await started
  const first = page.locator('[data-list] li[data-tgid][data-mark="1"]').first()
  const lit = () => page.locator('[data-lit]').evaluateAll((all) => [...new Set(all.map(({ localName }) => localName))])
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await first.hover()
      return lit()
    })
    .toEqual(['a', 'li'])
  await page.mouse.move(0, 0)
  await page.locator('[data-map] ol [data-mark="2"] a').first().focus()
  const marks = () =>
    page.locator('[data-lit]').evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-mark')))])
  await expect.poll(marks).toEqual(['2'])
})
