import type { Block } from '@passepartout/content-model/blocks'
import type { Graph } from 'schema-dts'
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { type StructuredNode, structuredDataSchema } from '../../src/pages/metadata/structured-data-schema.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'
import { findMissingProperties } from '../tools/find-missing-properties.ts'

/** As it stands in a page: what is not there is left out. */
type Present<T> = T extends readonly (infer Item)[]
  ? readonly Present<Item>[]
  : T extends object
    ? { [K in keyof T]: Present<Exclude<T[K], undefined>> }
    : T

test('whatever our schemas let through is schema.org’s vocabulary, by the types of its definitions', () => {
  expectTypeOf<Present<StructuredNode>>().toExtend<Graph['@graph'][number]>()
})

let site: TestSite

const LISTING = { currencyCode: 'EUR', originalPrice: 50, finalPrice: 40, type: 'PER_PERSON', otherPricesExist: true }
const TOUR = {
  id: 7110,
  name: 'Louvre at dusk',
  shortSummary: 'Ninety minutes among masterpieces',
  urlSlugs: { EN: 'louvre-at-dusk' },
  primarySubCategory: { id: 1007, displayName: 'Museum tickets' },
  listingPrice: LISTING,
  reviewsDetails: { averageRating: 4.62, ratingsCount: 1200, showRatings: true },
  listingAvailability: { nextAvailableDate: { date: '2027-03-04' } },
  startLocation: { latitude: 51.5, longitude: -0.1, addressLine1: 'Meridian Theatre, 1 Drury Lane' },
  variants: [{ id: 1, name: 'Timed entry', listingPrice: LISTING, tours: [{ id: 11 }] }],
  faq: '<h3>May I take pictures?</h3><p>Yes.</p>',
}
const ADDRESS = '/louvre-at-dusk-t7110/'
const URL = `https://${HOST}${ADDRESS}`

const putTour = (more: object = {}) => site.catalogue.answers.set('/api/v6/tour-groups/7110/', { ...TOUR, ...more })

async function nodesOf(address = ADDRESS) {
  const { body } = await site.get(address)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  const data = structuredDataSchema.parse(JSON.parse(json))
  expect(findMissingProperties(data['@graph'])).toEqual([])
  return { body, nodes: Object.fromEntries(data['@graph'].map((node) => [node['@type'], node])) }
}

beforeEach(async () => {
  site = await createTestSite()
  site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', { dates: {}, metadata: {} })
  site.catalogue.answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [], total: 0 } })
  putTour()
})
afterEach(() => site.dispose())

