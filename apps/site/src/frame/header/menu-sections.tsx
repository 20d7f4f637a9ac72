import type { PageContext } from '../../page-context/page-context.ts'
import { type FittedEntry, fitMenu } from './fit-menu.ts'
import styles from './header-menu.module.css'
import { DROPDOWN_SELECTOR_ID, hiddenFromStepClass, MORE_MENU_ID, menuListId } from './header-menu.tsx'
import { panelSectionId } from './menu-panel-link.tsx'
import type { MenuEntry, MenuLink } from './resolve-menu.ts'
import { SIDE_NAVIGATION_ID, SideEntries } from './side-navigation.tsx'

interface MenuSectionsProps {
  readonly page: Pick<PageContext, 't'>
  readonly entries: readonly MenuEntry[]
  /** Links of the selector beside the logo. */
  readonly selected: readonly MenuLink[]
}

/**
 * What the panels of the header's menus have, each in a section of its own: `data-content` is what a script puts into the
 * panel. What others say again is hidden.
 */
export function MenuSections({ page: { t }, entries, selected }: MenuSectionsProps) {
  const single = entries.flatMap(({ id, label, link }) => (link ? [{ id, label, link }] : []))
  const lists = [
    { id: 'menu-links', title: t('navigation.main'), links: single },
    ...entries.map((entry) => ({ id: menuListId(entry), title: entry.label, links: entry.links })),
    { id: DROPDOWN_SELECTOR_ID, title: t('header.explore'), links: selected },
  ]
  return (
    <>
      {lists
        .filter(({ links }) => links.length > 0)
        .map(({ id, title, links }) => (
          <section key={id} id={panelSectionId(id)}>
            <h2>{title}</h2>
            <Links links={links} />
          </section>
        ))}
      <div id={panelSectionId(MORE_MENU_ID)} hidden>
        <div data-content="">
          {fitMenu(entries, t('header.more')).entries.map((fitted) => (
            <RestEntry key={fitted.entry.id} fitted={fitted} />
          ))}
        </div>
      </div>
      <div id={panelSectionId(SIDE_NAVIGATION_ID)} hidden>
        <SideEntries entries={entries} />
      </div>
    </>
  )
}

function RestEntry({ fitted: { entry, from } }: { readonly fitted: FittedEntry<MenuEntry> }) {
  const { id, label, link, links } = entry
  return (
    <div className={[styles.group, hiddenFromStepClass(from)].filter(Boolean).join(' ')}>
      {!link && <p className={styles.groupTitle}>{label}</p>}
      <Links links={link ? [{ id, label, link }] : links} />
    </div>
  )
}

function Links({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul data-content="">
      {links.map(({ id, label, link }) => (
        <li key={id}>
          <a {...link} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
