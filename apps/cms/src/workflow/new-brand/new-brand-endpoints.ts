import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  createdResponse,
  EndpointError,
  endpoint,
  readJsonBody,
  readRequestedDocument,
  requireRight,
} from '../../access/http/endpoint.ts'
import { formatReason, payloadErrorResponse, UNCACHED } from '../../access/http/error-response.ts'
import { faultOfSiteFolder } from '../../content/addresses/page-address.ts'
import { isHostName } from '../../content/validation/host-name.ts'
import { loadSettings } from '../../infrastructure/settings.ts'
import { type Message, message } from '../../messages/message.ts'
import { translatorFor } from '../../messages/translate.ts'
import type { Page, Site } from '../../payload-types.ts'
import { copySite, MAX_COPIED_PAGES, type NewBrandChoices } from './copy-site.ts'
import { listLaunchSteps } from './launch-steps.ts'
import type { CopyablePage } from './pages-to-copy-picker.tsx'
import { readLaunchFacts } from './read-launch-facts.ts'

const MAX_NAME_LENGTH = 200

/** The choices for a new brand. */
const wishSchema = z.object({
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  brand: z.string().refine((brand) => loadSettings().brands.includes(brand)),
  host: z.string().refine(isHostName),
  folder: z
    .string()
    .default('')
    .refine((folder) => folder === '' || faultOfSiteFolder(folder) === undefined),
  nakedDomain: z.string().refine(isHostName),
  languages: z.array(z.enum(LANGUAGE_CODES)).min(1),
  groups: z.array(z.string().min(1).max(100)).min(1).max(MAX_COPIED_PAGES),
})

/** The message for each invalid field. */
const FAULTS: Readonly<Record<string, (wrong: unknown) => Message>> = {
  name: (name) => message(isText(name) ? 'newBrand:longName' : 'newBrand:needsName'),
  brand: () => message('newBrand:needsBrand'),
  host: () => message('newBrand:badHost'),
  folder: (folder) => faultOfSiteFolder(String(folder)) ?? message('site.folder'),
  nakedDomain: () => message('newBrand:badDomain'),
  languages: () => message('newBrand:needsLanguage'),
  groups: (groups) =>
    Array.isArray(groups) && groups.length > 0
      ? message('newBrand:tooMany', { most: MAX_COPIED_PAGES })
      : message('newBrand:needsPage'),
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** Creates a new brand from a site, and lists the remaining steps of any site. */
export const newBrandEndpoints: Endpoint[] = [
  endpoint('get', '/:id/new-brand', offerNewBrand, payloadErrorResponse),
  endpoint('post', '/:id/new-brand', makeNewBrand, payloadErrorResponse),
  endpoint('get', '/:id/checklist', answerChecklist, payloadErrorResponse),
]

async function offerNewBrand(req: PayloadRequest): Promise<object> {
  requireMaker(req)
  const site = await readRequestedDocument(req, 'sites', 'site.notFound')
  return { site: shownOf(site), choices: await listChoices(site, req) }
}

async function makeNewBrand(req: PayloadRequest): Promise<Response> {
  requireMaker(req)
  const written = await readJsonBody(req)
  const wish = wishSchema.safeParse(written)
  if (!wish.success) return refuseFields(wish.error, written, req)
  const site = await readRequestedDocument(req, 'sites', 'site.notFound')
  const foreign = wish.data.languages.find((lang) => !site.languages.includes(lang))
  if (foreign) throw new EndpointError(400, message('newBrand:otherLanguage', { lang: foreign }), 'languages')
  return createdResponse(await copySite(site, wish.data satisfies NewBrandChoices, req))
}

async function answerChecklist(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'sites', 'account.readsNoSites')
  const site = await readRequestedDocument(req, 'sites', 'site.notFound')
  return { steps: listLaunchSteps(await readLaunchFacts(site, req), translatorFor(req.i18n.language)) }
}

function requireMaker(req: PayloadRequest): void {
  requireRight(req, 'publish', 'sites', 'role.makesNoSites')
  requireRight(req, 'write', 'pages', 'role.makesNoSites')
}

function shownOf({ name, host, brand, languages, nakedDomain }: Site) {
  return { name, host, brand, nakedDomain, languages, brands: loadSettings().brands }
}

/** The home page first, then by address; the English title where there is one. */
async function listChoices(site: Site, req: PayloadRequest): Promise<CopyablePage[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { site: { equals: site.id } },
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'path',
    select: { title: true, lang: true, path: true, kind: true, pageType: true, translationGroup: true },
    overrideAccess: false,
    req,
  })
  const groups = Map.groupBy(docs, ({ translationGroup }) => translationGroup ?? '')
  groups.delete('')
  const choices = [...groups].map(([group, pages]) => choiceOf(group, pages))
  return choices.toSorted((first, second) => rankOf(first) - rankOf(second))
}

type Listed = Pick<Page, 'title' | 'lang' | 'path' | 'kind' | 'pageType'>

function choiceOf(group: string, pages: readonly Listed[]): CopyablePage {
  const shown = pages.find(({ lang }) => lang === 'en') ?? pages[0]
  return {
    group,
    title: shown?.title ?? '',
    path: shown?.path ?? '',
    isHome: shown?.pageType === 'homePage',
    isLegal: shown?.kind !== 'page',
    languages: LANGUAGE_CODES.filter((code) => pages.some(({ lang }) => lang === code)),
  }
}

function rankOf({ isHome, isLegal }: CopyablePage): number {
  if (isHome) return 0
  return isLegal ? 2 : 1
}

function refuseFields({ issues }: z.ZodError, written: unknown, req: PayloadRequest): Response {
  const values = new Map(Object.entries(typeof written === 'object' && written !== null ? written : {}))
  const errors = issues.map(({ path }) => {
    const field = String(path[0] ?? '')
    return { path: field, ...formatReason(req, FAULTS[field]?.(values.get(field)) ?? 'request.fields') }
  })
  return Response.json(
    { errors: [{ ...formatReason(req, 'request.fields'), data: { errors } }] },
    { status: 400, ...UNCACHED },
  )
}
