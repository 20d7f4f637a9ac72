import { createHash } from 'node:crypto'
import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import type { Pictures } from '../images/pictures.ts'

interface PolicySources {
  /** Inline scripts of the page, exactly as they stand in it. */
  readonly inlineScripts: readonly string[]
  /** Scheme and host of the pictures that a script fetches, and of all that are shown. */
  readonly pictures: Pick<Pictures, 'origin' | 'origins'>
  readonly allowedHosts: AllowedHosts
  /**
   * Where the tag container's script lies, and where its tags may send what they measure; absent where there is none.
   */
  readonly tags?: { readonly script: string; readonly hosts: readonly string[] } | undefined
}

/**
 * Scripts by hash or from this host, pictures of exactly the hosts that are allowed (shown, or fetched as blobs:
 * images/fetch-image.browser.ts), frames and files of exactly the hosts that are allowed, nothing inline, in nobody's
 * frame. A site with a tag container also runs that script, which may ask its own host and those that are named.
 */
export function buildContentSecurityPolicy({ inlineScripts, pictures, allowedHosts, tags }: PolicySources): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const files = addressesOf(allowedHosts.files)
  const tagScript = tags ? [tags.script] : []
  const measured = tags ? [tags.script, ...tags.hosts] : []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...tagScript].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures.origins, ...measured].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", pictures.origin, ...files, ...measured].join(' '),
    `media-src ${files.join(' ') || "'none'"}`,
    `frame-src ${addressesOf(allowedHosts.frames).join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Tags are others' scripts, which write HTML: where they run, the browser only says so (TRUSTED_TYPES).
    ...(tags ? [] : [TRUSTED_TYPES]),
  ].join('; ')
}

/**
 * No text becomes HTML or a script's address in a script, but what one policy makes of drawings
 * (docs/decisions/055-trusted-types.md).
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types drawing"

function addressesOf(hosts: ReadonlySet<string>): string[] {
  return [...hosts].map((host) => `https://${host}`)
}

/** The policy of what is no page: it runs nothing, and stands in nobody's frame. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** On every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Sent over https only: browsers ignore it elsewhere, and localhost must not have it. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'
