import type { PageContext } from '../../page-context/page-context.ts'
import { MENU_PREFIX } from '../../request/address/parse-address.ts'

/** The address of the menus of a page. @param href of the page, on this host */
export function menuAddress(href: string, { visit }: Pick<PageContext, 'visit'>): string {
  const { pathname, search } = new URL(href, visit.origin)
  return `${MENU_PREFIX}${pathname}${search}`
}

/** The section of the page of menus that has the content of a panel. */
export const panelSectionId = (panel: string): string => `of-${panel}`

interface MenuPanelLinkProps {
  /** Address of the menus of the site's home, which all pages share. */
  readonly address: string
  /** Address without a script, if it is another. */
  readonly ownAddress?: string
  /** Id of the panel around it. */
  readonly panel: string
  readonly label: string
  readonly className?: string | undefined
}

/** What a panel has until it is opened: a link to what it would show, which a script puts in its place (fill-panels.browser.ts). */
export function MenuPanelLink({ address, ownAddress = address, panel, label, className }: MenuPanelLinkProps) {
  return (
    <a href={`${ownAddress}#${panelSectionId(panel)}`} rel="nofollow" data-fill={address} className={className}>
      {label}
    </a>
  )
}
