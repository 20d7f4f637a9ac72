import type { MenuItem } from '@passepartout/content-model/site'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'

export interface MenuLink {
  readonly id: string
  readonly label: string
  readonly link: ResolvedLink
}

/** An item of the menu: a link, or a list of links that it opens. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  /** Absent when the item only opens its list. */
  readonly link?: ResolvedLink
  readonly links: readonly MenuLink[]
}

/**
 * Resolves the menu in the visit's language. Links without a target are dropped, and with them empty lists. A list with
 * one link becomes that link. An item with a target and a list is repeated as the first link of its list, because the
 * item itself opens the list.
 */
export function resolveMenu(items: readonly MenuItem[], { link }: Pick<PageContext, 'link'>): readonly MenuEntry[] {
  return items.flatMap(({ id, label, action, items: below }): MenuEntry[] => {
    const own = action && link(action)
    const listed = below.flatMap((item): MenuLink[] => {
      const target = link(item.action)
      return target ? [{ id: item.id, label: item.label, link: target }] : []
    })
    const links = own ? [{ id: listed.length > 0 ? `${id}-all` : id, label, link: own }, ...listed] : listed
    return links.length > 1 ? [{ id, label, links }] : links.map((only) => ({ ...only, links: [] }))
  })
}

/**
 * The page's address if one of the entries leads to it itself; otherwise nothing, so that the markup can be cached for
 * all pages. Links of lists are marked when these are opened (load-panel-content.browser.ts).
 */
export function currentAddressIfInMenu(entries: readonly MenuEntry[], here: string): string {
  return entries.some(({ link }) => link?.href === here) ? here : ''
}

/** All links of a menu in one list, for the selector beside the logo. */
export function flattenMenu(entries: readonly MenuEntry[]): readonly MenuLink[] {
  return entries.flatMap(({ id, label, link, links }) => (link ? [{ id, label, link }] : links))
}
