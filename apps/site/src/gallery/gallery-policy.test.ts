import { expect, test } from 'vitest'
import { buildContentSecurityPolicy } from '../operations/security-headers.ts'
import { galleryPolicy } from './gallery-policy.ts'

const strict = buildContentSecurityPolicy({ inlineScripts: ['x'], imageUrl: 'https://images.example' })
const directivesOf = (policy: string) => policy.split('; ')

test('beside frames of this host and one script, the policy is that of all pages', () => {
  const [before, after] = [strict, galleryPolicy(strict)].map(directivesOf)
  const added = after?.filter((directive) => !before?.includes(directive))
  expect(added?.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'frame-ancestors', 'frame-src'])
  expect(added?.join('; ')).toMatch(
    /^script-src 'self' 'sha256-[\w+/]+=*' 'sha256-[\w+/]+=*'; frame-ancestors 'self'; frame-src 'self'$/,
  )
})

test('where scripts need no hash they get none, which would forbid the others', () => {
  const development = "default-src * 'unsafe-inline'; frame-ancestors 'none'"
  expect(galleryPolicy(development)).toBe("default-src * 'unsafe-inline'; frame-ancestors 'self'; frame-src 'self'")
})
