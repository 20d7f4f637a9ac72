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

test('pictures come from the image host, as elements and as blobs, by its origin alone; nothing else from there', () => {
  const policy = buildContentSecurityPolicy({ inlineScripts: [], imageUrl: 'https://images.example:8443/folder' })
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
  const policy = buildContentSecurityPolicy({ inlineScripts: ['run()'], imageUrl: 'https://images.example' })
  expect(directivesOf(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${hash}'`,
    'style-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(policy).not.toContain('unsafe')
})
