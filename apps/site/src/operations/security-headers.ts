import { createHash } from 'node:crypto'
import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import type { ImageUrlBuilder } from '../images/image-url-builder.ts'

interface PolicySources {
  /** Inline scripts of the page, verbatim. */
  readonly inlineScripts: readonly string[]
  /** Scheme and host of pictures fetched by scripts, and of all shown pictures. */
  readonly pictures: Pick<ImageUrlBuilder, 'origin' | 'origins'>
  readonly allowedHosts: AllowedHosts
  /**
   * Address of the tag container's script and the hosts to which its tags may send data; absent without a container.
   */
  readonly tags?: { readonly script: string; readonly hosts: readonly string[] } | undefined
}

/**
 * Builds the content security policy: scripts by hash or from this host; pictures (shown, or fetched as blobs:
 * images/fetch-image.browser.ts), frames and files from allowed hosts only; no inline code; no framing. For sites with
 * a tag container also its script, and connections to its host and the named ones.
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
    // Third-party tags write HTML, so with a tag container trusted types are only reported (TRUSTED_TYPES).
    ...(tags ? [] : [TRUSTED_TYPES_DIRECTIVES]),
  ].join('; ')
}

/**
 * Trusted types: scripts cannot turn text into HTML or script URLs, except by one policy for drawings
 * (docs/decisions/055-trusted-types.md).
 */
export const TRUSTED_TYPES_DIRECTIVES = "require-trusted-types-for 'script'; trusted-types drawing"

function addressesOf(hosts: ReadonlySet<string>): string[] {
  return [...hosts].map((host) => `https://${host}`)
}

/** The policy of responses that are not pages: nothing is executed, no framing. */
export const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** On every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** Sent over https only: browsers ignore it elsewhere, and localhost must not have it. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'
