import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { MenuPanelLink } from './menu-panel-link.tsx'
import type { MenuEntry } from './resolve-menu.ts'
import styles from './side-navigation.module.css'

export const SIDE_NAVIGATION_ID = 'side-navigation'

interface SideNavigationProps {
  readonly page: PageContext
  readonly tickets: ResolvedLink | undefined
  /** Address of the menus of the site's home. */
  readonly menu: string
}

/**
 * The menu of small screens: a popover without JavaScript, with it a modal dialog, which traps focus and scrolling
 * (frame/dialogs/open-popovers-as-modals.browser.ts).
 */
export function SideNavigation({ page, tickets, menu }: SideNavigationProps) {
  return (
    <dialog
      id={SIDE_NAVIGATION_ID}
      popover="auto"
      data-modal=""
      className={styles.drawer}
      aria-label={page.t('header.menu')}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={SIDE_NAVIGATION_ID}
          popoverTargetAction="hide"
          aria-label={page.t('header.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={page.t('navigation.main')}>
        <MenuPanelLink
          address={menu}
          panel={SIDE_NAVIGATION_ID}
          label={page.t('navigation.main')}
          className={styles.entry}
        />
      </nav>
      {tickets && (
        <a {...tickets} className={styles.tickets} data-tickets="">
          {page.t('header.tickets')}
        </a>
      )}
    </dialog>
  )
}

/** The entries of the menu, lists folded, on the page of menus. */
export function SideEntries({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.items} data-content="">
      {entries.map((entry) => (
        <li key={entry.id}>
          <SideEntry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function SideEntry({ entry: { label, link, links } }: { readonly entry: MenuEntry }) {
  if (link) {
    return (
      <a {...link} className={styles.entry}>
        {label}
      </a>
    )
  }
  return (
    <details name="side-navigation" className={styles.group}>
      <summary className={styles.entry}>
        {label}
        <Icon name="down" className={styles.down} />
      </summary>
      <ul className={styles.links}>
        {links.map((item) => (
          <li key={item.id}>
            <a {...item.link} className={styles.link}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
