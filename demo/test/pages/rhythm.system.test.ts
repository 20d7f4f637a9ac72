import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext } from '../../../test/tools/browser.ts'
import { findFaults } from '../../../test/tools/find-faults.ts'
import { EIFFEL, ROME, SMALL_THEATRES, THEATRE, WAYFARE } from '../tools/sample-pages.ts'

/** What stands beside what: lists of five, seven, nine and of one, long currencies, long words, the other direction. */
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

const WIDTHS = [375, 768, 900, 1512]
const LISTS = [
  { host: WAYFARE, path: '/' },
  { host: WAYFARE, path: '/europe/' },
  { host: WAYFARE, path: '/de/paris-erleben/?currency=AED' },
  { host: WAYFARE, path: '/vatican-museums-tickets/?currency=IDR' },
  { host: WAYFARE, path: '/ar/' },
  { host: WAYFARE, path: '/ru/burj-khalifa-tickets/' },
  { host: ROME, path: '/borghese-gallery/' },
  { host: ROME, path: '/pantheon/' },
  { host: THEATRE, path: '/musicals/' },
  { host: THEATRE, path: '/getting-there/' },
  { host: SMALL_THEATRES, path: '/plays/' },
  { host: WAYFARE, path: '/amsterdam/' },
  { host: THEATRE, path: '/shows/the-lantern-thief/' },
  { host: THEATRE, path: '/' },
  { host: WAYFARE, path: '/es/' },
  { host: WAYFARE, path: '/cancellation-policy/' },
  { host: WAYFARE, path: '/airport-transfers/' },
]

// spec: D.display.32, D.display.33
test('amounts of a row stand on one line, lengths and names are whole, no card is left alone, links end at the margin', async () => {
  const faults = await findFaults(browser, LISTS, WIDTHS, async (page) => [
    ...(await findUnevenCards(page)),
    ...(await findAlone(page)),
    ...(await findLooseEnds(page)),
  ])
  expect(faults).toEqual([])
})

// spec: D.display.33
test('when more of a list is shown no card is left alone either', async () => {
  const context = await openContext(browser, { viewport: { width: 1512, height: 900 } })
  const page = await context.newPage()
  const started = page.waitForResponse(/update-lists/)
  await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'))
  await started
  // As if the list had 37: one more than fills rows of three and of four.
  await page.evaluate(() => {
    for (const card of [...document.querySelectorAll('[data-list] li[data-tgid]')].slice(13)) card.remove()
  })
  await page.locator('[data-more]').click()
  await expect.poll(() => page.locator('[data-list] li[data-tgid]').count()).toBe(37)
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await findAlone(page)).map((fault) => `at ${width}: ${fault}`))
  }
  await context.close()
  expect(faults).toEqual([])
})

test('entries of the header stand as far from each other, its facts on one line, and before every crumb but the first there is a chevron', async () => {
  const places = [
    { host: WAYFARE, path: '/things-to-do-in-paris/' },
    { host: WAYFARE, path: '/de/bootsfahrten-auf-der-seine/' },
    { host: WAYFARE, path: '/ar/' },
    { host: THEATRE, path: '/shows/the-lantern-thief/' },
  ]
  expect(await findFaults(browser, places, [375, 1512], findUnevenLines)).toEqual([])
})

