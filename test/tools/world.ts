/** The hosts and pages of the test world (`test/world/README.md`) that tests ask for by name. */
export const LANTERN = 'www.lantern.example'
export const STAGE = 'www.clairport-stage.example'
export const FANOUS = 'www.fanous.example'

/** Two brands, a light one and a dark one. */
export const LIGHT_BRAND = 'plain'
export const DARK_BRAND = 'posters'

/** All hosts of the world. */
export const HOSTS = [LANTERN, STAGE, FANOUS] as const

/** Pages of the marketplace, as clean paths in English. */
export const THINGS_TO_DO = '/things-to-do-in-clairport/'
export const CASTLE_TICKETS = '/castle-tickets/'
export const GUIDE = '/travel-guide/a-day-in-clairport/'
/** A page of the theatre with a gallery. */
export const PAPER_MOON = '/plays/the-paper-moon/'

/** A page of each kind. */
export const PAGES = [
  { host: LANTERN, path: '/' },
  { host: LANTERN, path: THINGS_TO_DO },
  { host: LANTERN, path: GUIDE },
  { host: STAGE, path: '/' },
  { host: STAGE, path: PAPER_MOON },
  { host: LANTERN, path: '/privacy-policy/' },
] as const
