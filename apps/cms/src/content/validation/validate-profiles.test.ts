import { expect, test } from 'vitest'
import { checkProfile, checkProfiles, MOST_PROFILES, normaliseProfileAddress } from './validate-profiles.ts'

const row = (address: unknown) => ({ id: '1', address })

test.each([
  ['https://network.example/@wayfare', true],
  ['http://network.example/@wayfare', { code: 'link.secureAddress' }],
  ['network.example', { code: 'link.secureAddress' }],
  ['', { code: 'link.secureAddress' }],
  [null, { code: 'link.secureAddress' }],
])('a profile: %s', (value, expected) => {
  expect(checkProfile(value)).toEqual(expected)
})

test.each([
  ['none', null, true],
  ['different ones', [row('https://a.example/x'), row('https://a.example/y')], true],
  [
    'the same one in another form',
    [row('https://a.example'), row(' https://A.example/ ')],
    { code: 'site.profileTwice', params: { address: 'https://a.example/' } },
  ],
  ['rows that are not filled in yet', [row(''), row(null)], true],
  [
    'too many',
    Array.from({ length: MOST_PROFILES + 1 }, (_, number) => row(`https://a.example/${number}`)),
    { code: 'site.profilesMost', params: { most: MOST_PROFILES } },
  ],
])('profiles: %s', (_, rows, expected) => {
  expect(checkProfiles(rows)).toEqual(expected)
})

test('an address is published in its usual form', () => {
  expect([' https://A.example', 'https://a.example/@b', 'nothing', undefined].map(normaliseProfileAddress)).toEqual([
    ...['https://a.example/', 'https://a.example/@b', '', ''],
  ])
})
