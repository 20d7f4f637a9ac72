import type { PageDocument } from '@passepartout/content-model/page'
import type { Surroundings } from '../content/surroundings.ts'
import type { Directory } from '../request/directory.ts'
import { buildPageAddress } from '../request/page-address.ts'
import type { PageContext } from './page-context.ts'
import type { Breadcrumb } from './page-model.ts'

/** From home down to the page itself; home has none. */
export function buildBreadcrumbs(
  document: PageDocument,
  { ancestors }: Surroundings,
  page: PageContext,
  directory: Directory,
): readonly Breadcrumb[] {
  if (document.pageType === 'homePage') return []
  const home = page.linkToUid(page.site.uid)
  const above = ancestors.flatMap(({ uid, title }) => {
    const href = buildPageAddress({ uid, lang: page.visit.lang }, page.visit, directory)
    return href === undefined ? [] : [{ label: title, href }]
  })
  return [...(home ? [{ label: page.site.name, href: home.href }] : []), ...above, { label: document.title }]
}
