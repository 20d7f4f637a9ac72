import type { ReactNode } from 'react'
import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { durationOf } from '../../products/card/product-card.tsx'
import { ProductRating } from '../../products/card/trust-row.tsx'
import { cancellationWords } from '../../products/facts/cancellation-words.ts'
import { offeredPrice } from '../../products/offer.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import { ProductPrice } from '../../products/product-price.tsx'
import { addressOfWishes } from '../../request/address/wishes-address.ts'
import { Action } from '../../ui/action/action.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { WishesViewProps } from '../wish-list/view.tsx'
import styles from './compare.module.css'

interface Row {
  readonly label: string
  readonly cell: (product: Product) => ReactNode
}

const HEADING = 'compare-heading'

/** Two to four tour groups in a table with a sticky first column. */
export function ComparePageView({ page, products, available }: WishesViewProps) {
  const { t, wishes } = page
  const tgids = products.map(({ tgid }) => tgid)
  return (
    <div className={styles.compare}>
      <h1 id={HEADING} className={styles.title}>
        {t('compare.title')}
      </h1>
      {!available && <p>{t('products.unavailable')}</p>}
      {products.length < 2 && <p className={styles.about}>{t('compare.choose')}</p>}
      {products.length > 0 && <Comparison page={page} products={products} />}
      {wishes && (
        <Action link={{ href: addressOfWishes(wishes, { part: 'list', tgids }) }} look="link">
          {t('wishes.title')}
        </Action>
      )}
    </div>
  )
}

function Comparison({ page, products }: Pick<WishesViewProps, 'page' | 'products'>) {
  const rows = rowsOf(page).filter(({ cell }) => products.some((product) => cell(product)))
  return (
    <section className={styles.scroll} aria-labelledby={HEADING}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <th key={product.tgid} scope="col" className={styles.product}>
                <Head page={page} product={product} products={products} />
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

interface HeadProps extends Pick<WishesViewProps, 'page' | 'products'> {
  readonly product: Product
}

function Head({ page, product, products }: HeadProps) {
  const others = products.filter((other) => other !== product).map(({ tgid }) => tgid)
  const { name } = product
  return (
    <>
      <ProductPicture product={product} page={page} className={styles.picture} />
      <a {...page.linkToProduct(product)} className={styles.name}>
        {name}
      </a>
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
function rowsOf(page: PageContext): readonly Row[] {
  const { t, format } = page
  return [
    {
      label: t('tickets.price'),
      cell: (product) => {
        const price = offeredPrice(product, page)
        return price && <ProductPrice price={price} page={page} />
      },
    },
    { label: t('show.duration'), cell: (product) => durationOf(product, page) },
    { label: t('cancellation.title'), cell: (product) => cancellationWords(product, undefined, page).join(' ') },
    { label: t('lists.rating'), cell: ({ rating }) => rating && <ProductRating rating={rating} page={page} /> },
    {
      label: t('show.languages'),
      cell: ({ languages }) => format.list(languages.map((code) => format.languageName(code))),
    },
    { label: t('product.access'), cell: (product) => format.list(accessOf(product)) },
  ]
}

function accessOf({ descriptors }: Product): string[] {
  return descriptors.filter(({ type }) => type === 'ACCESSIBILITY').map(({ displayName }) => displayName)
}
