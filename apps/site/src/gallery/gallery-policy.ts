import { createHash } from 'node:crypto'
import { GALLERY_SCRIPT } from './gallery-script.ts'

/**
 * The policy of a page that shows examples in frames, and of the examples in them: that of all pages, but for frames of
 * this host and the gallery's own script.
 */
export function galleryPolicy(policy: string): string {
  const hash = createHash('sha256').update(GALLERY_SCRIPT).digest('base64')
  const own = policy.includes('frame-src') ? policy : `${policy}; frame-src 'none'`
  return own
    .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
    .replace(/frame-src(?: 'none')?/, "frame-src 'self'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}
