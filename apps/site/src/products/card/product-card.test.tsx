import { expect, test } from 'vitest'
import { productListFixtures } from '../../blocks/product-list/fixture.ts'
import { ProductListView } from '../../blocks/product-list/view.tsx'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { boosterLabel } from '../booster-label.ts'
import type { CardAvailability } from './card-availability.ts'
import { ProductCardView, partyTotalText } from './product-card.tsx'
import { ProductCards } from './product-cards.tsx'

const page = fixturePageContext()

function fixtureCard(index: number): ProductCard {
  const product = productListFixtures.usual?.data.products[index]
  if (!product) throw new Error('the fixture has no such card')
  return product
}

const render = (product: ProductCard, on = page) => renderMarkup(<ProductCardView product={product} page={on} />)
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/[|\s]+/g, ' ')

/** The words of each line of a card, in the order in which they stand. */
function linesOf(html: string): Record<string, string> {
  const starts = html.matchAll(/<(?:p|h3|div) class="[^"]*?(kind|name|trust|terms|price)[^a-z"][^"]*">/g)
  const marks = [...starts].map(({ index, 0: tag, 1: line }) => ({ line: line ?? '', start: index + tag.length }))
  return Object.fromEntries(
    marks.map(({ line, start }, i) => [line, words(html.slice(start, marks[i + 1]?.start)).trim()]),
  )
}

// spec: D.display.19
test('a discounted price is announced with what it was, and the percentage', () => {
  const html = render(fixtureCard(0))
  expect(words(html)).toContain('was €30 −15% now from €25.50 per person')
  expect(html).toContain('<del')
  expect(html).not.toContain('Check availability')
})

test('one price for all tickets is not "from", and nothing is struck through', () => {
  const html = render(fixtureCard(1))
  expect(words(html)).not.toContain('from')
  expect(html).not.toContain('<del')
  expect(words(html)).toContain('€18')
})

// spec: D.currencies.11, D.currencies.12
test('without a price the space stays, and the card says what its link does', () => {
  const html = render(fixtureCard(2))
  expect(html).toMatch(/<div class="[^"]*price[^"]*"><span class="[^"]*">Check availability<\/span><\/div><\/li>$/)
  expect(words(html)).not.toMatch(/from|€|0/)
})

test('a price that cannot be formatted counts as none', () => {
  const price = { display: { amount: 0, currency: 'EUR' }, per: 'person', isFrom: true } as const
  expect(render({ ...fixtureCard(1), price })).toContain('Check availability')
})

// spec: 3.product.3, D.compare.1
test('each line says what it is for, in one order: kind, name, trust, terms, price', () => {
  const html = render(fixtureCard(0))
  expect(html).toContain('role="img" aria-label="Rated 4.6 out of 5 by 12,345 visitors"')
  expect(linesOf(html)).toEqual({
    kind: 'Museums 2–3 hr',
    name: 'Louvre Museum: timed entry &amp; audio guide',
    trust: '4.6 (12,345) Best seller',
    terms: 'Free cancellation Next: Nov 21',
    price: 'was €30 −15% now from €25.50 per person',
  })
})

test('a line that has nothing to say is left out, but for the first and the price', () => {
  expect(linesOf(render(fixtureCard(2)))).toEqual({
    kind: '',
    name: 'Catacombs after hours',
    price: 'Check availability',
  })
})

// spec: D.days.4
test('of a chosen day a card has the day and its price; what is left on another day is not said', () => {
  const price = { display: { amount: 31, currency: 'EUR' }, per: 'adult', isFrom: false } as const
  const on = (index: number, day: CardAvailability) =>
    linesOf(renderMarkup(<ProductCardView product={fixtureCard(index)} page={page} day={day} />))
  const { trust, terms, price: paid } = on(1, { kind: 'chosen', day: '2026-12-05', price })
  expect([trust, terms, paid]).toEqual(['Selling out fast', 'Sat, Dec 5', '€31 per adult'])
  expect(on(1, { kind: 'chosen', day: '2026-11-23' }).trust).toBe('Selling out fast · 9 left')
  expect(on(0, { kind: 'unknown' }).terms).toBe('Free cancellation See its page for dates')
})

// spec: D.days.6
test('a card says what the party pays, or that it is too large', () => {
  const party = { adults: 4, children: 2, infants: 1 }
  const forSix: PageContext = { ...page, visit: { ...page.visit, choice: { party } } }
  const total = { display: { amount: 168.5, currency: 'EUR' }, per: 'group', isFrom: false } as const
  const partyLine = (more: Partial<ProductCard>, day?: CardAvailability) =>
    partyTotalText({ ...fixtureCard(1), ...more }, forSix, day)?.replaceAll(/\s/g, ' ')
  expect([
    partyLine({}),
    partyLine({}, { kind: 'chosen', day: '2026-12-05', total }),
    partyLine({}, { kind: 'next', day: '2026-12-05', total }),
    partyLine({ groupSize: 6 }),
    partyLine({ groupSize: 5 }, { kind: 'chosen', day: '2026-12-05', total }),
  ]).toEqual([
    undefined,
    '4 adults, 2 children, and 1 infant: €168.50',
    '4 adults, 2 children, and 1 infant on Sat, Dec 5: €168.50',
    undefined,
    'Your group is too large: 5 people at most',
  ])
})

// spec: 3.product.4, D.compare.2
test('one badge at most: a booster before a promotion', () => {
  const promotionLabel = 'Winter sale'
  expect(linesOf(render({ ...fixtureCard(2), promotionLabel })).trust).toBe('Winter sale')
  expect(linesOf(render({ ...fixtureCard(1), promotionLabel })).trust).toBe('Selling out fast · 9 left')
})

