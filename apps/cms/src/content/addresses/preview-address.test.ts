import { expect, test } from 'vitest'
import { previewAddressOfPage } from './preview-address.ts'

test.each([
  ['www.a.example', 'en', 'page', 'https://www.a.example/?preview=t%2Bk'],
  ['www.a.example.guide.paris', 'fr', 'page', 'https://www.a.example/fr/guide/paris/?preview=t%2Bk'],
  ['www.a.example', 'de', 'terms', 'https://www.a.example/de/terms-and-conditions/?preview=t%2Bk'],
  ['www.b.example.paris', 'en', 'page', undefined],
  // spec: D.admin.20
] as const)('%s in %s (%s)', (uid, lang, kind, expected) => {
  expect(previewAddressOfPage('https://{host}', 'www.a.example', { uid, lang, kind }, 't+k')).toBe(expected)
})

test('on a machine of one’s own the host has more behind it', () => {
  const page = { uid: 'www.a.example.paris', lang: 'en', kind: 'page' } as const
  expect(previewAddressOfPage('http://{host}.localhost:3000', 'www.a.example', page, 't')).toBe(
    'http://www.a.example.localhost:3000/paris/?preview=t',
  )
})
