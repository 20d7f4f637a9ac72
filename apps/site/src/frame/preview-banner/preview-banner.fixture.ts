import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PreviewBanner } from './preview-banner.tsx'

export const previewBannerFixtures: ComponentFixtures<typeof PreviewBanner> = {
  usual: (page) => ({ page, exit: { href: '/?preview=exit' } }),
  unfinished: (page) => ({
    page: { ...page, faults: ['Block 3 (Card list), Card 1, Picture: is missing.'] },
    exit: { href: '/?preview=exit' },
  }),
  unknownBlocks: (page) => ({ page: { ...page, unknownBlocks: ['carousel3d'] }, exit: { href: '/?preview=exit' } }),
}
