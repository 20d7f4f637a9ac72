import type { BrandLook } from '@passepartout/site/brand'
import icon from './icon.svg?raw'
import { Wordmark } from './logo.tsx'

export const look: BrandLook = {
  name: 'Passepartout',
  Logo: Wordmark,
  icon,
  themeColor: { light: '#ffffff', dark: '#14181d' },
  cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
  cardColumns: 4,
  footer: { appCode: true, verificationBadge: false },
}
