import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageReference } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { Payload, PayloadRequest, Where } from 'payload'
import { accountScopeOf } from '../access/account-scope.ts'
import type { Media, Page, Redirect, Site } from '../payload-types.ts'
import { type Lookups, relationId } from './build/build-context.ts'
import {
  type BuildResult,
  buildDraftDocument,
  buildPageDocument,
  type DraftDocument,
  faultsOfPage,
} from './build/build-page-document.ts'
import { buildRedirectDocument, type RedirectBuildResult } from './build/build-redirect-document.ts'
import { buildSiteDocument } from './build/build-site-document.ts'
import { collectRelations } from './build/collect-relations.ts'
import type { NamedFault } from './build/describe-faults.ts'
import type { PageKey } from './published-store.ts'
import { WITHOUT_PUBLICATION_CONTEXT } from './request-publication.ts'

export interface PageToPublish {
  readonly title: string
  /** `undefined` when the page is not published. */
  readonly built: BuildResult<PageDocument> | undefined
}

export interface SiteToPublish {
  readonly title: string
  readonly uid: string
  readonly built: readonly { readonly lang: LanguageCode; readonly result: BuildResult<SiteDocument> }[]
}

export interface RedirectToPublish {
  readonly title: string
  readonly built: RedirectBuildResult
}

/** An address that visitors request: a host, and a canonical path with its language. */
export interface PublicAddress {
  readonly host: string
  readonly path: string
}

/** The content system as the publisher sees it: built documents, by number. */
export interface ContentReader {
  readPage(id: number): Promise<PageToPublish | undefined>
  readSite(id: number): Promise<SiteToPublish | undefined>
  /** The page that owns an address in the published state. */
  findPublishedPage(key: PageKey): Promise<number | undefined>
  readRedirect(id: number): Promise<RedirectToPublish | undefined>
  listRedirects(): Promise<number[]>
  /**
   * Creates a redirect at the old address of a page, unless an editor has created one there.
   *
   * @returns the number of the redirect that the system owns there
   */
  leaveRedirect(from: PublicAddress, pageId: number): Promise<number | undefined>
  /** Removes the redirect at an address that leads to the page which is published there. */
  removeRedirectToItself(at: PublicAddress, pageId: number): Promise<void>
  findSitesShowing(mediaId: number): Promise<number[]>
  listPublishedPages(): Promise<number[]>
  listSites(): Promise<number[]>
}

export function createContentReader(payload: Payload): ContentReader {
  const listIds = async (collection: 'pages' | 'redirects' | 'sites', where: Where = {}) => {
    const query = { where, depth: 0, pagination: false, sort: 'id', select: {} } as const
    const { docs } = await payload.find({ collection, ...query })
    return docs.map(({ id }) => id)
  }
  return {
    readPage: (id) => readPage(payload, id),
    readSite: (id) => readSite(payload, id),
    async findPublishedPage({ uid, lang, kind }) {
      const key = { uid: { equals: uid }, lang: { equals: lang }, kind: { equals: kind } }
      return (await listIds('pages', { ...key, _status: { equals: 'published' } }))[0]
    },
    readRedirect: (id) => readRedirect(payload, id),
    listRedirects: () => listIds('redirects'),
    leaveRedirect: (from, pageId) => leaveRedirect(payload, from, pageId),
    async removeRedirectToItself({ host, path }, pageId) {
      const where = { host: { equals: host }, path: { equals: path }, page: { equals: pageId } }
      await payload.delete({ collection: 'redirects', where, depth: 0 })
    },
    findSitesShowing: (mediaId) =>
      listIds('sites', {
        or: [{ 'socialImage.media': { equals: mediaId } }, { 'header.logo.media': { equals: mediaId } }],
      }),
    listPublishedPages: () => listIds('pages', { _status: { equals: 'published' } }),
    listSites: () => listIds('sites'),
  }
}

async function readPage(payload: Payload, id: number): Promise<PageToPublish | undefined> {
  const page = await payload.findByID({ collection: 'pages', id, draft: false, depth: 0, disableErrors: true })
  if (!page) return undefined
  const title = page.adminLabel ?? page.title ?? ''
  if (page._status !== 'published') return { title, built: undefined }
  return { title, built: await buildDraft(payload, page) }
}

/** A draft, built as if it were published. */
async function buildDraft(payload: Payload, page: Page): Promise<BuildResult<PageDocument>> {
  return buildPageDocument(page, await readPageLookups(payload, page))
}

/**
 * Builds a page from a form, complete or not. It resolves only those references that the account may read or that already lead
 * visitors to a published page.
 *
 * @throws when a value has a type that no form produces
 */
export async function readDraftDocument(page: Page, req: PayloadRequest): Promise<DraftDocument> {
  const lookups = await readPageLookups(req.payload, page)
  const pages = await cutToReader(lookups.pages, page.id, req)
  return buildDraftDocument(page, isLanguageCode(page.lang) ? page.lang : 'en', { ...lookups, pages })
}

