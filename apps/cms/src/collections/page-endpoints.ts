import { isLanguageCode, LOCALES } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayDo, roleOf } from '../access/roles.ts'
import type { Page } from '../payload-types.ts'
import { idOf } from '../publication/build/building.ts'
import { copyForTranslation } from './copy-for-translation.ts'

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
      if (!page) return notFound()
      return Response.json({ translations: await listTranslations(page, req) })
    },
  },
  {
    path: '/:id/translations',
    method: 'post',
    handler: async (req) => {
      if (!mayDo(roleOf(req.user), 'write', 'pages')) {
        return Response.json({ message: 'Your role may not write pages.' }, { status: 403 })
      }
      const [page, body] = [await findPage(req), translationRequest.safeParse(await req.json?.())]
      if (!page) return notFound()
      if (!body.success) return Response.json({ message: 'Which language?' }, { status: 400 })
      const id = await copyForTranslation(page, body.data.lang, req)
      return Response.json({ id }, { status: 201 })
    },
  },
]

async function findPage(req: PayloadRequest): Promise<Page | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id) || !mayDo(roleOf(req.user), 'read', 'pages')) return null
  return req.payload.findByID({ collection: 'pages', id, draft: true, depth: 0, disableErrors: true, req })
}

function notFound(): Response {
  return Response.json({ message: 'There is no such page.' }, { status: 404 })
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
