import type { Brand } from '@passepartout/content-model/site'
import type { BrandLook } from './brand.ts'
import { eiffelTowerTicketsLook } from './eiffel-tower-tickets/look.ts'
import { londonTheatreTicketsLook } from './london-theatre-tickets/look.ts'
import { romeByWayfareLook } from './rome-by-wayfare/look.ts'
import { wayfareLook } from './wayfare/look.ts'

export const BRAND_LOOKS = {
  wayfare: wayfareLook,
  'london-theatre-tickets': londonTheatreTicketsLook,
  'rome-by-wayfare': romeByWayfareLook,
  'eiffel-tower-tickets': eiffelTowerTicketsLook,
} satisfies Record<Brand, BrandLook>
