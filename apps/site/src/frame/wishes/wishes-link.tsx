import type { PageContext } from '../../page-context/page-context.ts'
import { addressOfWishes, MOST_TGIDS } from '../../request/address/wishes-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './wishes-link.module.css'

/**
 * The hidden link to the wish list, equal for all visitors. The browser shows it with the number of wishes, and takes
 * icon and labels of the hearts from it (start-wishes.browser.ts).
 */
export function WishesLink({ page: { wishes, t } }: { readonly page: PageContext }) {
  if (!wishes) return null
  return (
    <a
      href={addressOfWishes(wishes, { part: 'list', tgids: [] })}
      hidden
      className={styles.link}
      data-wishes={MOST_TGIDS.list}
      data-label={t('wishes.save', { name: '{name}' })}
      data-kept={t('wishes.kept', { name: '{name}' })}
      data-saved={t('wishes.saved')}
      data-removed={t('wishes.removed')}
      data-full={t('wishes.full', { count: MOST_TGIDS.list })}
    >
      <Icon name="heart" />
      <span className={styles.count} />
      <VisuallyHidden>{t('wishes.title')}</VisuallyHidden>
    </a>
  )
}
