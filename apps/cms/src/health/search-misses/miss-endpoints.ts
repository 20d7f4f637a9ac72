import { searchRedirectPath } from '@passepartout/content-model/links/search-redirect'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { addSynonym } from '@passepartout/content-model/parse-synonyms'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { EndpointError, endpoint, readValidatedBody, requireRight } from '../../access/http/endpoint.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import type { Site } from '../../payload-types.ts'
import { reportMissRemedy, requestMisses } from './request-misses.ts'

/**
 * `/search-misses`: what visitors searched and did not find; `/search-misses/remedy`: a synonym, a redirect, or nothing to do.
 *
 * @param site that counts the searches; `undefined` when there is none
 */
export function missEndpoints(site: Settings['siteInternalPort']): Endpoint[] {
  return [
    endpoint('get', '/search-misses', (req) => answerMisses(req, site)),
    endpoint('post', '/search-misses/remedy', (req) => remedy(req, site)),
  ]
}

async function answerMisses(req: PayloadRequest, site: Settings['siteInternalPort']): Promise<object> {
  requireRight(req, 'read', 'sites', 'account.readsNoSites')
  const [counted, sites] = await Promise.all([requestMisses(site), readSites(req)])
  const byUid = new Map(sites.map((one) => [one.uid, one]))
  const misses = counted?.flatMap(({ site: uid, days, ...miss }) => {
    const own = byUid.get(uid)
    if (!own) return []
    const [{ day } = { day: '' }] = days
    return [{ ...miss, site: { id: own.id, uid }, day, mayRemedy: mayRemedy(req, own.id, miss.lang) }]
  })
  return { isKnown: misses !== undefined, misses: misses ?? [] }
}

function readSites(req: PayloadRequest): Promise<Pick<Site, 'id' | 'uid'>[]> {
  return req.payload
    .find({
      collection: 'sites',
      depth: 0,
      pagination: false,
      select: { uid: true },
      overrideAccess: false,
      user: req.user,
      req,
    })
    .then(({ docs }) => docs)
}

/** Whether an account may write the site's settings and redirects in a language. */
function mayRemedy(req: PayloadRequest, site: number, lang: string): boolean {
  return (['sites', 'redirects'] as const).every((subject) =>
    mayActOnDocument(req.user, 'write', subject, { site, lang }),
  )
}

const remedySchema = z.object({
  site: z.int().positive(),
  lang: z.enum(LANGUAGE_CODES),
  query: z.string().trim().min(1).max(60),
  remedy: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('synonym'), word: z.string().trim().min(1) }),
    z.object({ kind: z.literal('redirect'), url: z.string().trim().min(1) }),
    z.object({ kind: z.literal('dismiss') }),
  ]),
})
type Remedy = z.infer<typeof remedySchema>

/** Saves under the rules of the collections; the site learns afterwards that it is done. */
async function remedy(req: PayloadRequest, site: Settings['siteInternalPort']): Promise<object> {
  const wanted = await readValidatedBody(req, remedySchema, 'searches:wrongRemedy')
  if (!mayRemedy(req, wanted.site, wanted.lang)) throw new EndpointError(403, 'searches:notYours')
  const own = await req.payload.findByID({
    collection: 'sites',
    id: wanted.site,
    locale: wanted.lang,
    fallbackLocale: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!own?.uid) throw new EndpointError(404, 'site.notFound')
  if (wanted.remedy.kind === 'synonym') await saveSynonym(own, wanted, wanted.remedy.word, req)
  if (wanted.remedy.kind === 'redirect') await saveRedirect(own, wanted, wanted.remedy.url, req)
  const { lang, query } = wanted
  const done = wanted.remedy.kind === 'dismiss' ? 'dismissed' : 'remedied'
  return { isNoted: await reportMissRemedy(site, { site: own.uid, lang, query, remedy: done }) }
}

async function saveSynonym(own: Site, { lang, query }: Remedy, word: string, req: PayloadRequest): Promise<void> {
  const search = { ...own.search, synonyms: addSynonym(own.search?.synonyms ?? '', query, word) }
  await req.payload.update({
    collection: 'sites',
    id: own.id,
    locale: lang,
    fallbackLocale: false,
    data: { search },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

async function saveRedirect({ id, uid, host }: Site, { lang, query }: Remedy, url: string, req: PayloadRequest) {
  const path = searchRedirectPath(query, { uid: uid ?? '', host, lang })
  if (path === undefined) throw new EndpointError(400, 'searches:wrongRemedy')
  await req.payload.create({
    collection: 'redirects',
    data: { site: id, path, outcome: 'moved', url, permanent: false, origin: 'manual' },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}
