import { isLanguageCode, LOCALES } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse } from '../access/answers/refuse.ts'
import { mayAt } from '../access/rights.ts'
import { copyForTranslation } from '../languages/translate/copy-for-translation.ts'
import type { Page } from '../payload-types.ts'
import { idOf } from '../publishing/build/building.ts'

export interface Translation {
  readonly lang: string
  readonly autonym: string
  /** Number of the page in that language; `null` when there is none yet. */
  readonly id: number | null
  readonly status: 'draft' | 'published' | null
}

const translationRequest = z.object({ lang: z.string().refine(isLanguageCode) })

/** What the edit view of a page asks besides the page itself. */
export const pageEndpoints: Endpoint[] = [
  {
    path: '/:id/translations',
    method: 'get',
    handler: async (req) => {
      const page = await findPage(req)
      if (!page) return notFound(req)
      return Response.json({ translations: await listTranslations(page, req) })
    },
  },
  {
    path: '/:id/translations',
    method: 'post',
    handler: async (req) => {
      if (!mayAt(req.user, 'write', 'pages', {})) return refuse(req, 403, 'role.writesNoPages')
      const [page, body] = [
        await findPage(req),
        translationRequest.safeParse(await req.json?.().catch(() => undefined)),
      ]
      if (!page) return notFound(req)
      if (!body.success) return refuse(req, 400, 'page.whichLanguage')
      const place = { site: page.site, lang: body.data.lang }
      if (!mayAt(req.user, 'write', 'pages', place)) return refuse(req, 403, 'account.notInThisLanguage')
      const id = await copyForTranslation(page, body.data.lang, req)
      return Response.json({ id }, { status: 201 })
    },
  },
]

async function findPage(req: PayloadRequest): Promise<Page | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id) || !mayAt(req.user, 'read', 'pages', {})) return null
  const options = { collection: 'pages', id, draft: true, depth: 0, disableErrors: true, req } as const
  return req.payload.findByID({ ...options, overrideAccess: false })
}

function notFound(req: PayloadRequest): Response {
  return refuse(req, 404, 'page.notFound')
}

async function listTranslations(page: Page, req: PayloadRequest): Promise<Translation[]> {
  const languagesOfSite = await readLanguages(idOf(page.site), req)
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { translationGroup: { equals: page.translationGroup } },
    depth: 0,
    pagination: false,
    select: { lang: true, _status: true },
    req,
  })
  const languages = LOCALES.filter(
    ({ code }) => languagesOfSite.includes(code) || docs.some(({ lang }) => lang === code),
  )
  return languages.map(({ code, autonym }) => {
    const version = docs.find(({ lang }) => lang === code)
    return { lang: code, autonym, id: version?.id ?? null, status: version?._status ?? null }
  })
}

/** A fresh draft has no site yet. */
async function readLanguages(siteId: number | undefined, req: PayloadRequest): Promise<readonly string[]> {
  if (siteId === undefined) return []
  const site = await req.payload.findByID({ collection: 'sites', id: siteId, depth: 0, disableErrors: true, req })
  return site?.languages ?? []
}
