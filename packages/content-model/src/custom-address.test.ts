import { expect, test } from 'vitest'
import { parseCustomAddress } from './custom-address.ts'

test.each([
  '//evil.example',
  '/\\evil.example',
  ' javascript:alert(1)',
  'data:text/html,x',
  'https://a@evil.example/',
  'vbscript:x',
  '/\t/evil.example',
  'www.wayfare.example',
  'https://[www.wayfare.example',
  'https://www.wayfare.example:port/',
  '',
])('%j is no address for a link', (url) => {
  expect(parseCustomAddress(url)).toBeUndefined()
})

test.each(['https://a.example/b?c#d', 'mailto:a@b.example', 'tel:+442079460000', '#faq', '/paris/'])(
  '%j is one',
  (url) => {
    expect(parseCustomAddress(url)).toBe(url)
  },
)
