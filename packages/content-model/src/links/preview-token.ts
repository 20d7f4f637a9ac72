import { z } from 'zod'
import { LANGUAGE_CODES } from '../locales.ts'
import { PAGE_OR_LEGAL_KINDS } from '../page-kind.ts'
import { decodeSignedToken, hasValidTimes, signToken } from './signed-token.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Maximum lifetimes in seconds: of an editor's own token, and of one from a shared link. */
export const MAX_PREVIEW_TOKEN_LIFETIMES_SECONDS = { own: HOUR, shared: 7 * DAY } as const

const PURPOSE = 'preview'

const grantSchema = z.strictObject({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS).default('page'),
  /** A version of the page by its number in the content system, or the latest. */
  version: z.union([z.literal('latest'), z.string().regex(/^\d{1,15}$/)]),
  /** The shared link by its number in the content system, which may revoke it. */
  link: z.int().positive().optional(),
  /** Seconds since 1970. */
  issued: z.int(),
  expires: z.int(),
})

/** What a preview token allows: one page, in one language, in one version, for a time. */
export type PreviewGrant = z.infer<typeof grantSchema>

/**
 * @param now seconds since 1970
 * @param until the expiry of a shared link
 */
export function signPreviewToken(
  grant: Pick<PreviewGrant, 'uid' | 'lang' | 'kind' | 'version' | 'link'>,
  secret: string,
  now: number,
  until = now + MAX_PREVIEW_TOKEN_LIFETIMES_SECONDS.own,
): { readonly token: string; readonly expires: number } {
  return { token: signToken(PURPOSE, { ...grant, issued: now, expires: until }, secret), expires: until }
}

/**
 * Verifies a token.
 *
 * @param now seconds since 1970
 * @returns `undefined` when it was not signed with this secret, has expired, or lasts longer than allowed
 */
export function verifyPreviewToken(token: string, secret: string, now: number): PreviewGrant | undefined {
  const grant = grantSchema.safeParse(decodeSignedToken(PURPOSE, token, secret)).data
  const lifetime =
    grant?.link === undefined ? MAX_PREVIEW_TOKEN_LIFETIMES_SECONDS.own : MAX_PREVIEW_TOKEN_LIFETIMES_SECONDS.shared
  return grant && hasValidTimes(grant, lifetime, now) ? grant : undefined
}
