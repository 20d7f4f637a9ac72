import type { PageContext } from '../../page-context/page-context.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import type { PageModel } from '../page-model.ts'
import styles from './unavailable-tour-group.module.css'

interface UnavailableTourGroupProps {
  readonly page: PageContext
  readonly model: PageModel
}

/** Shown when the tour group is unavailable in the catalogue: a message and the booking link. */
export function UnavailableTourGroup({ page, model }: UnavailableTourGroupProps) {
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
