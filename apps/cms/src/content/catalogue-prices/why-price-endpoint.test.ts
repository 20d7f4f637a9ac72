import { createServer } from 'node:http'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../../../test/tools/listen.ts'
import type { Settings } from '../../infrastructure/settings.ts'
import { whyPriceEndpoint } from './why-price-endpoint.ts'

/** Stands in for the site's internal port. */
const site = createServer((request, response) => {
  response.writeHead(isDown ? 503 : 200, { 'content-type': 'text/html' }).end(`<p>${request.url}</p>`)
})
let isDown = false
let target: Settings['siteInternalPort']

beforeAll(async () => {
  target = { url: `http://127.0.0.1:${await listen(site)}/purge`, token: 'x' }
})
afterAll(() => site.close())

async function ask(role: string | undefined, hasSite = true) {
  const user = role === undefined ? null : { role }
  const req = { user, searchParams: new URLSearchParams('tgid=7110&currency=JPY'), i18n: { language: 'en' } }
  const answer = await whyPriceEndpoint(hasSite ? target : undefined).handler(req as unknown as PayloadRequest)
  return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control'), await answer.text()]
}

test('an administrator reads the page of the site', async () => {
  const page = '<p>/_why-price?tgid=7110&currency=JPY</p>'
  expect(await ask('admin')).toEqual([200, 'text/html; charset=utf-8', 'no-store', page])
})

const refusal = (code: string, message: string) => JSON.stringify({ message, code })

test.each([undefined, 'viewer', 'translator', 'editor'])('somebody else (%s) does not', async (role) => {
  const said = refusal('price.whyForAdmins', 'Only administrators are shown why a price is shown.')
  expect(await ask(role)).toEqual([403, 'application/json', 'no-store', said])
})

test('a site that fails, and none', async () => {
  isDown = true
  const said = refusal('price.whyBroken', 'The site does not answer: try again later.')
  expect(await ask('admin')).toEqual([502, 'application/json', 'no-store', said])
  const message = 'No site is set (PURGE_URL), so nobody can be asked why a price is shown.'
  expect(await ask('admin', false)).toEqual([503, 'application/json', 'no-store', refusal('price.whyOff', message)])
})
