import { canonicalizePath } from '@passepartout/content-model/links/uid'
import type { PayloadRequest, Where } from 'payload'
import { type Message, message } from '../messages/message.ts'
import type { Page, Redirect } from '../payload-types.ts'
import { publicPathOfPage } from './page-hooks.ts'
import { excludeId, findPublishedPageTitle, hostOfSite, normaliseOldPath } from './redirect-hooks.ts'

/** A host with a canonical path. */
interface Address {
  readonly host: string
  readonly path: string
}

type Target = Pick<Partial<Redirect>, 'page' | 'url'>

/** The request that writes a redirect. */
interface Writing {
  /** Of the stored redirect; absent when a new one is written. */
  readonly id?: string | number | undefined
  readonly req: PayloadRequest
}

/** Redirects followed from a target, at most. */
const MAX_CHAIN_LENGTH = 10

/**
 * Refuses a redirect of which visitors would be sent on twice, or in a circle, with the path that they would take.
 *
 * @param target the page or the address to which the redirect leads
 */
export async function findRedirectChainFault(
  target: Target,
  redirect: Partial<Redirect>,
  writing: Writing,
): Promise<Message | undefined> {
  const { req } = writing
  const host = await hostOfSite(redirect.site, req)
  const path = canonicalizePath(normaliseOldPath(redirect.path))
  // The field of the old address says what is wrong with it.
  if (host === undefined || path === undefined) return undefined
  const own: Address = { host, path }
  const chain = [own]
  let next = await addressOfTarget(target, host, req)
  if (next === undefined) return undefined
  while (next !== undefined && chain.length <= MAX_CHAIN_LENGTH) {
    chain.push(next)
    if (isSame(next, own)) return message('redirect.loop', { path: write(chain, host) })
    next = await followRedirect(next, writing)
  }
  const last = write(chain.slice(-1), host)
  if (chain.length > 2) return message('redirect.chain', { path: write(chain, host), last })
  const before = await findRedirectTo(own, writing)
  if (before === undefined) return undefined
  return message('redirect.chainBefore', {
    first: write([before], host),
    path: write([before, ...chain], host),
    last,
  })
}

const isSame = (one: Address, other: Address) => one.host === other.host && one.path === other.path

/** The addresses as an editor of the host types them: `/a/ → /b/ → https://www.other.example/c/`. */
function write(chain: readonly Address[], host: string): string {
  return chain.map((at) => (at.host === host ? at.path : `https://${at.host}${at.path}`)).join(' → ')
}

/** @param host the host of the redirect, to which a target without a host belongs */
async function addressOfTarget({ page, url }: Target, host: string, req: PayloadRequest): Promise<Address | undefined> {
  if (page) return addressOfNumberedPage(page, req)
  const address = url ? URL.parse(url, `https://${host}`) : null
  const path = address && canonicalizePath(address.pathname)
  return address && path ? { host: address.hostname, path } : undefined
}

/** The address of a page that the account may read: the message of a chain names it. */
async function addressOfNumberedPage(page: number | Page, req: PayloadRequest): Promise<Address | undefined> {
  const id = typeof page === 'object' ? page.id : page
  const options = { collection: 'pages', id, depth: 0, disableErrors: true, overrideAccess: !req.user, req } as const
  const found = await req.payload.findByID(options)
  const [host, path] = found ? await Promise.all([hostOfSite(found.site, req), publicPathOfPage(found, req)]) : []
  return host !== undefined && path !== undefined ? { host, path } : undefined
}

/** Where the redirect at an address leads; a page that is online there hides it. */
async function followRedirect({ host, path }: Address, { id, req }: Writing): Promise<Address | undefined> {
  const where: Where = {
    host: { equals: host },
    path: { equals: path },
    outcome: { equals: 'moved' },
    ...excludeId(id),
  }
  const { docs } = await req.payload.find({ collection: 'redirects', where, limit: 1, depth: 0, req })
  const [found] = docs
  if (!found || (await findPublishedPageTitle(host, path, req)) !== undefined) return undefined
  return addressOfTarget(found, host, req)
}

/** The redirect that an editor led to an address; a page that is online at its own hides it. */
async function findRedirectTo(to: Address, { id, req }: Writing): Promise<Address | undefined> {
  const written = [to.path, decodeURI(to.path)].map((path) => ({ url: { contains: path.slice(1, -1) } }))
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { outcome: { equals: 'moved' }, page: { exists: false }, or: written, ...excludeId(id) },
    select: { host: true, path: true, url: true },
    depth: 0,
    pagination: false,
    req,
  })
  for (const { host, path, url } of docs) {
    const target = host ? await addressOfTarget({ url: url ?? null }, host, req) : undefined
    if (!host || !target || !isSame(target, to) || isSame({ host, path }, to)) continue
    if ((await findPublishedPageTitle(host, path, req)) === undefined) return { host, path }
  }
  return undefined
}
