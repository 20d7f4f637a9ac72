import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import { buildSiteDirectory } from '../request/site-directory.ts'
import { parseSettings } from '../settings.ts'
import { createEdges, tagHeadersOf } from './create-edges.ts'
import { signAwsRequest } from './sign-aws-request.ts'

/** What each edge is sent over HTTP, against what its documentation asks for. */

const SECRET = '0123456789abcdef0123456789abcdef'
const received: unknown[] = []
const server = createServer(async (request, response) => {
  const { host: _, connection: __, date: ___, 'user-agent': ____, ...headers } = request.headers
  for (const name of ['accept-language', 'accept-encoding', 'sec-fetch-mode', 'content-length']) delete headers[name]
  received.push({ method: request.method, url: request.url, headers, body: await text(request) })
  response.end()
})
let origin = ''

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`
})
beforeEach(() => received.splice(0))
afterAll(() => void server.close())

const HOST = 'www.wayfare.example'
const directory = buildSiteDirectory([
  { uid: HOST, host: HOST, folder: '', languages: ['en', 'de'], defaultCurrency: 'EUR' },
])

function createOne(environment: Readonly<Record<string, string>>) {
  const settings = parseSettings({ CATALOGUE_URL: origin, IMAGE_URL: origin, ...environment })
  const edges = createEdges(settings, () => directory)
  const [edge] = edges
  if (!edge || edges.length > 1) throw new Error('not one edge')
  return { edge, headers: tagHeadersOf(edges) }
}

async function sendTo(environment: Readonly<Record<string, string>>, tags: readonly string[]) {
  const { edge } = createOne(environment)
  const batch = { targets: tags.flatMap(edge.targetsOf), id: 'batch-1', now: Date.UTC(2026, 10, 26, 12, 0, 0) }
  const { url, ...request } = edge.buildRequest(batch)
  await fetch(url.replace(/^https?:\/\/[^/]+/, origin), request)
  return { origin: new URL(url).origin, ...Object(received[0]) }
}

const TAGS = [`page:${HOST}.rome:de:page`, 'tour-group:7148']

test('Cloudflare: POST /zones/<zone>/purge_cache with a bearer token and tags', async () => {
  expect(await sendTo({ CLOUDFLARE_ZONE: 'zone1', CLOUDFLARE_TOKEN: 'token1' }, TAGS)).toEqual({
    origin: 'https://api.cloudflare.com',
    method: 'POST',
    url: '/client/v4/zones/zone1/purge_cache',
    headers: { accept: '*/*', authorization: 'Bearer token1', 'content-type': 'application/json' },
    body: '{"tags":["page:www.wayfare.example.rome:de:page","tour-group:7148"]}',
  })
})

test('Fastly: POST /service/<service>/purge with a key and surrogate keys', async () => {
  expect(await sendTo({ FASTLY_SERVICE: 'service1', FASTLY_TOKEN: 'token1' }, TAGS)).toEqual({
    origin: 'https://api.fastly.com',
    method: 'POST',
    url: '/service/service1/purge',
    headers: { accept: 'application/json', 'fastly-key': 'token1', 'content-type': 'application/json' },
    body: '{"surrogate_keys":["page:www.wayfare.example.rome:de:page","tour-group:7148"]}',
  })
})

test('Varnish: PURGE / with the tags in a header', async () => {
  expect(await sendTo({ VARNISH_URLS: 'http://10.0.0.5:6081', VARNISH_TOKEN: SECRET }, TAGS)).toEqual({
    origin: 'http://10.0.0.5:6081',
    method: 'PURGE',
    url: '/',
    headers: {
      accept: '*/*',
      authorization: `Bearer ${SECRET}`,
      'xkey-purge': 'page:www.wayfare.example.rome:de:page tour-group:7148',
    },
    body: '',
  })
})

const CLOUDFRONT = { CLOUDFRONT_DISTRIBUTION: 'E1', CLOUDFRONT_KEY_ID: 'key1', CLOUDFRONT_SECRET_KEY: 'secret1' }

describe('CloudFront', () => {
  test('POST /2020-05-31/distribution/<distribution>/invalidation with paths, signed', async () => {
    expect(await sendTo(CLOUDFRONT, TAGS)).toEqual({
      origin: 'https://cloudfront.amazonaws.com',
      method: 'POST',
      url: '/2020-05-31/distribution/E1/invalidation',
      headers: {
        accept: '*/*',
        'content-type': 'application/xml',
        'x-amz-date': '20261126T120000Z',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=key1\/20261126\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=[0-9a-f]{64}$/,
        ),
      },
      body: `<?xml version="1.0" encoding="UTF-8"?>
