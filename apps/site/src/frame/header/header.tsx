import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import type { CurrencyOption } from '../../i18n/currency-options.ts'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { CallUs } from '../call-us/call-us.tsx'
import { LocaleSelector } from '../locale-selector/locale-selector.tsx'
import { PoweredBy } from '../logo/powered-by.tsx'
import { SiteLogo } from '../logo/site-logo.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import { WishesLink } from '../wishes/wishes-link.tsx'
import styles from './header.module.css'
import { DropdownSelector, HeaderMenu } from './header-menu.tsx'
import { menuAddress } from './menu-panel-link.tsx'
import { flattenMenu, resolveMenu } from './resolve-menu.ts'
import { SIDE_NAVIGATION_ID, SideNavigation } from './side-navigation.tsx'

interface HeaderProps {
  readonly page: PageContext
  /** Every currency on offer, the top ones first, named in the visit's language. */
  readonly currencies: readonly CurrencyOption[]
}

/** Specification, section 2, "Header": logo, menu, Tickets, languages and currencies; a hamburger on mobile. */
export function Header({ page, currencies }: HeaderProps) {
  const { header } = page.site
  const { manualHeader } = header
  const here = currentAddress(page) ?? ''
  const tickets = ticketsLink(page)
  const entries = resolveMenu(page.menuItems, page)
  const hasMenu = entries.length > 0 || tickets !== undefined
  const menu = menuAddress(homeLink(page).href, page)
  return (
    <header id="header" className={header.hasAutomatedHeader ? styles.header : `${styles.header} ${styles.sticky}`}>
      <div className={styles.bar}>
        <div className={styles.logos}>
          <a href={homeHref(page)} className={styles.home}>
            <SiteLogo page={page} className={styles.logo} title={header.logoAltText || page.site.name} />
          </a>
          {header.hasPoweredLogo && (
            <div className={styles.powered}>
              <PoweredBy page={page} animated />
            </div>
          )}
        </div>
        {manualHeader.showDropdownMenu && (
          <DropdownSelector
            links={flattenMenu(resolveMenu(manualHeader.dropdownMenuItems, page))}
            here={here}
            menu={menu}
            label={page.t('header.explore')}
          />
        )}
        <HeaderMenu page={page} entries={entries} here={here} menu={menu} />
        <div className={styles.tools}>
          {tickets && (
            <a {...tickets} className={styles.tickets} data-tickets="">
              {page.t('header.tickets')}
            </a>
          )}
          <SearchPanel page={page} />
          <WishesLink page={page} />
          <CallUs page={page} />
          {(currencies.length > 0 || page.translations.length > 0) && (
            <LocaleSelector
              page={page}
              currencies={currencies}
              menu={menu}
              ownMenu={menuAddress(returnAddressOf(page), page)}
            />
          )}
          {hasMenu && (
            <button
              type="button"
              className={styles.hamburger}
              popoverTarget={SIDE_NAVIGATION_ID}
              aria-label={page.t('header.menu')}
            >
              <Icon name="menu" />
            </button>
          )}
        </div>
      </div>
      {hasMenu && <SideNavigation page={page} tickets={tickets} menu={menu} />}
    </header>
  )
}

function homeHref(page: PageContext): string {
  return parseSafeHref(page.site.header.logoRedirectionURL ?? '') ?? homeLink(page).href
}

/**
 * Specification, section 5: hidden by default; section 8: a missing target gives "/", the site's home in the visit's
 * language, because links must not change the language.
 */
function ticketsLink(page: PageContext): ResolvedLink | undefined {
  const { showTicketOption, showTicketOptionUrl } = page.site.header.manualHeader
  if (!showTicketOption) return undefined
  return (showTicketOptionUrl && page.linkToPage(showTicketOptionUrl)) ?? homeLink(page)
}

export function homeLink(page: PageContext): ResolvedLink {
  return page.linkToPage(page.site) ?? { href: '/' }
}

/** Absent without a page. */
function currentAddress(page: PageContext): string | undefined {
  return page.translations.find(({ lang }) => lang === page.visit.lang)?.href
}

/** Address of the page; without one that of the visit, which is the site's home for unknown addresses. */
export function returnAddressOf(page: PageContext): string {
  const { pathname, search } = new URL(currentAddress(page) ?? page.address, page.visit.origin)
  return pathname + search
}
