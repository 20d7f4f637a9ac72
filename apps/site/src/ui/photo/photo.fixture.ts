import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { Photo } from './photo.tsx'

const photoOf = (page: PageContext, url: string, width: number, height: number) => ({
  address: page.image({ url, alt: '' }, { width, aspectRatio: width / height }),
  width,
  height,
  sizes: `${width}px`,
})

export const photoFixtures: ComponentFixtures<typeof Photo> = {
  usual: (page) => ({ ...photoOf(page, '/catalogue/louvre-day', 360, 240), alt: 'A pyramid of glass' }),
  tall: (page) => ({ ...photoOf(page, '/catalogue/eiffel-tower-night', 240, 360), alt: 'A tower at night' }),
  missing: (page) => ({ ...photoOf(page, '/catalogue/nothing-here', 360, 240), alt: 'It was never painted' }),
  missingWithFallback: (page) => ({
    ...photoOf(page, '/catalogue/nothing-here', 360, 240),
    alt: 'A pyramid of glass',
    fallback: page.image({ url: '/catalogue/louvre-day', alt: '' }, { width: 360, aspectRatio: 1.5 }).src,
  }),
  withoutAddress: () => ({ address: { src: '', srcSet: '' }, alt: 'Nothing', width: 360, height: 240, sizes: '360px' }),
}
