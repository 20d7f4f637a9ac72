import type { MeasuredEvent } from '../analytics/event-map.ts'

/** What happened on a page, for whoever counts it: any event of the map (docs/contracts/analytics.md). */
export type PageEvent = MeasuredEvent

declare global {
  interface DocumentEventMap {
    'page-event': CustomEvent<PageEvent>
  }
}

/** Says it to the document; nobody needs to listen. */
export function tellPage(root: Document, event: PageEvent): void {
  root.dispatchEvent(new CustomEvent('page-event', { detail: event }))
}
