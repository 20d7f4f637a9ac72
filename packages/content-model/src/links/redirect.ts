import { z } from 'zod'
import { LANGUAGE_CODES } from '../locales.ts'
import { PAGE_OR_LEGAL_KINDS } from '../page-kind.ts'
import { parseSafeHref } from './parse-safe-href.ts'
import { canonicalizePath } from './uid.ts'

/** `manual`: an editor wrote it. `moved`: the content system made it when a page's address changed. */
export const REDIRECT_CREATION_CAUSES = ['manual', 'moved'] as const

/** The target of a redirect: http or https, or a path on the same host. Scripts and credentials are refused. */
export function parseRedirectTargetUrl(url: string): string | undefined {
  const address = parseSafeHref(url)
  return address !== undefined && /^(?:https?:\/\/|\/)[^\s\\]*$/i.test(address) ? address : undefined
}

/** Maximum length, since a purge tag contains host and path. */
export const MAX_REDIRECT_PATH_LENGTH = 700

/** The redirected address: a known host, and the path in canonical form, with language and trailing slash (`/fr/paris/`). */
const fromSchema = z.object({
  host: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host in lower case, without a port'),
  path: z
    .string()
    .max(MAX_REDIRECT_PATH_LENGTH)
    .refine((path) => canonicalizePath(path) === path, 'lower case, percent-encoded, with a closing slash'),
})

const pageTargetSchema = z.strictObject({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS).default('page'),
})

const addressTargetSchema = z.strictObject({
  url: z.string().refine((url) => parseRedirectTargetUrl(url) !== undefined, 'http, https or a path of the same host'),
})

const movedSchema = z.object({
  from: fromSchema,
  to: z.union([pageTargetSchema, addressTargetSchema]),
  gone: z.literal(false).default(false),
  /** 301, else 302. Pages are only read, so 307 and 308 would add nothing. */
  permanent: z.boolean().default(true),
  origin: z.enum(REDIRECT_CREATION_CAUSES),
})

const goneSchema = z.object({
  from: fromSchema,
  gone: z.literal(true),
  origin: z.enum(REDIRECT_CREATION_CAUSES),
})

/**
 * An address without a page: moved to a page or an address, or gone for good (410). A page published at the address takes
 * precedence, unless the address is gone.
 */
export const redirectDocumentSchema = z.union([goneSchema, movedSchema])
export type RedirectDocument = z.infer<typeof redirectDocumentSchema>
export type RedirectTarget = z.infer<typeof movedSchema>['to']
