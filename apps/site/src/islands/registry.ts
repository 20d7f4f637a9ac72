import type { ComponentType } from 'react'

/** Every island that a browser may fetch, by the name in the HTML. Each is a chunk of its own. */
export const ISLANDS = {
  'currency-filter': () =>
    import('../frame/locale-selector/currency-filter.island.tsx').then((module) => module.CurrencyFilter),
  'carousel-controls': () =>
    import('../ui/carousel/carousel-controls.island.tsx').then((module) => module.CarouselControls),
  'photo-gallery': () => import('../ui/photo-gallery/photo-gallery.island.tsx').then((module) => module.PhotoGallery),
} satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof ISLANDS
