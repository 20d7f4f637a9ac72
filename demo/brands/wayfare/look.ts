import type { BrandLook } from '@passepartout/site/brand'
import icon from './icon.svg?raw'
import { WayfareLogo } from './logo.tsx'

export const look: BrandLook = {
  name: 'Wayfare',
  isMarketplace: true,
  Logo: WayfareLogo,
  icon,
  themeColor: { light: '#fdf8ef', dark: '#092123' },
  cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
  cardColumns: 4,
  footer: { appCode: true, verificationBadge: false },
}
