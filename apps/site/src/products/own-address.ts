import type { PageContext } from '../page-context/page-context.ts'

/** The page's own address in this environment; outside production it has parameters. */
export function ownHref({ visit, translations }: PageContext): string {
  return translations.find(({ lang }) => lang === visit.lang)?.href ?? visit.path
}

/** The same in parts, as a form needs it. */
export function ownAddress(page: PageContext) {
  const [path = '', search = ''] = ownHref(page).split('?')
  return { path, named: [...new URLSearchParams(search)] }
}
