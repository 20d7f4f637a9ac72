import { Icon } from '../../ui/icon/icon.tsx'
import styles from './locale-selector.module.css'

interface CurrencyFilterProps {
  /** Id of the list of currencies. */
  readonly listId: string
  readonly label: string
  /** Message when no currency matches. */
  readonly none: string
}

/**
 * Finds a currency by name or code in the list that stands below it; not shown until it works
 * (currency-filter.browser.ts).
 */
export function CurrencyFilter({ listId, label, none }: CurrencyFilterProps) {
  return (
    <div data-currency-filter="">
      <div className={styles.filter} hidden={true}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.field}
          aria-label={label}
          aria-controls={listId}
          placeholder={label}
          autoComplete="off"
        />
      </div>
      <p role="status" className={styles.none} data-none={none} />
    </div>
  )
}
