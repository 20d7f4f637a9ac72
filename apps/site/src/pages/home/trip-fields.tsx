import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { PartyFields } from '../../products/party/party-fields.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './trip-fields.module.css'

/** The days that the form offers; another one is chosen beside the results. */
const DAYS = [
  ['today', 'lists.today'],
  ['tonight', 'lists.tonight'],
  ['tomorrow', 'lists.tomorrow'],
  ['weekend', 'lists.weekend'],
  ['week', 'lists.week'],
  ['month', 'lists.month'],
] as const satisfies readonly (readonly [value: string, words: MessageKey])[]

/** The day and the party beside a search, as fields of its form: parameters of the list of results. */
export function TripFields({ page }: { readonly page: PageContext }) {
  const { t } = page
  return (
    <div className={styles.fields}>
      <label className={styles.day}>
        <span className={styles.label}>{t('lists.when')}</span>
        <select name="when" defaultValue="" className={styles.choice} autoComplete="off">
          <option value="">{t('search.anyDay')}</option>
          {DAYS.map(([value, words]) => (
            <option key={value} value={value}>
              {t(words)}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.mark} />
      </label>
      <PartyFields page={page} />
    </div>
  )
}
