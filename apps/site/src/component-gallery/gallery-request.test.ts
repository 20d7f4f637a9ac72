import { expect, test } from 'vitest'
import { buildGalleryAddress, parseGalleryRequest } from './gallery-request.ts'

const examples = new Set(['header/manual', 'blocks'])
const parse = (url: string) => parseGalleryRequest(url, 'posters', examples)
const defaults = { brand: 'posters', words: 'plain', width: 1512, show: undefined }

test.each([
  ['/_gallery/', {}],
  ['/_gallery/?uid=www.wayfare.example&lang=fr', {}],
  ['/_gallery/?brand=plain&words=long&width=375', { brand: 'plain', words: 'long', width: 375 }],
  ['/_gallery/?words=mirrored&show=header/manual', { words: 'mirrored', show: 'header/manual' }],
  ['/_gallery/?show=blocks', { show: 'blocks' }],
  ['/_gallery/?brand=constructor&words=LONG&width=0375&show=header', {}],
  ['/_gallery/?brand=&words=&width=1e9&show=header/manual/', {}],
  ['/_gallery/?show=__proto__&width=%00&words=%ff', {}],
  ['//evil.example/?words=long', { words: 'long' }],
])('%s', (url, expected) => {
  expect(parse(url)).toEqual({ ...defaults, ...expected })
})

test('an address asks for what it was made from', () => {
  const request = { brand: 'plain', words: 'mirrored', width: 768, show: 'header/manual' } as const
  const address = buildGalleryAddress({ siteUid: 'www.wayfare.example', lang: 'ar' }, request)
  expect(address).toMatch(/^\/_gallery\/\?uid=www\.wayfare\.example&lang=ar&/)
  expect(parse(address)).toEqual(request)
  expect(parse(buildGalleryAddress({ siteUid: 'a', lang: 'en' }, { ...request, show: undefined })).show).toBeUndefined()
})
