/** The kinds of documents outside of their collections, such as in `page:12`, each with its collection. */
export const COLLECTIONS = { page: 'pages', site: 'sites', media: 'media', redirect: 'redirects' } as const
export type DocumentKind = keyof typeof COLLECTIONS

/** @returns `undefined` for a collection whose documents are known by no kind */
export function kindOfCollection(slug: string): DocumentKind | undefined {
  return (Object.keys(COLLECTIONS) as DocumentKind[]).find((kind) => COLLECTIONS[kind] === slug)
}