describe('a product', () => {
  // spec: D.products.10
  test('with its price and its rating', async () => {
    const { nodes } = await nodesOf()
    expect(nodes.Product).toEqual({
      '@type': 'Product',
      '@id': `${URL}#product`,
      name: 'Louvre at dusk',
      description: 'Ninety minutes among masterpieces',
      url: URL,
      sku: '7110',
      category: 'Museum tickets',
      offers: {
        '@type': 'AggregateOffer',
        url: URL,
        lowPrice: 40,
        highPrice: 40,
        priceCurrency: 'EUR',
        offerCount: 1,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        ratingCount: 1200,
        bestRating: 5,
        worstRating: 1,
      },
    })
  })

  describe('with days', () => {
    const day = (listingPrice: number, ...availableTourIds: number[]) => ({ listingPrice, availableTourIds })
    const putDays = (dates: object) =>
      site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', { dates, metadata: { currency: 'EUR' } })
    const offersOf = async (address = ADDRESS) => {
      const { Product } = (await nodesOf(address)).nodes
      return Product && 'offers' in Product ? Product.offers : undefined
    }

    const OFFERS = {
      '@type': 'AggregateOffer',
      offerCount: 1,
      priceCurrency: 'EUR',
      url: `https://${HOST}${ADDRESS}`,
    }

    test.each([
      ['days that can be had', { '2099-05-01': day(40, 11), '2099-05-02': day(70, 11) }, 70, 'InStock'],
      ['nothing that is gone', { '2099-05-01': day(40, 11), '2099-05-02': day(70) }, 40, 'InStock'],
      ['its tickets, where all days are gone', { '2099-05-01': day(70) }, 40, 'SoldOut'],
      // spec: D.search.18
    ])('the highest price is of %s', async (_, dates, highPrice, availability) => {
      putDays(dates)
      expect(await offersOf()).toEqual({
        ...OFFERS,
        lowPrice: 40,
        highPrice,
        availability: `https://schema.org/${availability}`,
      })
    })

    test('a chosen day has the prices of its own', async () => {
      putDays({ '2099-05-01': day(45, 11), '2099-05-02': day(70, 11) })
      expect(await offersOf(`${ADDRESS}?date=2099-05-01`)).toEqual({
        ...OFFERS,
        lowPrice: 45,
        highPrice: 45,
        availability: 'https://schema.org/InStock',
      })
    })
  })

  // spec: D.search.18
  test('has the pictures that its page shows, a few of many, without one of a strange host', async () => {
    const urls = ['/one', '/two', 'https://elsewhere.example/x', '/three', '/four', '/five', '/six']
    putTour({ media: { productImages: urls.map((url) => ({ url, altText: url === '/two' ? 'The pyramid' : '' })) } })
    const { Product } = (await nodesOf()).nodes
    const image = Product && 'image' in Product && Array.isArray(Product.image) ? Product.image : []
    expect(image.map(({ url, caption }) => [url.replace(/^.*(\/\w+)\?.*$/, '$1'), caption])).toEqual([
      ['/one', undefined],
      ['/two', 'The pyramid'],
      ['/three', undefined],
      ['/four', undefined],
      ['/five', undefined],
    ])
  })

  test.each([
    ['no price', { listingPrice: null }],
    ['a price of zero', { listingPrice: { ...LISTING, finalPrice: 0 } }],
    ['a price in another currency', { listingPrice: { ...LISTING, currencyCode: 'ISK' } }],
    // spec: D.currencies.13
  ])('%s is no offer, and stands nowhere on the page', async (_, more) => {
    putTour({ ...more, variants: [] })
    const { nodes, body } = await nodesOf()
    expect(nodes.Product).not.toHaveProperty('offers')
    expect(body.match(/€\s?\d|lowPrice/g)).toBeNull()
  })

  test.each([
    ['ratings that may not be shown', { averageRating: 4.6, ratingsCount: 1200, showRatings: false }],
    ['no ratings', { averageRating: null, ratingsCount: null, showRatings: true }],
  ])('%s are none', async (_, reviewsDetails) => {
    putTour({ reviewsDetails })
    expect((await nodesOf()).nodes.Product).not.toHaveProperty('aggregateRating')
  })

  test('its questions, as the page shows them', async () => {
    expect((await nodesOf()).nodes.FAQPage).toEqual({
      '@type': 'FAQPage',
      '@id': `${URL}#faq`,
      isPartOf: { '@id': URL },
      mainEntity: [
        {
          '@type': 'Question',
          name: 'May I take pictures?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Yes.</p>' },
        },
      ],
    })
    putTour({ faq: '' })
    await site.purge('tour-group:7110')
    expect((await nodesOf()).nodes).not.toHaveProperty('FAQPage')
  })
})

