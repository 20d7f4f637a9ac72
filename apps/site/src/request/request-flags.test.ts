import { signPreviewToken } from '@passepartout/content-model/links/preview-token'
import { servedLanguages } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { resolvePreview } from './preview.ts'
import { computeRequestFlags } from './request-flags.ts'
import { createResolve, type RequestFacts } from './resolve.ts'
import { buildSiteDirectory } from './site-directory.ts'

const W = 'www.wayfare.example'
const SECRET = 'a secret of some length'
const NOW = 1_800_000_000_000
const resolve = createResolve({
  directory: buildSiteDirectory([{ uid: W, host: W, folder: '', languages: ['en'], defaultCurrency: 'EUR' }]),
  hosts: { onDemandHosts: [], nonProductionDomains: [] },
  servedLanguages: servedLanguages([]),
})

function flags(more: Partial<RequestFacts>) {
  const facts: RequestFacts = { protocol: 'https', host: W, url: '/fr/paris/?a=1', ...more }
  const answer = resolve(facts)
  return computeRequestFlags(facts, answer, resolvePreview(facts, answer, SECRET, NOW))
}

// spec: 6.roles.5, 6.roles.6, 7.calls.10
test('a page: its address, language and uid, the guess of the viewport, the country, and no preview', () => {
  expect(flags({ userAgent: 'Mozilla/5.0 (iPhone) Mobile', country: 'FR' })).toEqual({
    url: `https://${W}/fr/paris/?a=1`,
    lang: 'fr',
    uid: `${W}.paris`,
    viewport: 'mobile',
    isPreview: false,
    bypassCache: false,
    bypassPublishedCheck: false,
    userCountry: 'FR',
    isBot: false,
  })
  expect(flags({ userAgent: 'Googlebot/2.1' })).toMatchObject({ isBot: true, userCountry: undefined })
})

// spec: 8.errors.11
test('an address that cannot be read yields no address', () => {
  expect(flags({ url: '/%' })).toMatchObject({ url: undefined, lang: 'en', uid: W })
})

// spec: 8.errors.12
test('a missing host yields an empty identifier and the default language', () => {
  expect(flags({ host: undefined })).toMatchObject({ url: undefined, uid: '', lang: 'en' })
})

// spec: 6.roles.2, 6.roles.3, 6.roles.4, D.preview.4
test('preview and bypass follow from a verified token alone', () => {
  const grant = { uid: `${W}.paris`, lang: 'fr', kind: 'page', version: 'latest' } as const
  const { token } = signPreviewToken(grant, SECRET, NOW / 1000)
  const on = { isPreview: true, bypassCache: true, bypassPublishedCheck: true }
  const off = { isPreview: false, bypassCache: false, bypassPublishedCheck: false }
  expect(flags({ cookie: `preview=${token}` })).toMatchObject(on)
  expect(flags({ cookie: `preview=${token}x` })).toMatchObject(off)
  expect(flags({ cookie: `xpreview=${token}` })).toMatchObject(off)
  expect(flags({ cookie: `preview=${token}`, url: '/paris/' })).toMatchObject(off)
  expect(flags({ cookie: 'x-is-preview=1', url: '/fr/paris/?x-is-preview=1&bypass-cache=1' })).toMatchObject(off)
})
