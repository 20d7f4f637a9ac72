import type { PageContext } from '../page-context/page-context.ts'
import { ExampleDocument } from './examples/example-document.tsx'
import { GalleryIndex, type GalleryIndexProps } from './gallery-index.tsx'
import { galleryPage } from './gallery-page.ts'

interface GalleryProps extends Omit<GalleryIndexProps, 'visit'> {
  /** A page of the site that was asked for. */
  readonly page: PageContext
}

/**
 * Every component in every state, for the people who build them: by brand, language, direction and width. A whole
 * document: the list of all, or one example alone.
 */
export function GalleryView({ page, request, head, ...choices }: GalleryProps) {
  if (request.show === undefined) {
    return <GalleryIndex visit={page.visit} request={request} head={head} {...choices} />
  }
  return <ExampleDocument page={galleryPage(page, request)} show={request.show} head={head} />
}
