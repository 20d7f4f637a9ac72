import { expect, test } from 'vitest'
import { browserHasConfig } from './browser-has-config.ts'

const HOST = 'https://content.example'

test.each([
  ['a view from the dashboard', { 'sec-fetch-dest': 'empty', referer: `${HOST}/admin` }, true],
  ['a form from a list', { 'sec-fetch-dest': 'empty', referer: `${HOST}/admin/collections/pages?page=2` }, true],
  ['the document', { 'sec-fetch-dest': 'document', referer: `${HOST}/admin` }, false],
  ['a view after signing in', { 'sec-fetch-dest': 'empty', referer: `${HOST}/admin/login` }, false],
  ['a view after signing out', { 'sec-fetch-dest': 'empty', referer: `${HOST}/admin/logout` }, false],
  ['a view of a browser that names no origin', { 'sec-fetch-dest': 'empty' }, false],
  ['a view from an address that is none', { 'sec-fetch-dest': 'empty', referer: 'about' }, false],
  ['a view of a browser without fetch metadata', { referer: `${HOST}/admin` }, false],
])('%s: %o', (_, headers, expected) => {
  expect(browserHasConfig(new Headers(headers))).toBe(expected)
})
