import type { Brand } from '@passepartout/content-model/site'
import type { BrandLook } from './brand.ts'
import eiffelIcon from './eiffel-tower-tickets/icon.svg?raw'
import { EiffelTowerTicketsLogo } from './eiffel-tower-tickets/logo.tsx'
import theatreIcon from './london-theatre-tickets/icon.svg?raw'
import { LondonTheatreTicketsLogo } from './london-theatre-tickets/logo.tsx'
import romeIcon from './rome-by-wayfare/icon.svg?raw'
import { RomeByWayfareLogo } from './rome-by-wayfare/logo.tsx'
import wayfareIcon from './wayfare/icon.svg?raw'
import { WayfareLogo } from './wayfare/logo.tsx'

export const BRAND_LOOKS = {
  wayfare: {
    Logo: WayfareLogo,
    icon: wayfareIcon,
    themeColor: { light: '#fdf8ef', dark: '#092123' },
    tokens: 'brands/wayfare/tokens.css',
    cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
    footer: { appCode: true, verificationBadge: false },
  },
  'london-theatre-tickets': {
    Logo: LondonTheatreTicketsLogo,
    icon: theatreIcon,
    themeColor: { light: '#1f0a12', dark: '#1f0a12' },
    tokens: 'brands/london-theatre-tickets/tokens.css',
    cardPicture: { width: 360, aspectRatio: 2 / 3, sizes: '(width > 1200px) 221px, (width > 640px) 30vw, 45vw' },
    footer: { appCode: false, verificationBadge: true },
  },
  'rome-by-wayfare': {
    Logo: RomeByWayfareLogo,
    icon: romeIcon,
    themeColor: { light: '#f6efe3', dark: '#1b110c' },
    tokens: 'brands/rome-by-wayfare/tokens.css',
    cardPicture: { width: 360, aspectRatio: 4 / 3, sizes: '(width > 1200px) 282px, (width > 640px) 30vw, 45vw' },
    footer: { appCode: true, verificationBadge: false },
  },
  'eiffel-tower-tickets': {
    Logo: EiffelTowerTicketsLogo,
    icon: eiffelIcon,
    themeColor: { light: '#14304b', dark: '#0f2236' },
    tokens: 'brands/eiffel-tower-tickets/tokens.css',
    cardPicture: { width: 400, aspectRatio: 4 / 5, sizes: '(width > 1200px) 384px, (width > 640px) 30vw, 45vw' },
    footer: { appCode: true, verificationBadge: false },
  },
} satisfies Record<Brand, BrandLook>
