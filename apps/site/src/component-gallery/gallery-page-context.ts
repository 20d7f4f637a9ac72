import { createPseudoTranslator } from '../i18n/pseudo-locale.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { GalleryRequest } from './gallery-request.ts'

/** The page context of examples: the site's, with the requested brand and texts. */
export function galleryPageContext(
  page: PageContext,
  { brand, words }: Pick<GalleryRequest, 'brand' | 'words'>,
): PageContext {
  const branded = { ...page, site: { ...page.site, brand } }
  if (words === 'plain') return branded
  const t = createPseudoTranslator(words)
  return words === 'long' ? { ...branded, t } : { ...branded, t, locale: { ...page.locale, direction: 'rtl' } }
}
