import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../access/account-scope.ts'
import { COLLECTION_OF_KIND } from '../content/document-kinds.ts'
import { formatMessage, formatStoredMessages } from '../messages/format-message.ts'
import { translateLabelPath } from '../messages/labels.ts'
import { translatorFor } from '../messages/translate.ts'
import type { Page } from '../payload-types.ts'
import { relationId } from '../publishing/build/build-context.ts'
import { findPageFaults } from '../publishing/content-reader.ts'
import { contentIndex } from '../search/open-index.ts'
import { readableSitesCondition } from '../search/readable-sites.ts'
import type { ProblemGroup } from './admin/health-dashboard.tsx'
import type { Problem } from './admin/problem-list.tsx'
import { type ContentProblem, findBrokenLinks } from './broken-links.ts'
import { findContradictions } from './contradictions/find-contradictions.ts'
import {
  findMissingTranslations,
  findOutdatedTranslations,
  findPlanProblems,
  findProductProblems,
  findUndescribedPictures,
} from './indexed-problems.ts'
import { findPicturesWithoutSize } from './picture-sizes/find-pictures-without-size.ts'
import { readPlanCheckFailure, readProductCheckFailure } from './run-checks.ts'

type GroupId =
  | 'refused'
  | 'delayed'
  | 'due'
  | 'links'
  | 'products'
  | 'plans'
  | 'missing'
  | 'outdated'
  | 'pictures'
  | 'contradictions'
  | 'unmeasured'

/** Maximum number counted; beyond it the total says "or more". */
export const MAX_COUNTED_PROBLEMS = 1000
const MAX_SHOWN = 50

/** All problems that editors should look at, by group, of the sites that may be shown. */
export async function findProblems(req: PayloadRequest, sites: ReadonlySet<number>): Promise<ProblemGroup[]> {
  const index = contentIndex()
  const { language } = req.i18n
  const say = translatorFor(language)
  const scope = { sites, limit: MAX_COUNTED_PROBLEMS, say, language }
  const [refused, delayed, due, unmeasured] = await Promise.all([
    listRefusedPublications(sites, req),
    listPublications('delayed', sites, req),
    listScheduledPublications(sites, req),
    findPicturesWithoutSize(req, sites, MAX_COUNTED_PROBLEMS),
  ])
  const helpOf = (fault: string | undefined) => fault && formatStoredMessages(language, fault)
  const group = (
    id: GroupId,
    { places, total }: CountedProblems,
    help: string = say(`health:${id}Help`),
  ): ProblemGroup => {
    const problems = places.slice(0, MAX_SHOWN).map((place) => toDashboardProblem(place, language))
    return { id, title: say(`health:${id}`), help, total, problems }
  }
  return [
    group('refused', refused),
    group('delayed', delayed),
    group('due', due),
    group('links', counted(findBrokenLinks(index, { version: 'live', ...scope }, say))),
    group('products', counted(findProductProblems(index, scope)), helpOf(readProductCheckFailure(index))),
    group('plans', counted(findPlanProblems(index, scope)), helpOf(readPlanCheckFailure(index))),
    group('missing', counted(findMissingTranslations(index, scope))),
    group('outdated', counted(findOutdatedTranslations(index, scope))),
    group('pictures', counted(findUndescribedPictures(index, scope))),
    group('unmeasured', counted(unmeasured)),
    group('contradictions', withOwnRemedies(findContradictions(index, scope), req)),
  ]
}

/** @param language of the place's labels */
export function toDashboardProblem(fault: ContentProblem, language: string): Problem {
  const { kind, id, title, lang, path, place, message, product, remedy } = fault
  const query = new URLSearchParams({
    ...(path === '' ? {} : { field: path }),
    ...(kind === 'media' && lang ? { locale: lang } : {}),
  })
  const search = query.size === 0 ? '' : `?${query}`
  const said = {
    place: translateLabelPath(language, place),
    message,
    ...(product === undefined ? {} : { product }),
    ...(remedy ? { remedy } : {}),
  }
  return { title, lang, ...said, href: `/admin/collections/${COLLECTION_OF_KIND[kind]}/${id}${search}` }
}

