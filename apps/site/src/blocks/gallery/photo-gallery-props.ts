import type { Image } from '@passepartout/content-model/image'
import type { Picture } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { PhotoGalleryProps } from '../../ui/photo-gallery/photo-gallery.tsx'

const LARGE = { width: 1512 }
const OPENING = { width: 800, aspectRatio: 4 / 3 }
const THUMB = { width: 392, aspectRatio: 3 / 2 }

interface CaptionedPicture {
  readonly picture: Image | Picture
  /** As its author wrote it. */
  readonly caption?: string | undefined
}

/** Pictures with an address on an allowed host. */
export function displayablePictures<T extends CaptionedPicture>(
  pictures: readonly T[],
  page: PageContext,
): readonly T[] {
  return pictures.filter(({ picture }) => page.image(picture, LARGE).src !== '')
}

/** Pictures as the gallery shows them, which knows neither the image host nor a language. */
export function photoGalleryProps(
  pictures: readonly CaptionedPicture[],
  page: PageContext,
  layout: PhotoGalleryProps['layout'] = 'row',
): PhotoGalleryProps {
  const { t } = page
  const total = pictures.length
  return {
    layout,
    photos: pictures.map(({ picture, caption }) => {
      const small = page.image(picture, layout === 'mosaic' ? OPENING : THUMB)
      const large = page.image(picture, LARGE)
      const words = caption && renderPlainText(caption, page)
      const addresses = { src: small.src, srcSet: small.srcSet, large: large.src, largeSet: large.srcSet }
      return { alt: picture.alt, ...addresses, ...(words ? { caption: words } : {}) }
    }),
    strings: {
      gallery: t('gallery.label'),
      close: t('gallery.close'),
      previous: t('gallery.previous'),
      next: t('gallery.next'),
      positions: pictures.map((_, index) => t('gallery.position', { position: index + 1, total })),
    },
  }
}
