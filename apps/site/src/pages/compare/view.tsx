import type { ReactNode } from 'react'
import type { Product } from '../../catalogue/product.ts'
import type { CardAvailabilityByTgid } from '../../lists/day-offers/card-days.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { bookingButtonLabel } from '../../products/booking-button-label.ts'
import { type CardAvailability, chosenDayOf } from '../../products/card/card-availability.ts'
import { durationText, partyTotalText, withPriceOfDay } from '../../products/card/product-card.tsx'
import { cardBookingTexts, ProductRating } from '../../products/card/trust-row.tsx'
import { cancellationTexts } from '../../products/facts/cancellation-texts.ts'
import { CatalogueHtml } from '../../products/html-section/catalogue-html.tsx'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { addressOfWishes } from '../../request/address/wishes-address.ts'
import { ActionLink } from '../../ui/action-link/action-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { WishListViewProps } from '../wish-list/view.tsx'
import styles from './compare.module.css'

interface Row {
  readonly label: string
  readonly cell: (product: Product) => ReactNode
}

const HEADING = 'compare-heading'

/** Two to four tour groups in a table with a sticky first column. */
export function ComparePageView({ page, products, days, available }: WishListViewProps) {
  const { t, wishes } = page
  const tgids = products.map(({ tgid }) => tgid)
  return (
    <div className={styles.compare}>
      <h1 id={HEADING} className={styles.title}>
        {t('compare.title')}
      </h1>
      {!available && <p>{t('products.unavailable')}</p>}
      {products.length < 2 && <p className={styles.about}>{t('compare.choose')}</p>}
      {products.length > 0 && <Comparison page={page} products={products} days={days} />}
      {wishes && (
        <ActionLink link={{ href: addressOfWishes(wishes, { part: 'list', tgids }) }} look="link">
          {t('wishes.title')}
        </ActionLink>
      )}
    </div>
  )
}

function Comparison({ page, products, days }: Pick<WishListViewProps, 'page' | 'products' | 'days'>) {
  const rows = rowsOf(page, days).filter(({ cell }) => products.some((product) => cell(product)))
  return (
    <section className={styles.scroll} aria-labelledby={HEADING}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <th key={product.tgid} scope="col" className={styles.product}>
                <Head page={page} product={product} products={products} day={days.get(product.tgid)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {products.map((product) => (
                <td key={product.tgid} className={styles.cell}>
                  {cell(product) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HeadProps extends Pick<WishListViewProps, 'page' | 'products'> {
  readonly product: Product
  readonly day: CardAvailability | undefined
}

function Head({ page, product, products, day }: HeadProps) {
  const others = products.filter((other) => other !== product).map(({ tgid }) => tgid)
  const { name } = product
  const date = chosenDayOf(day)
  return (
    <>
      <ProductPicture product={product} page={page} className={styles.picture} />
      <a {...page.linkToProduct(product, date)} className={styles.name}>
        {name}
      </a>
      <ActionLink link={page.bookingLink(product, { date })} look="primary">
        {displayablePrice(product, page) ? bookingButtonLabel(product, date, page) : page.t('card.checkAvailability')}
      </ActionLink>
      {page.wishes && others.length > 0 && (
        <a
          href={addressOfWishes(page.wishes, { part: 'compare', tgids: others })}
          aria-label={page.t('compare.remove', { name })}
          className={styles.remove}
        >
          <Icon name="close" />
        </a>
      )}
    </>
  )
}

/** The rows of the comparison; rows without any value are dropped. */
function rowsOf(page: PageContext, days: CardAvailabilityByTgid): readonly Row[] {
  const { t, format } = page
  return [
    ...dayRows(page, days),
    {
      label: t('tickets.price'),
      cell: (product) => {
        const price = displayablePrice(withPriceOfDay(product, days.get(product.tgid)), page)
        return price && <ProductPrice price={price} page={page} />
      },
    },
    {
      label: t('show.nextDate'),
      cell: ({ tgid, nextAvailableDate: date }) => !days.has(tgid) && date && format.date(date),
    },
    {
      label: t('booking.tickets'),
      cell: ({ variants }) => variants.length > 1 && format.list(variants.map(({ name }) => name)),
    },
    {
      label: t('show.inclusions'),
      cell: ({ inclusionsHtml: html }) => html !== '' && <CatalogueHtml html={html} look="included" />,
    },
    { label: t('show.duration'), cell: (product) => durationText(product, page) },
    { label: t('cancellation.title'), cell: (product) => cancellationTexts(product, undefined, page).join(' ') },
    { label: t('lists.rating'), cell: ({ rating }) => rating && <ProductRating rating={rating} page={page} /> },
    {
      label: t('show.languages'),
      cell: ({ languages }) => format.list(languages.map((code) => format.languageName(code))),
    },
    { label: t('product.access'), cell: (product) => format.list(accessOf(product)) },
  ]
}

/** What is said of the chosen days, and what the party pays then. */
function dayRows(page: PageContext, days: CardAvailabilityByTgid): readonly Row[] {
  const { t } = page
  return [
    {
      label: t('lists.when'),
      cell: (product) => {
        const day = days.get(product.tgid)
        return day && cardBookingTexts(withPriceOfDay(product, day), page, day).day?.words
      },
    },
    { label: t('party.label'), cell: (product) => partyTotalText(product, page, days.get(product.tgid)) },
  ]
}

function accessOf({ descriptors }: Product): string[] {
  return descriptors.filter(({ type }) => type === 'ACCESSIBILITY').map(({ displayName }) => displayName)
}
