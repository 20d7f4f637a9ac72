import { expect, test } from 'vitest'
import { parseRedirectTargetUrl, redirectDocumentSchema } from './redirect.ts'

const from = { host: 'www.wayfare.example', path: '/fr/paris/' }
const to = { uid: 'www.wayfare.example.lutece', lang: 'fr' }

test('an address moved to a page, moved to an address, or is gone', () => {
  expect(redirectDocumentSchema.parse({ from, to, origin: 'moved' })).toEqual({
    from,
    to: { ...to, kind: 'page' },
    gone: false,
    permanent: true,
    origin: 'moved',
  })
  const url = 'https://rome.wayfare.example/?a=1'
  expect(redirectDocumentSchema.parse({ from, to: { url }, permanent: false, origin: 'manual' })).toMatchObject({
    to: { url },
    permanent: false,
  })
  expect(redirectDocumentSchema.parse({ from, gone: true, origin: 'manual' })).toEqual({
    from,
    gone: true,
    origin: 'manual',
  })
})

test.each([
  ['neither target nor gone', { from }],
  ['two targets', { from, to: { ...to, url: '/paris/' } }],
  ['an upper-case host', { from: { ...from, host: 'WWW.wayfare.example' }, to }],
  ['a host with a port', { from: { ...from, host: 'www.wayfare.example:80' }, to }],
  ['an upper-case path', { from: { ...from, path: '/Paris/' }, to }],
  ['no closing slash', { from: { ...from, path: '/paris' }, to }],
  ['a double slash', { from: { ...from, path: '//paris/' }, to }],
  ['a letter that is not encoded', { from: { ...from, path: '/é/' }, to }],
  ['a query', { from: { ...from, path: '/paris/?a=1' }, to }],
  ['a script', { from, to: { url: 'javascript:alert(1)' } }],
])('%s is no redirect', (_, document) => {
  expect(redirectDocumentSchema.safeParse({ ...document, origin: 'manual' }).success).toBe(false)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'tel:+15550100',
  '#top',
  'https://www.wayfare.example@evil.example/',
  'https://evil.example\\@www.wayfare.example/',
  '/a\r\nset-cookie: x=1',
  '/\t/evil.example',
  '/a b',
  '',
  // spec: D.redirects.5
])('%j is no address to lead to', (url) => {
  expect(parseRedirectTargetUrl(url)).toBeUndefined()
})

test.each(['/paris/', '/', 'https://rome.wayfare.example/x/?a=1#b', 'HTTP://old.example/'])('%s is', (url) => {
  expect(parseRedirectTargetUrl(url)).toBe(url)
})
