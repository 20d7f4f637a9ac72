import { expect, test } from 'vitest'
import { addressOfSearch, parseSearch } from './search-address.ts'

test.each([
  ['', '', undefined],
  ['?q=louvre', 'louvre', undefined],
  ['?q=mus%C3%A9e+du%20louvre&in=products', 'musée du louvre', 'products'],
  ['?Q=louvre', '', undefined],
  ['?q=%20%09%00%20', '', undefined],
  ['?q=a%E2%80%AEb%C2%ADc', 'a b c', undefined],
  ['?q=%E0%A4', '\ufffd', undefined],
  [`?q=${'x'.repeat(300)}`, 'x'.repeat(100), undefined],
  [`?q=${encodeURIComponent('🎭'.repeat(101))}`, '🎭'.repeat(100), undefined],
])('%j asks for %j', (search, query, group) => {
  expect(parseSearch(search)).toEqual({ query, group })
})

test('an address says what is asked, and what names the site where nothing else does', () => {
  const form = { action: '/fr/search/', named: [] }
  expect(addressOfSearch(form, {})).toBe('/fr/search/')
  expect(addressOfSearch(form, { query: 'a & b', group: 'pages' })).toBe('/fr/search/?q=a+%26+b&in=pages')
  expect(
    addressOfSearch(
      {
        ...form,
        named: [
          ['uid', 'x.example'],
          ['lang', 'fr'],
        ],
      },
      { query: 'a' },
    ),
  ).toBe('/fr/search/?uid=x.example&lang=fr&q=a')
})
