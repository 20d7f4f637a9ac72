import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import { whenSeen } from '../../islands/when-seen.ts'
import { addressWithPageCurrency } from '../address-with-page-currency.browser.ts'

const DAYS = '[data-days]'

/** Loads the strip of days when it becomes visible; on failure its link stays. */
export function loadDailyLowestPricesWhenVisible(root: Document): void {
  const strip = root.querySelector<HTMLElement>(DAYS)
  const address = strip?.dataset.days
  if (strip && address) whenSeen(strip, () => void fill(strip, address))
}

async function fill(strip: HTMLElement, address: string): Promise<void> {
  try {
    const page = await fetchDocument(addressWithPageCurrency(address))
    const next = page?.getElementById(strip.id)
    if (next) strip.replaceWith(strip.ownerDocument.adoptNode(next))
  } catch {
    // The link stays.
  }
}
