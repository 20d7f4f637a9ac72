import { expect, test } from 'vitest'
import { accountScopeOf, mayActOnAllSites, mayActOnDocument, outOfScopeReason, scopeQuery } from './account-scope.ts'

const PAGES = { site: 'site', lang: 'lang', maySiteMiss: true } as const

test.each([
  [null, undefined],
  [{ role: 'owner' }, undefined],
  [{ role: 'viewer' }, { role: 'viewer', sites: undefined, languages: undefined }],
  [
    { role: 'viewer', everySite: null },
    { role: 'viewer', sites: undefined, languages: undefined },
  ],
  [
    { role: 'editor', everySite: true, sites: [1] },
    { role: 'editor', sites: undefined, languages: undefined },
  ],
  [
    { role: 'editor', everySite: false, sites: [1, { id: 2 }, 'x'], languages: ['fr', 'xx'] },
    { role: 'editor', sites: [1, 2], languages: ['fr'] },
  ],
  [
    { role: 'editor', everySite: false },
    { role: 'editor', sites: [], languages: undefined },
  ],
  [
    { role: 'admin', everySite: false, sites: [1], languages: ['fr'] },
    { role: 'admin', sites: undefined, languages: undefined },
  ],
])('the rights of %j', (user, expected) => {
  expect(accountScopeOf(user)).toEqual(expected)
})

const WRITER = { role: 'translator', everySite: false, sites: [1], languages: ['fr', 'de'] }

test.each([
  ['read', { site: 1, lang: 'en' }, true],
  ['read', { site: 2, lang: 'fr' }, false],
  ['write', { site: 1, lang: 'fr' }, true],
  ['write', { site: { id: 1 }, lang: 'fr' }, true],
  ['write', { site: 1, lang: 'en' }, false],
  ['write', { site: 2, lang: 'fr' }, false],
  ['write', { lang: 'de' }, true],
  ['write', { site: null, lang: null }, true],
  ['write', { site: '2', lang: 'fr' }, false],
  ['write', { site: { id: '2' }, lang: 'fr' }, false],
  ['write', { site: { relationTo: 'sites', value: 2 }, lang: 'fr' }, false],
  ['publish', { site: 1, lang: 'fr' }, false],
  // spec: D.admin.rights
] as const)('a writer of French and German on one site may %s at %j: %s', (action, place, expected) => {
  expect(mayActOnDocument(WRITER, action, 'pages', place)).toBe(expected)
})

test('why a place is out of reach', () => {
  const rights = accountScopeOf(WRITER)
  expect(outOfScopeReason(rights, 'write', { site: 2, lang: 'en' })).toBe('account.notOnThisSite')
  expect(outOfScopeReason(rights, 'write', { site: 1, lang: 'en' })).toBe('account.notInThisLanguage')
  expect(outOfScopeReason(rights, 'read', { site: 1, lang: 'en' })).toBeUndefined()
})

test('what is within reach, as a query', () => {
  const sites = { or: [{ site: { in: [1] } }, { site: { exists: false } }] }
  expect(scopeQuery(WRITER, 'read', 'pages', PAGES)).toEqual({ and: [sites] })
  expect(scopeQuery(WRITER, 'write', 'pages', PAGES)).toEqual({ and: [sites, { lang: { in: ['fr', 'de'] } }] })
  expect(scopeQuery(WRITER, 'delete', 'pages', PAGES)).toBe(false)
  expect(scopeQuery({ role: 'translator' }, 'write', 'pages', PAGES)).toBe(true)
  expect(scopeQuery(WRITER, 'read', 'sites', { site: 'id' })).toEqual({ and: [{ id: { in: [1] } }] })
  expect(scopeQuery(null, 'read', 'pages', PAGES)).toBe(false)
})

test('what all sites share belongs to who is limited to nothing', () => {
  expect(mayActOnAllSites({ role: 'editor' }, 'publish', 'media')).toBe(true)
  expect(mayActOnAllSites({ role: 'editor', languages: ['fr'] }, 'publish', 'media')).toBe(false)
  expect(mayActOnAllSites({ role: 'editor', everySite: false, sites: [1] }, 'publish', 'media')).toBe(false)
  expect(mayActOnAllSites({ role: 'translator' }, 'publish', 'media')).toBe(false)
})
