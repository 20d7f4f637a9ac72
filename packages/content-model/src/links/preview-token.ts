import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGE_CODES } from '../locales.ts'
import { PAGE_KINDS } from '../page-kind.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Seconds that a token lasts at most: an editor's own, and one in a link that is passed on. */
export const PREVIEW_LIFETIME = { own: HOUR, shared: 7 * DAY } as const
/** Seconds by which the clocks of two machines may differ. */
const CLOCK_SKEW = 60

const grantSchema = z.strictObject({
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_KINDS).default('page'),
  /** A version of the page by its number in the content system, or whatever is the latest. */
  version: z.union([z.literal('latest'), z.string().regex(/^\d{1,15}$/)]),
  shared: z.boolean().default(false),
  /** Seconds since 1970. */
  issued: z.int(),
  expires: z.int(),
})

/** What a preview token lets its holder see: one page, in one language, as one version, for a while. */
export type PreviewGrant = z.infer<typeof grantSchema>

/** @param now seconds since 1970 */
export function signPreview(
  grant: Pick<PreviewGrant, 'uid' | 'lang' | 'kind' | 'version' | 'shared'>,
  secret: string,
  now: number,
): { readonly token: string; readonly expires: number } {
  const expires = now + (grant.shared ? PREVIEW_LIFETIME.shared : PREVIEW_LIFETIME.own)
  const payload = Buffer.from(JSON.stringify({ ...grant, issued: now, expires })).toString('base64url')
  return { token: `${payload}.${signatureOf(payload, secret).toString('base64url')}`, expires }
}

/**
 * What the token grants now.
 *
 * @param now seconds since 1970
 * @returns `undefined` when it was not signed with this secret, is over, or lasts longer than any may
 */
export function verifyPreview(token: string, secret: string, now: number): PreviewGrant | undefined {
  const [, payload = '', signature = ''] = /^([\w-]{1,1500})\.([\w-]{43})$/.exec(token) ?? []
  // Compared before anything in it is believed, and in the same time wherever it differs.
  if (signature === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(payload, secret))) {
    return undefined
  }
  const grant = grantSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()))
  return grant.success && isValid(grant.data, now) ? grant.data : undefined
}

function isValid({ issued, expires, shared }: PreviewGrant, now: number): boolean {
  const lifetime = shared ? PREVIEW_LIFETIME.shared : PREVIEW_LIFETIME.own
  return expires > now && issued <= now + CLOCK_SKEW && expires - issued <= lifetime
}

function signatureOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
