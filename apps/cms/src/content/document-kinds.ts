/** The kinds of documents as used outside of their collections, such as in `page:12`, with their collections. */
export const COLLECTIONS = { page: 'pages', site: 'sites', media: 'media', redirect: 'redirects' } as const
export type DocumentKind = keyof typeof COLLECTIONS

/** @returns `undefined` for a collection without a kind */
export function kindOfCollection(slug: string): DocumentKind | undefined {
  return (Object.keys(COLLECTIONS) as DocumentKind[]).find((kind) => COLLECTIONS[kind] === slug)
}
