import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { CachedMarkup } from '../../ui/cached-markup/cached-markup.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import panel from '../../ui/panel.module.css'
import { type FittedEntry, fitMenu } from './fit-menu.ts'
import styles from './header-menu.module.css'
import { type MenuEntry, type MenuLink, placeAmong } from './resolve-menu.ts'

/** Number of links from which a list has columns. */
const LONG_LIST = 14

interface HeaderMenuProps {
  readonly page: PageContext
  readonly entries: readonly MenuEntry[]
  /** Address of this page, to mark the current link. */
  readonly here: string
}

/** The menu of wide screens: as many items as fit, the others in an overflow list. */
export function HeaderMenu({ page, entries, here }: HeaderMenuProps) {
  return (
    <nav className={styles.menu} aria-label={page.t('navigation.main')}>
      <CachedMarkup
        element="ul"
        attributes={{ className: styles.items }}
        view={MenuItems}
        props={{ entries, here: placeAmong(entries, here), more: page.t('header.more') }}
      />
    </nav>
  )
}

interface MenuItemsProps extends Omit<HeaderMenuProps, 'page'> {
  /** Label of the overflow list. */
  readonly more: string
}

function MenuItems({ entries, here, more }: MenuItemsProps) {
  const menu = fitMenu(entries, more)
  return (
    <>
      {menu.entries.map(({ entry, from }) => (
        <li key={entry.id} className={[styles.later, from && styles[`from${from}`]].filter(Boolean).join(' ')}>
          <BarEntry entry={entry} here={here} />
        </li>
      ))}
      {entries.length > 0 && (
        <li className={untilClass(menu.whole)}>
          <MenuList id="menu-more" label={more} isLong={menu.entries.length > LONG_LIST}>
            {menu.entries.map((fitted) => (
              <RestEntry key={fitted.entry.id} fitted={fitted} here={here} />
            ))}
          </MenuList>
        </li>
      )}
    </>
  )
}

const untilClass = (step: number | undefined) => (step === undefined ? undefined : styles[`until${step}`])

function BarEntry({ entry, here }: { readonly entry: MenuEntry; readonly here: string }) {
  if (!entry.link) {
    return (
      <MenuList id={`menu-${entry.id}`} label={entry.label} isLong={entry.links.length > LONG_LIST}>
        <MenuLinks links={entry.links} here={here} />
      </MenuList>
    )
  }
  return (
    <a {...entry.link} className={styles.entry} aria-current={currentOf(entry.link.href, here)}>
      <span className={styles.label}>{entry.label}</span>
    </a>
  )
}

function RestEntry({ fitted: { entry, from }, here }: { readonly fitted: FittedEntry; readonly here: string }) {
  const { id, label, link, links } = entry
  return (
    <div className={[styles.group, untilClass(from)].filter(Boolean).join(' ')}>
      {!link && <p className={styles.groupTitle}>{label}</p>}
      <MenuLinks links={link ? [{ id, label, link }] : links} here={here} />
    </div>
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

interface MenuLinksProps {
  readonly links: readonly MenuLink[]
  readonly here: string
}

function MenuLinks(props: MenuLinksProps) {
  return (
    <ul>
      <LinkItems {...props} />
    </ul>
  )
}

function LinkItems({ links, here }: MenuLinksProps) {
  return links.map(({ id, label, link }) => (
    <li key={id}>
      <a {...link} className={styles.link} aria-current={currentOf(link.href, here)}>
        {label}
      </a>
    </li>
  ))
}

interface DropdownSelectorProps {
  readonly links: readonly MenuLink[]
  readonly here: string
  /** Label when none of its links is the current page. */
  readonly label: string
}

/** The selector beside the logo, on wide screens only; it shows the current page. */
export function DropdownSelector({ links, here, label }: DropdownSelectorProps) {
  if (links.length === 0) return null
  const current = links.find(({ link }) => link.href === here)
  return (
    <div className={styles.selector}>
      <MenuList id="menu-selector" label={current?.label ?? label} isLong={links.length > LONG_LIST}>
        <CachedMarkup element="ul" attributes={{}} view={LinkItems} props={{ links, here: current ? here : '' }} />
      </MenuList>
    </div>
  )
}

function currentOf(href: string, here: string): 'page' | undefined {
  return href === here ? 'page' : undefined
}
