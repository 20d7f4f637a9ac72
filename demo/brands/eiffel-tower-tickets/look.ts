import type { BrandLook } from '@passepartout/site/brand'
import icon from './icon.svg?raw'
import { EiffelTowerTicketsLogo } from './logo.tsx'

export const look: BrandLook = {
  name: 'Eiffel Tower Tickets',
  Logo: EiffelTowerTicketsLogo,
  icon,
  themeColor: { light: '#14304b', dark: '#0f2236' },
  cardPicture: { width: 360, aspectRatio: 1, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
  cardColumns: 4,
  footer: { appCode: true, verificationBadge: false },
}
