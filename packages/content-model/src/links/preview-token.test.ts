import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PREVIEW_TOKEN_LIFETIMES_SECONDS, signPreviewToken, verifyPreviewToken } from './preview-token.ts'

const SECRET = 'a secret'
const NOW = 1_800_000_000
const page = { uid: 'www.wayfare.example.paris', lang: 'fr', kind: 'page', version: 'latest' } as const

/** What somebody who knows the secret could sign, whatever the limits. */
function sign(payload: object, secret = SECRET): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')}`
}

// spec: D.preview.1
test('a token grants its page, language and version until it expires, and not a second longer', () => {
  const { token, expires } = signPreviewToken(page, SECRET, NOW)
  expect(verifyPreviewToken(token, SECRET, NOW)).toEqual({ ...page, issued: NOW, expires })
  expect(verifyPreviewToken(token, SECRET, expires - 1)).toBeDefined()
  expect(verifyPreviewToken(token, SECRET, expires)).toBeUndefined()
})

// spec: D.preview.2
test('a token lasts an hour, one of a shared link seven days', () => {
  expect(MAX_PREVIEW_TOKEN_LIFETIMES_SECONDS).toEqual({ own: 3600, shared: 604_800 })
  expect(signPreviewToken(page, SECRET, NOW).expires).toBe(NOW + 3600)
  const { token, expires } = signPreviewToken({ ...page, link: 7 }, SECRET, NOW, NOW + 604_800)
  expect(verifyPreviewToken(token, SECRET, NOW)).toEqual({ ...page, link: 7, issued: NOW, expires: NOW + 604_800 })
  expect(expires).toBe(NOW + 604_800)
})

test.each([
  ['another secret', sign({ ...page, issued: NOW, expires: NOW + 60 }, 'other')],
  ['a longer life than an hour', sign({ ...page, issued: NOW, expires: NOW + 3601 })],
  ['a longer life than seven days', sign({ ...page, link: 7, issued: NOW, expires: NOW + 604_801 })],
  ['a beginning in the future', sign({ ...page, issued: NOW + 3600, expires: NOW + 3700 })],
  ['no end', sign({ ...page, issued: NOW })],
  ['a field more', sign({ ...page, issued: NOW, expires: NOW + 60, admin: true })],
  ['an unknown language', sign({ ...page, lang: 'xx', issued: NOW, expires: NOW + 60 })],
  ['no JSON', `e30x.${createHmac('sha256', SECRET).update('preview:e30x').digest('base64url')}`],
  ['no signature', sign({ ...page, issued: NOW, expires: NOW + 60 }).replace(/\..*/, '.')],
  ['nothing', ''],
  // spec: D.preview.1
])('a token with %s grants nothing', (_, token) => {
  expect(verifyPreviewToken(token, SECRET, NOW)).toBeUndefined()
})

test('a token with one character changed grants nothing', () => {
  const { token } = signPreviewToken(page, SECRET, NOW)
  // The last character of a signature holds two bits that say nothing.
  for (let place = 0; place < token.length - 1; place++) {
    const other = token[place] === 'A' ? 'B' : 'A'
    expect(verifyPreviewToken(token.slice(0, place) + other + token.slice(place + 1), SECRET, NOW)).toBeUndefined()
  }
})

test('any text is read without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(verifyPreviewToken(text, SECRET, NOW)).toBeUndefined()
    }),
  )
})
