import type { Image } from '@passepartout/content-model/image'
import type { PageReference } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'

/** Data of a card that links to a page. */
export interface PageCard {
  /** The reference in the other page, in any language. */
  readonly reference: PageReference
  /** Uid of the shown version. */
  readonly uid: string
  readonly kind: PageOrLegalKind
  readonly title: string
  readonly kicker?: string | undefined
  readonly image?: Image | undefined
}

/** The card of a page; without an opening picture, it has the one for sharing. */
export function cardOfPage(reference: PageReference, document: PageDocument): PageCard {
  const { uid, kind, title, kicker, heroImage, meta } = document
  return { reference, uid, kind, title, kicker, image: heroImage ?? meta.image }
}
