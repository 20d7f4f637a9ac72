import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addParameters, headerSafeSearch, PAGE_IDENTITY_PARAMETERS, withoutParameter } from './query-parameters.ts'

const add = (address: string, search: string, failures: string[] = []) =>
  addParameters(address, search, PAGE_IDENTITY_PARAMETERS, (failed) => void failures.push(failed))

test.each([
  ['/paris/', '', '/paris/'],
  ['/paris/', '?', '/paris/'],
  ['/paris/', '?gclid=1&ci=2&cm=3&fbclid=4&msclkid=5', '/paris/?gclid=1&ci=2&cm=3&fbclid=4&msclkid=5'],
  ['/paris/', '?a=1&a=2', '/paris/?a=1&a=2'],
  ['/paris/?a=0', '?a=1&b=2', '/paris/?a=0&b=2'],
  ['/paris/?a=0#top', '?%61=1&b=2', '/paris/?a=0&b=2#top'],
  ['/paris/?uid=x&lang=fr', '?uid=y&lang=en&preview=z&b=2', '/paris/?uid=x&lang=fr&b=2'],
  ['/paris/', '?q=é&r=%0d%0a', '/paris/?q=%C3%A9&r=%0d%0a'],
  ['https://b.example', '?a=1', 'https://b.example/?a=1'],
  // spec: D.redirects.4
])('%s with %s is %s', (address, search, result) => {
  expect(add(address, search)).toBe(result)
})

test.each(['/..//evil.example/', 'http://', 'https://[/'])(
  // spec: 8.errors.7
  'an address that cannot be read comes back as it is, and is told: %s',
  (address) => {
    const failures: string[] = []
    expect(add(address, '?a=1', failures)).toBe(address)
    expect(failures).toEqual([address])
  },
)

test('whatever the parameters, a path stays a path of the host and fits a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(add('/paris/', `?${text}`)).toMatch(/^\/paris\/[\x21-\x7e]*$/)
      expect(headerSafeSearch(`?${text}`)).toMatch(/^\?[\x21-\x7e]*$/)
    }),
  )
})

test.each([
  ['', ''],
  ['?', '?'],
  ['?currency=JPY', ''],
  ['?currency', ''],
  ['?a=%E0%A4%A&currency=JPY&b=c+d%20e&currency=EUR', '?a=%E0%A4%A&b=c+d%20e'],
  ['?CURRENCY=JPY&%63urrency=JPY&currencyCode=JPY', '?CURRENCY=JPY&%63urrency=JPY&currencyCode=JPY'],
])('%s without currency is %s', (search, result) => {
  expect(withoutParameter(search, 'currency')).toBe(result)
})
