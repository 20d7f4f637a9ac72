import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import panel from '../../ui/panel.module.css'
import { SearchForm } from './search-form.tsx'
import styles from './search-panel.module.css'

const PANEL = 'search-panel'

/** The optional search in the header: a button and a popover with the form. */
export function SearchPanel({ page }: { readonly page: PageContext }) {
  if (!page.site.search?.isInHeader || !page.search) return null
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={PANEL} aria-label={page.t('search.title')}>
        <Icon name="search" />
      </button>
      <div id={PANEL} popover="auto" className={`${panel.panel} ${styles.panel}`}>
        <SearchForm page={page} target={page.search} id={PANEL} field={{ autoFocus: true }} />
      </div>
    </>
  )
}
