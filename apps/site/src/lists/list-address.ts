import type { PageContext } from '../page-context/page-context.ts'
import { type ListChoice, writeListChoice } from '../request/address/list-choice.ts'
import { writeVisitChoice } from '../request/address/visit-choice.ts'

/** The page with another choice of its list, and with whatever else was chosen on it; without what a link jumps to. */
export function listAddress(page: PageContext, list: ListChoice): string {
  const own = ownAddressOf(page)
  const query = writeVisitChoice({ ...page.visit.choice, list })
  return `${own}${query && `${own.includes('?') ? '&' : '?'}${query}`}`
}

/** What a form of the list must repeat so that it comes back to this page: outside production parameters name it. */
export function keptParameters(page: PageContext): readonly (readonly [name: string, value: string])[] {
  const { list: _list, ...rest } = page.visit.choice ?? {}
  const own = ownAddressOf(page).split('?')[1] ?? ''
  return [...new URLSearchParams(own), ...new URLSearchParams(writeVisitChoice(rest))]
}

/** Where a form of the list leads. */
export function formAction(page: PageContext): string {
  return ownAddressOf(page).split('?')[0] ?? ''
}

/** The page itself in this environment. */
function ownAddressOf({ visit, translations }: PageContext): string {
  return translations.find(({ lang }) => lang === visit.lang)?.href ?? visit.path
}

/** The address of the list as search engines know it: turned over, and never filtered or ordered. */
export function canonicalQuery(page: number): string {
  return page > 1 ? `?${writeListChoice({ page: [String(page)] })}` : ''
}
