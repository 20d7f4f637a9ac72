import type { BrandLook } from '@passepartout/site/brand'
import icon from './icon.svg?raw'
import { LondonTheatreTicketsLogo } from './logo.tsx'
import { NotFoundStage } from './not-found-stage.tsx'

export const look: BrandLook = {
  name: 'London Theatre Tickets',
  Logo: LondonTheatreTicketsLogo,
  icon,
  themeColor: { light: '#1f0a12', dark: '#1f0a12' },
  cardPicture: { width: 360, aspectRatio: 2 / 3, sizes: '(width > 1200px) 221px, (width > 640px) 30vw, 45vw' },
  cardColumns: 5,
  footer: { appCode: false, verificationBadge: true },
  notFound: { title: 'error.notFound.stage', Picture: NotFoundStage },
}