/** Gaps between entries of the menu that differ, facts below a title on other lines, crumbs without their chevron. */
function findUnevenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header button[popovertarget^="menu-"], header nav > ul > li > a')]
      .map((entry) => entry.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .toSorted((one, other) => one.left - other.left)
    const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)))
    const facts = [...document.querySelectorAll('h1 ~ ul > li')].map((fact) => {
      const words = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      range.selectNodeContents(words.nextNode() ?? fact)
      return Math.round(range.getBoundingClientRect().bottom)
    })
    const trail = document.querySelector('main nav:has(> ol [aria-current="page"])')
    const crumbs = [...(trail?.querySelectorAll('li') ?? [])]
    const bare = crumbs.filter((crumb, index) => {
      const chevron = crumb.querySelector('svg:first-child')?.getBoundingClientRect()
      return index > 0 ? !chevron || chevron.left < 0 || chevron.right > innerWidth : chevron
    })
    return [
      ...(new Set(gaps).size > 1 ? [`entries of the menu have gaps of ${gaps.join(', ')} px`] : []),
      ...(Math.max(...facts, 0) - Math.min(...facts, Number.POSITIVE_INFINITY) > 2
        ? [`facts end at ${facts.join(', ')}`]
        : []),
      ...bare.map((crumb) => `“${crumb.textContent}” has no chevron, or one too many`),
    ]
  })
}

test.each([375, 600, 768])('at %i px every picture has the pixels of its box', async (width) => {
  const places = [
    { host: WAYFARE, path: '/day-trips/' },
    { host: WAYFARE, path: '/amsterdam/' },
    { host: THEATRE, path: '/' },
    { host: THEATRE, path: '/musicals/' },
  ]
  expect(await findFaults(browser, places, [width], findBlurred)).toEqual([])
})

test('on a phone words cover no picture of an embed, dates of a table have two lines, pictures end at the edge, addresses are whole', async () => {
  const places = [
    { host: THEATRE, path: '/getting-there/' },
    { host: THEATRE, path: '/shows/tidewater/' },
    { host: THEATRE, path: '/de/shows/tidewater/' },
    { host: THEATRE, path: '/pl/spektakle/tidewater/' },
    { host: THEATRE, path: '/ru/spektakli/tidewater/' },
    { host: EIFFEL, path: '/company-details/' },
    { host: ROME, path: '/museums/' },
  ]
  expect(await findFaults(browser, places, [375], findCut)).toEqual([])
})

/** Words on the picture of an embed, dates of many lines, rows of pictures cut beside the edge, addresses on two lines, a tab out of sight. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const embeds = [...document.querySelectorAll('[data-embed] > a')].filter((cover) => {
      const picture = cover.firstElementChild?.getBoundingClientRect()
      const words = cover.lastElementChild?.getBoundingClientRect()
      return picture && words && picture.height > 0 && words.top < picture.bottom
    })
    const linesOf = (element: Element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }
    const dates = [...document.querySelectorAll('main tbody th')].filter((name) => linesOf(name) > 2)
    const rows = [...document.querySelectorAll('main section ul:has(> li img)')].filter(
      (row) => row.scrollWidth > row.clientWidth && row.getBoundingClientRect().right < innerWidth,
    )
    const addresses = [...document.querySelectorAll('main a[href^="mailto:"]')].filter((link) => linesOf(link) > 1)
    const tabs = [...document.querySelectorAll('main [data-kinds] [aria-current]')].filter(
      (tab) => tab.getBoundingClientRect().right > innerWidth || tab.getBoundingClientRect().left < 0,
    )
    return [
      ...embeds.map((cover) => `“${cover.textContent}” lies on its picture`),
      ...dates.map((name) => `“${name.textContent}” has more than two lines`),
      ...rows.map((row) => `pictures are cut before the edge: ${row.textContent.slice(0, 40)}`),
      ...addresses.map((link) => `${link.textContent} is on two lines`),
      ...tabs.map((tab) => `“${tab.textContent}” is out of sight`),
    ]
  })
}

test.each([375, 1512])('at %i px no heart lies on the letters of a poster, or on words below it', async (width) => {
  const context = await openContext(browser, { viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(addressOf(THEATRE, '/musicals/'))
  await page.locator('main li[data-tgid] [data-wish]').first().waitFor()
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('main li[data-tgid]')].flatMap((card) => {
      const [poster, heart] = ['img', '[data-wish]'].map((part) => card.querySelector(part)?.getBoundingClientRect())
      if (!poster || !heart) return []
      const inset = Number.parseFloat(getComputedStyle(card.querySelector('[data-wish]') ?? card, '::before').top)
      // Below these there are but a rule and a frame; those of a line begin below its top.
      const letters = poster.top + 0.93 * poster.height
      const words = [...card.querySelectorAll('p > span')].map((span) => span.getBoundingClientRect())
      const isOnWords = words.some(({ top, bottom, right }) => {
        const isBeside = right <= heart.left + inset || bottom <= heart.top + inset
        return !isBeside && top + 4 < heart.bottom - inset
      })
      return heart.top + inset < letters || isOnWords ? [card.querySelector('h3')?.textContent] : []
    }),
  )
  await context.close()
  expect(covered).toEqual([])
})

/** Pictures with fewer pixels than their boxes; none waits until it is seen. */
async function findBlurred(page: Page): Promise<string[]> {
  const blurred = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img')].map(async (picture) => {
        picture.loading = 'eager'
        await picture.decode().catch(() => {})
        const pixels = Number(new URL(picture.currentSrc).searchParams.get('w'))
        const box = Math.round(picture.getBoundingClientRect().width)
        return pixels < box ? [`${picture.currentSrc.split('/images/')[1]?.split('?')[0]}: ${pixels} px in ${box}`] : []
      }),
    ),
  )
  return blurred.flat()
}

