import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext } from '../../../test/tools/browser.ts'
import { listPublishedPages } from '../../../test/tools/published-pages.ts'
import { ROME, SAMPLE_PAGES, WAYFARE } from '../tools/sample-pages.ts'

/** What is seen before anybody scrolls. */
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

const published = listPublishedPages(inject('system').dataDirectory).filter(({ lang }) => lang === 'en')
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1512, height: 900 },
  { width: 2560, height: 1300 },
]
/** Of a picture's shorter side: a little of its edge may go, its subject never. */
const MIN_SHOWN = 0.88

/** Every home, and a page of each other kind whose opening has a picture. */
const OPENINGS = [
  ...published.filter(({ pageType }) => pageType === 'homePage').map(({ host, path }) => ({ host, path })),
  ...SAMPLE_PAGES.filter(({ type }) => ['collection', 'guide', 'show'].includes(type)).map(({ host, path }) => ({
    host,
    path: path.en,
  })),
]

test('the picture that a page opens with is whole at every width, and nothing stands before it', async () => {
  const context = await openContext(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  const faults: string[] = []
  for (const { host, path } of OPENINGS) {
    await page.goto(addressOf(host, path))
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const found = await findCuts(page, MIN_SHOWN)
      faults.push(...found.map((fault) => `${host}${path} at ${size.width}: ${fault}`))
    }
  }
  await context.close()
  expect(faults).toEqual([])
})

/** What is missing of the opening picture: cut by its box, by the image host, or by what lies over its middle. */
function findCuts(page: Page, leastShown: number): Promise<string[]> {
  return page.evaluate((least) => {
    // That of a card has the card's link over it.
    const picture =
      document.querySelector<HTMLImageElement>('img[fetchpriority=high]:not(li img)') ??
      document.querySelector<HTMLImageElement>('main img:not(li img)')
    if (!picture) return ['there is no opening picture']
    const { left, top, width, height } = picture.getBoundingClientRect()
    const asked = /[?&]ar=([\d.]+):1/.exec(picture.currentSrc)?.[1]
    const shape = width / height
    const shares = [4 / 3, Number(asked)].map((whole) => Math.min(shape / whole, whole / shape))
    const cut = shares.some((share) => share < least) ? [`${Math.round(width)} × ${Math.round(height)} of it`] : []
    const middle = [0.3, 0.5, 0.7].flatMap((x) =>
      [0.2, 0.4, 0.6].map((y) => [left + x * width, top + y * height] as const),
    )
    const isSeen = (element: Element) =>
      element.matches('p, h1, a, img, button') || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const standsBefore = ([x, y]: readonly [number, number]) => {
      const stack = document.elementsFromPoint(x, y)
      return stack.slice(0, stack.indexOf(picture)).some(isSeen)
    }
    const hidden = middle.filter((point) => point[1] < innerHeight && standsBefore(point))
    return [...cut, ...hidden.map(([x, y]) => `something stands before it at ${Math.round(x)}, ${Math.round(y)}`)]
  }, leastShown)
}

/** In which lists are to be seen without scrolling. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 375, height: 740 },
]
const READ = ['en', 'ru']

test('the first card of every list is whole in the first screen, that of a row to its name, and a home’s begins there', async () => {
  // Without a script the button that applies an order has a row of its own.
  const context = await openContext(browser, { javaScriptEnabled: true })
  const page = await context.newPage()
  const faults: string[] = []
  const lists = listPublishedPages(inject('system').dataDirectory).filter(
    ({ lang, pageType }) => READ.includes(lang) && /^(?:home|city|collection|category|subCategory)Page$/.test(pageType),
  )
  for (const { host, path, pageType } of lists) {
    await page.goto(addressOf(host, path))
    for (const size of SCREENS) {
      await page.setViewportSize(size)
      const lowest = await page.evaluate((isHome) => {
        const own = document.querySelector('[data-list] li[data-tgid] strong, [data-list] li[data-tgid] h3')
        const first = document.querySelector(`main section li${isHome ? '' : '[data-tgid]'}:has(h3)`)
        const card = own?.closest('li') ?? first
        const parts = isHome ? 'img' : own ? 'img, h3, div' : 'img, h3'
        const boxes = [...(card?.querySelectorAll(parts) ?? [])].map((part) => part.getBoundingClientRect())
        return Math.round(Math.max(...boxes.map(({ top, bottom }) => (isHome ? top + 24 : bottom))))
      }, pageType === 'homePage')
      if (lowest > size.height || lowest < 0) faults.push(`${host}${path} at ${size.width}: ${lowest}`)
    }
  }
  await context.close()
  expect(lists.length).toBe(80)
  expect(faults).toEqual([])
}, 600_000)

test('on a phone one introduction stands before the first card of a list, and that of the list after its last', async () => {
  const context = await openContext(browser, { viewport: { width: 375, height: 740 } })
  const page = await context.newPage()
  const lists = SAMPLE_PAGES.filter(({ type }) => type === 'collection').map(({ host, path }) =>
    addressOf(host, path.en),
  )
  for (const address of [...lists, addressOf(ROME, '/colosseum/')]) {
    await page.goto(address)
    const below = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const introduction = boxOf('section:has(> [data-list]) > :first-child p')
      const cards = boxOf('[data-list] > ul:has(h3)')
      return introduction && cards && introduction.top >= cards.bottom
    })
    expect([address, below]).toEqual([address, true])
  }
  await context.close()
})

test('a page that sells has its title, price and button in the first screen of a small laptop', async () => {
  const products = ['/things-to-do-in-paris/', '/vatican-museums-tickets/'].map((path) => firstProductOf(WAYFARE, path))
  const selling = [
    ...published.filter(({ pageType }) => pageType === 'showPage').map(({ host, path }) => ({ host, path })),
    ...(await Promise.all(products)),
    await firstProductOf(ROME, '/colosseum/'),
  ]
  const context = await openContext(browser, { viewport: { width: 1366, height: 650 } })
  const page = await context.newPage()
  const seen: string[] = []
  for (const { host, path } of selling) {
    await page.goto(addressOf(host, path))
    const [title, price, button] = await Promise.all(
      [
        'h1',
        '[data-booking=card] strong',
        '[data-booking=card] a[href*="/go/"], [data-booking=card] a[href*="/book/"]',
      ].map(async (selector) => {
        const box = await page.locator(selector).first().boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= 650
      }),
    )
    seen.push(`${path} ${title} ${price} ${button}`)
  }
  await context.close()
  expect(seen).toEqual(selling.map(({ path }) => `${path} true true true`))
})

async function firstProductOf(host: string, list: string) {
  const { text } = await fetchPage(host, list)
  return { host, path: /href="(\/[^"]*-t\d+\/)"/.exec(text)?.[1] ?? '' }
}
