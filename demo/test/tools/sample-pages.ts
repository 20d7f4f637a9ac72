/** The hosts of the demonstration. */
export const WAYFARE = 'www.wayfare.example'
export const ROME = 'rome.wayfare.example'
export const EIFFEL = 'www.eiffel-tower-tickets.example'
export const THEATRE = 'www.london-theatre-tickets.example'
export const SMALL_THEATRES = 'www.velvet-circle.example'

export interface SamplePage {
  readonly type: string
  readonly host: string
  readonly path: Readonly<Record<'en' | 'fr' | 'de', string>> & { readonly ar?: string }
}

/** Its pages by type, as addresses below their production hosts; one table for every browser walk. */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  { type: 'home', host: WAYFARE, path: { en: '/', fr: '/fr/', de: '/de/', ar: '/ar/' } },
  {
    type: 'collection',
    host: WAYFARE,
    path: {
      en: '/things-to-do-in-paris/',
      fr: '/fr/que-faire-a-paris/',
      de: '/de/paris-erleben/',
      ar: '/ar/anshita-fi-baris/',
    },
  },
  {
    type: 'guide',
    host: WAYFARE,
    path: {
      en: '/travel-guide/three-days-in-paris/',
      fr: '/fr/guide-de-voyage/trois-jours-a-paris/',
      de: '/de/reisefuehrer/drei-tage-in-paris/',
      ar: '/ar/dalil-assafar/thalathat-ayyam-fi-baris/',
    },
  },
  { type: 'theatre home', host: THEATRE, path: { en: '/', fr: '/fr/', de: '/de/', ar: '/ar/' } },
  {
    type: 'show',
    host: THEATRE,
    path: {
      en: '/shows/the-lantern-thief/',
      fr: '/fr/spectacles/the-lantern-thief/',
      de: '/de/shows/the-lantern-thief/',
      ar: '/ar/urud/the-lantern-thief/',
    },
  },
  {
    type: 'legal',
    host: WAYFARE,
    path: { en: '/privacy-policy/', fr: '/fr/privacy-policy/', de: '/de/privacy-policy/' },
  },
]
