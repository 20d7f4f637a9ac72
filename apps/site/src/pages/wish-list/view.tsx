import { ProductCards } from '../../products/card/product-cards.tsx'
import { addressOfTrip } from '../../request/address/trip-address.ts'
import { addressOfWishes, IDS_PARAMETER, MOST_TGIDS } from '../../request/address/wishes-address.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { HiddenInputs } from '../../ui/hidden-inputs/hidden-inputs.tsx'
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx'
import type { LoadedWishes } from './load-wishes.ts'
import styles from './wish-list.module.css'

export type WishListViewProps = Omit<LoadedWishes, 'dependencies'>

const HEADING = 'wish-list-heading'

/** The wish list of the address and a link to its comparison. Its browser code is frame/wishes/wish-list-page.browser.ts. */
export function WishListView({ page, products, days, available }: WishListViewProps) {
  const { t } = page
  const tgids = products.map(({ tgid }) => tgid)
  return (
    <div className={styles.wishes} data-wish-list="">
      <h1 className={styles.title}>{t('wishes.title')}</h1>
      <p className={styles.about}>{t(products.length > 0 ? 'wishes.share' : 'wishes.empty')}</p>
      {!available && <p>{t('products.unavailable')}</p>}
      {products.length > 0 && (
        <section id="wish-list" aria-labelledby={HEADING}>
          <SectionHeading
            id={HEADING}
            title={t('collection.experiences', { count: products.length })}
            aside={
              <>
                <button type="button" hidden data-keep={tgids.join()} className={styles.button}>
                  {t('wishes.keepAll')}
                </button>
                <ShareButtons page={page} />
              </>
            }
          />
          <ProductCards
            products={products}
            page={page}
            layout="grid"
            id="wish-list-cards"
            headingId={HEADING}
            days={days}
          />
        </section>
      )}
      {page.trips && (
        <p className={styles.ways}>
          {products.length > 0 && (
            <ActionLink
              link={{ href: addressOfTrip(page.trips, { days: [tgids.map((tgid) => ({ tgid }))] }) }}
              look="link"
            >
              {t('trip.ofWishes')}
            </ActionLink>
          )}
          <ActionLink link={{ href: addressOfTrip(page.trips, { days: [] }) }} look="link">
            {t('trip.title')}
          </ActionLink>
        </p>
      )}
      {products.length > 1 && <CompareForm page={page} products={products} />}
    </div>
  )
}

/** Shown by share-list.browser.ts where the browser can do it. */
export function ShareButtons({ page: { t } }: Pick<WishListViewProps, 'page'>) {
  return (
    <>
      <button type="button" hidden data-share="" className={styles.button}>
        {t('wishes.shareButton')}
      </button>
      <button type="button" hidden data-copy-address={t('wishes.copied')} className={styles.button}>
        {t('wishes.copy')}
      </button>
    </>
  )
}

/** The form that opens the comparison. */
function CompareForm({ page: { t, wishes }, products }: Pick<WishListViewProps, 'page' | 'products'>) {
  if (!wishes) return null
  const [action] = addressOfWishes(wishes, { part: 'compare', tgids: [] }).split('?')
  return (
    <form action={action} method="get" data-compare="" className={styles.compare}>
      <HiddenInputs parameters={wishes.named} />
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('compare.choose')}</legend>
        {products.map(({ tgid, name }, place) => (
          <label key={tgid} className={styles.option}>
            <input type="checkbox" name={IDS_PARAMETER} value={tgid} defaultChecked={place < MOST_TGIDS.compare} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className={styles.button}>
        {t('compare.title')}
      </button>
    </form>
  )
}
