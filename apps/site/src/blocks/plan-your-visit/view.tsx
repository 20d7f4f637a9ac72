import type { BlockOfType } from '@passepartout/content-model/blocks'
import { VISIT_FACTS, type VisitFact } from '@passepartout/content-model/blocks/plan-your-visit'
import type { MessageKey } from '../../i18n/translate.ts'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import type { BlockProps } from '../block.ts'
import styles from './plan-your-visit.module.css'

export const VISIT_FACT_LABEL_KEYS = {
  openingHours: 'planYourVisit.openingHours',
  address: 'planYourVisit.address',
  bestTime: 'planYourVisit.bestTime',
  duration: 'planYourVisit.duration',
  bring: 'planYourVisit.bring',
} as const satisfies Record<VisitFact, MessageKey>

const ICONS = {
  openingHours: 'calendar',
  address: 'pin',
  bestTime: 'sun',
  duration: 'clock',
  bring: 'check',
} as const satisfies Record<VisitFact, IconName>

/** What the editor wrote. */
export function visitFactsOf(block: BlockOfType<'planYourVisit'>) {
  return VISIT_FACTS.flatMap((name) => {
    const text = block[name]
    return text ? [{ name, text }] : []
  })
}

/** Practical information in labelled rows; empty ones are dropped. */
export function PlanYourVisitView({ block, page }: BlockProps<'planYourVisit'>) {
  const headingId = `${block.id}-heading`
  const facts = visitFactsOf(block)
  if (facts.length === 0) return null
  return (
    <section id={block.id} className={styles.block} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {block.title ? <ShortcodeText text={block.title} page={page} /> : page.t('planYourVisit.title')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.label}>
              <Icon name={ICONS[name]} className={styles.icon} />
              {page.t(VISIT_FACT_LABEL_KEYS[name])}
            </dt>
            <ShortcodeText as="dd" className={styles.text} text={text} page={page} />
          </div>
        ))}
      </dl>
    </section>
  )
}
