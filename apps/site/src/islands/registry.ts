/** Fetches what starts an island of this name. */
export type LoadIsland = () => Promise<(island: HTMLElement) => void>

/** Every island, by the name in the HTML. Each script is a chunk of its own. */
export const ISLANDS = {
  'carousel-controls': () =>
    import('../ui/carousel/carousel-controls.browser.ts').then((module) => module.startCarouselControls),
  'photo-gallery': () =>
    import('../ui/photo-gallery/photo-gallery.browser.ts').then((module) => module.startPhotoGallery),
} satisfies Record<string, LoadIsland>

export type IslandName = keyof typeof ISLANDS
