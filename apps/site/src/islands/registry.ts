import type { ComponentType } from 'react'

/** All islands by their names in the HTML. Each is a separate chunk. */
export const ISLANDS = {
  'currency-filter': () =>
    import('../frame/locale-selector/currency-filter.island.tsx').then((module) => module.CurrencyFilter),
  'carousel-controls': () =>
    import('../ui/carousel/carousel-controls.island.tsx').then((module) => module.CarouselControls),
  'photo-gallery': () => import('../ui/photo-gallery/photo-gallery.island.tsx').then((module) => module.PhotoGallery),
} satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof ISLANDS
