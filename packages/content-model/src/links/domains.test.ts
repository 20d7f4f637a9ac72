import { expect, test } from 'vitest'
import { domainListSchema, isWithinDomains } from './domains.ts'

test.each([
  ['wayfare.example', ['wayfare.example']],
  [' Wayfare.Example, book.co.uk ,', ['wayfare.example', 'book.co.uk']],
  ['example,localhost', ['example', 'localhost']],
  ['', []],
  ['com', undefined],
  ['*', undefined],
  ['*.wayfare.example', undefined],
  ['https://wayfare.example', undefined],
  ['wayfare.example:443', undefined],
  ['wayfare..example', undefined],
])('the setting %j means %j', (text, domains) => {
  expect(domainListSchema.safeParse(text).data).toEqual(domains)
})

test.each([
  ['wayfare.example', true],
  ['book.wayfare.example', true],
  ['evilwayfare.example', false],
  ['wayfare.example.evil.example', false],
  ['evil.example/.wayfare.example', false],
  ['user@wayfare.example', false],
  ['wayfare.example.', false],
  ['WAYFARE.EXAMPLE', false],
  ['', false],
])('%s is within wayfare.example: %j', (host, verdict) => {
  expect(isWithinDomains(host, ['other.example', 'wayfare.example'])).toBe(verdict)
})
