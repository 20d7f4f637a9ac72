import type { LanguageCode } from './locales.ts'
import type { PageKind } from './page-kind.ts'

/**
 * What a cached answer depends on. The site tags what it stores with these, the content system names them when it
 * publishes; a purge of a tag removes everything that carries it.
 */
export const tag = {
  /** One page in one language. */
  page: (uid: string, lang: LanguageCode, kind: PageKind = 'page') => `page:${uid}:${lang}:${kind}`,
  /** The address, title or existence of a page: whatever links to it or lists it as a translation. */
  pageLink: (translationGroup: string) => `link:${translationGroup}`,
  /** A link whose target is not published: whatever is published under this uid later. */
  uid: (uid: string) => `uid:${uid}`,
  /** What is said about an address that is no page's any more: that it moved, or that it is gone. */
  redirect: (host: string, path: string) => `redirect:${host}${path}`,
  /** Header, footer, contacts and settings of a site, all languages. */
  site: (uid: string) => `site:${uid}`,
  collection: (id: number) => `collection:${id}`,
  tourGroup: (tgid: number) => `tour-group:${tgid}`,
  /** Which sites sell what, and which of them comes first where several sell the same. */
  sellingSites: 'selling-sites',
  /** A listing by category or sub-category. */
  listing: (kind: 'category' | 'subCategory', id: number) => `listing:${kind}:${id}`,
} as const

/** The tour group of a tag, if it is one's. */
export function tourGroupOfTag(name: string): number | undefined {
  const [, tgid] = /^tour-group:(\d+)$/.exec(name) ?? []
  return tgid === undefined ? undefined : Number(tgid)
}
