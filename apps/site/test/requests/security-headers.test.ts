import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { DEFAULT_FRAME_HOSTS } from '@passepartout/content-model/embeds/allowed-hosts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GALLERY_SCRIPT } from '../../src/component-gallery/gallery-script.ts'
import { EARLY_CLICKS_SCRIPT } from '../../src/islands/early-clicks.ts'
import { createTestSite, HOST, siteDocument, type TestSite } from '../sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

/** Every header by which a browser is told what an answer may do. */
const NAMES = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

const toldBy = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(NAMES.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}
const NO_PAGE = { ...EVERY_ANSWER, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const frames = DEFAULT_FRAME_HOSTS.map((host) => `https://${host}`).join(' ')

/** @param tags hosts of a tag container, each with a space before it */
const policyOf = (tags = '', script = '') =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(EARLY_CLICKS_SCRIPT)}${script}`,
    "style-src 'self'",
    `img-src 'self' data: http://images.example${script}${tags}`,
    "font-src 'self'",
    `connect-src 'self' http://images.example${script}${tags}`,
    "media-src 'none'",
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types drawing"
const PAGE = { ...EVERY_ANSWER, 'content-security-policy': `${policyOf()}; ${TRUSTED_TYPES}` }

test.each([
  ['a page', '/', 200, PAGE],
  ['a page that is not there', '/nowhere/', 404, PAGE],
  ['a page of results', '/search/?q=louvre', 200, PAGE],
  ['what moved', '/paris', 301, EVERY_ANSWER],
  ['what cannot be read', '/%', 400, PAGE],
  ['a file for machines', '/robots.txt', 200, EVERY_ANSWER],
  ['a part of a page', '/search/suggestions/?q=louvre', 200, NO_PAGE],
  ['the question about cookies', '/_consent', 200, NO_PAGE],
  ['a page for machines', '/paris/index.md', 200, { ...EVERY_ANSWER, 'content-security-policy': "default-src 'none'" }],
])('%s says what a browser may do with it', async (_, address, status, told) => {
  const answer = await site.get(address)
  expect([answer.status, toldBy(answer.headers)]).toEqual([status, told])
})

test('so do answers that belong to no site, and those to what nobody asks', async () => {
  const stranger = await site.get('/', { host: 'nobody.example' })
  expect([stranger.status, toldBy(stranger.headers)]).toEqual([421, NO_PAGE])
  const posted = await site.app.inject({ method: 'PUT', url: '/', headers: { host: HOST } })
  expect([posted.statusCode, toldBy(posted.headers)]).toEqual([405, NO_PAGE])
})

test('the list of sites of a developer’s machine is a page; its gallery runs one script more, and frames itself', async () => {
  const host = 'localhost:3000'
  expect(toldBy((await site.get('/', { host })).headers)).toEqual(PAGE)
  const policy = PAGE['content-security-policy']
    .replace("script-src 'self'", `script-src 'self' ${hashOf(GALLERY_SCRIPT)}`)
    .replace('frame-src', "frame-src 'self'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  for (const address of ['/_gallery/', '/_gallery/?show=header/manual'])
    expect(toldBy((await site.get(address, { host })).headers)).toEqual({
      ...EVERY_ANSWER,
      'content-security-policy': policy,
    })
})

test('a site with a tag container runs it, and is told only of what would be refused', async () => {
  site.putSite(siteDocument({ tagContainerId: 'GTM-TEST' }))
  await site.purge(`site:${HOST}`)
  const tags = ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
  const { headers, body } = await site.get('/')
  expect(body).toContain(
    '<template id="container"><script src="https://www.googletagmanager.com/gtm.js?id=GTM-TEST"></script></template>',
  )
  expect(toldBy(headers)).toEqual({
    ...EVERY_ANSWER,
    'content-security-policy': policyOf(tags, ' https://www.googletagmanager.com'),
    'content-security-policy-report-only': TRUSTED_TYPES,
  })
})

test('what comes over https stays there, where the proxy says so', async () => {
  const trusting = await createTestSite({ TRUST_PROXY: '1' })
  for (const [address, told] of [
    ['/', PAGE],
    ['/search/suggestions/?q=louvre', NO_PAGE],
    ['/paris', EVERY_ANSWER],
  ] as const) {
    const { headers } = await trusting.get(address, { 'x-forwarded-proto': 'https' })
    expect(toldBy(headers)).toEqual({ ...told, 'strict-transport-security': 'max-age=63072000; includeSubDomains' })
  }
  await trusting.dispose()
})
