import { PAGE_OR_LEGAL_KINDS, type PageOrLegalKind } from '@passepartout/content-model/page-kind'

/** The kinds of documents as used outside of their collections, such as in `page:12`, with their collections. */
export const COLLECTION_OF_KIND = { page: 'pages', site: 'sites', media: 'media', redirect: 'redirects' } as const
export type DocumentKind = keyof typeof COLLECTION_OF_KIND

/** @returns `undefined` for a collection without a kind */
export function kindOfCollection(slug: string): DocumentKind | undefined {
  return (Object.keys(COLLECTION_OF_KIND) as DocumentKind[]).find((kind) => COLLECTION_OF_KIND[kind] === slug)
}

/** Whether a document is a page, or which legal page; a page where nothing is said. */
export function pageOrLegalKindOf({ kind }: { readonly kind?: unknown }): PageOrLegalKind {
  return PAGE_OR_LEGAL_KINDS.find((known) => known === kind) ?? 'page'
}
