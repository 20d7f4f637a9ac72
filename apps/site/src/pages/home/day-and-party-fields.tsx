import { DayField } from '../../lists/filters/day-field.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { PartyFields } from '../../products/party/party-fields.tsx'
import styles from './day-and-party-fields.module.css'

/** The day and the party beside a search, as fields of its form: parameters of the list of results. */
export function DayAndPartyFields({ page }: { readonly page: PageContext }) {
  return (
    <div className={styles.fields}>
      <DayField page={page} styles={styles} />
      <PartyFields page={page} />
    </div>
  )
}
