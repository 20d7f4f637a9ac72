import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { VARIANT_PARAMETER, type VisitChoice, writeVisitChoice } from '../../request/address/visit-choice.ts'

/** Where a choice brings the visitor back to. */
export const BOOKING_ANCHOR = 'booking'

interface ChoiceFormProps {
  readonly page: PageContext
  /** What stays as it is, before and after what the buttons choose: the order of parameters is fixed. */
  readonly day?: string | undefined
  readonly variantId?: number | undefined
  readonly label: string
  readonly children: ReactNode
}

/** Buttons that choose by the address: a form that any browser sends, and choose-visit.browser.ts fetches. */
export function ChoiceForm({ page, day, variantId, label, children }: ChoiceFormProps) {
  const { path, named } = ownAddress(page)
  return (
    <form method="get" action={`${path}#${BOOKING_ANCHOR}`} data-choose="" aria-label={label}>
      {named.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {day && <input type="hidden" name="date" value={day} />}
      {children}
      {variantId !== undefined && <input type="hidden" name={VARIANT_PARAMETER} value={variantId} />}
    </form>
  )
}

/** The page with another choice, as an address. */
export function choiceAddress(page: PageContext, choice: VisitChoice): string {
  const { path, named } = ownAddress(page)
  const query = [...named.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), writeVisitChoice(choice)]
  const search = query.filter(Boolean).join('&')
  return `${path}${search && `?${search}`}#${BOOKING_ANCHOR}`
}

/** The page itself in this environment; outside production parameters name it. */
function ownAddress({ visit, translations }: PageContext) {
  const own = translations.find(({ lang }) => lang === visit.lang)?.href ?? visit.path
  const [path = '', search = ''] = own.split('?')
  return { path, named: [...new URLSearchParams(search)] }
}
