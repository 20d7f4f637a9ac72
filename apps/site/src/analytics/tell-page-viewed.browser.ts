import { MOBILE_WIDTH } from '../islands/correct-viewport.ts'
import type { DataLayer } from './data-layer.browser.ts'
import type { PageFacts } from './page-facts.ts'

/** The specification, section 9, sets the analytics platform apart from everything else: a window of this width is no phone. */
const PLATFORM_WIDTH = 768

interface Shown {
  readonly root: Document
  /** CSS pixels of the window. */
  readonly width: number
  readonly facts: PageFacts
}

/** What a page is: the variables that every event may be read with, then that it is viewed, and what else the server knows to be told. */
export function tellPageViewed({ root, width, facts }: Shown, layer: DataLayer): void {
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
  const isMobile = width <= MOBILE_WIDTH
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
