import { returnAddressOf } from '../../frame/header/header.tsx'
import { panelSectionId } from '../../frame/header/menu-panel-link.tsx'
import { MenuSections } from '../../frame/header/menu-sections.tsx'
import { flattenMenu, resolveMenu } from '../../frame/header/resolve-menu.ts'
import { CurrencyForm, LOCALE_PANEL_ID } from '../../frame/locale-selector/locale-selector.tsx'
import type { CurrencyOption } from '../../i18n/currency-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import styles from './menu.module.css'

interface MenuPageProps {
  readonly page: PageContext
  readonly currencies: readonly CurrencyOption[]
}

/** What the panels of a page's header have: its menus, and the currencies with a form that comes back to the page. */
export function HeaderPanelsView({ page, currencies }: MenuPageProps) {
  const { showDropdownMenu, dropdownMenuItems } = page.site.header.manualHeader
  return (
    <div className={styles.menu}>
      <h1 className={styles.title}>{page.t('header.menu')}</h1>
      <MenuSections
        page={page}
        entries={resolveMenu(page.menuItems, page)}
        selected={showDropdownMenu ? flattenMenu(resolveMenu(dropdownMenuItems, page)) : []}
      />
      {currencies.length > 0 && (
        <section id={panelSectionId(LOCALE_PANEL_ID)}>
          <CurrencyForm page={page} currencies={currencies} returnTo={returnAddressOf(page)} />
        </section>
      )}
    </div>
  )
}
