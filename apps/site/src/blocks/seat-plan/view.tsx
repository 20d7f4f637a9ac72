import type { PriceBand } from '@passepartout/content-model/blocks/seat-plan'
import type { MessageKey } from '../../i18n/translate.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { BlockProps } from '../block.ts'
import styles from './seat-plan.module.css'

/** The relative price of a section; amounts come from the catalogue only. */
export const PRICE_BAND_LABELS = {
  low: 'seatPlan.low',
  middle: 'seatPlan.middle',
  high: 'seatPlan.high',
} as const satisfies Record<PriceBand, MessageKey>

/** Which seats to take, section by section. */
export function SeatPlanView({ block, page }: BlockProps<'seatPlan'>) {
  const headingId = `${block.id}-heading`
  return (
    <section id={block.id} className={styles.plan} data-paper="no" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={<ShortcodeText text={block.title} page={page} />}
        intro={block.intro && <ShortcodeText text={block.intro} page={page} />}
      />
      <ul>
        {block.sections.map(({ name, sight, band, advice }) => (
          <li key={name} className={styles.section}>
            <div>
              <ShortcodeText as="h3" className={styles.name} text={name} page={page} />
              {band && <p className={`${styles.band} ${styles[band]}`}>{page.t(PRICE_BAND_LABELS[band])}</p>}
            </div>
            <div>
              <ShortcodeText as="p" text={sight} page={page} />
              {advice && (
                <p className={styles.advice}>
                  <strong className={styles.label}>{page.t('seatPlan.advice')}</strong>{' '}
                  <ShortcodeText text={advice} page={page} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
