import { expect, test } from 'vitest'
import { ImageUrlBuilder } from '../images/image-url-builder.ts'
import { buildContentSecurityPolicy } from '../operations/security-headers.ts'
import { galleryCsp } from './gallery-csp.ts'

const allowedHosts = { frames: new Set(['www.maps.example']), files: new Set<string>() }
const strict = buildContentSecurityPolicy({
  inlineScripts: ['x'],
  pictures: new ImageUrlBuilder({ imageUrl: 'https://images.example' }),
  allowedHosts,
})
const directivesOf = (policy: string) => policy.split('; ')

test('beside frames of this host and one script, the policy is that of all pages', () => {
  const [before, after] = [strict, galleryCsp(strict)].map(directivesOf)
  const added = after?.filter((directive) => !before?.includes(directive))
  expect(added?.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'frame-src', 'frame-ancestors'])
  expect(added?.join('; ')).toMatch(
    /^script-src 'self' 'sha256-[\w+/]+=*' 'sha256-[\w+/]+=*'; frame-src 'self' https:\/\/www\.maps\.example; frame-ancestors 'self'$/,
  )
})

test('where no frames are allowed, those of this host are', () => {
  expect(galleryCsp("frame-src 'none'; frame-ancestors 'none'")).toBe("frame-src 'self'; frame-ancestors 'self'")
})

test('where scripts need no hash they get none, which would forbid the others', () => {
  const development = "default-src * 'unsafe-inline'; frame-ancestors 'none'"
  expect(galleryCsp(development)).toBe("default-src * 'unsafe-inline'; frame-ancestors 'self'; frame-src 'self'")
})
