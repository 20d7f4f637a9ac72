import type { BrandLook } from '@passepartout/site/brand'
import { NotFoundIllustration } from '../../../src/brands/not-found-illustration.tsx'
import icon from '../../../src/brands/plain/icon.svg?raw'
import { Wordmark } from '../../../src/brands/plain/logo.tsx'

/** For tests: an installed brand that differs from the plain one wherever a look can. */
export const look: BrandLook = {
  name: 'Posters',
  isMarketplace: true,
  Logo: Wordmark,
  icon,
  themeColor: { light: '#1a1d21', dark: '#1a1d21' },
  cardPicture: { width: 360, aspectRatio: 2 / 3, sizes: '(width > 1200px) 221px, (width > 640px) 30vw, 45vw' },
  cardColumns: 5,
  footer: { appCode: false, verificationBadge: true },
  notFound: { title: 'error.notFound.stage', Picture: NotFoundIllustration },
}
