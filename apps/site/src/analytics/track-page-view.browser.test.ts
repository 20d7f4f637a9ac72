import { expect, test } from 'vitest'
import type { DataLayer } from './data-layer.browser.ts'
import type { PageFacts } from './page-facts.ts'
import { trackPageView } from './track-page-view.browser.ts'

const FACTS: PageFacts = {
  view: { landingPage: 'No', numberOfSlices: 3, firstSliceType: 'hero', pageType: 'collectionPage' },
  about: { city: 'PARIS', collectionId: 1004 },
  products: [
    { tgid: 7148, productName: 'Louvre ticket', price: 22.5 },
    { tgid: 9, productName: 'A walk' },
  ],
  events: [],
  domain: 'wayfare.example',
}
function tell(width: number, facts: PageFacts = FACTS) {
  const told: unknown[] = []
  const dataset = { host: 'www.wayfare.example', uid: 'www.wayfare.example.paris', lang: 'en', currency: 'EUR' }
  const root = { title: 'Paris', documentElement: { dataset } } as unknown as Document
  const layer: Pick<DataLayer, 'track' | 'setVariables'> = {
    track: (event) => told.push(event),
    setVariables: (variables) => told.push(variables),
  }
  trackPageView({ root, width, facts }, layer as DataLayer)
  return told
}

const VIEWED = {
  ...{ name: 'Page Viewed', language: 'en', tgids: [7148, 9], pageTitle: 'Paris', landingPage: 'No', dateFilter: 'No' },
  ...{ numberOfProducts: 2, numberOfSlices: 3, firstSliceType: 'hero', pageType: 'collectionPage' },
}

const VARIABLES = {
  ...{ containerLabel: 'passepartout', host: 'www.wayfare.example', uid: 'www.wayfare.example.paris', language: 'en' },
  ...{ currency: 'EUR', city: 'PARIS', collectionId: 1004 },
}

// spec: 3.state.3, 9.analytics.1, 9.analytics.6
test('the variables of the page come first, then that it is viewed with all its properties', () => {
  expect(tell(1512)).toEqual([{ ...VARIABLES, platform: 'desktop' }, VIEWED])
})

test.each([
  [767, 'mobile', 'Yes'],
  [768, 'desktop', 'Yes'],
  [769, 'desktop', 'No'],
  // spec: 9.layout.2, 9.analytics.2, D.privacy.22
])('at %d px the platform is %s, and whether a collection has a date filter %s', (width, platform, dateFilter) => {
  const told = tell(width)
  expect(told.slice(0, 2)).toEqual([
    { ...VARIABLES, platform },
    { ...VIEWED, dateFilter },
  ])
})

// spec: 9.analytics.2
test('only collection pages have a date filter', () => {
  const facts: PageFacts = { ...FACTS, view: { ...FACTS.view, pageType: 'cityPage' } }
  expect(tell(375, facts)[1]).toEqual({ ...VIEWED, pageType: 'cityPage', dateFilter: 'No' })
})

// spec: D.analytics.8
test('what the server knows to be told follows, as it is', () => {
  const events: PageFacts['events'] = [
    { name: 'Search Performed', searchTerm: 'luvre', numberOfResults: 0 },
    { name: 'Price Missing', tgids: [9] },
  ]
  expect(tell(1512, { ...FACTS, events }).slice(2)).toEqual(events)
})
