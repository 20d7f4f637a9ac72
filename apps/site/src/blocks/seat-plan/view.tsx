import type { PageContext } from '../../page-context/page-context.ts'
import { Words } from '../../shortcodes/words.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import { bandWords } from './band-words.ts'
import styles from './seat-plan.module.css'

/** Which seats to take, section by section. */
export function SeatPlanView({ block, page }: BlockProps<'seatPlan'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.plan} data-paper="no" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<Words text={block.title} page={page} />}
        intro={block.intro && <Words text={block.intro} page={page} />}
      />
      <ul>
        {block.sections.map((section) => (
          <Section key={section.name} section={section} page={page} />
        ))}
      </ul>
    </section>
  )
}

interface SectionProps {
  readonly section: BlockProps<'seatPlan'>['block']['sections'][number]
  readonly page: PageContext
}

function Section({ section, page }: SectionProps) {
  const { name, sight, band, advice } = section
  return (
    <li className={styles.section}>
      <div>
        <h3 className={styles.name}>
          <Words text={name} page={page} />
        </h3>
        {band && <p className={`${styles.band} ${styles[band]}`}>{bandWords(band, page)}</p>}
      </div>
      <div>
        <p>
          <Words text={sight} page={page} />
        </p>
        {advice && (
          <p className={styles.advice}>
            <strong className={styles.label}>{page.t('seatPlan.advice')}</strong> <Words text={advice} page={page} />
          </p>
        )}
      </div>
    </li>
  )
}
