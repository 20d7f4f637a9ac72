import { isScriptedBot } from '../islands/is-scripted-bot.ts'
import { askConsent } from './consent/ask-consent.browser.ts'
import {
  addAttributionToBookingLink,
  attributionNow,
  dropAttribution,
  parseAttribution,
  storeAttribution,
  tgidOfBooking,
} from './consent/attribution.browser.ts'
import { carryAttributionUntilAnswer } from './consent/carry-attribution-until-answer.browser.ts'
import type { Consent } from './consent/consent-value.ts'
import { createTagContainerLoader } from './consent/tag-container-loader.browser.ts'
import { dropVisitorIds, storeVisitorIds } from './consent/visitor-ids.browser.ts'
import { createDataLayer } from './data-layer.browser.ts'
import type { PageFacts } from './page-facts.ts'
import { addProducts, type ProductPropertiesByTgid, readPageFacts } from './read-page-facts.browser.ts'
import { trackClicks } from './track-clicks.browser.ts'
import { trackImpressions } from './track-impressions.browser.ts'
import { trackPageView } from './track-page-view.browser.ts'

declare global {
  interface Window {
    dataLayer?: unknown
  }
}

/** Starts analytics and consent in a browser: a separate script, loaded after the page's own. */
function startMeasuring(root: Document, facts: PageFacts): void {
  const { currency = '' } = root.documentElement.dataset
  const products: ProductPropertiesByTgid = new Map()
  addProducts(products, root, currency)
  const productOf = (tgid: number) => products.get(tgid)
  const layer = createDataLayer({ owner: window, currency, productOf })
  trackPageView({ root, width: innerWidth, facts }, layer)
  trackClicks(root, layer.track, productOf)
  trackImpressions(root, layer.track)
  root.addEventListener('page-event', ({ detail }) => layer.track(detail))
  root.addEventListener('page-read', ({ detail }) => addProducts(products, detail, currency))

  const { vitals } = facts
  if (vitals && Math.random() < vitals.share) addEventListener('load', () => import(/* @vite-ignore */ vitals.script))

  const container = createTagContainerLoader(root, layer)
  const marks = parseAttribution(location.search)
  let isMarked = false
  const answered = new AbortController()
  if (marks.size > 0) carryAttributionUntilAnswer(root, marks, facts.domain, answered.signal)
  const apply = (consent: Consent, isAnswer: boolean): void => {
    if (isAnswer) answered.abort()
    if (consent.analytics) storeVisitorIds()
    else dropVisitorIds()
    if (consent.marketing) storeAttribution(marks, facts.domain)
    else dropAttribution(facts.domain)
    isMarked = consent.marketing
    container(consent)
  }
  root.addEventListener('click', ({ target }) => isMarked && markBooking(target, marks), true)
  const onAnswer = ({ analytics, marketing }: Consent): void =>
    layer.track({ name: 'Consent Updated', analytics: flag(analytics), marketing: flag(marketing) })
  askConsent(root, { facts, apply, onAnswer }).catch(() => {})
}

/** Adds attribution parameters to a booking link; requires marketing consent. */
function markBooking(target: EventTarget | null, marks: URLSearchParams): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link && tgidOfBooking(link))
    link.href = addAttributionToBookingLink(link.href, attributionNow(marks), location.host).href
}

const flag = (isOn: boolean) => (isOn ? 'Yes' : 'No')

const facts = readPageFacts(document)
if (facts && !isScriptedBot(navigator.userAgent)) startMeasuring(document, facts)
