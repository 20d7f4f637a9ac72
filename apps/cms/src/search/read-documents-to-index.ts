import { isLanguageCode } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { FlattenedField, Payload } from 'payload'
import { publicAddressOfPage } from '../content/addresses/preview-address.ts'
import { MISSING_TEXT } from '../content/fields/text-placeholder.ts'
import { asRecord } from '../infrastructure/as-record.ts'
import type { Page, Site } from '../payload-types.ts'
import { relationId } from '../publishing/build/build-context.ts'
import { classifyAddress } from './classify-address.ts'
import type { IndexedDocument, IndexedKind, IndexedLink } from './content-index.ts'
import { type ContentLink, extractIndexableContent } from './extract-indexable-content.ts'
import { factClaimsOf } from './fact-claims.ts'

/** What documents have that are no pages. */
const NO_PAGE = { byMachine: false, state: 'live', anchors: [], factClaims: [], languages: [] } as const

/** Reads the newest version of documents of one kind; deleted and trashed ones are left out. */
export async function readDocumentsToIndex(
  payload: Payload,
  kind: IndexedKind,
  ids: readonly number[],
): Promise<IndexedDocument[]> {
  if (ids.length === 0) return []
  const hosts = await readHosts(payload)
  return READERS[kind](payload, ids, hosts)
}

const READERS = { page: readPages, site: readSites, media: readMedia, redirect: readRedirects }
const WHOLE = { depth: 0, pagination: false } as const
/** A document without drafts. */
const IN_ALL = { inDraft: true, inLive: true }

/** The host of each site, by its number. */
type Hosts = ReadonlyMap<number, string>

async function readHosts(payload: Payload): Promise<Hosts> {
  const { docs } = await payload.find({ ...WHOLE, collection: 'sites', select: { host: true } })
  return new Map(docs.map(({ id, host }) => [id, host]))
}

async function readPages(payload: Payload, ids: readonly number[], hosts: Hosts): Promise<IndexedDocument[]> {
  const options = { ...WHOLE, collection: 'pages' } as const
  const { docs } = await payload.find({ ...options, where: { id: { in: ids } }, draft: true })
  const changed = docs.filter(({ _status, publishedAt }) => _status !== 'published' && publishedAt).map(({ id }) => id)
  const where = { and: [{ id: { in: changed } }, { _status: { equals: 'published' } }] }
  const published = changed.length === 0 ? [] : (await payload.find({ ...options, where, draft: false })).docs
  const live = new Map(published.map((page) => [page.id, page]))
  const fields = payload.collections.pages.config.flattenedFields.filter(({ name }) => name !== 'site')
  return docs.map((page) => describePage(page, live.get(page.id), hosts, fields))
}

function describePage(
  page: Page,
  live: Page | undefined,
  hosts: Hosts,
  fields: readonly FlattenedField[],
): IndexedDocument {
  const isPublished = page._status === 'published'
  const described = extractIndexableContent(fields, page)
  const versions = [
    { content: described, where: { inDraft: true, inLive: isPublished } },
    ...(live ? [{ content: extractIndexableContent(fields, live), where: { inDraft: false, inLive: true } }] : []),
  ]
  const address = addressOf(live ?? page, hosts)
  const place = { base: address ?? '', own: page.id, hosts }
  return {
    kind: 'page',
    number: page.id,
    site: relationId(page.site),
    lang: page.lang,
    translationGroup: page.translationGroup ?? undefined,
    pageKind: page.kind,
    uid: (live ?? page).uid ?? undefined,
    address,
    path: page.path ?? '',
    title: page.title || MISSING_TEXT,
    state: isPublished ? 'live' : live ? 'changed' : 'draft',
    tgid: page.categorisation?.tgid ?? undefined,
    wordsHash: textIn(live ?? page, 'wordsHash'),
    sourceHash: textIn(live ?? page, 'sourceHash'),
    byMachine: page.byMachine === true,
    changedAt: page.updatedAt,
    text: described.text,
    numbers: described.numbers,
    links: versions.flatMap(({ content, where }) => placeLinks(content, place, where)),
    anchors: versions.flatMap(({ content, where }) => content.anchors.map((name) => ({ name, ...where }))),
    factClaims: factClaimsOf(fields, page),
    languages: [],
  }
}

function addressOf({ uid, lang, kind, site }: Page, hosts: Hosts): string | undefined {
  const host = hosts.get(relationId(site) ?? 0)
  const known = PAGE_OR_LEGAL_KINDS.find((candidate) => candidate === kind)
  if (!uid || !host || !known || !isLanguageCode(lang)) return undefined
  return publicAddressOfPage('https://{host}', host, { uid, lang, kind: known })?.slice('https://'.length)
}

