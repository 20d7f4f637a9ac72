import { expect, test } from 'vitest'
import { addressOfWishes, parseTgids } from './wishes-address.ts'

test.each([
  ['', []],
  ['?ids=7110,7148', [7110, 7148]],
  ['?ids=7148%2C7110', [7148, 7110]],
  ['?a=1&ids=7110&ids=7148&ids=7110', [7110, 7148]],
  ['?ids=1,2,3,4,5', [1, 2, 3]],
  ['?ids=,0,-1,+2,1e3,0x7,7.5, 8,٧,7', [7]],
  ['?IDS=7&%69ds=8', []],
])('%j names %j', (search, tgids) => {
  expect(parseTgids(search, 3)).toEqual(tgids)
})

test.each([
  [{ action: '/wish-list/', named: [] }, 'list', [], '/wish-list/'],
  [{ action: '/fr/wish-list/', named: [] }, 'compare', [7, 5], '/fr/wish-list/compare/?ids=7,5'],
  [{ action: '/wish-list/', named: [['uid', 'a.example']] }, 'cards', [7], '/wish-list/cards/?uid=a.example&ids=7'],
] as const)('%j, %s of %j is at %s', (form, part, tgids, address) => {
  expect(addressOfWishes(form, { part, tgids })).toBe(address)
})
