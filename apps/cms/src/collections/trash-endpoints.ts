import { parseRedirectAddress } from '@passepartout/content-model/links/redirect'
import { referenceTarget } from '@passepartout/content-model/published-store'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayAt } from '../access/rights.ts'
import type { Page } from '../payload-types.ts'
import { PublishedStore } from '../publication/published-store.ts'
import { pageIdTarget } from '../publication/publisher.ts'
import { loadSettings } from '../settings.ts'
import { addressOfPage } from './page-hooks.ts'
import { hostOfSite } from './redirect-hooks.ts'

/** What leads to a page. */
export interface Use {
  readonly title: string
  /** In the admin. */
  readonly address: string
}

/** What whoever asks may read, as it lies. */
const READABLE = { depth: 0, overrideAccess: false } as const

const wishSchema = z.discriminatedUnion('visitors', [
  z.object({ visitors: z.literal('nothing') }),
  z.object({ visitors: z.literal('gone') }),
  z.object({ visitors: z.literal('moved'), to: z.string().refine((to) => parseRedirectAddress(to) !== undefined) }),
])

/** Where a page is used, and moving it to the trash with an answer to those who go on asking for its address. */
export const trashEndpoints: Endpoint[] = [
  {
    path: '/:id/uses',
    method: 'get',
    handler: async (req) => {
      if (!mayAt(req.user, 'read', 'pages', {})) return refuse(403, 'Your account may not read pages.')
      const page = await findPage(req)
      if (!page) return refuse(404, 'There is no such page.')
      return Response.json({ uses: await listUses(page, req) }, { headers: { 'cache-control': 'no-store' } })
    },
  },
  {
    path: '/:id/trash',
    method: 'post',
    handler: async (req) => {
      if (!mayAt(req.user, 'delete', 'pages', {})) return refuse(403, 'Your role may not remove pages.')
      const wish = wishSchema.safeParse(await req.json?.().catch(() => undefined))
      if (!wish.success)
        return refuse(400, 'Where are visitors led? Start with https:// or with / for a page of this host.')
      const page = await findPage(req)
      if (!page) return refuse(404, 'There is no such page.')
      if (!mayAt(req.user, 'delete', 'pages', page)) return refuse(403, 'Your account may not remove this page.')
      const left = await planRedirect(page, wish.data, req)
      if (left?.inTheWay?.origin === 'manual')
        return refuse(409, `${left.data.path} has a redirect already: change that one, and choose “find nothing” here.`)
      const options = { collection: 'pages', id: page.id, depth: 0, req } as const
      await req.payload.update({ ...options, data: { deletedAt: new Date().toISOString() } })
      try {
        await leaveRedirect(left, req)
      } catch (error) {
        await req.payload.update({ ...options, data: { deletedAt: null, _status: 'published' }, trash: true })
        throw error
      }
      return Response.json({ id: page.id })
    },
  },
]

async function findPage(req: PayloadRequest): Promise<Page | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id)) return null
  return req.payload.findByID({ collection: 'pages', id, ...READABLE, disableErrors: true, req })
}

type PlannedRedirect = Awaited<ReturnType<typeof planRedirect>>

/** Of a page that visitors never saw nobody asks for the address. */
async function planRedirect(page: Page, wish: z.infer<typeof wishSchema>, req: PayloadRequest) {
  const path = page._status === 'published' ? await addressOfPage(page, req) : undefined
  if (path === undefined || wish.visitors === 'nothing') return undefined
  const data = {
    site: page.site,
    path,
    outcome: wish.visitors,
    page: null,
    url: wish.visitors === 'moved' ? wish.to : null,
    origin: 'manual',
    permanent: true,
    trashedPage: page.id,
  } as const
  return { data, inTheWay: await findRedirectAt(await hostOfSite(page.site, req), path, req) }
}

/** A redirect that the page has hidden as long as it was online. */
async function findRedirectAt(host: string | undefined, path: string, req: PayloadRequest) {
  const where = { host: { equals: host }, path: { equals: path } }
  return (await req.payload.find({ collection: 'redirects', where, limit: 1, depth: 0, req })).docs[0]
}

async function leaveRedirect(planned: PlannedRedirect, req: PayloadRequest): Promise<void> {
  if (!planned) return
  const { data, inTheWay } = planned
  const options = { collection: 'redirects', data, depth: 0, req } as const
  if (inTheWay) await req.payload.update({ ...options, id: inTheWay.id })
  else await req.payload.create(options)
}

/** Where the header and the footer of a site name a page. */
const PAGES_OF_SITES = [
  'header.menuItems.action.page',
  'header.menuItems.items.action.page',
  'header.dropdownMenuItems.action.page',
  'header.dropdownMenuItems.items.action.page',
  'header.ticketPage',
  'quickLinks.columns.links.page',
]

/** Published pages that show a link to it, pages below it, sites that name it, and redirects that lead to it. */
async function listUses(page: Page, req: PayloadRequest): Promise<Use[]> {
  const linking = await Promise.all(pagesLinkingTo(page).map((key) => findByKey(key, req)))
  const equals = { equals: page.id }
  const named = { or: PAGES_OF_SITES.map((field) => ({ [field]: equals })) }
  const [below, sites, redirects] = await Promise.all([
    req.payload.find({ collection: 'pages', where: { parent: equals }, ...READABLE, pagination: false, req }),
    req.payload.find({ collection: 'sites', where: named, ...READABLE, pagination: false, req }),
    req.payload.find({ collection: 'redirects', where: { page: equals }, ...READABLE, pagination: false, req }),
  ])
  const pages = new Map([...linking.flat(), ...below.docs].map((found) => [found.id, found]))
  pages.delete(page.id)
  return [
    ...[...pages.values()].map(({ id, adminLabel, title }) => ({
      title: adminLabel ?? title,
      address: `/admin/collections/pages/${id}`,
    })),
    ...sites.docs.map(({ id, uid }) => ({ title: `Site ${uid}`, address: `/admin/collections/sites/${id}` })),
    ...redirects.docs.map(({ id, path }) => ({
      title: `Redirect of ${path}`,
      address: `/admin/collections/redirects/${id}`,
    })),
  ]
}

type Key = ReturnType<PublishedStore['pagesReferencing']>[number]

function pagesLinkingTo({ id, uid }: Page): Key[] {
  const store = new PublishedStore(loadSettings().publishedStore)
  try {
    const targets = [pageIdTarget(id), ...(uid ? [referenceTarget.page(uid)] : [])]
    return targets.flatMap((target) => store.pagesReferencing(target))
  } finally {
    store.close()
  }
}

async function findByKey({ uid, lang, kind }: Key, req: PayloadRequest): Promise<Page[]> {
  const where = { uid: { equals: uid }, lang: { equals: lang }, kind: { equals: kind } }
  return (await req.payload.find({ collection: 'pages', where, limit: 1, ...READABLE, req })).docs
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
