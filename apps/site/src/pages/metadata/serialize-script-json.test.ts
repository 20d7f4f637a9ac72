import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeScriptJson } from './serialize-script-json.ts'
import type { StructuredData } from './structured-data-schema.ts'

const named = (name: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': 'https://a.example/#organization',
      name,
      url: 'https://a.example/',
      logo: { '@type': 'ImageObject', url: 'https://images.example/logo.png' },
    },
  ],
})

test.each(['</script>', '<!--', '<script>', ']]>', '&lt;', '\u2028', '\u2029', '"\\'])('%j stays text', (name) => {
  const text = serializeScriptJson(named(name))
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(named(name))
})

test('any text comes back as it was, and holds no sign of markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const text = serializeScriptJson(named(name))
      expect(JSON.parse(text)).toEqual(named(name))
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    }),
  )
})