async function cutToReader(pages: Lookups['pages'], id: number, req: PayloadRequest): Promise<Lookups['pages']> {
  if (pages.size === 0 || !accountScopeOf(req.user)?.sites) return pages
  const [readable, live] = await Promise.all([
    readPages(req.payload, [...pages.keys()], req),
    req.payload.findByID({ collection: 'pages', id, draft: false, depth: 0, disableErrors: true, req }),
  ])
  const shown = new Set(live?._status === 'published' ? collectRelations(live).pageIds : [])
  return new Map([...pages].filter(([number]) => readable.has(number) || shown.has(number)))
}

/** The faults that prevent the publication of a draft. */
export async function findPageFaults(payload: Payload, page: Page): Promise<NamedFault[]> {
  return faultsOfPage(page, await readPageLookups(payload, page))
}

async function readPageLookups(payload: Payload, page: Page) {
  const [lookups, siteUid] = await Promise.all([
    readLookups(payload, 'pages', page, isLanguageCode(page.lang) ? page.lang : 'en'),
    readSiteUid(payload, page.site),
  ])
  return { ...lookups, siteUid }
}

async function readSiteUid(payload: Payload, site: Page['site']): Promise<string | null | undefined> {
  const id = relationId(site)
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

async function readSite(payload: Payload, id: number): Promise<SiteToPublish | undefined> {
  const read = (locale: LanguageCode): Promise<Site | null> =>
    payload.findByID({ collection: 'sites', id, locale, fallbackLocale: false, depth: 0, disableErrors: true })
  const site = await read('en')
  if (!site?.uid) return undefined
  const built = await Promise.all(
    site.languages.map(async (lang) => {
      const localised = (await read(lang)) ?? site
      return { lang, result: buildSiteDocument(localised, lang, await readLookups(payload, 'sites', localised, lang)) }
    }),
  )
  return { title: site.host, uid: site.uid, built }
}

async function readRedirect(payload: Payload, id: number): Promise<RedirectToPublish | undefined> {
  const redirect = await payload.findByID({ collection: 'redirects', id, depth: 0, disableErrors: true })
  if (!redirect) return undefined
  const target = await readTarget(payload, redirect.page)
  const fields = payload.collections.redirects.config.flattenedFields
  return { title: `${redirect.host ?? ''}${redirect.path}`, built: buildRedirectDocument(redirect, target, fields) }
}

async function readTarget(payload: Payload, page: Redirect['page']) {
  const id = relationId(page)
  if (id === undefined) return undefined
  const select = { uid: true, lang: true, kind: true } as const
  return (await payload.findByID({ collection: 'pages', id, depth: 0, select, disableErrors: true })) ?? undefined
}

async function leaveRedirect(
  payload: Payload,
  { host, path }: PublicAddress,
  pageId: number,
): Promise<number | undefined> {
  const where = { host: { equals: host }, path: { equals: path } }
  const { docs } = await payload.find({ collection: 'redirects', where, limit: 1, depth: 0 })
  const [known] = docs
  if (known) {
    if (known.origin === 'manual') return undefined
    const data = { page: pageId, outcome: 'moved', url: null } as const
    await payload.update({
      collection: 'redirects',
      id: known.id,
      data,
      depth: 0,
      context: WITHOUT_PUBLICATION_CONTEXT,
    })
    return known.id
  }
  const page = await payload.findByID({ collection: 'pages', id: pageId, depth: 0, select: { site: true } })
  const data = { site: page.site, path, page: pageId, outcome: 'moved', origin: 'moved', permanent: true } as const
  const created = await payload.create({ collection: 'redirects', data, depth: 0, context: MOVING })
  return created.id
}

/** The page is still online at its old address while its redirect is written. */
const MOVING = { ...WITHOUT_PUBLICATION_CONTEXT, pageIsMoving: true } as const

async function readLookups(
  payload: Payload,
  collection: 'pages' | 'sites',
  document: Page | Site,
  lang: LanguageCode,
): Promise<Lookups> {
  const { mediaIds, pageIds } = collectRelations(document)
  const [media, pages] = await Promise.all([readMedia(payload, mediaIds, lang), readPages(payload, pageIds)])
  return { media, pages, fields: payload.collections[collection].config.flattenedFields }
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

/** @param reader the account that may read them; without one all are read */
async function readPages(
  payload: Payload,
  ids: number[],
  reader?: PayloadRequest,
): Promise<Map<number, PageReference | null>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { uid: true, kind: true },
    ...(reader ? { overrideAccess: false, user: reader.user, req: reader } : {}),
  })
  return new Map(docs.map(({ id, uid, kind }) => [id, uid ? { uid, kind } : null]))
}
