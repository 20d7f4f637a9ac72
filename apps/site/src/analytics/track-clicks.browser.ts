import { tgidOfBooking } from './consent/attribution.browser.ts'
import type { MeasuredEvent, ProductProperties } from './event-map.ts'

type Track = (event: MeasuredEvent) => void
type ProductOf = (tgid: number) => ProductProperties | undefined

/** Links whose event depends on their container; the first match is used. */
const PLACES = [
  ['[data-tickets]', 'Tickets CTA Clicked'],
  ['[data-quick-links] a', 'Quick Link Clicked'],
  ['[data-cta] a', 'CTA Clicked'],
] as const

/** Pushes events for clicks, selections and openings, by event delegation. */
export function trackClicks(root: Document, track: Track, productOf: ProductOf): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>('a[href]')
      if (link) tellLink(link, track, productOf)
      else
        tellOpener(target.closest('[popovertarget]:not([popovertargetaction])')?.getAttribute('popovertarget'), track)
    },
    true,
  )
  root.addEventListener('submit', ({ submitter }) => tellChoice(submitter, root.documentElement.dataset, track), true)
  // `toggle` does not bubble.
  root.addEventListener('toggle', ({ target }) => tellOpened(target, track), true)
}

/** The page's tour group id, from its booking card; NaN, which is not sent, without one. */
export function tgidOfPage(root: Document): number {
  return Number(root.querySelector<HTMLElement>('[data-priced]')?.dataset.priced)
}

/** A click on a card counts also when it leads to booking pages; the link of its number on the map does not. */
function tellLink(link: HTMLAnchorElement, track: Track, productOf: ProductOf): void {
  const card = link.closest<HTMLElement>('[data-tgid]')
  if (card && !link.hash) {
    const tgid = Number(card.dataset.tgid)
    const position = [...(card.parentElement?.children ?? [])].indexOf(card) + 1
    track({ name: 'Product Card Clicked', tgid, ...productOf(tgid), ...enclosingListProperties(card), position })
  }
  const event = eventOf(link, productOf)
  if (event) track(event)
}

function eventOf(link: HTMLAnchorElement, productOf: ProductOf): MeasuredEvent | undefined {
  const linkDetails = { label: link.textContent, address: link.href }
  const { lang: language } = document.documentElement.dataset
  if (link.protocol === 'tel:') return { name: 'Phone Number Clicked', phoneNumber: link.pathname }
  if (link.matches('#locale-panel [hreflang], #suggestion-offer')) {
    const chosenLanguage = link.hreflang
    return chosenLanguage === language ? undefined : { name: 'Language Changed', language, chosenLanguage }
  }
  const tgid = tgidOfBooking(link)
  // One that shows first what is known of the tour group is told of as the dialog that it opens.
  if (tgid && !link.dataset.popup) return { name: 'Booking Link Clicked', tgid, ...productOf(tgid), ...linkDetails }
  const banner = link.closest<HTMLElement>('[data-banner]')
  if (banner) return { name: 'Banner Clicked', bannerId: banner.id, title: headingOf(banner) }
  const place = PLACES.find(([selector]) => link.matches(selector))
  return place && { name: place[1], ...linkDetails }
}

/** @param opened id of the element that a button opens */
function tellOpener(opened: string | null | undefined, track: Track): void {
  if (opened === 'side-navigation') track({ name: 'Hamburger Clicked' })
  if (opened === 'call-us') track({ name: 'Call Us Opened' })
}

function tellChoice(submitter: HTMLElement | null, { currency }: DOMStringMap, track: Track): void {
  if (!(submitter instanceof HTMLButtonElement)) return
  const { name, value } = submitter
  if (name === 'currency' && value !== currency) track({ name: 'Currency Changed', currency, chosenCurrency: value })
  if (name === 'date') track({ name: 'Date Selected', date: value, tgid: tgidOfPage(document) })
}

function tellOpened(target: EventTarget | null, track: Track): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const text = target.querySelector('summary')?.textContent
  if (target.closest('[data-faq]')) track({ name: 'FAQ Opened', question: text })
  else if (target.closest('[data-stops]')) track({ name: 'Itinerary Stop Opened', stop: text })
}

/** Id and heading of the section that contains an element. */
export function enclosingListProperties(element: Element): {
  readonly listId?: string
  readonly listName?: string | undefined
} {
  const section = element.closest('section[id]')
  return section ? { listId: section.id, listName: headingOf(section) } : {}
}

export function headingOf(section: Element): string | undefined {
  return section.querySelector('h2, h3')?.textContent
}
