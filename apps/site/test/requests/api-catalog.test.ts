import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** How programs find what a host offers them. */

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

test('the JSON of pages is described in valid OpenAPI', async () => {
  const { status, headers, body } = await site.get('/openapi.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json'])
  const described = JSON.parse(body)
  expect(await new Validator().validate(described)).toEqual({ valid: true })
  expect(described).toMatchObject({
    openapi: '3.1.1',
    info: { title: 'Wayfare' },
    servers: [{ url: `https://${HOST}` }],
  })
  expect(Object.keys(described.paths)).toEqual([...ALWAYS_JSON, ...ALWAYS_TEXT, '/guides.atom', ...ALWAYS_OF_HOST])
})

const ALWAYS_JSON = ['/index.json', '/x-t{id}/index.json', '/{page}/index.json', '/search/index.json']
const ALWAYS_TEXT = ['/index.md', '/x-t{id}/index.md', '/{page}/index.md', '/x-t{id}/visit.ics']
const ALWAYS_OF_HOST = [
  ...['/llms.txt', '/robots.txt', '/sitemap.xml', '/sitemap-{number}.xml', '/sitemap-products-{number}.xml'],
  ...['/manifest.webmanifest', '/.well-known/api-catalog'],
]

test('it lists calendars where there are shows, and nothing that the site does not offer', async () => {
  const own = await createTestSite({ SECURITY_CONTACT: 'mailto:security@wayfare.example' })
  own.putPage(pageDocument({ uid: `${HOST}.lantern`, pageType: 'showPage', title: 'Lantern' }))
  own.putPage(pageDocument({ uid: `${HOST}.paris-guide`, pageType: 'shoulderPage', title: 'Paris' }))
  const listed = async () => Object.keys(JSON.parse((await own.get('/openapi.json')).body).paths)
  const optional = async () =>
    (await listed()).filter((path) => ![...ALWAYS_JSON, ...ALWAYS_TEXT, ...ALWAYS_OF_HOST].includes(path))
  expect(await optional()).toEqual([
    ...['/performances.ics', '/{page}/performances.ics', '/guides.atom', '/llms-full.txt', '/.well-known/security.txt'],
  ])
  own.putSite(siteDocument({ machineInterfaces: [] }))
  await own.purge(`site:${HOST}`)
  expect(await optional()).toEqual(['/.well-known/security.txt'])
  await own.dispose()
})

test('the catalog leads to it, to the tools and to the overview', async () => {
  const { status, headers, body } = await site.get('/.well-known/api-catalog')
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ])
  const { linkset } = JSON.parse(body)
  expect(linkset).toEqual([
    {
      anchor: `https://${HOST}/`,
      'service-desc': [{ href: `https://${HOST}/openapi.json`, type: 'application/json' }],
      alternate: [{ href: `https://${HOST}/llms.txt`, type: 'text/plain' }],
    },
    { anchor: `https://${HOST}/mcp`, 'service-doc': [{ href: 'https://modelcontextprotocol.io', type: 'text/html' }] },
  ])
})

test('an installation without tools names none, and other environments have neither', async () => {
  const without = await createTestSite({ AGENT_CALLS_PER_MINUTE: '0' })
  expect((await without.get('/.well-known/api-catalog')).body).not.toContain('/mcp')
  await without.dispose()
  for (const path of ['/openapi.json', '/.well-known/api-catalog']) {
    expect((await site.get(path, { host: `stage-${HOST}` })).status).toBe(404)
  }
})
