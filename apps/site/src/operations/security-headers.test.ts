import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ImageUrlBuilder } from '../images/image-url-builder.ts'
import { buildContentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts'

const pictures = new ImageUrlBuilder({ imageUrl: 'https://images.example:8443/folder' })
const nobody = { frames: new Set<string>(), files: new Set<string>() }
const hash = createHash('sha256').update('run()').digest('base64')

test('scripts run by hash or from this host, pictures come from the image host, no text becomes HTML, and the rest is forbidden', () => {
  const policy = buildContentSecurityPolicy({ inlineScripts: ['run()'], pictures, allowedHosts: nobody })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data: https://images.example:8443",
    "font-src 'self'",
    "connect-src 'self' https://images.example:8443",
    "media-src 'none'",
    "frame-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types drawing',
  ])
})

test('frames and files come from exactly the hosts that are allowed', () => {
  const allowedHosts = { frames: new Set(['www.maps.example', 'player.example']), files: new Set(['files.example']) }
  const policy = buildContentSecurityPolicy({ inlineScripts: [], pictures, allowedHosts })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https://images.example:8443",
    "font-src 'self'",
    "connect-src 'self' https://images.example:8443 https://files.example",
    'media-src https://files.example',
    'frame-src https://www.maps.example https://player.example',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types drawing',
  ])
})

test('a tag container runs its script and asks its hosts, and may write HTML', () => {
  const tags = { script: 'https://tags.example', hosts: ['https://*.analytics.example'] }
  const policy = buildContentSecurityPolicy({ inlineScripts: [], pictures, allowedHosts: nobody, tags })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://tags.example",
    "style-src 'self'",
    "img-src 'self' data: https://images.example:8443 https://tags.example https://*.analytics.example",
    "font-src 'self'",
    "connect-src 'self' https://images.example:8443 https://tags.example https://*.analytics.example",
    "media-src 'none'",
    "frame-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
})

test('what is on every answer', () => {
  expect(SECURITY_HEADERS).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  })
})

test('pictures are shown of exactly the hosts that are allowed, and fetched by scripts of the image host alone', () => {
  const hosts = { 'thumbs.example': 'thumbor', 'static.example:8443': 'plain', 'images.example:8443': 'imgix' } as const
  const several = new ImageUrlBuilder({ imageUrl: 'https://images.example:8443/folder', hosts })
  const policy = buildContentSecurityPolicy({ inlineScripts: [], pictures: several, allowedHosts: nobody }).split('; ')
  expect(policy).toContain(
    "img-src 'self' data: https://images.example:8443 https://thumbs.example https://static.example:8443",
  )
  expect(policy).toContain("connect-src 'self' https://images.example:8443")
})
