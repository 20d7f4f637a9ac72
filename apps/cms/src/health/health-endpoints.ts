import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse, UNCACHED } from '../access/answers/refuse.ts'
import { mayDo, roleOf } from '../access/roles.ts'
import { translatorFor } from '../messages/translate.ts'
import { catchUp } from '../search/catch-up.ts'
import { contentIndex } from '../search/open-index.ts'
import { readableSites } from '../search/readable-sites.ts'
import { findBrokenLinks } from './broken-links.ts'
import { findProblems, problemOf } from './find-problems.ts'
import { reachAddress } from './reach-address.ts'
import { checkAddresses, isChecking, lastCheck, runChecks } from './run-checks.ts'

/** `/health`: the dashboard; `/health/page/12`: what is wrong with the links of a draft, before it is published. */
export const healthEndpoints: Endpoint[] = [
  { path: '/health', method: 'get', handler: answerHealth },
  { path: '/health/check', method: 'post', handler: answerCheck },
  { path: '/health/page/:id', method: 'get', handler: answerPage },
]

async function answerHealth(req: PayloadRequest): Promise<Response> {
  if (!mayDo(roleOf(req.user), 'read', 'pages')) return refuse(req, 403, 'account.readsNoPages')
  const [isComplete, sites] = await Promise.all([catchUp(req.payload), readableSites(req)])
  const groups = await findProblems(req, sites)
  const checkedAt = lastCheck(contentIndex()) ?? null
  return Response.json({ groups, checkedAt, isComplete, isChecking: isChecking() }, UNCACHED)
}

/** It goes on after the answer: others may need minutes to say that they are there. */
async function answerCheck(req: PayloadRequest): Promise<Response> {
  if (!mayDo(roleOf(req.user), 'publish', 'pages')) return refuse(req, 403, 'role.startsNoCheck')
  const { payload } = req
  runChecks(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'The content was not checked.' }),
  )
  return Response.json({ isChecking: true }, { status: 202, ...UNCACHED })
}

async function answerPage(req: PayloadRequest): Promise<Response> {
  if (!mayDo(roleOf(req.user), 'read', 'pages')) return refuse(req, 403, 'account.readsNoPages')
  const id = Number(req.routeParams?.id)
  const options = { collection: 'pages', id, draft: true, depth: 0, disableErrors: true } as const
  const page = Number.isSafeInteger(id)
    ? await req.payload.findByID({ ...options, overrideAccess: false, user: req.user, req, select: { site: true } })
    : null
  if (!page) return refuse(req, 404, 'page.notFound')
  const [sites] = await Promise.all([readableSites(req), catchUp(req.payload)])
  const source = `page:${id}`
  if (mayDo(roleOf(req.user), 'write', 'pages')) await askUnknown(source, Date.now())
  const { language } = req.i18n
  const question = { version: 'draft', source, sites, limit: MOST_OF_A_PAGE, language } as const
  const places = findBrokenLinks(contentIndex(), question, translatorFor(language))
  return Response.json({ problems: places.map((place) => problemOf(place, language)) }, UNCACHED)
}

const MOST_OF_A_PAGE = 100
const MOST_ASKED = 10
const REMEMBERED_MS = 86_400_000
const targetSchema = z.object({ target: z.string() })

/** Addresses of others that nobody has asked since yesterday; few of them, so that the form need not wait. */
async function askUnknown(source: string, now: number): Promise<void> {
  const rows = contentIndex().all(
    targetSchema,
    `SELECT DISTINCT l.target FROM link l LEFT JOIN finding f ON f.kind = 'external' AND f.target = l.target
      WHERE l.kind = 'external' AND l.source = ? AND l.in_draft = 1 AND coalesce(f.checked_at, 0) < ? LIMIT ?`,
    source,
    now - REMEMBERED_MS,
    MOST_ASKED,
  )
  const addresses = rows.map(({ target }) => target)
  if (addresses.length > 0)
    await checkAddresses(contentIndex(), addresses, { reach: (to) => reachAddress(to), now: Date.now })
}
