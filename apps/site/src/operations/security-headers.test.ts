import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildContentSecurityPolicy } from './security-headers.ts'

function directivesOf(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const NOBODY = { frames: new Set<string>(), files: new Set<string>() }

test('pictures come from the image host, as elements and as blobs, by its origin alone; nothing else from there', () => {
  const policy = buildContentSecurityPolicy({
    inlineScripts: [],
    imageUrl: 'https://images.example:8443/folder',
    allowedHosts: NOBODY,
  })
  const directives = directivesOf(policy)
  expect(directives).toMatchObject({
    'img-src': "'self' data: https://images.example:8443",
    'connect-src': "'self' https://images.example:8443",
  })
  const named = Object.keys(directives).filter((name) => directives[name]?.includes('images.example'))
  expect(named).toEqual(['img-src', 'connect-src'])
})

test('scripts run by hash or from this host, and nothing is allowed that no directive names', () => {
  const hash = createHash('sha256').update('run()').digest('base64')
  const policy = buildContentSecurityPolicy({
    inlineScripts: ['run()'],
    imageUrl: 'https://images.example',
    allowedHosts: NOBODY,
  })
  expect(directivesOf(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${hash}'`,
    'style-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(policy).not.toContain('unsafe')
})

test('frames and files come from exactly the hosts that are allowed', () => {
  const policyFor = (frames: readonly string[], files: readonly string[]) => {
    const allowedHosts = { frames: new Set(frames), files: new Set(files) }
    const policy = buildContentSecurityPolicy({ inlineScripts: [], imageUrl: 'https://images.example', allowedHosts })
    const directives = directivesOf(policy)
    return ['frame-src', 'media-src', 'connect-src'].map((name) => directives[name])
  }
  expect(policyFor([], [])).toEqual(["'none'", "'none'", "'self' https://images.example"])
  expect(policyFor(['www.maps.example', 'player.example'], ['files.example'])).toEqual([
    'https://www.maps.example https://player.example',
    'https://files.example',
    "'self' https://images.example https://files.example",
  ])
})
