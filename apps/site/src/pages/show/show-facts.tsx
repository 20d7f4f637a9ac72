import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { durationOf } from '../../products/product-card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import styles from './show-facts.module.css'

interface ShowFactsProps {
  readonly product: Product
  readonly page: PageContext
}

interface Fact {
  readonly icon: IconName
  readonly label: string
  readonly value: string | undefined
}

/** When, how long, where, in which languages: what is known of it. */
export function showFactsOf(product: Product, page: PageContext): readonly Fact[] {
  const { t, format } = page
  const { nextAvailableDate, startLocation, languages, schedule } = product
  const facts: readonly Fact[] = [
    {
      icon: 'calendar',
      label: t('show.nextDate'),
      value: nextAvailableDate && format.date(nextAvailableDate),
    },
    { icon: 'clock', label: t('show.duration'), value: durationOf(product, page) },
    { icon: 'ticket', label: t('show.schedule'), value: schedule && t('show.opens', { ...schedule }) },
    { icon: 'pin', label: t('show.venue'), value: startLocation?.addressLine },
    {
      icon: 'globe',
      label: t('show.languages'),
      value: languages.length > 0 ? format.list(languages.map((code) => format.languageName(code))) : undefined,
    },
  ]
  return facts.filter((fact) => fact.value)
}

/** The facts as a list of names and values. */
export function ShowFacts({ product, page }: ShowFactsProps) {
  return (
    <dl className={styles.facts}>
      {showFactsOf(product, page).map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={fact.icon} className={styles.icon} />
            {fact.label}
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
