/** Milliseconds between requests while a publication is pending. */
export const PENDING_PUBLICATION_POLL_MS = 700
/** While the site does not answer. */
export const SITE_DOWN_POLL_MS = 10_000
/** While nobody saves a page that visitors may get. */
export const IDLE_POLL_MS = 60_000
/** Requests after a save; a pending publication is requested until it ends. */
const LOOKS_AFTER_SAVE = 6

/** What is known of a publication; `undefined` without an answer. */
type Known = { readonly state: string; readonly isAwaited: boolean } | undefined

/**
 * When the state of a publication is requested again. What visitors get may change at any time; the site is asked only about
 * pages that are in the published store, and home pages of sites.
 *
 * @param subject such as `page:12`
 * @param count the requests since the last save
 * @returns milliseconds, `undefined` for never
 */
export function publicationPollIntervalMs(subject: string, known: Known, count: number): number | undefined {
  if (known?.state === 'unchecked') return SITE_DOWN_POLL_MS
  if (count < LOOKS_AFTER_SAVE || isPending(known)) return PENDING_PUBLICATION_POLL_MS
  const isVisited = !subject.startsWith('redirect:') && (known?.state === 'online' || known?.state === 'hidden')
  return isVisited ? IDLE_POLL_MS : undefined
}

function isPending(known: Known): boolean {
  return known === undefined || known.isAwaited || known.state === 'waiting' || known.state === 'delayed'
}
