import { LANGUAGE_CODES, localeOf, servedLanguages } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSiteDirectory } from '../site-directory.ts'
import { buildCanonicalAddress, buildPageAddress } from './page-address.ts'
import { resolveAddress } from './resolve-address.ts'

const W = 'www.wayfare.example'
const site = { folder: '', languages: LANGUAGE_CODES, defaultCurrency: 'EUR' as const }
const directory = buildSiteDirectory([
  { ...site, uid: W, host: W },
  { ...site, uid: `${W}.theatre`, host: W, folder: 'theatre' },
  { ...site, uid: 'rome.wayfare.example', host: 'rome.wayfare.example' },
  { ...site, uid: 'english.example', host: 'english.example', languages: ['en'] },
])
const production = { environment: 'production', origin: `https://${W}`, host: W } as const
const local = { environment: 'production', origin: `http://${W}.localhost:3000`, host: W } as const
const development = { environment: 'development', origin: 'http://localhost:3000', host: W } as const

// spec: 2.links.1, D.languages.21
describe('buildPageAddress', () => {
  test.each([
    ['home', production, { uid: W, lang: 'en' }, '/'],
    ['home in French', production, { uid: W, lang: 'fr' }, '/fr/'],
    ['a page', production, { uid: `${W}.paris.louvre`, lang: 'fr' }, '/fr/paris/louvre/'],
    ['a legal page', production, { uid: W, lang: 'de', kind: 'privacy' }, '/de/privacy-policy/'],
    [
      'a legal page of a folder is the host’s',
      production,
      { uid: `${W}.theatre`, lang: 'en', kind: 'terms' },
      '/terms-and-conditions/',
    ],
    [
      'another host',
      production,
      { uid: 'rome.wayfare.example.pantheon', lang: 'en' },
      'https://rome.wayfare.example/pantheon/',
    ],
    [
      'another host on this machine',
      local,
      { uid: 'rome.wayfare.example', lang: 'fr' },
      'http://rome.wayfare.example.localhost:3000/fr/',
    ],
    ['in development', development, { uid: `${W}.paris`, lang: 'fr' }, `/paris/?uid=${W}.paris&lang=fr`],
    ['a language of its site', production, { uid: 'english.example', lang: 'en' }, 'https://english.example/'],
    ['a language that its site lacks', production, { uid: 'english.example', lang: 'fr' }, undefined],
    ['a legal page in one', production, { uid: 'english.example', lang: 'fr', kind: 'terms' }, undefined],
    ['nobody’s', production, { uid: 'nobody.example', lang: 'en' }, undefined],
  ] as const)('%s', (_, here, target, address) => {
    expect(buildPageAddress(target, here, directory)).toBe(address)
  })

  // spec: D.pagekey.3
  test('what is built resolves to the same page, in production and in development', () => {
    const slug = fc
      .stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .filter((text) => !LANGUAGE_CODES.some((code) => code === text) && !text.endsWith('copy'))
    const target = fc.record({
      path: fc.array(slug, { maxLength: 3 }),
      root: fc.constantFrom(W, `${W}.theatre`, 'rome.wayfare.example'),
      lang: fc.constantFrom(...LANGUAGE_CODES.filter((code) => localeOf(code).supported)),
      kind: fc.constantFrom(...PAGE_OR_LEGAL_KINDS),
    })
    fc.assert(
      fc.property(target, fc.constantFrom(production, development), ({ path, root, lang, kind }, here) => {
        const uid = kind === 'page' ? [root, ...path].join('.') : root
        const address = buildPageAddress(
          { uid, lang, kind },
          { ...here, host: directory.ofUid(uid)?.host ?? '' },
          directory,
        )
        const host = here.environment === 'development' ? 'localhost:3000' : directory.ofUid(uid)?.host
        const answer = resolveAddress(
          { protocol: 'https', host, url: address ?? '' },
          {
            directory,
            hosts: { onDemandHosts: [], nonProductionDomains: ['*'] },
            servedLanguages: servedLanguages([]),
          },
        )
        const owner = kind === 'page' ? uid : directory.ofUid(uid)?.host
        expect(answer).toMatchObject({ kind: 'page', address: { uid: owner, lang, kind } })
      }),
    )
  })
})

test('the canonical address is the public one', () => {
  expect(buildCanonicalAddress({ uid: `${W}.paris`, lang: 'fr' }, directory)).toBe(`https://${W}/fr/paris/`)
})
