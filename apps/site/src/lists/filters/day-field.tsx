import type { PageContext } from '../../page-context/page-context.ts'
import { LIST_PARAMETER_VALUES } from '../../request/address/choices/list-choice.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatWhenValue } from './filters.ts'
import type { FilterOption } from './offered-filters.ts'

interface DayFieldProps {
  readonly page: PageContext
  /** The days of a list, where they are known; else all that can be named. */
  readonly days?: readonly FilterOption[] | undefined
  /** Whether their numbers are those of the whole list. */
  readonly isWhole?: boolean
  /** Classes `day`, `label`, `choice` and `mark`, each where it has any; without the last it has the browser's mark. */
  readonly styles: Readonly<Record<string, string | undefined>>
}

/** The days that can be named, as a field of a search or a list; a day of the visitor's own is chosen among the filters. */
export function DayField({ page, days, isWhole = false, styles }: DayFieldProps) {
  const { t, format } = page
  const offered = days ?? LIST_PARAMETER_VALUES.when.map((value) => ({ value, count: 1, unsure: 0, isChosen: false }))
  return (
    <label className={styles.day}>
      <span className={styles.label}>{t('lists.when')}</span>
      <select
        name="when"
        defaultValue={offered.find(({ isChosen }) => isChosen)?.value ?? ''}
        className={styles.choice}
        autoComplete="off"
      >
        <option value="">{t('search.anyDay')}</option>
        {offered.map(({ value, count, unsure, isChosen }) => (
          <option key={value} value={value} disabled={count + unsure === 0 && !isChosen}>
            {formatWhenValue(value, page)}
            {isWhole && (count > 0 || unsure === 0) && ` (${format.number(count)})`}
          </option>
        ))}
      </select>
      {styles.mark && <Icon name="down" className={styles.mark} />}
    </label>
  )
}
