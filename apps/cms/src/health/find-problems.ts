import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { contentIndex } from '../finding/open-index.ts'
import { isReadable } from '../finding/readable-sites.ts'
import type { Page } from '../payload-types.ts'
import { idOf } from '../publication/build/building.ts'
import { findPageFaults } from '../publication/content-reader.ts'
import { formPathOf } from '../saving/form-path.ts'
import { type FaultyPlace, findBrokenLinks } from './broken-links.ts'
import {
  findMissingTranslations,
  findOutdatedTranslations,
  findProductProblems,
  findUndescribedPictures,
} from './other-problems.ts'
import { catalogueFault } from './run-checks.ts'

/** One row of the dashboard: what is wrong, and the way to its field. */
export interface Problem {
  readonly title: string
  readonly lang: string | null
  readonly place: string
  readonly message: string
  /** In the admin, with the field that is shown. */
  readonly href: string
}

export interface ProblemGroup {
  readonly id: string
  readonly title: string
  /** What it means for visitors, in a sentence. */
  readonly help: string
  readonly total: number
  /** The first of them. */
  readonly problems: readonly Problem[]
}

/** Whoever has more than these has another problem; the total says "or more" then. */
export const MOST_COUNTED = 1000
const MOST_SHOWN = 50

/** Everything that an editor should look at, group by group, of the sites that may be known. */
export async function findProblems(req: PayloadRequest, sites: ReadonlySet<number>): Promise<ProblemGroup[]> {
  const index = contentIndex()
  const [refused, delayed, due] = await Promise.all([
    listPublications('refused', req),
    listPublications('delayed', req),
    listDue(req),
  ])
  const group = (id: string, title: string, help: string, places: readonly FaultyPlace[]): ProblemGroup => {
    const known = places.filter(({ site }) => isReadable(site, sites))
    return { id, title, help, total: known.length, problems: known.slice(0, MOST_SHOWN).map(problemOf) }
  }
  return [
    group('refused', 'Refused', 'Visitors see the last complete version, or nothing.', refused),
    group('delayed', 'Delayed', 'Will be tried again by itself.', delayed),
    group('due', 'Due', 'Goes online, or offline, at its set time.', due),
    group(
      'links',
      'Broken links',
      'Visitors who follow them find nothing.',
      findBrokenLinks(index, { version: 'live', limit: MOST_COUNTED }),
    ),
    group(
      'products',
      'Products',
      catalogueFault(index) ?? 'Gone from the catalogue, or without a price: visitors miss them in lists.',
      findProductProblems(index, MOST_COUNTED),
    ),
    group(
      'missing',
      'Missing translations',
      'Online in some languages of their site only.',
      findMissingTranslations(index, MOST_COUNTED),
    ),
    group(
      'outdated',
      'Outdated translations',
      'Their source has changed since.',
      findOutdatedTranslations(index, MOST_COUNTED),
    ),
    group(
      'pictures',
      'Pictures without a description',
      'Pages cannot show them in these languages.',
      findUndescribedPictures(index, MOST_COUNTED),
    ),
  ]
}

const COLLECTIONS = { page: 'pages', site: 'sites', media: 'media', redirect: 'redirects' } as const

export function problemOf({ kind, id, title, lang, path, place, message }: FaultyPlace): Problem {
  const query = new URLSearchParams({
    ...(path === '' ? {} : { field: path }),
    ...(kind === 'media' && lang ? { locale: lang } : {}),
  })
  const search = query.size === 0 ? '' : `?${query}`
  return { title, lang, place, message, href: `/admin/collections/${COLLECTIONS[kind]}/${id}${search}` }
}

const SUBJECT = /^(page|site|redirect):(\d{1,15})$/

async function listPublications(state: 'refused' | 'delayed', req: PayloadRequest): Promise<FaultyPlace[]> {
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: { state: { equals: state } },
    limit: MOST_SHOWN,
    sort: '-updatedAt',
    depth: 0,
    req,
  })
  const places = docs.map(async ({ subject, title, message }): Promise<FaultyPlace | undefined> => {
    const [, kind, number] = SUBJECT.exec(subject) ?? []
    const site = siteOf(subject)
    const known = kind === 'page' || kind === 'site' || kind === 'redirect' ? kind : undefined
    if (known === undefined || site === undefined) return undefined
    const id = Number(number)
    const said = known === 'page' && state === 'refused' ? await firstFault(id, req) : undefined
    const words = { title: title ?? '', path: '', place: '', message: message?.split('\n')[0] ?? '', ...said }
    return { kind: known, id, site, lang: null, address: null, ...words }
  })
  return (await Promise.all(places)).filter((place) => place !== undefined)
}

const siteSchema = z.object({ site: z.number().nullable() })

/** Nothing of a document that is gone. */
function siteOf(subject: string): number | null | undefined {
  return contentIndex().all(siteSchema, 'SELECT site FROM document WHERE subject = ?', subject)[0]?.site
}

/** The field at which whoever mends it begins; the publication itself keeps sentences alone. */
async function firstFault(
  id: number,
  req: PayloadRequest,
): Promise<Pick<FaultyPlace, 'path' | 'place' | 'message'> | undefined> {
  const page = await req.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, disableErrors: true, req })
  const [fault] = page ? await findPageFaults(req.payload, page as Page) : []
  if (!fault) return undefined
  const { flattenedFields } = req.payload.collections.pages.config
  return {
    path: formPathOf(fault.path === 'uid' ? 'path' : fault.path, flattenedFields, page as Page),
    place: fault.place.join(', '),
    message: `${fault.message}.`,
  }
}

/** What goes online or offline at a set time, the next first. */
async function listDue(req: PayloadRequest): Promise<FaultyPlace[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'open' }, dueAt: { exists: true } },
    limit: MOST_SHOWN,
    sort: 'dueAt',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ pages, action, localTime, timeZone }) => {
    const when = `${localTime?.replace('T', ' ')} (${timeZone})`
    const message = `${when}: ${action === 'publish' ? 'goes online' : 'goes offline'}.`
    return pages.flatMap((page) => placeOfDue(idOf(page), message))
  })
}

function placeOfDue(id: number | undefined, message: string): FaultyPlace[] {
  if (id === undefined) return []
  const query = 'SELECT title, lang, site, address FROM document WHERE subject = ?'
  const [known] = contentIndex().all(titleSchema, query, `page:${id}`)
  return known ? [{ kind: 'page', id, ...known, path: '', place: '', message }] : []
}

const titleSchema = z.object({
  title: z.string(),
  lang: z.string().nullable(),
  site: z.number().nullable(),
  address: z.string().nullable(),
})
