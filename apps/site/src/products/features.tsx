import type { Product, TicketFeature } from '../catalogue/product.ts'
import type { MessageKey } from '../i18n/translate.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Icon } from '../ui/icon/icon.tsx'
import type { IconName } from '../ui/icon/icons.ts'
import { transferDescriptors } from './facts/transfer-facts.ts'
import styles from './features.module.css'

/** `code`: the provider's descriptor with the same meaning. */
const LOOKS: Readonly<Record<TicketFeature, { icon: IconName; words: MessageKey; code: string }>> = {
  instantConfirmation: { icon: 'bolt', words: 'feature.instantConfirmation', code: 'INSTANT_CONFIRMATION' },
  mobileTicket: { icon: 'mobile', words: 'feature.mobileTicket', code: 'MOBILE_TICKET' },
  skipTheLine: { icon: 'ticket', words: 'feature.skipTheLine', code: 'SKIP_THE_LINE' },
  hotelPickup: { icon: 'car', words: 'feature.hotelPickup', code: 'HOTEL_PICKUP' },
}
/** Descriptors shown in other places, such as free cancellation beside the rating, and those that tell nothing. */
const SAID_ELSEWHERE = new Set(['FREE_CANCELLATION', 'AGE_FROM_0', ...Object.values(LOOKS).map(({ code }) => code)])

/** Ticket features and visit types, in the catalogue's words when we have no translation. */
export function featureLabelsOf(product: Product, { t }: PageContext) {
  const { features, descriptors } = product
  const own = features.map((feature) => ({ icon: LOOKS[feature].icon, words: t(LOOKS[feature].words) }))
  const told = transferDescriptors(product)
  const others = descriptors
    .filter((descriptor) => !told.includes(descriptor))
    .filter(({ code, type }) => type !== 'ACCESSIBILITY' && !SAID_ELSEWHERE.has(code))
    .map(({ displayName }) => ({ icon: 'check' as const, words: displayName }))
  return [...own, ...others]
}

/** A row of icons with labels; nothing without features. */
export function Features({ product, page }: { readonly product: Product; readonly page: PageContext }) {
  const features = featureLabelsOf(product, page)
  if (features.length === 0) return null
  return (
    <ul className={styles.features}>
      {features.map(({ icon, words }) => (
        <li key={words} className={styles.feature}>
          <Icon name={icon} />
          {words}
        </li>
      ))}
    </ul>
  )
}
