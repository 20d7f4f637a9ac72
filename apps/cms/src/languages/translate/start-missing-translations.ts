import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { mayActOnDocument } from '../../access/account-scope.ts'
import { createdResponse, endpoint, requireRight } from '../../access/http/endpoint.ts'
import { causeMessage } from '../../infrastructure/cause-message.ts'
import type { Page } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import { findSource } from '../find-source.ts'
import { copyForTranslation } from './copy-for-translation.ts'
import { readPageWithSourceTexts } from './load-translation.ts'

interface Started {
  readonly lang: LanguageCode
  readonly id: number
}

/** Starts a draft in each missing language of the site that the account may write; a failure does not stop the others. */
export const startMissingTranslationsEndpoint: Endpoint = endpoint('post', '/:id/translations/missing', startAll)

async function startAll(req: PayloadRequest): Promise<Response> {
  requireRight(req, 'write', 'pages', 'role.writesNoPages')
  const page = await readPageWithSourceTexts(req)
  const source = (await findSource(page, req)) ?? page
  const started: Started[] = []
  const faults: string[] = []
  for (const lang of await listMissing(source, req)) {
    try {
      started.push({ lang, id: await copyForTranslation(source, lang, req) })
    } catch (error) {
      faults.push(`${lang}: ${causeMessage(error)}`)
    }
  }
  return createdResponse({ started, faults })
}

async function listMissing(source: Page, req: PayloadRequest): Promise<LanguageCode[]> {
  const siteId = relationId(source.site)
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
    (lang) =>
      offered.has(lang) && !taken.has(lang) && mayActOnDocument(req.user, 'write', 'pages', { site: siteId, lang }),
  )
}
