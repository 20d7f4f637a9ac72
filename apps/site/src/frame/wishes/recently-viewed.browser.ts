import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import { whenSeen } from '../../islands/when-seen.ts'
import { readTgids, storeTgids, wishListAddress } from './saved-tgids.browser.ts'

/** Upper limit of ids in an address. */
const MAX_COUNT = 12
/** The row needs at least two cards. */
const FEWEST = 2

/**
 * Shows recently viewed tour groups in the page's empty row; cards are loaded shortly before it becomes visible. The
 * page's own tour group is stored, but not shown.
 */
export function showRecentlyViewed(row: HTMLElement): void {
  const own = Number(row.ownerDocument.querySelector<HTMLElement>('[data-heart]')?.dataset.heart ?? 0)
  const others = readTgids('viewed')
    .filter((tgid) => tgid !== own)
    .slice(0, MAX_COUNT)
  if (own > 0) storeTgids('viewed', [own, ...others])
  if (others.length < FEWEST) return
  row.hidden = false
  const load = async () => {
    const page = await fetchDocument(wishListAddress(row.dataset.recentlyViewed ?? '', others))
    if (!page?.body.firstChild) throw new Error('there are none')
    row.append(...page.body.childNodes)
  }
  // On failure the row stays hidden.
  whenSeen(row, () => load().catch(() => (row.hidden = true)), '600px')
}
