import { createPseudoTranslator } from '../i18n/pseudo-locale.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { ExampleDocument } from './examples/example-document.tsx'
import { GalleryIndex, type GalleryIndexProps } from './gallery-index.tsx'
import type { GalleryRequest } from './gallery-request.ts'

interface GalleryProps extends Omit<GalleryIndexProps, 'visit'> {
  /** A page of the site that was asked for. */
  readonly page: PageContext
}

/**
 * The component gallery by brand, language, direction and width: a document with the list of all examples, or with one
 * of them.
 */
export function ComponentGalleryView({ page, request, head, ...choices }: GalleryProps) {
  if (request.show === undefined) {
    return <GalleryIndex visit={page.visit} request={request} head={head} {...choices} />
  }
  return <ExampleDocument page={galleryPageContext(page, request)} show={request.show} head={head} />
}

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
