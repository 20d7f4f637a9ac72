import type { PageContext } from '../../page-context/page-context.ts'
import { Action } from '../../ui/action/action.tsx'
import type { PageModel } from '../page-model.ts'
import styles from './unavailable.module.css'

interface UnavailableProps {
  readonly page: PageContext
  readonly model: PageModel
}

/** Shown when the tour group is unavailable in the catalogue: a message and the booking link. */
export function Unavailable({ page, model }: UnavailableProps) {
  const { tgid } = model.document.categorisation
  return (
    <div className={styles.unavailable}>
      <p>{page.t('show.unavailable')}</p>
      {tgid !== undefined && (
        <Action link={page.bookingLink({ tgid })} look="primary">
          {page.t('card.checkAvailability')}
        </Action>
      )}
    </div>
  )
}