/** Of the cards of tour groups: amounts of one row at different heights, a discount below its price, what is cut or sticks out. */
function findUnevenCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main li[data-tgid]')].map((card) => {
      const amount = card.querySelector('strong')
      const price = amount?.closest('div')
      const former = price?.querySelector('del')?.getBoundingClientRect()
      const discount = price?.querySelector('del + span')?.getBoundingClientRect()
      const kind = [...card.querySelectorAll('p > span')]
      const title = card.querySelector('h3')
      const list = card.parentElement
      const lines = title ? title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight) : 0
      return {
        name: title?.textContent.trim().slice(0, 40),
        list,
        top: Math.round(card.getBoundingClientRect().top),
        amount: amount ? Math.round(amount.getBoundingClientRect().bottom) : undefined,
        isParted: former && discount ? discount.top > former.bottom : false,
        isWide: price ? price.scrollWidth > price.clientWidth : false,
        isBroken: amount ? (amount.parentElement?.getBoundingClientRect().height ?? 0) > 32 : false,
        isCut: kind.some((words) => Math.ceil(words.getBoundingClientRect().width) < words.scrollWidth),
        // One that has its row may have a longer name, and so may all on a phone.
        isLong:
          Math.round(lines) >
          (innerWidth <= 720 || card.getBoundingClientRect().width > 0.9 * (list?.clientWidth ?? 0) ? 3 : 2),
        per: Math.round(amount?.parentElement?.getBoundingClientRect().top ?? 0),
      }
    })
    return cards.flatMap((card) => {
      const first = cards.find(
        ({ list, top, amount }) => list === card.list && top === card.top && amount !== undefined,
      )
      const isUneven = card.amount !== undefined && first?.amount !== card.amount
      const isBelow = innerWidth <= 768 && card.amount !== undefined && first?.per !== card.per
      return [
        ...(isUneven ? [`the price of “${card.name}” is not on the line of “${first?.name}”`] : []),
        ...(isBelow ? [`whose price that of “${card.name}” is stands on another line than of “${first?.name}”`] : []),
        ...(card.isParted ? [`the discount of “${card.name}” is not beside what it was`] : []),
        ...(card.isWide ? [`the price of “${card.name}” is wider than its card`] : []),
        ...(card.isBroken ? [`the price of “${card.name}” is on two lines`] : []),
        ...(card.isCut ? [`what “${card.name}” is, or how long it takes, is cut`] : []),
        ...(card.isLong ? [`“${card.name}” has too many lines`] : []),
      ]
    })
  })
}

/**
 * Lists in three columns or more whose last row has one card, and lists of one that is less than half as wide; on a phone
 * cards of tour groups with nothing beside them. Of places and guides, which are few and chosen, no row has room for another;
 * nor has that of a short list of tour groups for two, on a tablet that of six and fewer for one.
 */
