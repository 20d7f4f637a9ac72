import { expect, test } from 'vitest'
import { formatMessage } from '../../messages/format-message.ts'
import { faultOfPath, faultOfSiteFolder, isAtRoot, normalisePath, pageUidOf, pathOfCopy } from './page-address.ts'

test.each([
  ['/Travel-Guide/Paris/', 'travel-guide/paris'],
  [' paris ', 'paris'],
  ['', ''],
  [null, ''],
])('%j is normalised to %j', (given, expected) => {
  expect(normalisePath(given)).toBe(expected)
})

test.each([
  ['paris', 'contentPage', 'page', undefined],
  ['travel-guide/three-days', 'contentPage', 'page', undefined],
  ['', 'homePage', 'page', undefined],
  ['', 'contentPage', 'terms', undefined],
  ['', 'contentPage', 'page', /needs an address/],
  ['terms', 'contentPage', 'terms', /fixed address/],
  ['a.b', 'contentPage', 'page', /no dot/],
  ['a//b', 'contentPage', 'page', /slashes/],
  ['a--b', 'contentPage', 'page', /hyphens/],
  ['café', 'contentPage', 'page', /a to z/],
  ['a'.repeat(200), 'contentPage', 'page', undefined],
  ['a'.repeat(201), 'contentPage', 'page', /at most 200/],
  ['fr', 'contentPage', 'page', /belongs to/],
  ['en/paris', 'contentPage', 'page', /belongs to/],
  ['assets/paris', 'contentPage', 'page', /belongs to/],
  ['privacy-policy', 'contentPage', 'page', /belongs to/],
  ['help/privacy-policy', 'contentPage', 'page', undefined],
  ['french/fr', 'contentPage', 'page', undefined],
  // spec: D.pagekey.3, D.pagekey.9
] as const)('the path %j of a %s (%s)', (path, pageType, kind, expected) => {
  const fault = faultOfPath({ path, pageType, kind })
  if (expected === undefined) expect(fault).toBeUndefined()
  else expect(fault && formatMessage('en', fault)).toMatch(expected)
})

test.each([
  ['london', undefined],
  ['north-sea', undefined],
  ['a/b', /One word/],
  ['a.b', /One word/],
  ['it', /belongs to/],
  ['ar', /belongs to/],
  ['assets', /belongs to/],
  ['privacy-policy', /belongs to/],
  ['london-copy', /marks cloned pages/],
  // spec: D.pagekey.9
] as const)('the folder %j (%s)', (folder, expected) => {
  const fault = faultOfSiteFolder(folder)
  if (expected === undefined) expect(fault).toBeUndefined()
  else expect(fault && formatMessage('en', fault)).toMatch(expected)
})

test('a uid follows from site and path; a wrong path has none', () => {
  const parts = { pageType: 'contentPage', kind: 'page' } as const
  expect(pageUidOf('www.a.example', { ...parts, path: 'guide/paris' })).toBe('www.a.example.guide.paris')
  expect(pageUidOf('www.a.example.london', { ...parts, path: 'paris' })).toBe('www.a.example.london.paris')
  expect(pageUidOf('www.a.example', { path: '', pageType: 'contentPage', kind: 'privacy' })).toBe('www.a.example')
  expect(pageUidOf('www.a.example', { ...parts, path: 'a.b' })).toBeUndefined()
  expect(isAtRoot({ pageType: 'homePage', kind: 'page' })).toBe(true)
})

// spec: 2.routes.10
test('the address of a copy ends in copy', () => {
  expect(pathOfCopy('guide/paris', 1)).toBe('guide/paris-copy')
  expect(pathOfCopy('guide/paris', 2)).toBe('guide/paris-2-copy')
  expect(pathOfCopy('', 1)).toBe('copy')
})
