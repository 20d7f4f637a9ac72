import type { ProductCard } from '../../catalogue/product.ts'
import { popupLink } from '../../page-context/popup-link.ts'
import { TrustRow } from '../../products/card/trust-row.tsx'
import { displayablePrice, PriceAndBookingLink } from '../../products/price-and-booking-link.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { ShortcodeText } from '../../shortcodes/shortcode-text.tsx'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import type { BlockProps } from '../block.ts'
import styles from './experience.module.css'

interface ExperienceProps extends BlockProps<'experience'> {
  readonly data: ProductCard | undefined
}

/**
 * One tour group with its booking link, which works while the catalogue is unavailable; nothing of one that the catalogue does not
 * have. As a Popup it is one line; details are shown in a dialog.
 */
export function ExperienceView({ data, ...props }: BlockProps<'experience'>) {
  return data && 'isGone' in data ? null : <Experience {...props} data={data} />
}

function Experience(props: ExperienceProps) {
  const { block, data, page } = props
  const title = block.title || data?.name
  const headingId = `${block.id}-heading`
  const isPopup = block.experienceType === 'Popup'
  return (
    <section
      id={block.id}
      className={`${styles.experience} ${isPopup ? styles.line : styles.card}`}
      data-paper="no"
      aria-labelledby={title && headingId}
    >
      {data && !isPopup && <ProductPicture product={data} page={page} className={styles.picture} />}
      <div className={styles.body}>
        {title && (
          <h2 id={headingId} className={styles.title}>
            {block.title ? <ShortcodeText text={block.title} page={page} /> : title}
          </h2>
        )}
        {data && <TrustRow product={data} page={page} />}
        <p className={styles.text}>{block.text ? <ShortcodeText text={block.text} page={page} /> : data?.summary}</p>
        {!data && <p>{page.t('show.unavailable')}</p>}
        <div className={styles.offer}>{isPopup && data ? <More {...props} data={data} /> : <Booking {...props} />}</div>
      </div>
    </section>
  )
}

function Booking({ block, data, page }: ExperienceProps) {
  const product = { ...data, tgid: block.tgid, name: data?.name || block.title }
  return <PriceAndBookingLink product={product} page={page} size="page" book="experience.book" own={block} />
}

/** Opens the popup; without JavaScript the link leads to the booking page. */
function More({ block, data, page }: ExperienceProps & { readonly data: ProductCard }) {
  const price = displayablePrice(data, page)
  return (
    <>
      <div>{price && <ProductPrice price={price} page={page} />}</div>
      <ActionLink
        link={popupLink(page.bookingLink(data, block), data.tgid, page)}
        look="secondary"
        label={page.t('text.labelled', { label: page.t('cta.more'), value: data.name })}
      >
        {page.t('cta.more')}
      </ActionLink>
    </>
  )
}
