import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { hasSeatMap } from '../booking-button-label.ts'
import { ChoiceForm } from '../calendar/choice-form.tsx'
import { formatFromPrice } from '../format-from-price.ts'
import type { ResolvedVisitChoice, VariantOption } from './resolve-visit-choice.ts'
import styles from './variant-choice.module.css'

interface VariantChoiceProps {
  readonly product: Pick<Product, 'flowType'>
  readonly plan: ResolvedVisitChoice
  readonly page: PageContext
}

/** Number of variants shown at once; further ones are collapsed. */
const SHOWN = 4

/** The variants with their prices on the selected day, or their lowest prices; nothing when there is only one. */
export function VariantChoice({ product, plan, page }: VariantChoiceProps) {
  const { variants, day, month } = plan
  if (variants.length < 2) return null
  const looked = page.visit.choice?.month === month ? month : undefined
  const title = page.t(hasSeatMap(product) ? 'show.tickets' : 'booking.tickets')
  const [first, more] = [variants.slice(0, SHOWN), variants.slice(SHOWN)]
  return (
    <ChoiceForm page={page} date={day?.date ?? looked} label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <VariantList variants={first} page={page} />
      {more.length > 0 && (
        <details open={more.some(({ isChosen }) => isChosen)}>
          <summary className={styles.summary}>{page.t('booking.moreTickets', { count: more.length })}</summary>
          <VariantList variants={more} page={page} />
        </details>
      )}
    </ChoiceForm>
  )
}

interface VariantListProps {
  readonly variants: readonly VariantOption[]
  readonly page: PageContext
}

function VariantList({ variants, page }: VariantListProps) {
  return (
    <ul className={styles.list}>
      {variants.map((offered) => (
        <li key={offered.variant.id}>
          <VariantButton offered={offered} page={page} />
        </li>
      ))}
    </ul>
  )
}

function VariantButton({ offered, page }: { readonly offered: VariantOption; readonly page: PageContext }) {
  const { variant, isChosen, gone } = offered
  return (
    <button
      type="submit"
      name="variant"
      value={variant.id}
      className={styles.variant}
      aria-pressed={isChosen}
      disabled={gone !== undefined}
    >
      <span className={styles.name}>{variant.name}</span>
      <span className={styles.price}>{variantPriceText(offered, page)}</span>
    </button>
  )
}

/** "from £45", or why it cannot be had; empty where its price is unknown. */
export function variantPriceText({ gone, price }: VariantOption, page: PageContext): string {
  if (gone) return unavailableVariantText(gone, page)
  return price ? formatFromPrice(page.format.money(price.display), price.isFrom, page) : ''
}

/** Why a variant cannot be had on the selected day. */
export function unavailableVariantText(gone: NonNullable<VariantOption['gone']>, { t }: PageContext): string {
  return t(gone === 'soldOut' ? 'booking.soldOut' : 'booking.notThen')
}
