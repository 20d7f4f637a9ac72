import { parseCustomAddress } from '@passepartout/content-model/custom-address'
import type { MenuItem } from '@passepartout/content-model/site'
import { BRAND_LOOKS } from '../brands/registry.ts'
import type { CurrencyName } from '../i18n/currency-options.ts'
import type { PageContext, ResolvedLink } from '../pages/page-context.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './header.module.css'
import { LocaleSelector } from './locale-selector.tsx'

interface HeaderProps {
  readonly page: PageContext
  /** Every currency on offer, the top ones first, named in the visit's language. */
  readonly currencies: readonly CurrencyName[]
}

const MENU = 'site-menu'

/** Specification, section 2, "Header": logo, menu, Tickets, languages and currencies; a hamburger on mobile. */
export function Header({ page, currencies }: HeaderProps) {
  const { header } = page.site
  const { Logo } = BRAND_LOOKS[page.site.brand]
  const { menuItems } = header.manualHeader
  const tickets = ticketsLink(page)
  const hasMenu = menuItems.length > 0 || tickets !== undefined
  return (
    <header className={header.hasAutomatedHeader ? styles.header : `${styles.header} ${styles.sticky}`}>
      <div className={styles.bar}>
        <a href={homeHref(page)} className={styles.home}>
          <Logo className={styles.logo} title={header.logoAltText || page.site.name} />
        </a>
        {header.manualHeader.showDropdownMenu && <Dropdown page={page} />}
        <nav className={styles.menu} aria-label={page.t('navigation.main')}>
          <MenuItems page={page} items={menuItems} />
        </nav>
        <div className={styles.tools}>
          {tickets && (
            <a {...tickets} className={styles.tickets}>
              {page.t('header.tickets')}
            </a>
          )}
          {(currencies.length > 0 || page.translations.length > 0) && (
            <LocaleSelector page={page} currencies={currencies} returnTo={returnTo(page)} />
          )}
          {hasMenu && (
            <button type="button" className={styles.hamburger} popoverTarget={MENU} aria-label={page.t('header.menu')}>
              <Icon name="menu" />
            </button>
          )}
        </div>
      </div>
      {hasMenu && <MobileMenu page={page} tickets={tickets} />}
    </header>
  )
}

function MobileMenu({ page, tickets }: { readonly page: PageContext; readonly tickets: ResolvedLink | undefined }) {
  return (
    <div id={MENU} popover="auto" className={styles.drawer}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={MENU}
        popoverTargetAction="hide"
        aria-label={page.t('header.close')}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={page.t('navigation.main')}>
        <MenuItems page={page} items={page.site.header.manualHeader.menuItems} />
      </nav>
      {tickets && (
        <a {...tickets} className={styles.tickets}>
          {page.t('header.tickets')}
        </a>
      )}
    </div>
  )
}

function MenuItems({ page, items }: { readonly page: PageContext; readonly items: readonly MenuItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <MenuEntry key={item.id} page={page} item={item} />
      ))}
    </ul>
  )
}

/** A list of which nothing exists in the visitor's language is not opened for nothing: its item leads on, or goes. */
function MenuEntry({ page, item }: { readonly page: PageContext; readonly item: MenuItem }) {
  if (item.items.some(({ action }) => page.link(action))) {
    return (
      <li>
        <Disclosure label={item.label}>
          <MenuLinks page={page} items={item.items} />
        </Disclosure>
      </li>
    )
  }
  const link = item.action && page.link(item.action)
  if (!link) return null
  return (
    <li>
      <a {...link} className={styles.entry} aria-current={isHere(page, link) ? 'page' : undefined}>
        {item.label}
      </a>
    </li>
  )
}

function MenuLinks({ page, items }: { readonly page: PageContext; readonly items: MenuItem['items'] }) {
  return (
    <ul className={styles.links}>
      {items.map((item) => {
        const link = page.link(item.action)
        return (
          link && (
            <li key={item.id}>
              <a {...link} className={styles.entry} aria-current={isHere(page, link) ? 'page' : undefined}>
                {item.label}
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** The selector beside the logo, on desktop only. */
function Dropdown({ page }: { readonly page: PageContext }) {
  const { manualHeader } = page.site.header
  const items = manualHeader.dropdownMenuItems.flatMap((item) =>
    item.action ? [{ id: item.id, label: item.label, action: item.action }, ...item.items] : item.items,
  )
  if (!items.some(({ action }) => page.link(action))) return null
  return (
    <div className={styles.dropdown}>
      <Disclosure label={page.t('header.explore')}>
        <MenuLinks page={page} items={items} />
      </Disclosure>
    </div>
  )
}

function Disclosure({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <details name="header" className={styles.disclosure}>
      <summary className={styles.entry}>
        {label}
        <Icon name="down" className={styles.down} />
      </summary>
      {children}
    </details>
  )
}

function isHere(page: PageContext, link: ResolvedLink): boolean {
  return link.href === currentAddress(page)
}

function homeHref(page: PageContext): string {
  const configured = parseCustomAddress(page.site.header.logoRedirectionURL ?? '')
  return configured ?? page.linkToUid(page.site.uid)?.href ?? '/'
}

/** Specification, section 5: hidden unless asked for; section 8: a missing target gives "/". */
function ticketsLink(page: PageContext): ResolvedLink | undefined {
  const { showTicketOption, showTicketOptionUrl } = page.site.header.manualHeader
  if (!showTicketOption) return undefined
  return (showTicketOptionUrl && page.linkToUid(showTicketOptionUrl.uid)) ?? { href: '/' }
}

function currentAddress(page: PageContext): string {
  return page.translations.find(({ lang }) => lang === page.visit.lang)?.href ?? page.visit.path
}

function returnTo(page: PageContext): string {
  const { pathname, search } = new URL(currentAddress(page), page.visit.origin)
  return pathname + search
}
