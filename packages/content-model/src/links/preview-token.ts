import { z } from 'zod'
import { LANGUAGE_CODES } from '../locales.ts'
import { PAGE_KINDS } from '../page-kind.ts'
import { isCurrent, openToken, signToken } from './signed-token.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Seconds that a token lasts at most: an editor's own, and one that a link to be passed on has led to. */
export const PREVIEW_LIFETIME = { own: HOUR, shared: 7 * DAY } as const

const PURPOSE = 'preview'

const grantSchema = z.strictObject({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_KINDS).default('page'),
  /** A version of the page by its number in the content system, or whatever is the latest. */
  version: z.union([z.literal('latest'), z.string().regex(/^\d{1,15}$/)]),
  /** The shared link that led here, by its number in the content system, which may end it. */
  link: z.int().positive().optional(),
  /** Seconds since 1970. */
  issued: z.int(),
  expires: z.int(),
})

/** What a preview token lets its holder see: one page, in one language, as one version, for a while. */
export type PreviewGrant = z.infer<typeof grantSchema>

/**
 * @param now seconds since 1970
 * @param until of a shared link, when that ends
 */
export function signPreview(
  grant: Pick<PreviewGrant, 'uid' | 'lang' | 'kind' | 'version' | 'link'>,
  secret: string,
  now: number,
  until = now + PREVIEW_LIFETIME.own,
): { readonly token: string; readonly expires: number } {
  return { token: signToken(PURPOSE, { ...grant, issued: now, expires: until }, secret), expires: until }
}

/**
 * What the token grants now.
 *
 * @param now seconds since 1970
 * @returns `undefined` when it was not signed with this secret, is over, or lasts longer than any may
 */
export function verifyPreview(token: string, secret: string, now: number): PreviewGrant | undefined {
  const grant = grantSchema.safeParse(openToken(PURPOSE, token, secret)).data
  const lifetime = grant?.link === undefined ? PREVIEW_LIFETIME.own : PREVIEW_LIFETIME.shared
  return grant && isCurrent(grant, lifetime, now) ? grant : undefined
}
