import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { refuse } from '../../access/answers/refuse.ts'
import { mayAt } from '../../access/rights.ts'
import type { Page } from '../../payload-types.ts'
import { idOf } from '../../publishing/build/building.ts'
import { reasonOf } from '../../server/reason-of.ts'
import { findSource } from '../find-source.ts'
import { copyForTranslation } from './copy-for-translation.ts'

interface Started {
  readonly lang: LanguageCode
  readonly id: number
}

/** Starts a draft in each language of the site that the page lacks and whoever asks may write; one that fails keeps no other from it. */
export const startAllEndpoint: Endpoint = { path: '/:id/translations/missing', method: 'post', handler: startAll }

async function startAll(req: PayloadRequest): Promise<Response> {
  if (!mayAt(req.user, 'write', 'pages', {})) return refuse(req, 403, 'role.writesNoPages')
  const id = Number(req.routeParams?.id)
  const options = { collection: 'pages', id, draft: true, depth: 0, disableErrors: true, req } as const
  const isReadable =
    Number.isSafeInteger(id) && (await req.payload.findByID({ ...options, overrideAccess: false, user: req.user }))
  const page = isReadable ? await req.payload.findByID(options) : null
  if (!page) return refuse(req, 404, 'page.notFound')
  const source = (await findSource(page, req)) ?? page
  const started: Started[] = []
  const faults: string[] = []
  for (const lang of await listMissing(source, req)) {
    try {
      started.push({ lang, id: await copyForTranslation(source, lang, req) })
    } catch (error) {
      faults.push(`${lang}: ${reasonOf(error)}`)
    }
  }
  return Response.json({ started, faults }, { status: 201, headers: { 'cache-control': 'no-store' } })
}

async function listMissing(source: Page, req: PayloadRequest): Promise<LanguageCode[]> {
  const siteId = idOf(source.site)
  if (siteId === undefined) return []
  const site = await req.payload.findByID({ collection: 'sites', id: siteId, depth: 0, disableErrors: true, req })
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { translationGroup: { equals: source.translationGroup } },
    depth: 0,
    pagination: false,
    select: { lang: true },
    req,
  })
  const taken = new Set<string>(docs.map(({ lang }) => lang))
  const offered = new Set<string>(site?.languages ?? [])
  return LANGUAGE_CODES.filter(
    (lang) => offered.has(lang) && !taken.has(lang) && mayAt(req.user, 'write', 'pages', { site: siteId, lang }),
  )
}
