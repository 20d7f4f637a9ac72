import type { PageContext } from '../../page-context/page-context.ts'
import { ChoiceForm } from '../calendar/choice-form.tsx'
import type { OfferedVariant, VisitPlan } from './plan-visit.ts'
import styles from './variant-choice.module.css'

interface VariantChoiceProps {
  readonly plan: VisitPlan
  readonly page: PageContext
}

/** Number of variants shown at once; further ones are collapsed. */
const SHOWN = 4

/** The variants with their prices on the selected day, or their lowest prices; nothing when there is only one. */
export function VariantChoice({ plan, page }: VariantChoiceProps) {
  const { variants, day, month } = plan
  if (variants.length < 2) return null
  const looked = page.visit.choice?.month === month ? month : undefined
  const [first, more] = [variants.slice(0, SHOWN), variants.slice(SHOWN)]
  return (
    <ChoiceForm page={page} date={day?.date ?? looked} label={page.t('booking.tickets')}>
      <h3 className={styles.heading}>{page.t('booking.tickets')}</h3>
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
  readonly variants: readonly OfferedVariant[]
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

function VariantButton({ offered, page }: { readonly offered: OfferedVariant; readonly page: PageContext }) {
  const { variant, isChosen, gone, price } = offered
  const { t, format } = page
  const amount = price ? format.money(price.display) : ''
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
      <span className={styles.price}>
        {gone ? goneWords(gone, page) : [price?.isFrom && amount && t('price.from'), amount].filter(Boolean).join(' ')}
      </span>
    </button>
  )
}

/** Why a variant cannot be had on the selected day. */
export function goneWords(gone: NonNullable<OfferedVariant['gone']>, { t }: PageContext): string {
  return t(gone === 'soldOut' ? 'booking.soldOut' : 'booking.notThen')
}
