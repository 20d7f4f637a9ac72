import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import { whenSeen } from '../../islands/when-seen.ts'
import { addressWith, keepTgids, readTgids } from './kept-tgids.browser.ts'

/** As many as one address may name. */
const MOST = 12
/** A card alone is no row. */
const FEWEST = 2

/**
 * What this browser looked at before, in the room that the page has for it: fetched as cards shortly before it comes into view.
 * The tour group that the page itself is about is remembered, and not shown.
 */
export function showRecentlyViewed(row: HTMLElement): void {
  const own = Number(row.ownerDocument.querySelector<HTMLElement>('[data-heart]')?.dataset.heart ?? 0)
  const others = readTgids('viewed')
    .filter((tgid) => tgid !== own)
    .slice(0, MOST)
  if (own > 0) keepTgids('viewed', [own, ...others])
  if (others.length < FEWEST) return
  row.hidden = false
  const load = async () => {
    const page = await fetchDocument(addressWith(row.dataset.recentlyViewed ?? '', others))
    if (!page?.body.firstChild) throw new Error('there are none')
    row.append(...page.body.childNodes)
  }
  // Below everything: what is not to be had leaves nothing behind.
  whenSeen(row, () => load().catch(() => (row.hidden = true)), '600px')
}
