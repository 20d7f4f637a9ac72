import type { LanguageCode } from './locales.ts'
import type { PageOrLegalKind } from './page-kind.ts'

/**
 * Cache tags. The site tags what it caches, the content system names the tags of what it publishes; purging a tag removes
 * everything that carries it.
 */
export const cacheTag = {
  /** One page in one language. */
  page: (uid: string, lang: LanguageCode, kind: PageOrLegalKind = 'page') => `page:${uid}:${lang}:${kind}`,
  /** The address, title or existence of a page: for everything that links to it or lists it as a translation. */
  pageLink: (translationGroup: string) => `link:${translationGroup}`,
  /** A link whose target is not published: for whatever is published under this uid later. */
  uid: (uid: string) => `uid:${uid}`,
  /** A redirect or a "gone" at an address without a page. */
  redirect: (host: string, path: string) => `redirect:${host}${path}`,
  /** Header, footer, contacts and settings of a site, all languages. */
  site: (uid: string) => `site:${uid}`,
  collection: (id: number) => `collection:${id}`,
  tourGroup: (tgid: number) => `tour-group:${tgid}`,
  /** The newest guides of a site in one language. */
  guides: (siteUid: string, lang: LanguageCode) => `guides:${siteUid}:${lang}`,
  /** Which sites sell which tour groups, and their order. */
  sellingSites: 'selling-sites',
  /** A listing by category or sub-category. */
  listing: (kind: 'category' | 'subCategory', id: number) => `listing:${kind}:${id}`,
} as const

/** The tour group of a tag, if it names one. */
export function tourGroupIdOfCacheTag(name: string): number | undefined {
  const [, tgid] = /^tour-group:(\d+)$/.exec(name) ?? []
  return tgid === undefined ? undefined : Number(tgid)
}

/** Whether it is purged when something is published, and never because the catalogue changed. */
export function isPublishedContentCacheTag(name: string): boolean {
  return /^(?:page|link|uid|redirect|site):/.test(name)
}
