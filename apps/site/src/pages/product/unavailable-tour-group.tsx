import { ActionLink } from '../../ui/action-link/action-link.tsx'
import type { PageViewProps } from '../page-model.ts'
import styles from './unavailable-tour-group.module.css'

/** Shown when the tour group is unavailable in the catalogue: a message and the booking link. */
export function UnavailableTourGroup({ page, model }: PageViewProps) {
  const { tgid } = model.document.categorisation
  return (
    <div className={styles.unavailable}>
      <p>{page.t('show.unavailable')}</p>
      {tgid !== undefined && (
        <ActionLink link={page.bookingLink({ tgid })} look="primary">
          {page.t('card.checkAvailability')}
        </ActionLink>
      )}
    </div>
  )
}
