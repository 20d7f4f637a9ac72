import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { allowedNumbersOf, PARTY_PARTS, type PartyPart } from '../../request/address/choices/party.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatParty, partyOfPage } from './format-party.ts'
import styles from './party-fields.module.css'

const LABELS = {
  adults: 'party.adults',
  children: 'party.children',
  infants: 'party.infants',
} as const satisfies Record<PartyPart, MessageKey>

/**
 * How many people come, as fields of any form with the method GET: they are part of its query, in the order of addresses. The
 * form works without JavaScript; remember-party.browser.ts keeps what was sent in the browser.
 */
export function PartyFields({ page }: { readonly page: PageContext }) {
  const { t, format } = page
  const party = partyOfPage(page)
  return (
    <details className={styles.party} data-party="" data-paper="no">
      <summary className={styles.summary}>
        <Icon name="people" className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.label}>{t('party.label')}</span> {formatParty(party, page)}
        </span>
        <Icon name="down" className={styles.mark} />
      </summary>
      <div className={styles.fields}>
        {PARTY_PARTS.map((part) => (
          <label key={part} className={styles.field}>
            {t(LABELS[part])}
            <select name={part} defaultValue={party[part]} className={styles.number} autoComplete="off">
              {allowedNumbersOf(part).map((count) => (
                <option key={count} value={count}>
                  {format.number(count)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className={styles.apply}>
          {t('party.apply')}
        </button>
      </div>
    </details>
  )
}
