import { MAX_MOBILE_WIDTH } from '../islands/correct-viewport.ts'
import type { DataLayer } from './data-layer.browser.ts'
import type { PageFacts } from './page-facts.ts'

/** CSS pixels; specification, section 9, "analytics platform": wider windows are not phones. */
const PLATFORM_WIDTH = 768

interface Shown {
  readonly root: Document
  /** Width of the window in CSS pixels. */
  readonly width: number
  readonly facts: PageFacts
}

/** Pushes the page's variables, the page view, and the events from the server. */
export function trackPageView({ root, width, facts }: Shown, layer: DataLayer): void {
  const { title, documentElement } = root
  const { host, uid, lang: language, currency } = documentElement.dataset
  layer.setVariables({
    // Section 9: "The container label is a fixed internal name".
    containerLabel: 'passepartout',
    host,
    uid,
    language,
    currency,
    platform: width < PLATFORM_WIDTH ? 'mobile' : 'desktop',
    ...facts.about,
  })

  const tgids = facts.products.map(({ tgid }) => tgid)
  const isMobile = width <= MAX_MOBILE_WIDTH
  layer.track({
    name: 'Page Viewed',
    language,
    tgids,
    pageTitle: title,
    ...facts.view,
    dateFilter: facts.view.pageType === 'collectionPage' && isMobile ? 'Yes' : 'No',
    numberOfProducts: tgids.length,
  })
  facts.events.forEach(layer.track)
}
