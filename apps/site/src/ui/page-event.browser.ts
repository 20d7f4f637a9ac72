import type { MeasuredEvent } from '../analytics/event-map.ts'

/** What happened on a page, for whoever counts it: any event of the map (docs/contracts/analytics.md). */
export type PageEvent = MeasuredEvent

declare global {
  interface DocumentEventMap {
    'page-event': CustomEvent<PageEvent>
    'page-read': CustomEvent<Document>
  }
}

/** Says that a part of another page is shown, so that what is known of that page counts here; nobody needs to listen. */
export function dispatchFetchedPageShown(root: Document, page: Document): void {
  root.dispatchEvent(new CustomEvent('page-read', { detail: page }))
}

/** Says it to the document; nobody needs to listen. */
export function dispatchPageEvent(root: Document, event: PageEvent): void {
  root.dispatchEvent(new CustomEvent('page-event', { detail: event }))
}