const SUBJECT = /^(page|site|redirect):(\d{1,15})$/

/** The first places, and their total number. */
export interface CountedProblems {
  readonly places: readonly ContentProblem[]
  readonly total: number
}

/** Remedies are for whoever may write the page. */
function withOwnRemedies(places: readonly ContentProblem[], { user }: PayloadRequest): CountedProblems {
  return counted(
    places.map(({ remedy, ...place }) => {
      const { site, lang } = place
      return remedy && mayActOnDocument(user, 'write', 'pages', { site, lang }) ? { ...place, remedy } : place
    }),
  )
}

function counted(places: readonly ContentProblem[]): CountedProblems {
  return { places, total: places.length }
}

/** Publications that were refused: visitors see the last complete version, or nothing. */
export const listRefusedPublications = (sites: ReadonlySet<number>, req: PayloadRequest) =>
  listPublications('refused', sites, req)

/** Filtered by site before the first ones are examined, since finding a page's fault means building it. */
async function listPublications(
  state: 'refused' | 'delayed',
  sites: ReadonlySet<number>,
  req: PayloadRequest,
): Promise<CountedProblems> {
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: { state: { equals: state } },
    select: { subject: true, title: true, message: true },
    pagination: false,
    sort: '-updatedAt',
    depth: 0,
    req,
  })
  const known = listReadable(
    docs.map(({ subject }) => subject),
    sites,
  )
  const rows = docs.filter(({ subject }) => known.has(subject))
  const places = rows.slice(0, MAX_SHOWN).map(async ({ subject, title, message }): Promise<ContentProblem[]> => {
    const [, kind, number] = SUBJECT.exec(subject) ?? []
    if (kind !== 'page' && kind !== 'site' && kind !== 'redirect') return []
    const id = Number(number)
    const said = kind === 'page' && state === 'refused' ? await firstFault(id, req) : undefined
    const words = { title: title ?? '', path: '', place: '', message: message?.split('\n')[0] ?? '', ...said }
    return [{ kind, id, site: known.get(subject) ?? null, lang: null, address: null, ...words }]
  })
  return { places: (await Promise.all(places)).flat(), total: rows.length }
}

const siteSchema = z.object({ subject: z.string(), site: z.number().nullable() })

/** The site of each document that may be shown; absent for deleted ones. */
function listReadable(subjects: readonly string[], sites: ReadonlySet<number>): ReadonlyMap<string, number | null> {
  const rows = contentIndex().all(
    siteSchema,
    `SELECT d.subject, d.site FROM document d
      WHERE d.subject IN (SELECT value FROM json_each(?1)) AND ${readableSitesCondition('?2')}`,
    JSON.stringify(subjects),
    JSON.stringify([...sites]),
  )
  return new Map(rows.map(({ subject, site }) => [subject, site]))
}

/** The first field to correct; the publication itself stores messages only. */
async function firstFault(
  id: number,
  req: PayloadRequest,
): Promise<Pick<ContentProblem, 'path' | 'place' | 'message'> | undefined> {
  const page = await req.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, disableErrors: true, req })
  const [fault] = page ? await findPageFaults(req.payload, page as Page) : []
  if (!fault) return undefined
  return {
    path: fault.field,
    place: fault.place.join(', '),
    message: formatMessage(req.i18n.language, fault.message),
  }
}

/** Scheduled publications, the next first. */
export async function listScheduledPublications(
  sites: ReadonlySet<number>,
  req: PayloadRequest,
): Promise<CountedProblems> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'open' }, dueAt: { exists: true }, site: { in: [...sites] } },
    pagination: false,
    sort: 'dueAt',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const say = translatorFor(req.i18n.language)
  const places = docs.flatMap(({ pages, action, localTime, timeZone }) => {
    const when = `${localTime?.replace('T', ' ')} (${timeZone})`
    const message = say(action === 'publish' ? 'health:goesOnline' : 'health:goesOffline', { when })
    return pages.flatMap((page) => placeOfDue(relationId(page), message))
  })
  return counted(places)
}

function placeOfDue(id: number | undefined, message: string): ContentProblem[] {
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
