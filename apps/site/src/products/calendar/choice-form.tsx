import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { writeReviewsChoice } from '../../request/address/reviews-choice.ts'
import {
  DATE_PARAMETER,
  VARIANT_PARAMETER,
  type VisitChoice,
  writeVisitChoice,
} from '../../request/address/visit-choice.ts'

/** Where a choice brings the visitor back to. */
export const BOOKING_ANCHOR = 'booking'

interface ChoiceFormProps {
  readonly page: PageContext
  /** What stays as it is, before and after what the buttons choose: the order of parameters is fixed. A day, or a month. */
  readonly date?: string | undefined
  readonly variantId?: number | undefined
  readonly label: string
  readonly children: ReactNode
}

/**
 * Buttons that choose by the address: a form that any browser sends, and choose-visit.browser.ts fetches. Whatever else was
 * chosen on the page stays.
 */
export function ChoiceForm({ page, date, variantId, label, children }: ChoiceFormProps) {
  const { path, named } = ownAddress(page)
  return (
    <form method="get" action={`${path}#${BOOKING_ANCHOR}`} data-choose="" aria-label={label}>
      <CachedMarkup parameters={named} />
      {date && <input type="hidden" name={DATE_PARAMETER} value={date} />}
      {children}
      {variantId !== undefined && <input type="hidden" name={VARIANT_PARAMETER} value={variantId} />}
      <CachedMarkup parameters={[...new URLSearchParams(writeReviewsChoice(page.visit.choice?.reviews ?? {}))]} />
    </form>
  )
}

function CachedMarkup({ parameters }: { readonly parameters: readonly (readonly [name: string, value: string])[] }) {
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** The page with another choice of day and ticket, and with whatever reviews were chosen on it. */
export function choiceAddress(page: PageContext, choice: Omit<VisitChoice, 'reviews'>): string {
  const { path, named } = ownAddress(page)
  const { reviews = {} } = page.visit.choice ?? {}
  const chosen = writeVisitChoice({ ...choice, reviews })
  const query = [...named.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), chosen]
  const search = query.filter(Boolean).join('&')
  return `${path}${search && `?${search}`}#${BOOKING_ANCHOR}`
}

/** The page itself in this environment; outside production parameters name it. */
function ownAddress({ visit, translations }: PageContext) {
  const own = translations.find(({ lang }) => lang === visit.lang)?.href ?? visit.path
  const [path = '', search = ''] = own.split('?')
  return { path, named: [...new URLSearchParams(search)] }
}
