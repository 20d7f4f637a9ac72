import { afterEach, beforeEach, expect, test } from 'vitest'
import french from '../src/i18n/messages/fr.json'
import { createTestSite, HOST, type TestSite } from './sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

const gallery = (query = '', host = 'localhost:3000') => site.get(`/_gallery/${query}`, { host })

test('on a developer’s machine there is a list, of which every example can be asked for', async () => {
  const { status, body, headers } = await gallery()
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  const addresses = [...body.matchAll(/<iframe [^>]*src="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  expect(addresses.length).toBeGreaterThan(100)
  for (const address of addresses) {
    const example = await site.get(address, { host: 'localhost:3000' })
    expect(example.status, address).toBe(200)
    expect(example.body, address).toContain(
      `<title>${new URL(address, 'http://localhost').searchParams.get('show')}</title>`,
    )
  }
})

test('an example has the brand, the words and the direction that it is asked for', async () => {
  const { body } = await gallery(`?uid=${HOST}&lang=fr&brand=posters&words=mirrored&show=error/404`)
  expect(body).toMatch(/^<!doctype html><html lang="fr" dir="rtl" data-brand="posters"/)
  expect(body).toMatch(/<h1[^>]*>⟦\u202e[^<]+\u202c⟧<\/h1>/)
  expect((await gallery('?lang=fr&show=error/404')).body).toContain(french['error.notFound.title'])
})

test('what is unknown is as if it were not said', async () => {
  const { status, body } = await gallery('?uid=nobody.example&lang=xx&brand=x&words=x&width=x&show=header/x')
  expect(status).toBe(200)
  expect(body).toBe((await gallery()).body)
})

/** What an example may show of other hosts, as a page may. */
const EMBEDS =
  'https://www.google.com https://maps.google.com https://www.youtube-nocookie.com https://open.spotify.com'

test('its answers may be framed by this host, all others by nobody', async () => {
  const policyOf = async (url: string, host: string) =>
    String((await site.get(url, { host })).headers['content-security-policy']).split('; ')
  for (const url of ['/_gallery/', '/_gallery/?show=header/manual']) {
    expect(await policyOf(url, 'localhost:3000')).toEqual(
      expect.arrayContaining(["frame-ancestors 'self'", `frame-src 'self' ${EMBEDS}`]),
    )
  }
  const others = [
    await policyOf('/', HOST),
    await policyOf(`/?uid=${HOST}`, 'localhost:3000'),
    await policyOf('/', 'localhost:3000'),
  ]
  for (const policy of others) {
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`frame-src ${EMBEDS}`)
  }
})

test.each([HOST, `stage-${HOST}`, 'branch.dev'])('on %s there is none', async (host) => {
  expect((await gallery('', host)).body).not.toContain('<iframe')
  expect((await gallery(`?uid=${HOST}`, host)).body).not.toContain('<iframe')
})
