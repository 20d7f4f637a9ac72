/** Documents of the sample, by number. */
export interface Shown {
  readonly page: number
  readonly site: number
  /** A page in German, which is translated from `page`. */
  readonly german: number
  readonly picture: number
}

type Named = Readonly<Record<keyof Shown, number | string>>

/** Every kind of view that the admin has, as paths below `/admin`. */
export const viewsOf = ({ page, site, german, picture }: Named): readonly string[] => [
  '',
  '/collections/pages',
  '/collections/pages/create',
  `/collections/pages/${page}`,
  `/collections/pages/${page}/versions`,
  `/collections/pages/${german}/translate`,
  '/collections/pages/trash',
  '/collections/sites',
  `/collections/sites/${site}`,
  `/collections/sites/${site}/new-brand`,
  '/collections/media',
  `/collections/media/${picture}`,
  '/collections/media/create',
  '/collections/media/payload-folders',
  '/collections/redirects',
  '/collections/redirects/create',
  '/collections/releases',
  '/collections/releases/create',
  '/collections/reviews',
  '/collections/compositions',
  '/collections/users',
  '/collections/log',
  '/collections/publications',
  '/languages',
  '/uses?of=product:7148',
  '/help',
  '/account',
]

/** Each view's path with names in place of numbers, and its place in the list: what a test of one view is called by. */
export function namesOfViews(): (readonly [name: string, place: number])[] {
  const names = { page: ':page', site: ':site', german: ':german', picture: ':picture' }
  return viewsOf(names).map((view, place) => [view || '/', place])
}
