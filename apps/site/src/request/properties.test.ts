import { LANGUAGE_CODES, localeOf, servedLanguages } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPageAddress } from './address/page-address.ts'
import { type RoutingContext, resolveAddress } from './address/resolve-address.ts'
import { resolvePreview } from './preview.ts'
import { computeRequestFlags } from './request-flags.ts'
import { createResolve, type RequestFacts } from './resolve.ts'
import { buildSiteDirectory, type SiteEntry } from './site-directory.ts'
import type { Environment } from './visit.ts'

const HOSTS = ['www.wayfare.example', 'rome.wayfare.example', 'eiffel.example'] as const
const FOLDERS = ['lisbon', 'vatican'] as const

const site = (uid: string, host: string): SiteEntry => ({
  uid,
  host,
  folder: uid.slice(host.length + 1),
  languages: LANGUAGE_CODES,
  defaultCurrency: 'EUR',
})
interface Place {
  readonly environment: Environment
  readonly hostOf: (host: string) => string
}

const world: RoutingContext = {
  directory: buildSiteDirectory(
    HOSTS.flatMap((host) => [site(host, host), ...FOLDERS.map((folder) => site(`${host}.${folder}`, host))]),
  ),
  hosts: { onDemandHosts: ['test', 'dev', 'test-*', '*.dev'], nonProductionDomains: ['*'] },
  servedLanguages: servedLanguages([]),
}
const resolve = createResolve(world)
const KINDS = 'visit markdown gallery notFound redirect unreadable file siteList refused'.split(' ')

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string())
/** Pieces that mean something here, in any order: more of them reach deep than of random text. */
const piece = fc.constantFrom(
  ...['/', '//', 'en', 'fr', 'FR', 'ar', 'paris', 'Paris', 'lisbon', 'privacy-policy', 'x-copy', 'é', 'İ'],
  ...['index.md', 'manifest.webmanifest'],
  ...['%2e', '%2F', '%5c', '%00', '%', '\\', '?', '&', '=', '#', ';', '@', ':', '..', '\t', '\r\n', ' ', '<script>'],
  ...['uid=', 'lang=', 'preview=', 'preview=exit', ...HOSTS, 'https://evil.example', '_gallery'],
)
const anyPath = fc.oneof(
  fc.webPath(),
  anyText,
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
)
const anyHost = fc.oneof(
  fc.constantFrom(...HOSTS),
  fc.constantFrom('localhost:3000', 'dev.example', 'stage-microbrands'),
  fc
    .tuple(
      fc.constantFrom('stage-', 'STAGE-', ''),
      fc.constantFrom(...HOSTS),
      fc.constantFrom('.localhost', '.', ':8443', ''),
    )
    .map((parts) => parts.join('')),
  anyText,
)
const anyFacts: fc.Arbitrary<RequestFacts> = fc.record({
  protocol: fc.constantFrom('http', 'https'),
  host: fc.option(anyHost, { nil: undefined }),
  url: anyPath,
  cookie: fc.option(
    fc.oneof(
      anyText,
      anyText.map((text) => `preview=${text}`),
    ),
    { nil: undefined },
  ),
  userAgent: fc.option(anyText, { nil: undefined }),
  mobileHint: fc.option(anyText, { nil: undefined }),
  variant: fc.option(anyText, { nil: undefined }),
  country: fc.option(anyText, { nil: undefined }),
})

describe('any request', () => {
  test('gets one of the answers, its flags and its part in previews, and never an exception', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const answer = resolve(facts)
        expect(KINDS).toContain(answer.kind)
        const preview = resolvePreview(facts, answer, 'a secret of some length', 0)
        expect(['none', 'refused', 'exit']).toContain(preview.kind)
        expect(computeRequestFlags(facts, answer, preview)).toMatchObject({ isPreview: false, bypassCache: false })
      }),
      { numRuns: 5000 },
    )
  })

  test('is answered in under a millisecond', () => {
    const requests = fc.sample(anyFacts, 3000)
    const started = performance.now()
    for (const { protocol, host, url } of requests) resolveAddress({ protocol, host, url }, world)
    expect((performance.now() - started) / requests.length).toBeLessThan(1)
  })

  // spec: D.redirects.1
  test('is redirected to an answer of the same host, never to another redirect', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const first = resolve(facts)
        if (first.kind !== 'redirect') return
        // What a header may hold, and a path that no browser reads as a host.
        expect(first.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(new URL(first.location, 'https://here.example').host).toBe('here.example')
        const second = resolve({ ...facts, url: first.location })
        const { uid, lang } = first.visit
        if (second.kind === 'file') expect(second.file).toMatchObject({ name: 'manifest', home: { uid, lang } })
        else expect(second).toMatchObject({ kind: expect.stringMatching(/^(?:visit|markdown)$/), visit: { uid, lang } })
      }),
      { numRuns: 5000 },
    )
  })

  test('leaves a preview for an address of the same host', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const preview = resolvePreview(facts, resolve(facts), undefined, 0)
        if (preview.kind === 'exit') expect(preview.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      }),
      { numRuns: 2000 },
    )
  })

  // spec: D.redirects.9
  test('shares a copy only with requests for the same page in the same currency and environment', () => {
    const seen = new Map<string, object>()
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const answer = resolve(facts)
        if (answer.kind !== 'visit') return
        const { environment, uid, lang, kind, currency, siteUid, cacheKey } = answer.visit
        const page = { environment, uid, lang, kind, currency, siteUid }
        expect(seen.get(cacheKey) ?? page).toEqual(page)
        seen.set(cacheKey, page)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('any page', () => {
  const slug = fc
    .stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .filter((text) => !LANGUAGE_CODES.some((code) => code === text) && !text.endsWith('copy'))
  const page = fc.record({
    root: fc.constantFrom(...world.directory.sites.map(({ uid }) => uid)),
    slugs: fc.array(slug, { maxLength: 3 }),
    lang: fc.constantFrom(...LANGUAGE_CODES.filter((code) => localeOf(code).supported)),
    kind: fc.constantFrom(...PAGE_OR_LEGAL_KINDS),
  })
  const place = fc.constantFrom<Place>(
    { environment: 'production', hostOf: (host) => host },
    { environment: 'production', hostOf: (host) => `${host}.localhost:3000` },
    { environment: 'staging', hostOf: (host) => `stage-${host}:8443` },
    { environment: 'staging', hostOf: () => 'stage-microbrands.internal' },
    { environment: 'onDemand', hostOf: () => 'test-7.internal' },
    { environment: 'development', hostOf: () => 'localhost:3000' },
  )

  test('has an address from every other page, in every environment, and the address leads to it', () => {
    fc.assert(
      fc.property(page, fc.constantFrom(...HOSTS), place, (target, from, { environment, hostOf }) => {
        const { directory } = world
        const uid = target.kind === 'page' ? [target.root, ...target.slugs].join('.') : target.root
        const here = { environment, origin: `https://${hostOf(from)}`, host: from }
        const address = buildPageAddress({ ...target, uid }, here, directory)
        const url = new URL(address ?? '', here.origin)
        const answer = resolveAddress({ protocol: 'https', host: url.host, url: url.pathname + url.search }, world)
        const owner = target.kind === 'page' ? uid : directory.ofUid(uid)?.host
        expect(answer).toMatchObject({
          kind: 'page',
          address: { environment, uid: owner, lang: target.lang, kind: target.kind },
        })
      }),
      { numRuns: 3000 },
    )
  })
})
