import { formatParty } from '../products/party/format-party.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import type { FilterFormProps } from './filters/filter-form.tsx'
import { addressWithListChoice, addressWithoutParty } from './list-address.ts'
import styles from './lists.module.css'

/** Something that a list is narrowed to, with the address without it. */
export interface FilterChip {
  readonly name: string
  readonly href: string
}

interface ChosenFiltersProps extends FilterFormProps {
  /** What the whole page is narrowed to, before the filters of its list. */
  readonly lead?: readonly FilterChip[] | undefined
}

/** The active filters, each a link that removes it. */
export function ChosenFilters({ anchor, view: { chosen, choice }, all, page, lead = [] }: ChosenFiltersProps) {
  const { t, visit } = page
  const party = visit.choice?.party
  const chips: readonly (FilterChip & { readonly isOfPage?: true })[] = [
    ...lead.map((chip) => ({ ...chip, isOfPage: true as const })),
    ...(party ? [{ name: formatParty(party, page), href: addressWithoutParty(page, choice) }] : []),
    ...chosen.map(({ filter, value, without }) => ({
      name: filter.words(value, all, page),
      href: addressWithListChoice(page, without),
    })),
  ]
  if (chips.length === 0) return null
  const order = { ...(choice.sort && { sort: choice.sort }), ...(choice.show && { show: choice.show }) }
  return (
    <ul className={styles.chips} aria-label={t('lists.chosen')}>
      {chips.map(({ name, href, isOfPage }) => (
        <li key={`${name} ${href}`}>
          <a
            href={isOfPage ? href : `${href}#${anchor}`}
            rel="nofollow"
            data-turn={isOfPage ? undefined : ''}
            className={styles.chip}
          >
            <VisuallyHidden>{t('lists.remove', { name })}</VisuallyHidden>
            <span aria-hidden="true">{name}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a
            href={`${addressWithListChoice(page, order)}#${anchor}`}
            rel="nofollow"
            data-turn=""
            className={styles.clear}
          >
            {t('lists.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
