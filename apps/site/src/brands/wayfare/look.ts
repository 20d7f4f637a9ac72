import type { BrandLook } from '../brand.ts'
import { NotFoundRoad } from '../not-found-road.tsx'
import icon from './icon.svg?raw'
import { WayfareLogo } from './logo.tsx'

export const wayfareLook = {
  name: 'Wayfare',
  Logo: WayfareLogo,
  icon,
  themeColor: { light: '#fdf8ef', dark: '#092123' },
  tokens: 'brands/wayfare/tokens.css',
  cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
  cardColumns: 4,
  footer: { appCode: true, verificationBadge: false },
  lost: { title: 'error.notFound.title', Picture: NotFoundRoad },
} satisfies BrandLook