describe('reviews', () => {
  const written = [
    {
      id: 1,
      rating: 5,
      content: 'The light was blue.',
      source: 'CUSTOMER',
      nonCustomerName: 'Martha',
      title: 'Blue',
      reviewTime: Date.UTC(2026, 9, 3),
    },
    {
      id: 2,
      rating: 4,
      content: 'Das Licht war lang.',
      source: 'CUSTOMER',
      nonCustomerName: 'Jürgen',
      title: 'Schön',
      sourceLanguage: 'DE',
      translatedContent: 'The light was long.',
      useTranslatedContent: true,
    },
    { id: 3, rating: 3, content: 'Nobody signed this.', source: 'CUSTOMER' },
    { id: 4, rating: 1, content: 'Not for search engines.', source: 'PARTNER', nonCustomerName: 'Paula' },
    ...[5, 6, 7].map((id) => ({ id, rating: 5, content: `Number ${id}.`, source: 'CUSTOMER', nonCustomerName: 'Ann' })),
    { id: 8, rating: 5, content: 'Behind the first six.', source: 'CUSTOMER', nonCustomerName: 'Zoë' },
  ]
  const stars = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 })
  const by = (name: string) => ({ '@type': 'Person', name })
  beforeEach(() => site.catalogue.answers.set('/api/v6/tour-groups/7110/reviews/', { items: written }))

  // spec: D.search.16
  test('are those that the page shows and that are signed, in the words that it shows', async () => {
    const { Product } = (await nodesOf()).nodes
    expect(Product && 'review' in Product && Product.review).toEqual([
      {
        '@type': 'Review',
        author: by('Martha'),
        reviewRating: stars(5),
        name: 'Blue',
        reviewBody: 'The light was blue.',
        datePublished: '2026-10-03',
      },
      { '@type': 'Review', author: by('Jürgen'), reviewRating: stars(4), reviewBody: 'The light was long.' },
      ...[5, 6, 7].map((id) => ({
        '@type': 'Review',
        author: by('Ann'),
        reviewRating: stars(5),
        reviewBody: `Number ${id}.`,
      })),
    ])
  })

  test('of a tour group that the page is not about are told of that one', async () => {
    const block: Block = { id: 'voices', type: 'reviews', tgid: 7110, limit: 1, pinned: [] }
    site.putPage(pageDocument({ uid: `${HOST}.voices`, pageType: 'contentPage', blocks: [block] }))
    const url = `https://${HOST}/voices/`
    const { nodes } = await nodesOf('/voices/')
    expect(nodes.Product).toEqual({
      '@type': 'Product',
      '@id': `${url}#tour-group-7110`,
      name: 'Louvre at dusk',
      url,
      sku: '7110',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        ratingCount: 1200,
        bestRating: 5,
        worstRating: 1,
      },
      review: [expect.objectContaining({ author: by('Martha') })],
    })
    expect(nodes.WebPage).toHaveProperty('mainEntity', { '@id': `${url}#article` })
  })
})

describe('a show', () => {
  beforeEach(() => {
    site.putPage(
      pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'Our show' }),
    )
  })

  test('is the event that it is next', async () => {
    const { nodes } = await nodesOf('/show/')
    const url = `https://${HOST}/show/`
    expect(nodes.TheaterEvent).toEqual({
      '@type': 'TheaterEvent',
      '@id': `${url}#product`,
      url,
      name: 'Louvre at dusk',
      description: 'Ninety minutes among masterpieces',
      startDate: '2027-03-04',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Meridian Theatre', address: 'Meridian Theatre, 1 Drury Lane' },
      offers: { '@type': 'AggregateOffer', lowPrice: 40, highPrice: 40, priceCurrency: 'EUR', offerCount: 1, url },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        bestRating: 5,
        worstRating: 1,
        ratingCount: 1200,
      },
    })
    expect(nodes).not.toHaveProperty('Product')
  })

  test('is in the house that its address begins with, with an Arabic comma too', async () => {
    const address = 'مسرح هالسيون، كوفنت غاردن، لندن'
    putTour({ startLocation: { latitude: 51.5, longitude: -0.1, addressLine1: address } })
    const { nodes } = await nodesOf('/show/')
    expect(nodes.TheaterEvent).toHaveProperty('location', { '@type': 'Place', name: 'مسرح هالسيون', address })
  })

  test('without a day it is what is sold', async () => {
    putTour({ listingAvailability: null })
    const { nodes } = await nodesOf('/show/')
    expect([nodes.TheaterEvent, nodes.Product?.['@id']]).toEqual([undefined, `https://${HOST}/show/#product`])
  })
})