function findAlone(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul, main dl')].flatMap((list) => {
      const { display, gridAutoFlow, gridTemplateColumns } = getComputedStyle(list)
      if (display !== 'grid' || gridAutoFlow.startsWith('column')) return []
      const boxes = [...list.children].map((item) => item.getBoundingClientRect()).filter(({ height }) => height > 0)
      const columns = gridTemplateColumns.split(' ').length
      const lowest = Math.max(...boxes.map(({ top }) => Math.round(top)))
      const last = boxes.filter(({ top }) => Math.round(top) === lowest)
      const isOfCards = list.firstElementChild?.hasAttribute('data-tgid') && innerWidth < 640
      const isAlone = last.length === 1 && (last[0]?.width ?? 0) < list.clientWidth * (isOfCards ? 0.9 : 0.45)
      const [box, end] = [list.getBoundingClientRect(), last.at(-1)]
      const room = document.dir === 'rtl' ? (end?.left ?? 0) - box.left : box.right - (end?.right ?? 0)
      const isOfWords =
        list.matches('section > ul') && list.querySelector(':scope > li > svg') !== null && innerWidth >= 640
      const hasHole = (isOfWords || list.querySelector(':scope > li:not([data-tgid]) h3 a') !== null) && room > 1
      const isShort = boxes.length <= 3 * columns && list.firstElementChild?.hasAttribute('data-tgid')
      const spare = innerWidth > 1000 || boxes.length > 6 ? 1.6 : 0.5
      const lacksCards = isShort && innerWidth >= 640 && room > spare * (boxes[0]?.width ?? 0)
      return [
        ...(isAlone ? [`one of ${boxes.length} stands alone in ${columns} columns`] : []),
        ...(hasHole || lacksCards ? [`beside the last of ${boxes.length} there is a hole`] : []),
      ]
    }),
  )
}

/**
 * Links beside a heading that end before the margin, rows that cut the ring of what has the focus, thumbs beside the margin, rows
 * that fit whole and do not reach it.
 */
function findLooseEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRight = document.dir === 'rtl'
    const endOf = ({ left, right }: DOMRect) => Math.round(isRight ? left : right)
    const startOf = ({ left, right }: DOMRect) => Math.round(isRight ? right : left)
    const headings = [...document.querySelectorAll('main section:has(> div h2) > div:first-child')]
    const loose = headings.flatMap((heading) => {
      const link = heading.querySelector(':scope > div:last-child:not(:has(h2)) a')
      const isBeside = link && innerWidth > 1000
      const isLoose = isBeside && endOf(link.getBoundingClientRect()) !== endOf(heading.getBoundingClientRect())
      return isLoose ? [`“${link.textContent.trim()}” ends before the margin`] : []
    })
    const rows = [...document.querySelectorAll('main section ul')].filter(
      (list) => getComputedStyle(list).overflowX === 'auto' && list.firstElementChild,
    )
    const ring = 6
    const shifted = rows.flatMap((row) => {
      const section = row.closest('section')
      const heading = section?.querySelector('h2')
      const first = row.firstElementChild?.getBoundingClientRect()
      if (!heading || !first) return []
      const isShifted = Math.abs(startOf(first) - startOf(heading.getBoundingClientRect())) > 1
      const isCut = row.querySelector('h3') !== null && first.top - row.getBoundingClientRect().top < ring
      const [end, margin] = [row.lastElementChild ?? row, section ?? row].map((box) =>
        endOf(box.getBoundingClientRect()),
      )
      const isShort =
        innerWidth > 1000 && row.scrollWidth <= row.clientWidth && Math.abs((end ?? 0) - (margin ?? 0)) > 1
      return [
        ...(isShort ? [`the row of “${heading.textContent.trim()}” has nothing to scroll, and a hole at its end`] : []),
        ...(isShifted ? [`the row of “${heading.textContent.trim()}” begins beside the margin`] : []),
        ...(isCut ? [`the row of “${heading.textContent.trim()}” cuts the ring of its first card`] : []),
      ]
    })
    return [...loose, ...shifted]
  })
}