// spec: D.compare.3
test('a card names its city only where its list spans cities', () => {
  const { products } = productListFixtures.usual?.data ?? { products: [] }
  const kinds = (shown: typeof products) =>
    renderMarkup(<ProductCards products={shown} page={page} layout="grid" id="list" headingId="heading" />)
      .split('<li')
      .slice(1)
      .map((card) => linesOf(card).kind)
  expect(kinds(products)).toEqual(['Museums 2–3 hr', '1 hr', ''])
  expect(kinds([fixtureCard(0), { ...fixtureCard(1), cityName: 'Rome' }])).toEqual([
    'Paris · Museums 2–3 hr',
    'Rome 1 hr',
  ])
})

test('names are escaped and the whole card is one link', () => {
  const html = render(fixtureCard(0))
  expect(html).toContain('timed entry &amp; audio guide')
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('the picture has the shape of the brand', () => {
  const theatre = fixturePageContext({ brand: 'posters' })
  expect(render(fixtureCard(0))).toContain('width="360" height="270"')
  expect(render(fixtureCard(0), theatre)).toContain('width="360" height="540"')
})

test.each([
  [1, '282px', '30vw'],
  [2, '588px', '45vw'],
  [3, '384px', '30vw'],
  [4, '282px', '45vw'],
  [24, '282px', '30vw'],
])('of %i cards in a grid each has a picture as wide as its column', (count, onDesktop, onTablet) => {
  const products = Array.from({ length: count }, (_, place) => ({ ...fixtureCard(0), tgid: 9000 + place }))
  const sizesOf = (layout: 'grid' | 'carousel') =>
    renderMarkup(<ProductCards products={products} page={page} layout={layout} id="list" headingId="heading" />)
      .matchAll(/ sizes="([^"]*)"/g)
      .map(([, sizes]) => sizes)
      .toArray()
  const narrow = `(width &gt; 640px) ${onTablet}, 45vw`
  expect(sizesOf('grid')).toEqual(products.map(() => `auto, (width &gt; 1200px) ${onDesktop}, ${narrow}`))
  const usual = 'auto, (width &gt; 1200px) 282px, (width &gt; 640px) 30vw, 45vw'
  // Too few for a row that scrolls stand in a grid too.
  expect(sizesOf('carousel')).toEqual(count <= 4 ? sizesOf('grid') : products.map(() => usual))
})

test('where rows would have a hole, the first cards are wider, and so are their pictures', () => {
  const products = Array.from({ length: 7 }, (_, place) => ({ ...fixtureCard(0), tgid: 9000 + place }))
  const html = renderMarkup(
    <ProductCards products={products} page={page} layout="grid" id="list" headingId="heading" />,
  )
  const cards = [
    ...html.matchAll(
      /<li [^>]*?data-tgid="9\d+"([^>]*)>.*? sizes="auto, \(width &gt; 1200px\) (\d+px), \(width &gt; 640px\) (\d+vw)/g,
    ),
  ]
  const [both, onTablet, usual] = [' data-wide-tablet="" data-wide-desktop=""', ' data-wide-tablet=""', '']
  expect(cards.map(([, wide, ...widths]) => [wide, ...widths])).toEqual([
    ...[both, both, both].map((wide) => [wide, '384px', '45vw']),
    [onTablet, '282px', '45vw'],
    ...[usual, usual, usual].map((wide) => [wide, '282px', '30vw']),
  ])
})

// spec: D.compare.9
test('a list says whose order it has; a list of one says nothing of it', () => {
  const { usual } = productListFixtures
  if (!usual) throw new Error('the fixture has no such state')
  const { block, data } = usual
  const show = (changed: typeof block, products = data.products) =>
    words(renderMarkup(<ProductListView block={changed} data={{ ...data, products }} page={page} />))
  const order = /In our recommended order, the same for everyone|Chosen and ordered by our editors/
  expect(order.exec(show(block))?.[0]).toBe('In our recommended order, the same for everyone')
  const chosen = { ...block, source: { kind: 'tgids' as const, ids: [7110, 7111] } }
  expect(order.exec(show(chosen))?.[0]).toBe('Chosen and ordered by our editors')
  expect(show(block, data.products.slice(0, 1))).not.toMatch(order)
})

test.each([
  ['a best seller that nobody rated', { booster: 'BestSeller' }, 'Best seller'],
  ['nothing known', { booster: 'SellingOutFast' }, 'Selling out fast'],
  ['a day without a count', { booster: 'SellingOutFast', nextAvailableDate: '2026-11-23' }, 'Selling out fast'],
  ['a count without a day', { booster: 'SellingOutFast', ticketsLeft: 99 }, 'Selling out fast'],
  ['many tickets', { booster: 'SellingOutFast', nextAvailableDate: '2026-11-23', ticketsLeft: 21 }, ''],
  [
    'few tickets',
    { booster: 'SellingOutFast', nextAvailableDate: '2026-11-23', ticketsLeft: 20 },
    'Selling out fast · 20 left · Mon, Nov\u00a023',
  ],
  ['no booster', { nextAvailableDate: '2026-11-23', ticketsLeft: 1 }, ''],
  // spec: D.visit.18
] as const)('a booster says what is known of it, and nothing where that contradicts it: %s', (_, given, words) => {
  expect(boosterLabel(given, { ...fixturePageContext(), sellingOutTickets: 20 })).toBe(words)
})
