import { isLanguageCode, LOCALES } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayActOnDocument } from '../access/account-scope.ts'
import {
  createdResponse,
  EndpointError,
  endpoint,
  readRequestedPage,
  readValidatedBody,
  requireRight,
} from '../access/http/endpoint.ts'
import type { PageTranslation } from '../admin/page-translations.tsx'
import { copyForTranslation } from '../languages/translate/copy-for-translation.ts'
import type { Page } from '../payload-types.ts'
import { relationId } from '../publishing/build/build-context.ts'

const translationRequest = z.object({ lang: z.string().refine(isLanguageCode) })

/** Endpoints for the edit view of a page. */
export const pageEndpoints: Endpoint[] = [
  endpoint('get', '/:id/translations', async (req) => ({
    translations: await listTranslations(await findPage(req), req),
  })),
  endpoint('post', '/:id/translations', async (req) => {
    requireRight(req, 'write', 'pages', 'role.writesNoPages')
    const page = await readRequestedPage(req)
    const { lang } = await readValidatedBody(req, translationRequest, 'page.whichLanguage')
    if (!mayActOnDocument(req.user, 'write', 'pages', { site: page.site, lang })) {
      throw new EndpointError(403, 'account.notInThisLanguage')
    }
    return createdResponse({ id: await copyForTranslation(page, lang, req) })
  }),
]

async function findPage(req: PayloadRequest): Promise<Page> {
  if (!mayActOnDocument(req.user, 'read', 'pages', {})) throw new EndpointError(404, 'page.notFound')
  return readRequestedPage(req)
}

async function listTranslations(page: Page, req: PayloadRequest): Promise<PageTranslation[]> {
  const languagesOfSite = await readLanguages(relationId(page.site), req)
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

/** A new draft has no site yet. */
async function readLanguages(siteId: number | undefined, req: PayloadRequest): Promise<readonly string[]> {
  if (siteId === undefined) return []
  const site = await req.payload.findByID({ collection: 'sites', id: siteId, depth: 0, disableErrors: true, req })
  return site?.languages ?? []
}
