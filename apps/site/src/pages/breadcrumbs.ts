import { keyOfReference } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { Surroundings } from '../content/links/surroundings.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildCanonicalAddress, buildPageAddress } from '../request/address/page-address.ts'
import type { Directory } from '../request/directory.ts'
import { plainWords } from '../shortcodes/text-of-shortcode.ts'
import type { Breadcrumb } from './page-model.ts'

/** The trail from the home page to the page itself; empty for the home page. */
export function buildBreadcrumbs(
  document: PageDocument,
  { ancestors, links }: Pick<Surroundings, 'ancestors' | 'links'>,
  page: PageContext,
  directory: Directory,
): readonly Breadcrumb[] {
  if (document.pageType === 'homePage') return []
  const { site, visit } = page
  const crumbOf = (label: string, uid: string): Breadcrumb[] => {
    const target = { uid, lang: visit.lang }
    const href = buildPageAddress(target, visit, directory)
    const canonical = buildCanonicalAddress(target, directory)
    return href === undefined || canonical === undefined ? [] : [{ label, href, canonical }]
  }
  const home = links.get(keyOfReference(site))
  const own = buildCanonicalAddress(document, directory)
  return [
    ...(home ? crumbOf(site.name, home.uid) : []),
    ...ancestors.flatMap(({ uid, title }) => crumbOf(plainWords(title, page), uid)),
    { label: document.title, ...(own === undefined ? {} : { canonical: own }) },
  ]
}
