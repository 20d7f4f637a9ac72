import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { type MenuEntry, placeAmong } from './resolve-menu.ts'
import styles from './side-navigation.module.css'

export const SIDE_NAVIGATION = 'side-navigation'

interface SideNavigationProps {
  readonly page: PageContext
  readonly entries: readonly MenuEntry[]
  readonly tickets: ResolvedLink | undefined
  /** Address of this page, to mark the current link. */
  readonly here: string
}

/**
 * The menu of small screens: a popover without JavaScript, with it a modal dialog, which traps focus and scrolling
 * (frame/dialogs/open-dialogs.browser.ts).
 */
export function SideNavigation({ page, entries, tickets, here }: SideNavigationProps) {
  return (
    <dialog
      id={SIDE_NAVIGATION}
      popover="auto"
      data-modal=""
      className={styles.drawer}
      aria-label={page.t('header.menu')}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={SIDE_NAVIGATION}
          popoverTargetAction="hide"
          aria-label={page.t('header.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={page.t('navigation.main')}>
        <CachedMarkup
          element="ul"
          attributes={{ className: styles.items }}
          view={SideEntries}
          props={{ entries, here: placeAmong(entries, here) }}
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

function SideEntries({ entries, here }: Pick<SideNavigationProps, 'entries' | 'here'>) {
  return entries.map((entry) => (
    <li key={entry.id}>
      <SideEntry entry={entry} here={here} />
    </li>
  ))
}

function SideEntry({ entry: { label, link, links }, here }: { readonly entry: MenuEntry; readonly here: string }) {
  if (link) {
    return (
      <a {...link} className={styles.entry} aria-current={link.href === here ? 'page' : undefined}>
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
            <a {...item.link} className={styles.link} aria-current={item.link.href === here ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
