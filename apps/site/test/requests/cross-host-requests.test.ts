import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, HOST, siteDocument, type TestSite } from '../sample-site.ts'

/** Forms that pages of other hosts send, and whom to tell of a weakness. */

const SECRET = 'a secret of thirty-two characters'
let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ CATALOGUE_CHANGES_SECRET: SECRET, VITALS_SHARE: '1' })
})
afterAll(() => site.dispose())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, headers: Record<string, string>, payload: string) {
  const answer = await site.app.inject({ method: 'POST', url, headers: { host: HOST, ...headers }, payload })
  return { status: answer.statusCode, cookie: answer.headers['set-cookie'] }
}

const choose = (headers: Record<string, string>) =>
  post('/currency', { ...FORM, ...headers }, 'currency=GBP&return=%2Fparis%2F')

describe('the currency form', () => {
  test.each<[string, Record<string, string>]>([
    ['an old browser', {}],
    ['this host', { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }],
    ['this host on another port', { origin: `http://${HOST}:8080` }],
    ['a browser that hides the address and knows the place', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('is taken from %s', async (_, headers) => {
    const { status, cookie } = await choose(headers)
    expect([status, String(cookie).startsWith('currency=GBP;')]).toEqual([303, true])
  })

  test.each<[string, Record<string, string>]>([
    ['another host', { origin: 'https://evil.example' }],
    ['another host that says nothing else', { 'sec-fetch-site': 'cross-site' }],
    ['the booking host', { origin: 'https://book.wayfare.example', 'sec-fetch-site': 'same-site' }],
    ['a page that hides where it is from', { origin: 'null' }],
  ])('is refused from %s', async (_, headers) => {
    expect(await choose(headers)).toEqual({ status: 403, cookie: undefined })
  })
})

test.each(['/currency', '/_vitals', '/_preview/draft', '/_catalogue-changes', '/', '/anything'])(
  // spec: D.requests.23
  'whatever is posted to %s by a page of another host is refused before it is read',
  async (path) => {
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
    expect(await post(path, headers, 'x'.repeat(3000))).toEqual({ status: 403, cookie: undefined })
  },
)

test('a program that signs what it sends has no origin, and is heard', async () => {
  const body = '{"tourGroupIds":[7110]}'
  const seconds = Math.floor(site.clock.now / 1000)
  const signature = `t=${seconds},v1=${createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  expect((await post('/_catalogue-changes', headers, body)).status).toBe(200)
})

test('a link from elsewhere leads to a page as always', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }
  expect((await site.get('/?currency=GBP', headers)).status).toBe(200)
})

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt'
  const lines = (body: string) => body.trimEnd().split('\n')

  // spec: D.requests.24
  test('says whom to tell, until when, in which languages, and where it stands', async () => {
    const own = await createTestSite({ SECURITY_CONTACT: 'security@wayfare.example' })
    own.clock.now = Date.parse('2026-11-26T10:00:00Z')
    const { status, headers, body } = await own.get(PATH)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(lines(body)).toEqual([
      'Contact: mailto:security@wayfare.example',
      'Expires: 2027-02-24T00:00:00.000Z',
      'Preferred-Languages: en, fr',
      `Canonical: https://${HOST}${PATH}`,
    ])
    expect(lines((await own.get(PATH, { host: `stage-${HOST}` })).body)).toHaveLength(3)
    await own.dispose()
  })

  test('names the mailbox of the site where no contact is set, and is not there where there is none', async () => {
    expect((await site.get(PATH)).status).toBe(404)
    const contacts = [
      { countryName: 'France', phoneNumber: '+33 1 23 45 67 89', ctaType: 'tel' as const },
      { countryName: 'World', phoneNumber: 'help@wayfare.example', ctaType: 'mailto' as const },
    ]
    for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, contacts }))
    await site.purge(`site:${HOST}`)
    expect(lines((await site.get(PATH)).body)[0]).toBe('Contact: mailto:help@wayfare.example')
  })
})