const MAPS = [
  { host: WAYFARE, path: '/things-to-do-in-paris/?show=map' },
  { host: WAYFARE, path: '/seine-at-dusk-one-hour-cruise-from-the-pont-neuf-t7119/' },
  { host: THEATRE, path: '/shows/the-lantern-thief/' },
]

test('names on maps have the size of other small words, however wide the map is', async () => {
  const faults = await findFaults(browser, MAPS, [375, 768, 1512], (page) =>
    page.evaluate(() => {
      const names = [...document.querySelectorAll<SVGTextElement>('main svg[viewBox^="0 0 640"] text')]
      const seen = names.filter((name) => name.getBoundingClientRect().width > 0)
      const odd = seen.flatMap((name) => {
        const { a = 0, b = 0 } = name.getScreenCTM() ?? {}
        const size = Number.parseFloat(getComputedStyle(name).fontSize) * Math.hypot(a, b)
        return size < 9 || size > 18 ? [`“${name.textContent}” has ${Math.round(size)} px`] : []
      })
      return seen.length < 5 ? ['there is no map'] : odd
    }),
  )
  expect(faults).toEqual([])
})

// spec: D.display.35
test('on a phone the offer of another language covers nothing, and does not stand above the booking bar', async () => {
  const { text } = await fetchPage(WAYFARE, '/things-to-do-in-paris/')
  const product = addressOf(WAYFARE, /href="(\/[^"]*-t\d+\/)"/.exec(text)?.[1] ?? '')
  const viewport = { width: 375, height: 812 }
  const context = await openContext(browser, { viewport, isMobile: true, hasTouch: true, locale: 'fr-FR' })
  const page = await context.newPage()
  const offer = page.locator('#suggestion')

  // Below the picture that the page opens with: in room that is the picture's own, and no longer shows it.
  for (const address of [product, addressOf(THEATRE, '/shows/the-lantern-thief/')]) {
    await page.goto(address)
    await offer.waitFor()
    const gaps = await offer.evaluate((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect()
      const picture = document.querySelector('img[fetchpriority=high]') ?? bar
      const box = picture.getBoundingClientRect()
      const drawn = box.bottom - Number.parseFloat(getComputedStyle(picture).paddingBottom)
      return { left, right: innerWidth - right, above: Math.round(top - drawn), below: Math.round(box.bottom - bottom) }
    })
    expect(gaps, address).toEqual({ left: 0, right: 0, above: 0, below: 0 })
  }

  // Without a picture that has room it stays at the lower edge, as elsewhere, and the booking bar stands upon it.
  await offer.evaluate((bar) => document.body.prepend(bar))
  const edges = () =>
    page.evaluate(() =>
      ['[data-booking=bar]', '#suggestion'].map((bar) => {
        const box = document.querySelector(bar)?.getBoundingClientRect()
        return Math.round(innerHeight - (box?.bottom ?? 0))
      }),
    )
  await expect.poll(edges).toEqual([52, 0])

  await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'))
  await offer.waitFor()
  const { x, y, width, height } = (await offer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect({ x, width, lowerEdge: y + height }).toEqual({ x: 0, width: viewport.width, lowerEdge: viewport.height })
  // Nor does it cover what sticks to the same edge.
  await page.locator('main li[data-tgid] button').first().click()
  const compare = page.locator('[data-compare-bar]')
  await compare.waitFor()
  const room = async () => {
    const [lower, upper] = [await offer.boundingBox(), await compare.boundingBox()]
    return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await page.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })')
  const gap = () =>
    page.evaluate(() => {
      const last = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return Math.round((document.querySelector('#suggestion')?.getBoundingClientRect().top ?? 0) - last)
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await context.close()
})
