import { closestTo } from '../../dom/clicks.browser.ts'
import { readTgids, storeTgids, wishListAddress } from './saved-tgids.browser.ts'

/** Elements that get a heart: cards, and the picture of a page's tour group. */
const PLACE = 'main li[data-tgid], main [data-heart]'
/** Milliseconds. */
const SAID_FOR = 4000

/**
 * The wish list (docs/decisions/037): a heart on every card, stored in this browser, and a link in the header once the
 * list is not empty. There are no hearts without JavaScript.
 */
export function startWishes(root: Document): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-wishes]')
  const count = link?.children[1]
  if (!link || !count) return
  const empty = link.href
  const { wishes: most, label = '', kept = '', saved = '', removed = '', full = '' } = link.dataset
  let wishes = readTgids('wishes')
  let follow = (_wishes: readonly number[]) => {}

  const show = () => {
    link.hidden = wishes.length === 0
    link.href = wishListAddress(empty, wishes)
    count.textContent = String(wishes.length)
    for (const button of root.querySelectorAll<HTMLElement>('[data-wish]')) {
      const isSaved = wishes.includes(Number(button.dataset.wish))
      button.setAttribute('aria-pressed', String(isSaved))
      button.setAttribute(
        'aria-label',
        (isSaved ? kept : label).replace('{name}', () => nameBeside(button)),
      )
    }
    follow(wishes)
    const bar = root.querySelector<HTMLAnchorElement>('[data-compare-bar]')
    if (bar && (wishes.length > 0 || !bar.hidden)) compare(bar, wishes)
  }
  const plant = () => {
    const places = [...root.querySelectorAll<HTMLElement>(PLACE)].filter((place) => !place.querySelector('[data-wish]'))
    for (const place of places) {
      const button = root.createElement('button')
      button.type = 'button'
      button.dataset.wish = place.dataset.heart ?? place.dataset.tgid ?? ''
      place.append(button)
    }
    if (places.length > 0) show()
  }
  const refresh = () => {
    wishes = readTgids('wishes')
    show()
  }
  const keep = (wanted: readonly number[], words: string) => {
    const fits = wanted.length <= Number(most)
    if (fits) {
      wishes = wanted
      storeTgids('wishes', wishes)
      show()
    }
    const toast = { text: fits ? words : full, autoClose: true, duration: SAID_FOR }
    import('../dialogs/dialogs.browser.ts').then(({ showToast }) => showToast(toast)).catch(() => {})
  }

  root.addEventListener('click', ({ target }) => {
    const button = closestTo(target, '[data-wish], [data-keep]')
    if (!button) return
    // Include changes from other tabs.
    wishes = readTgids('wishes')
    const { wish, keep: all = '' } = button.dataset
    const tgid = Number(wish)
    if (wish === undefined) keep([...new Set([...wishes, ...all.split(',').map(Number)])], saved)
    else if (wishes.includes(tgid)) keep(withoutTgid(wishes, tgid), removed)
    else keep([tgid, ...wishes], saved)
  })
  addEventListener('storage', refresh)
  addEventListener('pageshow', refresh)
  plant()
  show()
  const main = root.querySelector('main')
  // Lists may be replaced or extended.
  if (main) new MutationObserver(plant).observe(main, { childList: true, subtree: true })
  if (root.querySelector('[data-wish-list]')) {
    import('./wish-list-page.browser.ts')
      .then(({ startWishListPage }) => {
        follow = startWishListPage(root, link)
        follow(wishes)
      })
      .catch(() => {})
  }
  const row = root.querySelector<HTMLElement>('[data-recently-viewed]')
  if (row)
    import('./recently-viewed.browser.ts').then(({ showRecentlyViewed }) => showRecentlyViewed(row)).catch(() => {})
}

/** Of the card, or of the page's own tour group. */
function nameBeside(button: HTMLElement): string {
  const { parentElement: place, ownerDocument: root } = button
  return (place?.querySelector('h3') ?? root.querySelector('h1'))?.textContent ?? ''
}

function compare(bar: HTMLAnchorElement, wishes: readonly number[]): void {
  import('./compare-bar.browser.ts').then(({ showCompareBar }) => showCompareBar(bar, wishes)).catch(() => {})
}

function withoutTgid(tgids: readonly number[], tgid: number): readonly number[] {
  return tgids.filter((other) => other !== tgid)
}
