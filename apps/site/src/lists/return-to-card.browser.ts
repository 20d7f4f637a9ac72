import { closestTo, isPlainClick } from '../dom/clicks.browser.ts'
import { LIST_SELECTOR } from './replace-list.browser.ts'

/** Cards from here on came with this address. */
interface ShownPage {
  readonly from: number
  readonly address: string
}

/**
 * Who opens a card and goes back finds it again: the address becomes that of the page of the list that has the card, and
 * the entry of the history remembers which it was. A browser that kept the page as it was needs neither.
 *
 * @param moved called after the address was changed
 * @returns tells that a list was replaced, or that cards of an address were added to it
 */
export function restoreCardOnBackNavigation(root: Document, moved: () => void) {
  let pages: ShownPage[] = [{ from: 0, address: location.href }]
  root.addEventListener('click', (event) => {
    const card = closestTo(event.target, 'a') && closestTo(event.target, `${LIST_SELECTOR} li[data-tgid]`)
    if (!card || !isPlainClick(event)) return
    const place = [...(card.parentElement?.children ?? [])].indexOf(card)
    const page = pages.findLast(({ from }) => from <= place)
    history.replaceState({ card: card.dataset.tgid }, '', page?.address)
    moved()
  })
  showCard(root)
  return {
    replaced: () => {
      pages = [{ from: 0, address: location.href }]
    },
    added: (from: number, address: string) => {
      pages = [...pages, { from, address }]
    },
  }
}

function showCard(root: Document): void {
  const { state }: { readonly state: unknown } = history
  const tgid = typeof state === 'object' && state && 'card' in state ? String(state.card) : undefined
  const card = tgid && root.querySelector<HTMLElement>(`${LIST_SELECTOR} li[data-tgid="${CSS.escape(tgid)}"]`)
  if (!card) return
  card.scrollIntoView({ block: 'center', behavior: 'instant' })
  card.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
}
