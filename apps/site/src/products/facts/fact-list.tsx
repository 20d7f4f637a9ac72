import type { PageContext } from '../../page-context/page-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { buildMapsLink } from '../maps-link.ts'
import styles from './fact-list.module.css'
import type { ProductFact } from './product-facts.ts'

interface FactListProps {
  readonly facts: readonly ProductFact[]
  readonly page: PageContext
}

/** Facts as names and values, each with an icon. */
export function FactList({ facts, page }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, lines, place }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={icon} className={styles.icon} />
            {label}
          </dt>
          <dd className={styles.value}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
            {place && (
              <a href={buildMapsLink(place)} target="_blank" rel="noopener noreferrer" className={styles.line}>
                {page.t('map.open')}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
