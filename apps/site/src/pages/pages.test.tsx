import type { PageDocument } from '@passepartout/content-model/page'
import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { CollectionPageView } from './collection/view.tsx'
import { ContentPageView } from './content/view.tsx'
import { ErrorPageView } from './error/view.tsx'
import { fixturePageContext } from './fixture-page.ts'
import { HomePageView } from './home/view.tsx'
import { NO_RELATED_PAGES } from './loading/find-related-pages.ts'
import { ShowBookingBar, ShowPageView } from './show/view.tsx'
import { SiteListView } from './site-list/view.tsx'

const page = fixturePageContext({ brand: 'posters', currency: 'GBP' })
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/[|\s]+/g, ' ')

const document: PageDocument = {
  uid: 'www.wayfare.example.shows.the-lantern-thief',
  lang: 'en',
  kind: 'page',
  siteUid: 'www.wayfare.example',
  translationGroup: 'lantern',
  pageType: 'showPage',
  categorisation: {},
  meta: { title: 'The Lantern Thief', description: '', noIndex: false },
  title: 'The Lantern & the Thief',
  publishedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-12T23:30:00.000Z',
  blocks: [],
}

const model = {
  document,
  blocks: [],
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'The Lantern & the Thief' }],
}

const product: Product = {
  tgid: 17637,
  name: 'The Lantern Thief',
  flowType: 'SEATMAP',
  pictures: [
    { url: '/catalogue/show-the-lantern-thief', alt: 'Poster' },
    { url: '/catalogue/show-the-lantern-thief-wide', alt: 'A thief on a roof' },
  ],
  summary: 'She takes only light.',
  cityName: 'London',
  nextAvailableDate: '2026-11-21',
  duration: { min: 9_000_000 },
  price: { display: { amount: 42, currency: 'GBP' }, per: 'person', isFrom: true },
  descriptionHtml: '<p>Forty lanterns.</p>',
  inclusionsHtml: '',
  exclusionsHtml: '',
  variants: [
    {
      id: 1,
      name: 'Stalls',
      info: '',
      tourIds: [],
      price: { display: { amount: 98, currency: 'GBP' }, per: 'person', isFrom: true },
    },
  ],
  descriptors: [],
  languages: ['en'],
  slugs: {},
  isHidden: false,
  features: [],
  faq: [],
  deliveryHtml: '',
  additionalHtml: '',
  cancellationHtml: '',
  isMachineTranslated: false,
  beginning: 'place',
  isFetched: false,
  isFinal: false,
}

const similar = { products: [], total: 0, available: true }
const about = { reviews: [], itinerary: undefined, similar, similarDays: new Map(), dates: {} }
const noTrace = /undefined|NaN|\[object|style="| on\w+="/

describe('a show page', () => {
  const { price: _, ...priceless } = product
  const render = (shown: Product | undefined) =>
    [ShowPageView, ShowBookingBar]
      .map((View) => renderMarkup(<View page={page} model={{ ...model, product: shown, ...about }} />))
      .join('')

  test('leads to the booking page with the price beside it', () => {
    const html = render(product)
    expect(html).toContain('href="https://book.wayfare.example/book/17637/select/"')
    expect(words(html)).toContain(
      'from £42 per person Lowest price across all dates · Prices as of Mar 4, 12:58 PM GMT+1 · all fees included',
    )
    expect(words(html)).toContain('from £42 per person Choose your seats')
    expect(html).not.toMatch(noTrace)
  })

  test('where no seat is chosen, speaks of none', () => {
    const html = words(render({ ...product, flowType: 'NORMAL' }))
    expect(html).toContain('from £42 per person Book now')
    expect(html).not.toMatch(/seats/i)
  })

  // spec: D.currencies.11, D.currencies.12
  test('without a price, asks to check availability and keeps the space', () => {
    const html = render(priceless)
    expect(words(html)).toContain('Check availability')
    expect(words(html)).not.toContain('£42')
    expect(html).toMatch(/class="[^"]*offer[^"]*"><div><\/div><a /)
  })

  test('without the catalogue, still shows what the page itself says', () => {
    const html = render(undefined)
    expect(words(html)).toContain('The Lantern &amp; the Thief')
    expect(words(html)).toContain('Dates and prices cannot be shown right now')
    expect(html).not.toMatch(noTrace)
  })

  test('offers pictures as links, so that they open without JavaScript', () => {
    expect(render(product)).toMatch(/<a [^>]*href="https:\/\/images\.example\/catalogue\/show-the-lantern-thief-wide\?/)
  })
})

describe('a collection page', () => {
  const render = (collection: Parameters<typeof CollectionPageView>[0]['model']['collection']) =>
    renderMarkup(
      <CollectionPageView
        page={page}
        model={{ ...model, collection, near: NO_RELATED_PAGES, hasAccessInCity: false }}
      />,
    )

  test('shows rating, number and lowest price when they are known', () => {
    const html = render({
      subtext: 'Eighteen of them.',
      experienceCount: 18,
      rating: { average: 4.65, count: 1200 },
      startingPrice: { display: { amount: 25, currency: 'GBP' }, per: 'person', isFrom: true },
    })
    expect(words(html)).toContain('Eighteen of them.')
    expect(words(html)).toContain('18 experiences from £25')
  })

  test('has its heading without the catalogue', () => {
    const html = render(undefined)
    expect(html).toMatch(/<h1[^>]*>The Lantern &amp; the Thief<\/h1>/)
    expect(html).not.toMatch(noTrace)
  })
})

test('a home and an article have one main heading', () => {
  for (const View of [HomePageView, ContentPageView]) {
    const html = renderMarkup(<View page={page} model={model} />)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(noTrace)
  }
})

test('an article names the day of its last change', () => {
  expect(words(renderMarkup(<ContentPageView page={page} model={model} />))).toContain('Updated November 12, 2026')
})

test.each([
  [400, 'This address cannot be read'],
  [404, 'Nothing is playing at this address'],
  [410, 'This page has closed for good'],
  [500, 'We have lost our way'],
  [503, 'We are closed for a moment'],
] as const)('an error %i says what happened and where else to go', (status, title) => {
  const links = [{ label: 'All shows', href: '/shows/' }]
  const html = renderMarkup(<ErrorPageView page={page} status={status} links={links} />)
  expect(words(html)).toContain(title)
  expect(html).toContain('href="/shows/"')
  expect(html).toContain('href="/fr/"')
  expect(html).toContain('href="/www.wayfare.example/"')
})

test('the list of sites has an address for every page of every language', () => {
  const html = renderMarkup(
    <SiteListView
      head={null}
      sites={[
        {
          name: 'Wayfare',
          uid: 'www.wayfare.example',
          languages: [
            {
              lang: 'ar',
              autonym: 'العربية',
              direction: 'rtl',
              pages: [{ title: 'باريس', href: '/?uid=a&lang=ar' }],
              isCut: true,
            },
          ],
        },
      ]}
    />,
  )
  expect(html).toContain('<section lang="ar" dir="rtl">')
  expect(html).toContain('href="/?uid=a&amp;lang=ar"')
  expect(html).toContain('… and more')
})
