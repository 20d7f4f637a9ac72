import { addIconSymbols } from '../../dom/add-icon-symbols.browser.ts'
import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import { startCurrencyFilter } from '../locale-selector/currency-filter.browser.ts'

const LINK = 'a[data-fill]'
/** Of the addresses of menus (menu-panel-link.tsx). */
const MENU_PREFIX = /^\/_menu/

/** Addresses on their way, of which one answer fills all panels. */
const fetching = new Set<string>()

/** All links with content from one page at once; without an address it is copied from this page. */
export async function loadPanelContent(
  root: Document,
  { dataset: { fill: address } }: HTMLAnchorElement,
): Promise<void> {
  if (address && fetching.has(address)) return
  const page = address ? await fetchOnce(address) : root
  if (!page) return
  for (const link of root.querySelectorAll<HTMLAnchorElement>(LINK)) {
    const content = page.getElementById(link.hash.slice(1))?.querySelector<HTMLElement>('[data-content]')
    if (link.dataset.fill === address && content) put(link, root.importNode(content, true))
  }
  if (address) addIconSymbols(root, page)
}

/** @returns nothing on failure */
async function fetchOnce(address: string): Promise<Document | null> {
  fetching.add(address)
  try {
    return await fetchDocument(address)
  } catch {
    return null
  } finally {
    fetching.delete(address)
  }
}

/** Whether a link leads to a page, as links of this site name it: outside production with what it is of. */
export function isLinkToPage(href: string | null, path: string, { uid = '', lang }: DOMStringMap): boolean {
  return href === path || href === `${path}?uid=${encodeURIComponent(uid)}&lang=${lang}`
}

function put(link: HTMLAnchorElement, content: HTMLElement): void {
  for (const other of content.querySelectorAll('a')) {
    if (isLinkToPage(other.getAttribute('href'), location.pathname, document.documentElement.dataset))
      other.setAttribute('aria-current', 'page')
  }
  const field = content.querySelector<HTMLInputElement>('[name=return]')
  if (field) field.value = (link.pathname + link.search).replace(MENU_PREFIX, '')
  const hadFocus = link === document.activeElement
  link.replaceWith(content)
  if (hadFocus) content.querySelector<HTMLElement>('a, button, summary')?.focus()
  if (field) startCurrencyFilter(content)
}
