import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { BRANDS } from '@passepartout/content-model/site'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayDo, roleOf } from '../access/roles.ts'
import { isHost } from '../collections/host-name.ts'
import { faultOfFolder } from '../collections/page-address.ts'
import type { Page, Site } from '../payload-types.ts'
import { type Say, sayIn } from '../words/say.ts'
import { listSteps } from './checklist.ts'
import { copySite, MOST_PAGES, type NewBrand } from './copy-site.ts'
import { readSiteFacts } from './read-site-facts.ts'

/** What somebody chose, with a sentence for each fault. */
function wishSchema(say: Say) {
  return z.object({
    name: z
      .string(say('newBrand:needsName'))
      .trim()
      .min(1, say('newBrand:needsName'))
      .max(200, say('newBrand:longName')),
    brand: z.enum(BRANDS, say('newBrand:needsBrand')),
    host: z.string().refine(isHost, say('newBrand:badHost')),
    folder: z
      .string()
      .default('')
      .superRefine((folder, context) => {
        const message = folder === '' ? undefined : faultOfFolder(folder)
        if (message) context.addIssue({ code: 'custom', message })
      }),
    nakedDomain: z.string().refine(isHost, say('newBrand:badDomain')),
    languages: z.array(z.enum(LANGUAGE_CODES)).min(1, say('newBrand:needsLanguage')),
    groups: z
      .array(z.string().min(1).max(100))
      .min(1, say('newBrand:needsPage'))
      .max(MOST_PAGES, say('newBrand:tooMany', { most: MOST_PAGES })),
  })
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
      if (!mayMakeSites(req)) return refuse(403, 'Your role may not make sites.')
      const site = await findSite(req)
      if (!site) return refuse(404, 'There is no such site.')
      return answer({ site: shownOf(site), choices: await listChoices(site, req) })
    },
  },
  {
    path: '/:id/new-brand',
    method: 'post',
    handler: async (req) => {
      if (!mayMakeSites(req)) return refuse(403, 'Your role may not make sites.')
      const say = sayIn(req.i18n.language)
      const wish = wishSchema(say).safeParse(await req.json?.().catch(() => undefined))
      if (!wish.success) return refuseFields(wish.error)
      const site = await findSite(req)
      if (!site) return refuse(404, 'There is no such site.')
      const foreign = wish.data.languages.find((lang) => !site.languages.includes(lang))
      if (foreign) return refuse(400, say('newBrand:otherLanguage', { lang: foreign }), 'languages')
      return answer(await copySite(site, wish.data satisfies NewBrand, req), 201)
    },
  },
  {
    path: '/:id/checklist',
    method: 'get',
    handler: async (req) => {
      if (!mayDo(roleOf(req.user), 'read', 'sites')) return refuse(403, 'Your account may not read sites.')
      const site = await findSite(req)
      if (!site) return refuse(404, 'There is no such site.')
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
  return { name, host, brand, nakedDomain, languages, brands: BRANDS }
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

/** In the form of Payload's own refusals, so that one reader serves both. */
function refuse(status: number, message: string, path?: string): Response {
  const data = path === undefined ? {} : { data: { errors: [{ path, message }] } }
  return answer({ errors: [{ message, ...data }] }, status)
}

function refuseFields({ issues }: z.ZodError): Response {
  const errors = issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }))
  return answer({ errors: [{ message: 'Something is missing.', data: { errors } }] }, 400)
}
