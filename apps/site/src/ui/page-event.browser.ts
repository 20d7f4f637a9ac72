/** What happened on a page, for whoever counts it (specification, section 9, "Analytics"). */
export type PageEvent =
  | { readonly name: 'Video Loaded' | 'Video Played'; readonly title: string; readonly address: string }
  | { readonly name: 'Video Progress'; readonly title: string; readonly address: string; readonly percent: number }
  | { readonly name: 'Jump Link Clicked'; readonly target: string }

declare global {
  interface DocumentEventMap {
    'page-event': CustomEvent<PageEvent>
  }
}

/** Says it to the document; nobody needs to listen. */
export function tellPage(root: Document, event: PageEvent): void {
  root.dispatchEvent(new CustomEvent('page-event', { detail: event }))
}
