import type { Image } from '@passepartout/content-model/image'
import type { PageReference } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { PageKind } from '@passepartout/content-model/page-kind'

/** A page as a card of another one shows it. */
export interface PageCard {
  /** As the other page names it: in whatever language. */
  readonly reference: PageReference
  /** Of the version that is shown. */
  readonly uid: string
  readonly kind: PageKind
  readonly title: string
  readonly kicker?: string | undefined
  readonly image?: Image | undefined
}

/** What a page says of itself; where it opens without a picture, the one that is shared with it. */
export function cardOfPage(reference: PageReference, document: PageDocument): PageCard {
  const { uid, kind, title, kicker, heroImage, meta } = document
  return { reference, uid, kind, title, kicker, image: heroImage ?? meta.image }
}
