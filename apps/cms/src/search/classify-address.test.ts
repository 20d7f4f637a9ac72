import { expect, test } from 'vitest'
import { classifyAddress } from './classify-address.ts'

const HOSTS = new Set(['www.a.example', 'b.example'])
const external = (address: string) => ({ kind: 'external', address })
const ours = (address: string, fragment = '') => ({ kind: 'ours', address, fragment })

test.each([
  ['#tickets', { kind: 'part', fragment: 'tickets' }],
  ['#caf%C3%A9', { kind: 'part', fragment: 'café' }],
  ['#50%', { kind: 'part', fragment: '50%' }],
  ['/rome/', ours('www.a.example/rome/')],
  ['/Rome?currency=EUR#part', ours('www.a.example/rome/', 'part')],
  ['tickets', ours('www.a.example/fr/paris/tickets/')],
  ['?page=2', ours('www.a.example/fr/paris/')],
  ['https://b.example', ours('b.example/')],
  ['http://b.example/x/', ours('b.example/x/')],
  ['https://c.example/x?y=1#z', external('https://c.example/x?y=1')],
  ['//c.example/x', external('https://c.example/x')],
  ['mailto:a@b.example', undefined],
  ['tel:+33123456', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('%s leads from a page of ours to %o', (url, expected) => {
  expect(classifyAddress(url, 'www.a.example/fr/paris/', HOSTS)).toEqual(expected)
})
