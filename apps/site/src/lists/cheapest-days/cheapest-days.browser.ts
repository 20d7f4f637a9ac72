import { whenSeen } from '../../islands/when-seen.ts'
import { withCurrency } from '../with-currency.browser.ts'

const DAYS = '[data-days]'
/** Before it comes into sight. */
const MARGIN = '200px'

/** The strip of days, fetched once it is about to be seen; where that fails its link stays. */
export function fetchCheapestDays(root: Document): void {
  const strip = root.querySelector<HTMLElement>(DAYS)
  const address = strip?.dataset.days
  if (strip && address) whenSeen(strip, () => void fill(strip, address), MARGIN)
}

async function fill(strip: HTMLElement, address: string): Promise<void> {
  try {
    const response = await fetch(withCurrency(address), { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const next = response.ok && page.getElementById(strip.id)
    if (next) strip.replaceWith(strip.ownerDocument.adoptNode(next))
  } catch {
    // The link stays.
  }
}
