import { Icon } from '../ui/icon/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { listAddress } from './list-address.ts'
import styles from './lists.module.css'

/** The active filters, each a link that removes it. */
export function ChosenFilters({ anchor, view: { chosen, choice }, all, page }: FilterFormProps) {
  if (chosen.length === 0) return null
  const { t } = page
  const order = { ...(choice.sort && { sort: choice.sort }), ...(choice.show && { show: choice.show }) }
  return (
    <ul className={styles.chips} aria-label={t('lists.chosen')}>
      {chosen.map(({ filter, value, without }) => {
        const name = filter.words(value, all, page)
        return (
          <li key={`${filter.name} ${value}`}>
            <a href={`${listAddress(page, without)}#${anchor}`} rel="nofollow" data-turn="" className={styles.chip}>
              <VisuallyHidden>{t('lists.remove', { name })}</VisuallyHidden>
              <span aria-hidden="true">{name}</span>
              <Icon name="close" />
            </a>
          </li>
        )
      })}
      {chosen.length > 1 && (
        <li>
          <a href={`${listAddress(page, order)}#${anchor}`} rel="nofollow" data-turn="" className={styles.clear}>
            {t('lists.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
