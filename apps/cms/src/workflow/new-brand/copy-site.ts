import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { BrandName } from '@passepartout/content-model/brand'
import { addLanguagePrefix, pathOfUid } from '@passepartout/content-model/links/uid'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { LEGAL_PATHS } from '@passepartout/content-model/page-kind'
import type { StructureType } from '@passepartout/content-model/site'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import { pageUidOf } from '../../content/addresses/page-address.ts'
import { parseSourceTexts } from '../../languages/record-source-texts.ts'
import type { TextsByUnit } from '../../languages/translation-segments/translation-units.ts'
import { message } from '../../messages/message.ts'
import type { Page, Redirect, Site } from '../../payload-types.ts'
import { WITHOUT_PUBLICATION_CONTEXT } from '../../publishing/request-publication.ts'
import { siteUidOf } from '../../publishing/site-uid.ts'
import { dropUncopiedLinks } from './drop-uncopied-links.ts'
import { rewriteLinks, type SiteCopyMapping } from './rewrite-links.ts'

/** Set in the context of a request that copies a site, which is marked as unfinished meanwhile. */
export const COPIES_SITE_CONTEXT_KEY = 'copiesSite'

/** The choices for a new brand. */
export interface NewBrandChoices {
  readonly name: string
  readonly brand: BrandName
  readonly host: string
  /** The folder on its host, for a site that shares one; otherwise empty. */
  readonly folder: string
  readonly nakedDomain: string
  readonly languages: readonly LanguageCode[]
  /** The translation groups of the pages to copy. */
  readonly groups: readonly string[]
}

export interface CopiedSite {
  readonly id: number
  readonly pages: number
}

/** Maximum number of pages; more would take minutes in one request. */
export const MAX_COPIED_PAGES = 1000
/** Pages after which other work of the process may run. */
const BATCH = 20

/** Fields that belong to the old brand only: its logos, analytics, memberships and profiles elsewhere. */
const OF_THE_OLD_BRAND = {
  socialImage: { media: null, alt: null },
  tagContainerId: null,
  verificationUrl: null,
  profiles: [],
}
const MARKS_OF_THE_OLD_BRAND = { logo: { media: null }, logoAltText: null, logoRedirectionURL: null } as const

/**
 * Copies a site for a new brand: its settings and menus, and the chosen pages as drafts, with links changed to the copies. A
 * failure removes everything that was created; `removeUnfinishedSiteCopies` removes what a killed process left.
 *
 * @throws LocalizedApiError and ValidationError with messages for the person
 */
export async function copySite(source: Site, wish: NewBrandChoices, req: PayloadRequest): Promise<CopiedSite> {
  const { payload, user } = req
  const pages = await readChosenPages(source, wish, req)
  const localReq = await createLocalReq(
    { ...(user ? { user } : {}), context: { ...WITHOUT_PUBLICATION_CONTEXT, [COPIES_SITE_CONTEXT_KEY]: true } },
    payload,
  )
  const id = await copySettings(source, wish, localReq)
  try {
    const ids = await createStubs(pages, id, localReq)
    const move = await planMove(source, wish, pages, ids, payload)
    await fillPages(pages, move, localReq)
    await rewriteMenus(id, wish, move, localReq)
    await copyRedirects(source, id, move, localReq)
    await finish(id, localReq)
  } catch (error) {
    await removeSite(payload, id)
    throw error
  }
  return { id, pages: pages.length }
}

async function readChosenPages(
  source: Site,
  { groups, languages }: NewBrandChoices,
  req: PayloadRequest,
): Promise<Page[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      site: { equals: source.id },
      translationGroup: { in: [...groups] },
      lang: { in: [...languages] },
    },
    draft: true,
    depth: 0,
    limit: MAX_COPIED_PAGES + 1,
    pagination: false,
    sort: 'id',
  })
  if (docs.length > MAX_COPIED_PAGES)
    throw new LocalizedApiError(req, 400, message('site.tooManyPages', { most: MAX_COPIED_PAGES }))
  return docs
}

