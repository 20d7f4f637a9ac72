import { createHash } from 'node:crypto'
import { GALLERY_SCRIPT } from './gallery-script.ts'

/**
 * The content security policy of the gallery and its frames: that of all pages, plus frames of this host and the
 * gallery's script.
 */
export function galleryCsp(policy: string): string {
  const hash = createHash('sha256').update(GALLERY_SCRIPT).digest('base64')
  const own = policy.includes('frame-src') ? policy : `${policy}; frame-src 'none'`
  return own
    .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
    .replace(/frame-src(?: 'none')?/, "frame-src 'self'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}
