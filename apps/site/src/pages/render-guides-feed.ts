import { cacheTag } from '@passepartout/content-model/cache-tags'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { GUIDES_ATOM_FILE_NAME } from '../request/address/parse-address.ts'
import type { Visit } from '../request/visit.ts'
import { buildGuideFeed, type FeedEntry } from '../seo/build-guide-feed.ts'
import { readGuide } from '../seo/list-guides.ts'
import { socialImageOf } from './metadata/page-metadata.ts'
import { toRendering } from './render-document.tsx'
import { FILE_CSP } from './render-page-file.ts'
import type { RenderServices } from './render-services.ts'

/** Entries of a feed: readers of feeds come more often than so many guides are published. */
const MOST_GUIDES = 30

/**
 * The newest guides of a site in one language as an Atom feed; its links are public addresses in every environment. It is purged when
 * any page of the site is published in that language.
 *
 * @param visit of the site's home page
 * @returns `undefined` when the site or its home page is not published in the language, or the site offers no feed
 */
export async function renderGuidesFeed(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const { siteUid, lang } = visit
  const { content } = services
  const site = content.site(siteUid, lang)
  const home = content.page(siteUid, lang, 'page')
  const address = buildCanonicalAddress({ uid: siteUid, lang }, content.directory)
  if (!site || !home || address === undefined || !isInterfaceOpen(site, 'guideFeed')) return undefined
  const dependencies = new RenderDependencies()
  dependencies.tag(cacheTag.page(siteUid, lang), cacheTag.site(siteUid), cacheTag.guides(siteUid, lang))
  const text = buildGuideFeed({
    lang,
    siteName: site.name,
    tagline: site.tagline,
    home: address,
    address: address + GUIDES_ATOM_FILE_NAME,
    updatedAt: home.updatedAt,
    entries: content.store.newestGuides(siteUid, lang, MOST_GUIDES).flatMap((uid) => entryOf(uid, visit, services)),
  })
  return {
    ...toRendering(visit, 200, text, dependencies, services),
    contentSecurityPolicy: FILE_CSP,
    contentType: 'application/atom+xml; charset=utf-8',
    isHidden: true,
  }
}

/** @returns nothing for a document that cannot be read, or is of no time */
function entryOf(uid: string, { lang }: Visit, { content, pictures }: RenderServices): FeedEntry[] {
  const guide = readGuide(uid, lang, content)
  if (!guide) return []
  const { url: address, title, description: summary, document } = guide
  const { publishedAt, updatedAt } = document
  if (Number.isNaN(Date.parse(publishedAt) + Date.parse(updatedAt))) return []
  const picture = socialImageOf({ loaded: { document, site: {} }, pictures })
  return [
    {
      ...{ address, publishedAt, updatedAt, title, summary },
      ...(picture ? { picture } : {}),
    },
  ]
}