async function copySettings(source: Site, wish: NewBrandChoices, req: PayloadRequest): Promise<number> {
  const [locale = 'en'] = wish.languages
  const { name, brand, host, folder, nakedDomain, languages } = wish
  const site = await req.payload.duplicate({
    collection: 'sites',
    id: source.id,
    data: {
      ...OF_THE_OLD_BRAND,
      experiments: [],
      name,
      brand,
      host,
      folder: folder || null,
      nakedDomain,
      structureType: structureOf(wish),
      languages: [...languages],
      unfinishedSince: new Date().toISOString(),
    },
    locale,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return site.id
}

/** The structure of a site follows from its addresses. */
function structureOf({ host, folder, nakedDomain }: NewBrandChoices): StructureType {
  const isOwnDomain = host === nakedDomain || host === `www.${nakedDomain}`
  if (folder) return isOwnDomain ? 'subfolder' : 'subdomainWithSubfolder'
  return isOwnDomain ? 'rootDomain' : 'subdomain'
}

/** Creates pages without texts first, since texts refer to numbers of pages that are known only when all exist. */
async function createStubs(pages: readonly Page[], site: number, req: PayloadRequest): Promise<Map<number, number>> {
  const groups = new Map<string, string>()
  const ids = new Map<number, number>()
  for (const [index, page] of pages.entries()) {
    const old = page.translationGroup ?? String(page.id)
    const translationGroup = groups.get(old) ?? randomUUID()
    groups.set(old, translationGroup)
    const { title, lang, kind, path, pageType } = page
    const { id } = await req.payload.create({
      collection: 'pages',
      data: { site, title, lang, kind, path: path ?? null, pageType, translationGroup, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: false,
      context: { madeFrom: undefined },
      req,
    })
    ids.set(page.id, id)
    await pauseBetweenBatches(index)
  }
  return ids
}

async function planMove(
  source: Site,
  wish: NewBrandChoices,
  copied: readonly Page[],
  ids: ReadonlyMap<number, number>,
  payload: Payload,
): Promise<SiteCopyMapping> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { site: { equals: source.id } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { uid: true, lang: true, kind: true, path: true, pageType: true },
  })
  const target = { uid: siteUidOf(wish), host: wish.host }
  const [paths, uids] = [new Map<string, string | undefined>(), new Map<string, string>()]
  for (const page of docs) {
    const path = page.uid ? pathOf(page.uid, source.host, page) : undefined
    const uid = ids.has(page.id) ? pageUidOf(target.uid, { ...page, path: page.path ?? '' }) : undefined
    if (path) paths.set(path, uid && pathOf(uid, target.host, page))
  }
  for (const { uid, path, pageType, kind } of copied) {
    const copy = pageUidOf(target.uid, { path: path ?? '', pageType, kind })
    if (uid && copy && kind === 'page') uids.set(uid, copy)
  }
  return { fromHost: source.host, toHost: wish.host, paths, uids, ids }
}

/** The public path of a page on its host. */
function pathOf(uid: string, host: string, { kind, lang }: Pick<Page, 'kind' | 'lang'>): string | undefined {
  const below = pathOfUid(uid, host)
  if (below === undefined || !isLanguageCode(lang)) return undefined
  return addLanguagePrefix(kind === 'page' ? below : `${below}${LEGAL_PATHS[kind]}/`, lang)
}

async function fillPages(pages: readonly Page[], move: SiteCopyMapping, req: PayloadRequest): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const copy = move.ids.get(page.id)
    if (copy === undefined) continue
    await req.payload.update({
      collection: 'pages',
      id: copy,
      data: { ...rewriteLinks(wordsOf(page), move), parent: parentOf(page, move) },
      draft: true,
      autosave: true,
      depth: 0,
      overrideAccess: false,
      context: { madeFrom: await readMadeFrom(page.id, req) },
      req,
    })
    await pauseBetweenBatches(index)
  }
}

/** The recorded source texts of a translation, which forms and copies do not get. */
async function readMadeFrom(id: number, req: PayloadRequest): Promise<TextsByUnit | undefined> {
  const select = { madeFrom: true } as const
  return parseSourceTexts(await req.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, select, req }))
}