async function readSites(payload: Payload, ids: readonly number[], hosts: Hosts): Promise<IndexedDocument[]> {
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ ...WHOLE, collection: 'sites', where, locale: 'all' })
  const fields = payload.collections.sites.config.flattenedFields
  return docs.map((site: Site) => {
    const described = extractIndexableContent(fields, site)
    return {
      ...NO_PAGE,
      kind: 'site',
      number: site.id,
      site: site.id,
      uid: site.uid ?? undefined,
      address: site.folder ? `${site.host}/${site.folder}/` : `${site.host}/`,
      title: `${wordsIn(site.name, 'en')}`,
      changedAt: site.updatedAt,
      text: described.text,
      numbers: described.numbers,
      links: placeLinks(described, { base: `${site.host}/`, hosts }, IN_ALL),
      languages: site.languages,
    }
  })
}

async function readMedia(payload: Payload, ids: readonly number[]): Promise<IndexedDocument[]> {
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ ...WHOLE, collection: 'media', where, locale: 'all' })
  return docs.map(({ id, alt, credit, filename, updatedAt }) => {
    const descriptions = Object.entries(asRecord(alt)).filter(([, words]) => typeof words === 'string' && words !== '')
    return {
      ...NO_PAGE,
      kind: 'media',
      number: id,
      address: filename ?? undefined,
      title: wordsIn(alt, 'en') || (filename ?? ''),
      changedAt: updatedAt,
      text: [...descriptions.map(([, words]) => words), credit ?? ''].join('\n'),
      numbers: [],
      links: [],
      languages: descriptions.map(([lang]) => lang),
    }
  })
}

async function readRedirects(payload: Payload, ids: readonly number[], hosts: Hosts): Promise<IndexedDocument[]> {
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ ...WHOLE, collection: 'redirects', where })
  const fields = payload.collections.redirects.config.flattenedFields
  return docs.map((redirect) => {
    const host = hosts.get(relationId(redirect.site) ?? 0) ?? redirect.host ?? ''
    const links = placeLinks(extractIndexableContent(fields, redirect), { base: `${host}/`, hosts }, IN_ALL)
    return {
      ...NO_PAGE,
      kind: 'redirect',
      number: redirect.id,
      site: relationId(redirect.site),
      address: `${host}${redirect.path}`,
      title: `Redirect of ${redirect.path}`,
      changedAt: redirect.updatedAt,
      text: '',
      numbers: [],
      // A redirect with the outcome "gone" has no target, whatever its fields hold.
      links: links.filter(({ path }) => redirect.outcome !== 'gone' || path === 'site'),
    }
  })
}

interface Place {
  readonly base: string
  /** The page that contains the links; absent where parts of it cannot be targets. */
  readonly own?: number
  readonly hosts: Hosts
}

function placeLinks(
  { links }: { readonly links: readonly ContentLink[] },
  place: Place,
  where: Pick<IndexedLink, 'inDraft' | 'inLive'>,
): IndexedLink[] {
  const names = new Set(place.hosts.values())
  return links.flatMap((link) => {
    const target = placeTarget(link, place, names)
    return target ? { path: link.path, place: link.place, hasFallback: link.hasFallback, ...target, ...where } : []
  })
}

function placeTarget({ target }: ContentLink, { base, own }: Place, hosts: ReadonlySet<string>) {
  if (target.kind === 'uid') return { kind: 'uid', target: target.uid, fragment: '' }
  if (target.kind === 'plan') return { kind: 'plan', target: JSON.stringify(target.days), fragment: '' }
  if (target.kind !== 'url') return { kind: target.kind, target: String(target.id), fragment: target.fragment ?? '' }
  const placed = classifyAddress(target.url, base, hosts)
  if (placed?.kind === 'part')
    return own === undefined ? undefined : { kind: 'page', target: String(own), fragment: placed.fragment }
  if (placed?.kind === 'ours') return { kind: 'address', target: placed.address, fragment: placed.fragment }
  return placed && { kind: 'external', target: placed.address, fragment: '' }
}

function textIn(value: object, name: string): string | undefined {
  const text = asRecord(value)[name]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** The texts of a localised field, read in all languages at once. */
function wordsIn(value: unknown, lang: string): string {
  const words = typeof value === 'string' ? value : asRecord(value)[lang]
  return typeof words === 'string' ? words : ''
}
