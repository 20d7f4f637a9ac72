import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGE_CODES } from '../locales.ts'
import { PAGE_OR_LEGAL_KINDS } from '../page-kind.ts'
import { decodeSignedToken, hasValidTimes, signToken } from './signed-token.ts'

/**
 * Tokens that content system and site exchange for previews beside a form and for links to drafts
 * (docs/decisions/046-live-preview.md). Each is valid for one purpose only.
 */

/** Lifetimes in seconds: a frame and a draft are opened at once, a link is shared. */
export const LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS = { frame: 300, draft: 60, link: 7 * 24 * 3600 } as const

const times = { issued: z.int(), expires: z.int() }

const page = {
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS),
  /** The page's path on its host, with its language. */
  path: z.string().startsWith('/'),
}

/** The only origin that may embed the frame. */
const frameSchema = z.strictObject({ admin: z.url({ protocol: /^https?$/ }), ...page, ...times })
/** An empty frame on the host of a page, for one origin. */
export type PreviewFrameGrant = z.infer<typeof frameSchema>

/** The digest of the draft's text, so that the token shows no other text. */
const draftSchema = z.strictObject({ digest: z.string(), ...page, ...times })
/** One text of one page, shown on its own host. */
export type DraftGrant = z.infer<typeof draftSchema>

const linkSchema = z.strictObject({
  /** The link's number in the content system, which knows its page and may revoke it. */
  link: z.int().positive(),
  ...times,
})
/** A link to a draft, whatever its page's address. */
export type DraftLinkGrant = z.infer<typeof linkSchema>

type Ungranted<G> = Omit<G, 'issued' | 'expires'>

/** @param now seconds since 1970 */
export function signFrameToken(grant: Ungranted<PreviewFrameGrant>, secret: string, now: number): string {
  return signToken(
    'frame',
    { ...grant, issued: now, expires: now + LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.frame },
    secret,
  )
}

export function verifyFrameToken(token: string, secret: string, now: number): PreviewFrameGrant | undefined {
  const grant = frameSchema.safeParse(decodeSignedToken('frame', token, secret)).data
  return grant && hasValidTimes(grant, LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.frame, now) ? grant : undefined
}

/** @param text exactly as it will be sent */
export function signDraftToken(
  grant: Omit<Ungranted<DraftGrant>, 'digest'>,
  text: string,
  secret: string,
  now: number,
): string {
  const digest = digestOf(text).toString('base64url')
  return signToken(
    'draft',
    { ...grant, digest, issued: now, expires: now + LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.draft },
    secret,
  )
}

export function verifyDraftToken(token: string, secret: string, now: number): DraftGrant | undefined {
  const grant = draftSchema.safeParse(decodeSignedToken('draft', token, secret)).data
  return grant && hasValidTimes(grant, LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.draft, now) ? grant : undefined
}

/** Whether a grant was signed for a text. */
export function matchesGrantedText({ digest }: DraftGrant, text: string): boolean {
  const granted = Buffer.from(digest, 'base64url')
  const given = digestOf(text)
  return granted.length === given.length && timingSafeEqual(granted, given)
}

/** @param issued seconds since 1970: the same link signed again is the same token */
export function signDraftLinkToken(link: number, secret: string, issued: number): string {
  return signToken(
    'link',
    { link, issued, expires: issued + LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.link } satisfies DraftLinkGrant,
    secret,
  )
}

export function verifyDraftLinkToken(token: string, secret: string, now: number): DraftLinkGrant | undefined {
  const grant = linkSchema.safeParse(decodeSignedToken('link', token, secret)).data
  return grant && hasValidTimes(grant, LIVE_PREVIEW_TOKEN_LIFETIMES_SECONDS.link, now) ? grant : undefined
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
