import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import panel from '../../ui/panel.module.css'
import { fitMenu } from './fit-menu.ts'
import styles from './header-menu.module.css'
import { MenuPanelLink } from './menu-panel-link.tsx'
import { currentAddressIfInMenu, type MenuEntry, type MenuLink as MenuLinkItem } from './resolve-menu.ts'

/** Number of links from which a list has columns. */
const LONG_LIST = 14

interface HeaderMenuProps {
  readonly page: PageContext
  readonly entries: readonly MenuEntry[]
  /** Address of this page, to mark the current link. */
  readonly here: string
  /** Address of the menus of the site's home. */
  readonly menu: string
}

export const MORE_MENU_ID = 'menu-more'
export const DROPDOWN_SELECTOR_ID = 'menu-selector'
/** The id of an entry's list. */
export const menuListId = ({ id }: Pick<MenuEntry, 'id'>): string => `menu-${id}`

/** The menu of wide screens: as many items as fit, the others in an overflow list; what lists have is fetched when one is opened. */
export function HeaderMenu({ page, entries, here, menu }: HeaderMenuProps) {
  return (
    <nav className={styles.menu} aria-label={page.t('navigation.main')}>
      <CachedMarkup
        element="ul"
        attributes={{ className: styles.items }}
        view={MenuItems}
        props={{
          entries: inBar(entries),
          here: currentAddressIfInMenu(entries, here),
          more: page.t('header.more'),
          menu,
        }}
      />
    </nav>
  )
}

/** An entry without what its list has. */
interface BarItem extends Omit<MenuEntry, 'links'> {
  readonly isLong: boolean
}

function inBar(entries: readonly MenuEntry[]): readonly BarItem[] {
  return entries.map(({ links, ...entry }) => ({ ...entry, isLong: links.length > LONG_LIST }))
}

interface MenuItemsProps extends Pick<HeaderMenuProps, 'here' | 'menu'> {
  readonly entries: readonly BarItem[]
  /** Label of the overflow list. */
  readonly more: string
}

function MenuItems({ entries, here, more, menu: address }: MenuItemsProps) {
  const menu = fitMenu(entries, more)
  const listed = (entry: BarItem) => (
    <MenuList id={menuListId(entry)} label={entry.label} isLong={entry.isLong}>
      <MenuPanelLink address={address} panel={menuListId(entry)} label={entry.label} className={styles.link} />
    </MenuList>
  )
  return (
    <>
      {menu.entries.map(({ entry, from }) => (
        <li key={entry.id} className={[styles.later, from && styles[`from${from}`]].filter(Boolean).join(' ')}>
          {entry.link ? <BarEntry label={entry.label} link={entry.link} here={here} /> : listed(entry)}
        </li>
      ))}
      {entries.length > 0 && (
        <li className={hiddenFromStepClass(menu.whole)}>
          <MenuList id={MORE_MENU_ID} label={more} isLong={menu.entries.length > LONG_LIST}>
            <MenuPanelLink address={address} panel={MORE_MENU_ID} label={more} className={styles.link} />
          </MenuList>
        </li>
      )}
    </>
  )
}

/** Hides what stands in the bar from this step on. */
export const hiddenFromStepClass = (step: number | undefined): string | undefined =>
  step === undefined ? undefined : styles[`until${step}`]

function BarEntry({ label, link, here }: Omit<MenuLinkItem, 'id'> & { readonly here: string }) {
  return (
    <a {...link} className={styles.entry} aria-current={link.href === here ? 'page' : undefined}>
      <span className={styles.label}>{label}</span>
    </a>
  )
}

interface MenuListProps {
  readonly id: string
  readonly label: string
  readonly isLong: boolean
  readonly children: ReactNode
}

/** A button with its popover. The browser closes it on Escape and on a click outside, and returns the focus. */
function MenuList({ id, label, isLong, children }: MenuListProps) {
  return (
    <>
      <button type="button" className={`${styles.entry} ${styles.opener}`} popoverTarget={id}>
        <span className={styles.label}>{label}</span>
        <Icon name="down" className={styles.down} />
      </button>
      <div
        id={id}
        popover="auto"
        className={[panel.panel, styles.list, isLong && styles.long].filter(Boolean).join(' ')}
      >
        {children}
      </div>
    </>
  )
}

interface DropdownSelectorProps {
  readonly links: readonly MenuLinkItem[]
  readonly here: string
  /** Label when none of its links is the current page. */
  readonly label: string
  /** Address of the menus of the site's home. */
  readonly menu: string
}

/** The selector beside the logo, on wide screens only; it shows the current page. */
export function DropdownSelector({ links, here, label, menu }: DropdownSelectorProps) {
  if (links.length === 0) return null
  const current = links.find(({ link }) => link.href === here)
  return (
    <div className={styles.selector}>
      <MenuList id={DROPDOWN_SELECTOR_ID} label={current?.label ?? label} isLong={links.length > LONG_LIST}>
        <MenuPanelLink address={menu} panel={DROPDOWN_SELECTOR_ID} label={label} className={styles.link} />
      </MenuList>
    </div>
  )
}
