import { randomUUID } from 'node:crypto'
import { addLanguagePrefix, buildUid, isCopyUid, pathOfUid } from '@passepartout/content-model/links/uid'
import { DEFAULT_LANGUAGE, isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import {
  type AfterErrorHook,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FieldHook,
  type PayloadRequest,
  type SelectFieldValidation,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { select } from 'payload/shared'
import { z } from 'zod'
import { fieldErrorData } from '../access/localized-api-error.ts'
import { faultOfPath, normalisePath, pageUidOf, pathOfCopy } from '../content/addresses/page-address.ts'
import { pageOrLegalKindOf } from '../content/document-kinds.ts'
import { createFieldValidator, messageUnless } from '../messages/create-validator.ts'
import { translateLabel } from '../messages/labels.ts'
import { type Message, message } from '../messages/message.ts'
import { formatForRequest } from '../messages/request-messages.ts'
import type { Page, Site } from '../payload-types.ts'
import { derivedFieldsOf } from './derived-fields.ts'

/** Sets derived fields. */
export const derivePageFields: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const page: Partial<Page> = { ...originalDoc, ...data }
  const siteUid = (await siteOfPage(page.site, req))?.uid
  const published = data._status === 'published' ? new Date().toISOString() : null
  return { ...data, ...derivedFieldsOf(page, siteUid, published) }
}

type SiteAddress = Pick<Site, 'uid' | 'host'>

/** Sites rarely change, so the hooks of one request read each once. */
const sitesOfRequests = new WeakMap<PayloadRequest, Map<number, Promise<SiteAddress | undefined>>>()

async function siteOfPage(site: Page['site'] | undefined, req: PayloadRequest): Promise<SiteAddress | undefined> {
  if (typeof site === 'object') return site ?? undefined
  if (site === undefined) return undefined
  const known = sitesOfRequests.get(req) ?? new Map<number, Promise<SiteAddress | undefined>>()
  sitesOfRequests.set(req, known)
  const reading = known.get(site) ?? readSite(site, req)
  known.set(site, reading)
  return reading
}

async function readSite(id: number, req: PayloadRequest): Promise<SiteAddress | undefined> {
  const select = { uid: true, host: true } as const
  return (
    (await req.payload.findByID({ collection: 'sites', id, depth: 0, select, disableErrors: true, req })) ?? undefined
  )
}

export const validatePath: TextFieldSingleValidation = createFieldValidator(async (value, { data, id, req }) => {
  const page: Partial<Page> = data
  const path = normalisePath(value)
  const fault = faultOfPath({ path, pageType: page.pageType, kind: pageOrLegalKindOf(page) })
  if (fault) return fault
  if (page._status === 'published' && isCopyUid(path)) return message('address.ofCopy')
  return (await findTaken(page, path, id, req)) ?? messageUnless(!(await isGone(page, path, id, req)), 'address.gone')
})

/** Message about the page that already has the address. */
async function findTaken(page: Partial<Page>, path: string, id: number | string | undefined, req: PayloadRequest) {
  const twin = await findTwin(page, path, id, req)
  return twin === undefined ? undefined : message('address.taken', { title: twin })
}

/** The public path of a page below its host; `undefined` without a site or an address. */
export async function publicPathOfPage(page: Partial<Page>, req: PayloadRequest): Promise<string | undefined> {
  const { uid: siteUid, host } = (await siteOfPage(page.site, req)) ?? {}
  if (!siteUid || !host || pageOrLegalKindOf(page) !== 'page') return undefined
  const below = pathOfUid(buildUid(siteUid, normalisePath(page.path)), host) ?? '/'
  return addLanguagePrefix(below, page.lang ?? DEFAULT_LANGUAGE)
}

/** Whether a redirect declares the address gone, which hides any page there. */
async function isGone(
  page: Partial<Page>,
  path: string,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const [address, host] = [await publicPathOfPage({ ...page, path }, req), (await siteOfPage(page.site, req))?.host]
  if (address === undefined) return false
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: {
      host: { equals: host },
      path: { equals: address },
      outcome: { equals: 'gone' },
      // A redirect that stands for the page itself is removed when the page is restored.
      ...(id === undefined ? {} : { trashedPage: { not_equals: id } }),
    },
    req,
  })
  return totalDocs > 0
}

async function findTwin(page: Partial<Page>, path: string, id: number | string | undefined, req: PayloadRequest) {
  const siteUid = (await siteOfPage(page.site, req))?.uid
  const uid = siteUid && pageUidOf(siteUid, { path, pageType: page.pageType, kind: pageOrLegalKindOf(page) })
  if (!uid || !page.lang) return undefined
  const found = await req.payload.find({
    collection: 'pages',
    where: {
      uid: { equals: uid },
      lang: { equals: page.lang },
      kind: { equals: pageOrLegalKindOf(page) },
      ...(id === undefined ? {} : { id: { not_equals: id } }),
    },
    depth: 0,
    limit: 1,
    select: { title: true },
    req,
  })
  return found.docs[0] && (found.docs[0].title ?? '')
}

