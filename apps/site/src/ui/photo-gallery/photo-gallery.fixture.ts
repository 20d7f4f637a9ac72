import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { PhotoGallery, PhotoGalleryProps } from './photo-gallery.tsx'

const galleryOf = (page: PageContext, urls: readonly string[], layout: PhotoGalleryProps['layout'] = 'row') => ({
  layout,
  photos: urls.map((url, index) => {
    const small = page.image({ url, alt: '' }, { width: 360, aspectRatio: 3 / 2 })
    const large = page.image({ url, alt: '' }, { width: 1512 })
    return { ...small, alt: `Picture ${index + 1}`, large: large.src, largeSet: large.srcSet }
  }),
  strings: {
    gallery: page.t('gallery.label'),
    close: page.t('gallery.close'),
    previous: page.t('gallery.previous'),
    next: page.t('gallery.next'),
    positions: urls.map((_, index) => page.t('gallery.position', { position: index + 1, total: urls.length })),
  },
})

const withCaptions = (gallery: PhotoGalleryProps): PhotoGalleryProps => ({
  ...gallery,
  photos: gallery.photos.map((photo) => ({
    ...photo,
    caption: 'Twenty minutes after sunset, from the second bridge.',
  })),
})

const NAMES = ['louvre-day', 'seine-cruise-dusk', 'sainte-chapelle-day', 'colosseum-dusk', 'amsterdam-canals-dawn']
const URLS = NAMES.map((name) => `/catalogue/${name}`)

export const photoGalleryFixtures: ComponentFixtures<typeof PhotoGallery> = {
  usual: (page) => galleryOf(page, URLS),
  captions: (page) => withCaptions(galleryOf(page, URLS)),
  mosaic: (page) => galleryOf(page, URLS, 'mosaic'),
  mosaicOfTwo: (page) => galleryOf(page, URLS.slice(0, 2), 'mosaic'),
  one: (page) => galleryOf(page, URLS.slice(0, 1)),
  missing: (page) => galleryOf(page, ['/catalogue/nothing-here', '/catalogue/nor-here']),
}
