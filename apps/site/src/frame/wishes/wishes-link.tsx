import type { PageContext } from '../../page-context/page-context.ts'
import { addressOfWishes, MOST_TGIDS } from '../../request/address/wishes-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './wishes-link.module.css'

/**
 * The way to the wish list, the same for everybody: a browser that keeps one shows it, with how many are in it, and takes from
 * here what its hearts look like and say (start-wishes.browser.ts).
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