const proposalSchema = z.object({ proposedAddress: z.object({ page: z.number(), path: z.string() }) })

/** A save may propose an address in its context (`proposedAddress`): the page gets it where no other has it. */
export const applyProposedAddress: CollectionBeforeChangeHook<Page> = async ({ context, data, originalDoc, req }) => {
  const { page: id, path } = proposalSchema.safeParse(context).data?.proposedAddress ?? {}
  if (path === undefined || originalDoc?.id !== id) return data
  const page: Partial<Page> = { ...originalDoc, ...data }
  const isTaken = (await findTaken(page, path, id, req)) !== undefined || (await isGone(page, path, id, req))
  return isTaken ? data : { ...data, path }
}

/** A page has one translation per language. */
export const validateOneTranslationPerLanguage: SelectFieldValidation = createFieldValidator(async (value, options) => {
  const { data, id, req } = options
  const page: Partial<Page> = { ...data, lang: value as Page['lang'] }
  return (await findTranslation(page, id, req)) ?? select(value, options)
})

/** Message about the existing translation in the same language. */
async function findTranslation(
  { translationGroup, lang }: Partial<Page>,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<Message | undefined> {
  if (!translationGroup || !lang || !isLanguageCode(lang)) return undefined
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      translationGroup: { equals: translationGroup },
      lang: { equals: lang },
      ...(id === undefined ? {} : { id: { not_equals: id } }),
    },
    depth: 0,
    limit: 1,
    select: { title: true },
    req,
  })
  return docs[0] && message('page.translatedAlready', { title: docs[0].title, language: localeOf(lang).autonym })
}

/**
 * Drafts are not validated, so that the database is the first to refuse an address or a translation that another page has; it
 * is shown at the same field, as in the form.
 */
export const convertUniqueViolationToFieldError: AfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof ValidationError)) return undefined
  const refused = error.data.errors.map(({ path }) => path)
  const isAddress = refused.includes('uid')
  if (!isAddress && !refused.includes('translation_group')) return undefined
  const id = typeof req.routeParams?.id === 'string' ? req.routeParams.id : undefined
  const page: Partial<Page> = { ...(await storedPage(id, req)), ...req.data }
  const reason = isAddress
    ? await findTaken(page, normalisePath(page.path), id, req)
    : await findTranslation(page, id, req)
  if (reason === undefined) return undefined
  const sentence = formatForRequest(req, reason)
  const data = fieldErrorData(isAddress ? 'path' : 'lang', sentence)
  return { status: error.status, response: { errors: [{ name: error.name, message: sentence, data }] } }
}

async function storedPage(id: string | undefined, req: PayloadRequest): Promise<Page | null> {
  if (id === undefined) return null
  return req.payload.findByID({ collection: 'pages', id, depth: 0, draft: true, disableErrors: true, req })
}

/** A restored page needs its address to be free. */
export const requireFreeAddressOnRestore: CollectionBeforeChangeHook<Page> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return data
  const page: Partial<Page> = { ...originalDoc, ...data }
  const path = normalisePath(page.path)
  const twin = await findTwin(page, path, originalDoc.id, req)
  if (twin !== undefined) {
    const label = translateLabel(req.i18n.language, 'Address')
    const error = {
      path: 'path',
      label,
      message: formatForRequest(req, message('address.takenMeanwhile', { title: twin })),
    }
    throw new ValidationError({ collection: collection.slug, errors: [error], req }, req.t)
  }
  return data
}

/** Removes the redirect that stood in for a trashed page, once the page is restored and published. */
export const removeTrashRedirect: CollectionAfterChangeHook<Page> = async ({ doc, operation, req }) => {
  if (operation === 'create' || doc.deletedAt) return doc
  const where = { trashedPage: { equals: doc.id } }
  if ((await req.payload.count({ collection: 'redirects', where, req })).totalDocs === 0) return doc
  const page = await req.payload.count({ collection: 'pages', where: { id: { equals: doc.id } }, req })
  if (page.totalDocs > 0) await req.payload.delete({ collection: 'redirects', where, req })
  return doc
}

/** Otherwise a copy of a published page would be online at once. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || args.duplicateFromID === undefined) return args
  return { ...args, draft: true, data: { ...args.data, _status: 'draft' } }
}

/** A copy gets the first free address that ends in `copy`; production does not show such pages (see the specification). */
export const setFreeCopyPath: FieldHook<Page> = async ({ value, siblingData, data, req }) => {
  const original = { ...siblingData, ...data }
  const kind = pageOrLegalKindOf(original)
  const base = kind === 'page' ? normalisePath(typeof value === 'string' ? value : '') : kind
  for (let attempt = 1; ; attempt += 1) {
    const path = pathOfCopy(base, attempt)
    const taken = await req.payload.count({
      collection: 'pages',
      where: {
        path: { equals: path },
        ...(original.lang ? { lang: { equals: original.lang } } : {}),
        ...(original.site ? { site: { equals: original.site } } : {}),
      },
      req,
    })
    if (taken.totalDocs === 0) return path
  }
}

export const startOwnTranslationGroup: FieldHook = () => randomUUID()