<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>batch-1</CallerReference><Paths><Items><Path>/de/rome/</Path><Path>/de/rome/index.md</Path><Path>/de/rome/index.json</Path><Path>/_menu/de/rome/</Path></Items><Quantity>4</Quantity></Paths></InvalidationBatch>`,
    })
  })

  test('knows paths of pages, legal pages, redirects and sites, and of nothing else', () => {
    const { targetsOf } = createOne(CLOUDFRONT).edge
    const tags = [
      `page:${HOST}:en:page`,
      `page:${HOST}:de:privacy`,
      `redirect:${HOST}/old/`,
      `site:${HOST}`,
      'page:www.other.example:en:page',
      `page:${HOST}:xx:page`,
      'tour-group:7148',
      'collection:3',
      `link:group`,
      `uid:${HOST}.rome`,
      'selling-sites',
      `guides:${HOST}:de`,
    ]
    expect(tags.map(targetsOf)).toEqual([
      ['/', '/index.md', '/index.json', '/_menu/'],
      [
        ...['/de/privacy-policy/', '/de/privacy-policy/index.md', '/de/privacy-policy/index.json'],
        '/_menu/de/privacy-policy/',
      ],
      ['/old/'],
      ['/*'],
      ...Array.from({ length: 7 }, () => []),
      ['/de/guides.atom', '/de/performances.ics'],
    ])
  })
})

test('a signature is that of the example in Amazon’s documentation', () => {
  // "get-vanilla" of the test suite of Signature Version 4.
  const request = { method: 'GET', host: 'example.amazonaws.com', path: '/', headers: {}, body: '' }
  const key = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
  const scope = { region: 'us-east-1', service: 'service', now: Date.UTC(2015, 7, 30, 12, 36, 0) }
  expect(signAwsRequest(request, key, scope).authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  )
})

test('each edge gets the header by which it finds copies, and no other', () => {
  expect([
    createOne({ CLOUDFLARE_ZONE: 'z', CLOUDFLARE_TOKEN: 't' }).headers,
    createOne({ FASTLY_SERVICE: 's', FASTLY_TOKEN: 't' }).headers,
    createOne({ VARNISH_URLS: 'http://10.0.0.5', VARNISH_TOKEN: SECRET }).headers,
    createOne(CLOUDFRONT).headers,
    tagHeadersOf([]),
  ]).toEqual([
    [{ name: 'cache-tag', separator: ',' }],
    [{ name: 'surrogate-key', separator: ' ' }],
    [{ name: 'xkey', separator: ' ' }],
    [],
    [{ name: 'surrogate-key', separator: ' ' }],
  ])
})

test.each([
  [{ CLOUDFLARE_ZONE: 'z' }, 'CLOUDFLARE_TOKEN: needed with CLOUDFLARE_ZONE'],
  [{ FASTLY_TOKEN: 't' }, 'FASTLY_SERVICE: needed with FASTLY_SERVICE'],
  [{ VARNISH_URLS: 'http://10.0.0.5' }, 'VARNISH_TOKEN: needed with VARNISH_URLS'],
  [{ CLOUDFRONT_KEY_ID: 'k' }, 'CLOUDFRONT_DISTRIBUTION, CLOUDFRONT_SECRET_KEY: needed with CLOUDFRONT_DISTRIBUTION'],
  [{ VARNISH_URLS: 'http://10.0.0.5', VARNISH_TOKEN: 'short' }, 'VARNISH_TOKEN: '],
])('%j stops the start: %s', (environment, sentence) => {
  expect(() => createOne(environment)).toThrow(sentence)
})
