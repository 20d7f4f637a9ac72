import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuseAsPayload, spoken } from '../../access/answers/refuse.ts'
import { mayDo, roleOf } from '../../access/roles.ts'
import { isHost } from '../../content/fields/host-name.ts'
import { faultOfFolder } from '../../content/fields/page-address.ts'
import { type Message, message } from '../../messages/message.ts'
import { sayIn } from '../../messages/say.ts'
import type { Page, Site } from '../../payload-types.ts'
import { loadSettings } from '../../server/settings.ts'
import { listSteps } from './checklist.ts'
import { copySite, MOST_PAGES, type NewBrand } from './copy-site.ts'
import { readSiteFacts } from './read-site-facts.ts'

const LONGEST_NAME = 200

/** What somebody chose. */
const wishSchema = z.object({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  brand: z.string().refine((brand) => loadSettings().brands.includes(brand)),
  host: z.string().refine(isHost),
  folder: z
    .string()
    .default('')
    .refine((folder) => folder === '' || faultOfFolder(folder) === undefined),
  nakedDomain: z.string().refine(isHost),
  languages: z.array(z.enum(LANGUAGE_CODES)).min(1),
  groups: z.array(z.string().min(1).max(100)).min(1).max(MOST_PAGES),
})

/** What is wrong with each field of it. */
const FAULTS: Readonly<Record<string, (wrong: unknown) => Message>> = {
  name: (name) => message(isText(name) ? 'newBrand:longName' : 'newBrand:needsName'),
  brand: () => message('newBrand:needsBrand'),
  host: () => message('newBrand:badHost'),
  folder: (folder) => faultOfFolder(String(folder)) ?? message('site.folder'),
  nakedDomain: () => message('newBrand:badDomain'),
  languages: () => message('newBrand:needsLanguage'),
  groups: (groups) =>
    Array.isArray(groups) && groups.length > 0
      ? message('newBrand:tooMany', { most: MOST_PAGES })
      : message('newBrand:needsPage'),
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** A page in all of its languages, to be chosen. */
interface Choice {
  readonly group: string
  readonly title: string
  readonly path: string
  readonly isHome: boolean
  readonly isLegal: boolean
  readonly languages: readonly string[]
}

/** A new brand out of a site, and what is left to do for any site until its visitors find it. */
export const newBrandEndpoints: Endpoint[] = [
  {
    path: '/:id/new-brand',
    method: 'get',
    handler: async (req) => {
      if (!mayMakeSites(req)) return refuseAsPayload(req, 403, 'role.makesNoSites')
      const site = await findSite(req)
      if (!site) return refuseAsPayload(req, 404, 'site.notFound')
      return answer({ site: shownOf(site), choices: await listChoices(site, req) })
    },
  },
  {
    path: '/:id/new-brand',
    method: 'post',
    handler: async (req) => {
      if (!mayMakeSites(req)) return refuseAsPayload(req, 403, 'role.makesNoSites')
      const written: unknown = await req.json?.().catch(() => undefined)
      const wish = wishSchema.safeParse(written)
      if (!wish.success) return refuseFields(wish.error, written, req)
      const site = await findSite(req)
      if (!site) return refuseAsPayload(req, 404, 'site.notFound')
      const foreign = wish.data.languages.find((lang) => !site.languages.includes(lang))
      if (foreign) return refuseAsPayload(req, 400, message('newBrand:otherLanguage', { lang: foreign }), 'languages')
      return answer(await copySite(site, wish.data satisfies NewBrand, req), 201)
    },
  },
  {
    path: '/:id/checklist',
    method: 'get',
    handler: async (req) => {
      if (!mayDo(roleOf(req.user), 'read', 'sites')) return refuseAsPayload(req, 403, 'account.readsNoSites')
      const site = await findSite(req)
      if (!site) return refuseAsPayload(req, 404, 'site.notFound')
      return answer({ steps: listSteps(await readSiteFacts(site, req), sayIn(req.i18n.language)) })
    },
  },
]

function mayMakeSites({ user }: PayloadRequest): boolean {
  return mayDo(roleOf(user), 'publish', 'sites') && mayDo(roleOf(user), 'write', 'pages')
}

async function findSite(req: PayloadRequest): Promise<Site | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id)) return null
  return req.payload.findByID({ collection: 'sites', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}

function shownOf({ name, host, brand, languages, nakedDomain }: Site) {
  return { name, host, brand, nakedDomain, languages, brands: loadSettings().brands }
}

/** The home page first, then by address; the English title where there is one. */
async function listChoices(site: Site, req: PayloadRequest): Promise<Choice[]> {
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

function choiceOf(group: string, pages: readonly Listed[]): Choice {
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

function rankOf({ isHome, isLegal }: Choice): number {
  if (isHome) return 0
  return isLegal ? 2 : 1
}

const UNCACHED = { 'cache-control': 'no-store' }

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: UNCACHED })
}

function refuseFields({ issues }: z.ZodError, written: unknown, req: PayloadRequest): Response {
  const values = new Map(Object.entries(typeof written === 'object' && written !== null ? written : {}))
  const errors = issues.map(({ path }) => {
    const field = String(path[0] ?? '')
    return { path: field, ...spoken(req, FAULTS[field]?.(values.get(field)) ?? 'request.fields') }
  })
  return answer({ errors: [{ ...spoken(req, 'request.fields'), data: { errors } }] }, 400)
}
