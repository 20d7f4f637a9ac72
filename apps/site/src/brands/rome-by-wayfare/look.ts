import type { BrandLook } from '../brand.ts'
import { NotFoundRoad } from '../not-found-road.tsx'
import icon from './icon.svg?raw'
import { RomeByWayfareLogo } from './logo.tsx'

export const romeByWayfareLook = {
  name: 'Rome by Wayfare',
  Logo: RomeByWayfareLogo,
  icon,
  themeColor: { light: '#f6efe3', dark: '#1b110c' },
  tokens: 'brands/rome-by-wayfare/tokens.css',
  cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
  cardColumns: 4,
  footer: { appCode: true, verificationBadge: false },
  lost: { title: 'error.notFound.title', Picture: NotFoundRoad },
} satisfies BrandLook
