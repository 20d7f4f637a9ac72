import { pageReferenceKey } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { PageRelations } from '../content/links/page-relations.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildCanonicalAddress, buildPageAddress } from '../request/address/page-address.ts'
import type { SiteDirectory } from '../request/site-directory.ts'
import { renderPlainText } from '../shortcodes/text-of-shortcode.ts'
import type { Breadcrumb } from './page-model.ts'

/** The trail from the home page to the page itself; empty for the home page. */
export function buildBreadcrumbs(
  document: PageDocument,
  { ancestors, links }: Pick<PageRelations, 'ancestors' | 'links'>,
  page: PageContext,
  directory: SiteDirectory,
): readonly Breadcrumb[] {
  if (document.pageType === 'homePage') return []
  const { site, visit } = page
  const crumbOf = (label: string, uid: string): Breadcrumb[] => {
    const target = { uid, lang: visit.lang }
    const href = buildPageAddress(target, visit, directory)
    const canonical = buildCanonicalAddress(target, directory)
    return href === undefined || canonical === undefined ? [] : [{ label, href, canonical }]
  }
  const home = links.get(pageReferenceKey(site))
  const own = buildCanonicalAddress(document, directory)
  return [
    ...(home ? crumbOf(site.name, home.uid) : []),
    ...ancestors.flatMap(({ uid, title }) => crumbOf(renderPlainText(title, page), uid)),
    { label: document.title, ...(own === undefined ? {} : { canonical: own }) },
  ]
}
