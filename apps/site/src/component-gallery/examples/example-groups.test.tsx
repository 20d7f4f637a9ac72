import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { galleryPageContext } from '../view.tsx'
import { ExampleDocument } from './example-document.tsx'
import { EXAMPLE_GROUPS, EXAMPLE_IDS } from './example-groups.ts'

/** Components that are seen in an example of another one: the one that says how they look. */
const PARTS: Readonly<Record<string, string>> = {
  'blocks/block-list.tsx': 'richText/usual',
  'blocks/card-list/editorial-cards.tsx': 'cardList/usual',
  'products/booking-card/date-strip.tsx': 'booking-card/usual',
  'products/reviews/review-quote.tsx': 'product-page/usual',
  'products/booking-card/start-choice.tsx': 'booking-card/chosen',
  'products/booking-card/party-price-note.tsx': 'booking-card/chosen',
  'products/booking-card/variant-choice.tsx': 'booking-card/usual',
  'products/calendar/calendar-month.tsx': 'booking-card/month',
  'products/calendar/choice-form.tsx': 'booking-card/usual',
  'products/day-timeline/day-timeline-chart.tsx': 'day-course/usual',
  'products/features.tsx': 'product-page/usual',
  'products/facts/fact-list.tsx': 'product-page/usual',
  'products/html-section/catalogue-html.tsx': 'product-page/usual',
  'products/html-section/html-section.tsx': 'product-page/usual',
  'products/card/product-card.tsx': 'productList/usual',
  'products/card/product-cards.tsx': 'productList/carousel',
  'products/price-and-booking-link.tsx': 'experience/usual',
  'products/price-note.tsx': 'booking-card/usual',
  'products/party/party-fields.tsx': 'booking-card/usual',
  'products/product-picture.tsx': 'experience/usual',
  'products/product-price.tsx': 'productList/usual',
  'products/reviews/rating-distribution.tsx': 'reviews/usual',
  'products/empty-list-message.tsx': 'productList/empty',
  'products/reviews/review-card.tsx': 'reviews/usual',
  'products/reviews/review-controls.tsx': 'reviews/usual',
  'products/reviews/reviews.tsx': 'reviews/usual',
  'products/card/trust-row.tsx': 'productList/usual',
  'blocks/rich-text/rich-text-content.tsx': 'richText/usual',
  'frame/footer/app-qr-code.tsx': 'footer/full',
  'frame/call-us/contact-list.tsx': 'footer/full',
  'frame/locale-selector/currency-filter.tsx': 'menu-page/usual',
  'frame/header/header-menu.tsx': 'header/manual',
  'frame/header/menu-panel-link.tsx': 'header/manual',
  'frame/header/menu-sections.tsx': 'menu-page/usual',
  'frame/search/search-form.tsx': 'header/manual',
  'frame/search/search-panel.tsx': 'header/manual',
  'frame/wishes/recently-viewed.tsx': 'product-page/usual',
  'frame/wishes/wishes-link.tsx': 'header/manual',
  'frame/footer/payment-marks.tsx': 'footer/full',
  'frame/logo/powered-by.tsx': 'header/powered',
  'frame/logo/site-logo.tsx': 'header/logoPicture',
  'frame/footer/verification-badge.tsx': 'footer/theatre',
  'ui/callout/callout.tsx': 'callout/usual',
  'ui/carousel/carousel-controls.tsx': 'carousel/full',
  'ui/disclosures/disclosures.tsx': 'faq/usual',
  'ui/embed/cover-placeholders.tsx': 'iframe/usual',
  'ui/embed/embed.tsx': 'video/usual',
  'ui/embed/video-file-player.tsx': 'video/file',
  'ui/embed/sandboxed-iframe.tsx': 'iframe/usual',
  'products/booking-card/add-to-trip.tsx': 'booking-card/usual',
  'ui/hidden-inputs/hidden-inputs.tsx': 'booking-card/usual',
  'ui/icon/icon-sprite.tsx': 'icon/all',
  'ui/cached-markup/cached-markup.tsx': 'header/manual',
  'ui/markup/above-the-fold-end.tsx': 'productList/usual',
  'ui/places-map/places-map.tsx': 'map/usual',
  'ui/route-sketch/basemap-layers.tsx': 'map/usual',
  'ui/route-sketch/route-sketch.tsx': 'itinerary/usual',
  'ui/route-sketch/map-sketch.tsx': 'itinerary/usual',
  'ui/visually-hidden/visually-hidden.tsx': 'rating/usual',
}

const source = join(import.meta.dirname, '../..')
const components = ['blocks', 'frame', 'products', 'ui']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|fixture)\.tsx$/.test(file))
  .filter((file) => /export (?:const|function) [A-Z]\w*[a-z]/.test(readFileSync(join(source, file), 'utf8')))

const shown = Object.values(EXAMPLE_GROUPS).flatMap((group) => Object.values(group).map(({ module }) => module))

test('every component has an example, or is seen in that of another', () => {
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((file) => !shown.includes(file) && !(file in PARTS))).toEqual([])
})

test('no component is excused that has an example or is gone, and each is seen where it says', () => {
  expect(Object.keys(PARTS).filter((file) => shown.includes(file) || !components.includes(file))).toEqual([])
  expect(Object.values(PARTS).filter((example) => !EXAMPLE_IDS.has(example))).toEqual([])
})

test('a name means one component', () => {
  const names = Object.values(EXAMPLE_GROUPS).flatMap((group) => Object.keys(group))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

const pages = {
  'left to right': fixturePageContext(),
  'right to left': fixturePageContext({ lang: 'ar', currency: 'AED' }),
  'theatre brand': fixturePageContext({ lang: 'de', brand: 'posters', currency: 'GBP' }),
  mirrored: galleryPageContext(fixturePageContext(), { brand: 'plain', words: 'mirrored' }),
}

describe.each(Object.entries(pages))('%s', (_, page) => {
  test.each([...EXAMPLE_IDS])('%s', (show) => {
    const html = renderMarkup(<ExampleDocument page={page} show={show} head={null} />)
    expect(html).toContain(`dir="${page.locale.direction}"`)
    expect(html).toMatch(/<h1/)
    expect(html).not.toMatch(/undefined|NaN|\[object|style="| on\w+="|<script|<b>/)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('a footer of the theatre is shown on a page of the theatre', () => {
  const html = renderMarkup(<ExampleDocument page={pages['left to right']} show="footer/theatre" head={null} />)
  expect(html).toContain('data-brand="posters"')
})
