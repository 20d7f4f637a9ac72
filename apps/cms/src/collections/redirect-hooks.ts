import { MAX_REDIRECT_PATH_LENGTH } from '@passepartout/content-model/links/redirect'
import { buildUid, canonicalizePath } from '@passepartout/content-model/links/uid'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@passepartout/content-model/locales'
import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { createFieldValidator } from '../messages/create-validator.ts'
import { message } from '../messages/message.ts'
import type { Redirect } from '../payload-types.ts'

export async function hostOfSite(site: Redirect['site'] | undefined, req: PayloadRequest): Promise<string | undefined> {
  if (typeof site === 'object') return site?.host
  if (site === undefined) return undefined
  const options = { collection: 'sites', id: site, depth: 0, select: { host: true }, disableErrors: true, req } as const
  return (await req.payload.findByID(options))?.host
}

const NO_PATH = /[\\?#\p{Cc}]/u

/** Normalises an address; an invalid one stays as typed, for validation to report. */
export function normaliseOldPath(typed: unknown): string {
  const value = typeof typed === 'string' ? typed.trim() : ''
  if (!value.startsWith('/') || NO_PATH.test(value)) return value
  return canonicalizePath(value) ?? value
}

export const validateOldPath: TextFieldSingleValidation = createFieldValidator(async (value, { data, id, req }) => {
  if (!value?.startsWith('/')) return message('redirect.slash')
  const path = canonicalizePath(value)
  if (path === undefined || NO_PATH.test(value)) return message('redirect.noPath')
  if (path.length > MAX_REDIRECT_PATH_LENGTH) return message('address.tooLong', { most: MAX_REDIRECT_PATH_LENGTH })
  const redirect: Partial<Redirect> = data
  const host = await hostOfSite(redirect.site, req)
  if (host === undefined) return true
  if (await hasTwin(host, path, id, req)) return message('redirect.exists')
  const online = req.context.pageIsMoving === true ? undefined : await findPublishedPageTitle(host, path, req)
  if (online === undefined) return true
  // Links, sitemaps and alternates would still name a page that is declared gone.
  return message(redirect.outcome === 'gone' ? 'redirect.pageOnlineGone' : 'redirect.pageOnline', { title: online })
})

async function hasTwin(host: string, path: string, id: string | number | undefined, req: PayloadRequest) {
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: { host: { equals: host }, path: { equals: path }, ...excludeId(id) },
    req,
  })
  return totalDocs > 0
}

/** All redirects but the stored one that is being edited. */
export function excludeId(id: string | number | undefined): Where {
  return id === undefined ? {} : { id: { not_equals: id } }
}

/** The title of the page that is published at an address. */
export async function findPublishedPageTitle(
  host: string,
  path: string,
  req: PayloadRequest,
): Promise<string | undefined> {
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first = ''] = segments
  const lang = isLanguageCode(first) ? first : DEFAULT_LANGUAGE
  const rest = isLanguageCode(first) ? segments.slice(1) : segments
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      uid: { equals: buildUid(host, rest.join('/')) },
      lang: { equals: lang },
      kind: { equals: 'page' },
      _status: { equals: 'published' },
    },
    limit: 1,
    depth: 0,
    select: { title: true },
    req,
  })
  return docs[0]?.title ?? undefined
}
