import { whenSeen } from '../islands/when-seen.ts'
import type { MeasuredEvent } from './event-map.ts'
import { enclosingListProperties, headingOf, tgidOfPage } from './track-clicks.browser.ts'

/** Pushes events when lists, banners, reviews and the app's QR code become visible. */
export function trackImpressions(root: Document, track: (event: MeasuredEvent) => void): void {
  const watch = (selector: string, eventOf: (element: Element) => MeasuredEvent) => {
    for (const element of root.querySelectorAll(selector)) whenSeen(element, () => track(eventOf(element)))
  }
  watch('section[id]:has([data-tgid])', (list) => ({
    name: 'Product List Viewed',
    ...enclosingListProperties(list),
    tgids: [...list.querySelectorAll<HTMLElement>('[data-tgid]')].map(({ dataset }) => Number(dataset.tgid)),
  }))
  watch('[data-banner]', (banner) => ({ name: 'Banner Viewed', bannerId: banner.id, title: headingOf(banner) }))
  watch('[data-reviews]', () => ({ name: 'Review Section Viewed', tgid: tgidOfPage(root) }))
  watch('[data-app-code]', () => ({ name: 'App QR Viewed' }))
}