/** The texts of a page without its address, state and history. */
function wordsOf(page: Page): Partial<Page> {
  const {
    id,
    createdAt,
    updatedAt,
    deletedAt,
    publishedAt,
    sampleKey,
    sampleHash,
    uid,
    site,
    translationGroup,
    adminLabel,
    editedBy,
    listedUnder,
    lastEdited,
    _status,
    ...words
  } = page
  return words
}

/** A parent that is not copied is on another site. */
function parentOf({ parent }: Page, { ids }: SiteCopyMapping): number | null {
  const id = typeof parent === 'object' ? parent?.id : parent
  return (id !== undefined && ids.get(id)) || null
}

async function rewriteMenus(id: number, wish: NewBrandChoices, move: SiteCopyMapping, req: PayloadRequest) {
  const [locale = 'en', ...others] = wish.languages
  const options = { collection: 'sites', id, depth: 0, overrideAccess: false, req } as const
  const site = await req.payload.findByID({ ...options, locale, fallbackLocale: false })
  const { header, quickLinks } = rewriteLinks(dropUncopiedLinks(site, new Set(move.ids.keys())), move)
  const data = {
    header: { ...header, ...MARKS_OF_THE_OLD_BRAND },
    quickLinks: quickLinks ?? [],
    paymentIcons: rewriteLinks(site.paymentIcons ?? [], move),
  }
  await req.payload.update({ ...options, locale, fallbackLocale: false, data })
  const { name } = wish
  for (const lang of others) {
    const inLanguage = { header: { logoAltText: null }, socialImage: OF_THE_OLD_BRAND.socialImage }
    await req.payload.update({ ...options, locale: lang, fallbackLocale: false, data: { name, ...inLanguage } })
  }
}

/** Copies redirects that an editor wrote, if they lead to copied pages. The new host has no old addresses yet. */
async function copyRedirects(source: Site, site: number, move: SiteCopyMapping, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { site: { equals: source.id }, origin: { equals: 'manual' }, outcome: { equals: 'moved' } },
    depth: 0,
    pagination: false,
  })
  for (const redirect of docs) {
    const data = copyOfRedirect(redirect, move)
    if (!data) continue
    await req.payload.create({
      collection: 'redirects',
      data: { ...data, site, origin: 'manual' },
      depth: 0,
      overrideAccess: false,
      req,
    })
  }
}

function copyOfRedirect(
  redirect: Redirect,
  move: SiteCopyMapping,
): Pick<Redirect, 'path' | 'page' | 'url' | 'outcome' | 'permanent'> | undefined {
  const { path, outcome, permanent } = redirect
  const { page, url } = rewriteLinks({ page: redirect.page ?? null, url: redirect.url ?? null }, move)
  const leadsToCopy = redirect.page ? page !== redirect.page : url !== (redirect.url ?? null)
  return leadsToCopy ? { path, page, url, outcome, permanent: permanent ?? true } : undefined
}

/** Marks the site as finished and publishes its settings. */
async function finish(id: number, { payload, user }: PayloadRequest): Promise<void> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  await payload.update({
    collection: 'sites',
    id,
    data: { unfinishedSince: null },
    depth: 0,
    req,
  })
}

/** Deletes an unfinished site for good, with its pages and redirects. */
async function removeSite(payload: Payload, id: number): Promise<void> {
  const context = { ...WITHOUT_PUBLICATION_CONTEXT }
  const ofSite = { where: { site: { equals: id } }, trash: true, depth: 0, context } as const
  await payload.delete({ collection: 'redirects', ...ofSite })
  await payload.delete({ collection: 'pages', ...ofSite })
  await payload.delete({ collection: 'sites', id, trash: true, depth: 0, context })
}

/** Milliseconds after which an unfinished copy counts as abandoned. */
const UNFINISHED_STAY = 600_000

/** Removes copies that a killed process left unfinished. */
export async function removeUnfinishedSiteCopies(payload: Payload, now: number): Promise<void> {
  const { docs } = await payload.find({
    collection: 'sites',
    where: { unfinishedSince: { less_than: new Date(now - UNFINISHED_STAY).toISOString() } },
    trash: true,
    depth: 0,
    pagination: false,
    select: {},
  })
  for (const { id } of docs) await removeSite(payload, id)
}

async function pauseBetweenBatches(index: number): Promise<void> {
  if (index % BATCH === BATCH - 1) await setImmediate()
}
