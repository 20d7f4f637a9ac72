import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { endpoint, readRequestedPage, requireRight } from '../access/http/endpoint.ts'
import { UNCACHED } from '../access/http/error-response.ts'
import { mayDo, roleOf } from '../access/role-permissions.ts'
import { translatorFor } from '../messages/translate.ts'
import { contentIndex } from '../search/open-index.ts'
import { readableSites } from '../search/readable-sites.ts'
import { updateIndex } from '../search/update-index.ts'
import { findBrokenLinks } from './broken-links.ts'
import { checkUrl } from './check-url.ts'
import { resolveContradiction } from './contradictions/resolve-contradiction.ts'
import { findProblems, toDashboardProblem } from './find-problems.ts'
import { measurePicture } from './picture-sizes/measure-picture.ts'
import { checkExternalUrls, isChecking, lastCheckedAt, runChecks } from './run-checks.ts'

/** `/health`: the dashboard; `/health/page/12`: faulty links of a draft, before it is published. */
export const healthEndpoints: Endpoint[] = [
  endpoint('get', '/health', answerHealth),
  endpoint('post', '/health/check', startCheck),
  endpoint('post', '/health/take-over', resolveContradiction),
  endpoint('post', '/health/measure', measurePicture),
  endpoint('get', '/health/page/:id', answerPage),
]

async function answerHealth(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const [isComplete, sites] = await Promise.all([updateIndex(req.payload), readableSites(req)])
  const groups = await findProblems(req, sites)
  const checkedAt = lastCheckedAt(contentIndex()) ?? null
  return { groups, checkedAt, isComplete, isChecking: isChecking() }
}

/** The check continues after the answer: other sites may need minutes to respond. */
async function startCheck(req: PayloadRequest): Promise<Response> {
  requireRight(req, 'publish', 'pages', 'role.startsNoCheck')
  const { payload } = req
  runChecks(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'The content was not checked.' }),
  )
  return Response.json({ isChecking: true }, { status: 202, ...UNCACHED })
}

async function answerPage(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const { id } = await readRequestedPage(req)
  const [sites] = await Promise.all([readableSites(req), updateIndex(req.payload)])
  const source = `page:${id}`
  if (mayDo(roleOf(req.user), 'write', 'pages')) await askUnknown(source, Date.now())
  const { language } = req.i18n
  const question = { version: 'draft', source, sites, limit: MAX_OF_A_PAGE, language } as const
  const places = findBrokenLinks(contentIndex(), question, translatorFor(language))
  return { problems: places.map((place) => toDashboardProblem(place, language)) }
}

const MAX_OF_A_PAGE = 100
const MAX_ASKED = 10
const REMEMBERED_MS = 86_400_000
const targetSchema = z.object({ target: z.string() })

/** Checks external addresses not checked since yesterday; few, so that the form need not wait. */
async function askUnknown(source: string, now: number): Promise<void> {
  const rows = contentIndex().all(
    targetSchema,
    `SELECT DISTINCT l.target FROM link l LEFT JOIN finding f ON f.kind = 'external' AND f.target = l.target
      WHERE l.kind = 'external' AND l.source = ? AND l.in_draft = 1 AND coalesce(f.checked_at, 0) < ? LIMIT ?`,
    source,
    now - REMEMBERED_MS,
    MAX_ASKED,
  )
  const addresses = rows.map(({ target }) => target)
  if (addresses.length > 0)
    await checkExternalUrls(contentIndex(), addresses, { reach: (to) => checkUrl(to), now: Date.now })
}
