import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { ConsentBanner } from './consent-banner.tsx'

export const consentBannerFixtures: ComponentFixtures<typeof ConsentBanner> = {
  usual: ({ t }) => ({ t, isShown: true }),
}
