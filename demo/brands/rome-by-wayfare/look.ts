import type { BrandLook } from '@passepartout/site/brand'
import icon from './icon.svg?raw'
import { RomeByWayfareLogo } from './logo.tsx'

export const look: BrandLook = {
  name: 'Rome by Wayfare',
  Logo: RomeByWayfareLogo,
  icon,
  themeColor: { light: '#f6efe3', dark: '#1b110c' },
  cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
  cardColumns: 4,
  footer: { appCode: true, verificationBadge: false },
}
