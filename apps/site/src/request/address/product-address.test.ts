import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildProductUid, cleanSlug, parseProductSegment } from './product-address.ts'

test.each([
  ['louvre-at-dusk-t7110', 7110],
  ['t7110', 7110],
  ['лувр-на-закате-t7110', 7110],
  ['a-t1-t22', 22],
  ['7110', undefined],
  ['t', undefined],
  ['t0', undefined],
  ['louvre-t07110', undefined],
  ['louvret7110', undefined],
  ['louvre-t7110-copy', undefined],
  ['-t7110', undefined],
  ['louvre-t1234567890123', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s names %s', (segment, tgid) => {
  expect(parseProductSegment(segment)).toBe(tgid)
})

test.each([
  ['louvre-at-dusk', 'louvre-at-dusk'],
  ['Louvre  at/dusk?', 'louvre-at-dusk'],
  ['..//evil.example', 'evil-example'],
  ['Лувр на закате', 'лувр-на-закате'],
  ['متحف اللوفر', 'متحف-اللوفر'],
  ['%2e%2e', '2e-2e'],
  ['---', ''],
  ['', ''],
  [`${'kunst-'.repeat(40)}ende`, Array(15).fill('kunst').join('-')],
  ['z'.repeat(300), 'z'.repeat(90)],
])('%s is written %s', (slug, clean) => {
  expect(cleanSlug(slug)).toBe(clean)
})

test('what is built names its tour group again, and stays one segment of its site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 999_999_999_999 }), (name, tgid) => {
      const uid = buildProductUid('www.wayfare.example', { tgid, slug: cleanSlug(name) })
      const below = uid.slice('www.wayfare.example.'.length)
      expect([parseProductSegment(below), below.includes('.'), below.includes('/')]).toEqual([tgid, false, false])
    }),
  )
})
