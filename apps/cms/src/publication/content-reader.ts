import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { Payload } from 'payload'
import type { Media, Page, Site } from '../payload-types.ts'
import { type Built, buildPageDocument } from './build-page-document.ts'
import { buildSiteDocument } from './build-site-document.ts'
import { idOf, type Lookups } from './building.ts'
import { collectRelations } from './collect-relations.ts'
import type { PageKey } from './published-store.ts'

export interface ReadPage {
  readonly title: string
  /** `undefined` when the page is not published. */
  readonly built: Built<PageDocument> | undefined
}

export interface ReadSite {
  readonly title: string
  readonly uid: string
  readonly built: readonly { readonly lang: LanguageCode; readonly result: Built<SiteDocument> }[]
}

/** The content system as the publisher sees it: built documents, by number. */
export interface ContentReader {
  readPage(id: number): Promise<ReadPage | undefined>
  readSite(id: number): Promise<ReadSite | undefined>
  /** The page that owns an address in the published state. */
  findPublishedPage(key: PageKey): Promise<number | undefined>
  findSitesShowing(mediaId: number): Promise<number[]>
  listPublishedPages(): Promise<number[]>
  listSites(): Promise<number[]>
}

export function payloadContent(payload: Payload): ContentReader {
  return {
    readPage: (id) => readPage(payload, id),
    readSite: (id) => readSite(payload, id),
    async findPublishedPage({ uid, lang, kind }) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: {
          uid: { equals: uid },
          lang: { equals: lang },
          kind: { equals: kind },
          _status: { equals: 'published' },
        },
        depth: 0,
        limit: 1,
        select: {},
      })
      return docs[0]?.id
    },
    async findSitesShowing(mediaId) {
      const { docs } = await payload.find({
        collection: 'sites',
        where: { 'socialImage.media': { equals: mediaId } },
        depth: 0,
        pagination: false,
        select: {},
      })
      return docs.map(({ id }) => id)
    },
    async listPublishedPages() {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { _status: { equals: 'published' } },
        depth: 0,
        pagination: false,
        sort: 'id',
        select: {},
      })
      return docs.map(({ id }) => id)
    },
    async listSites() {
      const { docs } = await payload.find({ collection: 'sites', depth: 0, pagination: false, sort: 'id', select: {} })
      return docs.map(({ id }) => id)
    },
  }
}

async function readPage(payload: Payload, id: number): Promise<ReadPage | undefined> {
  const page = await payload.findByID({ collection: 'pages', id, draft: false, depth: 0, disableErrors: true })
  if (!page) return undefined
  const title = page.adminLabel ?? page.title ?? ''
  if (page._status !== 'published') return { title, built: undefined }
  const [lookups, siteUid] = await Promise.all([
    readLookups(payload, page, isLanguageCode(page.lang) ? page.lang : 'en'),
    readSiteUid(payload, page.site),
  ])
  return { title, built: buildPageDocument(page, { ...lookups, siteUid }) }
}

async function readSiteUid(payload: Payload, site: Page['site']): Promise<string | null | undefined> {
  const id = idOf(site)
  if (id === undefined) return undefined
  const found = await payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    select: { uid: true },
    disableErrors: true,
  })
  return found?.uid
}

async function readSite(payload: Payload, id: number): Promise<ReadSite | undefined> {
  const read = (locale: LanguageCode): Promise<Site | null> =>
    payload.findByID({ collection: 'sites', id, locale, fallbackLocale: false, depth: 0, disableErrors: true })
  const site = await read('en')
  if (!site?.uid) return undefined
  const built = await Promise.all(
    site.languages.map(async (lang) => {
      const localised = (await read(lang)) ?? site
      return { lang, result: buildSiteDocument(localised, lang, await readLookups(payload, localised, lang)) }
    }),
  )
  return { title: site.host, uid: site.uid, built }
}

async function readLookups(payload: Payload, document: Page | Site, lang: LanguageCode): Promise<Lookups> {
  const { mediaIds, pageIds } = collectRelations(document)
  const [media, pages] = await Promise.all([readMedia(payload, mediaIds, lang), readPageUids(payload, pageIds)])
  return { media, pageUids: pages }
}

async function readMedia(payload: Payload, ids: number[], locale: LanguageCode): Promise<Map<number, Media>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((media) => [media.id, media]))
}

async function readPageUids(payload: Payload, ids: number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { uid: true },
  })
  return new Map(docs.map(({ id, uid }) => [id, uid ?? null]))
}
