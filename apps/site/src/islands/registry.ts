import type { ComponentType } from 'react'

/** Every island that a browser may fetch, by the name in the HTML. Each is a chunk of its own. */
export const ISLANDS = {
  'currency-filter': () => import('../chrome/currency-filter.island.tsx').then((module) => module.CurrencyFilter),
  'carousel-controls': () => import('../ui/carousel-controls.island.tsx').then((module) => module.CarouselControls),
  'photo-gallery': () => import('../ui/photo-gallery.island.tsx').then((module) => module.PhotoGallery),
} satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof ISLANDS
