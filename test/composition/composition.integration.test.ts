import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGuide } from '../tools/read-guide.ts'
import { askProxy } from '../tools/start-proxy.ts'
import { type RunningComposition, runComposition } from './run-composition.ts'

const run = promisify(execFile)

/**
 * `compose.yaml` in production, but for containers: what its images hold runs with what it sets, behind the nginx files that it mounts, with
 * PostgreSQL and Redis. Somebody signs in, publishes a page, and it is read where visitors read it: the steps of the guide to a host, by its
 * own commands.
 */

/** What an operator writes into `.env`, as the head of the composition says. */
const SETTINGS = {
  CATALOGUE_URL: 'http://sandbox:3002',
  IMAGE_URL: 'http://localhost:3002/images',
  PAYLOAD_SECRET: 'payload-secret-of-thirty-two-letters',
  PURGE_TOKEN: 'purge-token-of-thirty-two-letters-too',
  SITE_DOMAINS: 'new.example',
  CMS_URL: 'https://admin.example',
  POSTGRES_PASSWORD: 'a1b2c3d4e5f6',
}
const ACCOUNT = { email: 'nora@new.example', password: 'quiet-harbour-7-lamps' }
const HOST = 'www.new.example'
const VISITOR = { host: HOST, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

const SITE = {
  host: HOST,
  name: 'Harbour',
  structureType: 'rootDomain',
  brand: 'plain',
  languages: ['en'],
  defaultCurrency: 'EUR',
  timeZone: 'Europe/Paris',
  nakedDomain: 'new.example',
}
const [askNames = '', askHost = '', readLists = '', askCache = '', askProbe = '', askOldPage = '', ...others] =
  readGuide('operations/add-a-host.md')

let composition: RunningComposition
let curlHome = ''
let token = ''

const visit = (path: string) => askProxy({ path, headers: VISITOR }, composition.portOf(443))

/** Runs commands of the guide as they are written; only where the host is, and who signed for it, is this machine's. */
async function follow(commands: string): Promise<string> {
  const env = { ...process.env, CURL_HOME: curlHome }
  return (await run('bash', ['-euc', commands], { env })).stdout
}

async function stateOf(page: number) {
  const { state, isAwaited } = await askAdmin('GET', `/publications/of/page:${page}`)
  return [state, isAwaited]
}

/** Asks the admin's REST interface through the proxy; a form goes as it is. */
async function askAdmin(method: string, path: string, sent?: object) {
  const request = new Request('https://admin.example', {
    method: 'POST',
    body: sent instanceof FormData ? sent : JSON.stringify(sent ?? {}),
  })
  const headers = {
    host: 'admin.example',
    'content-type': sent instanceof FormData ? (request.headers.get('content-type') ?? '') : 'application/json',
    ...(token && { authorization: `JWT ${token}` }),
  }
  const body = sent === undefined ? '' : Buffer.from(await request.arrayBuffer())
  const answer = await askProxy({ path: `/api${path}`, method, headers, body }, composition.portOf(443))
  expect(answer).toMatchObject({ status: method === 'POST' && token ? 201 : 200 })
  return JSON.parse(answer.body)
}

beforeAll(async () => {
  composition = await runComposition(SETTINGS)
  curlHome = mkdtempSync(join(tmpdir(), 'curl-'))
  const lines = [`connect-to = "${HOST}:443:127.0.0.1:${composition.portOf(443)}"`, 'insecure']
  writeFileSync(join(curlHome, '.curlrc'), lines.join('\n'))
}, 600_000)
afterAll(async () => {
  await composition?.stop()
  rmSync(curlHome, { recursive: true, force: true })
}, 60_000)

/** What a test begins, the next goes on with. */
const ONCE = { retry: 0, timeout: 60_000 }

// spec: D.operating.17
test('the proxy sends visitors to https, and the site says that it does not know their host', ONCE, async () => {
  const plain = await askProxy({ path: '/a', headers: VISITOR, isSecure: false }, composition.portOf(80))
  expect([plain.status, plain.headers.location]).toEqual([301, `https://${HOST}/a`])
  expect(await follow(askHost)).toBe('421\n')
})

// spec: D.operating.16
test('an account that the image makes signs in through the proxy', ONCE, async () => {
  const { email, password } = ACCOUNT
  const said = await composition.exec('content-system', ['create-admin'], {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  })
  expect(said).toBe(`${email} can sign in as an admin.\n`)
  token = (await askAdmin('POST', '/users/login', ACCOUNT)).token
  const admin = await askProxy({ path: '/admin/login', headers: { host: 'admin.example' } }, composition.portOf(443))
  expect([admin.status, admin.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

// spec: D.operating.17
test('a site that is created is known, and what is published on it is read, also after a change', ONCE, async () => {
  const { doc: site } = await askAdmin('POST', '/sites?locale=en&depth=0', SITE)
  await expect.poll(() => follow(askHost)).toBe('404\n')
  const home = { site: site.id, lang: 'en', pageType: 'homePage', title: 'Where ships come in', _status: 'published' }
  const { doc: page } = await askAdmin('POST', '/pages?depth=0', home)
  await expect.poll(() => follow(askHost)).toBe('200\n')
  await expect.poll(() => stateOf(page.id)).toEqual(['online', false])
  expect(await follow(readLists)).toMatch(
    /^Sitemap: https:\/\/www\.new\.example\/.*<loc>https:\/\/www\.new\.example\//ms,
  )
  await askAdmin('PATCH', `/pages/${page.id}?depth=0`, { title: 'Where ships go out' })
  await expect.poll(async () => (await visit('/')).body).toContain('Where ships go out')
  const old = { site: site.id, path: '/old-page/', outcome: 'moved', page: page.id }
  await askAdmin('POST', '/redirects?depth=0', old)
  await expect.poll(() => follow(askOldPage)).toBe(`301 https://${HOST}/\n`)
})

test('every command of the guide to a host was run, but for those of other systems', () => {
  expect([others, [askNames, askCache, askProbe].map((block) => block.split(' ')[0])]).toEqual([
    [],
    ['dig', 'curl', 'curl'],
  ])
})

test('an upload is read and made smaller', ONCE, async () => {
  const form = new FormData()
  form.set('file', new File([Buffer.from(RED, 'base64')], 'gate.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'A red gate' }))
  const { doc } = await askAdmin('POST', '/media?depth=0&locale=en', form)
  expect([doc.width, doc.height, doc.mimeType]).toEqual([1, 1, 'image/png'])
})

// spec: D.operating.17
test('a product of the provider has a page with its price, and the answers are in Redis', ONCE, async () => {
  const { headers } = await visit('/any-t7110/')
  await expect.poll(async () => (await visit(headers.location ?? '')).body).toMatch(/€\d/)
  expect(Number(composition.askRedis('dbsize'))).toBeGreaterThan(0)
  expect(composition.askRedis('pubsub', 'channels')).toMatch(/^passepartout:.*:purge\n$/)
})

test('its image makes a backup', ONCE, async () => {
  const said = await composition.exec('content-system', ['backup', '/data/backup'])
  expect(said).toMatch(/^\/.*\/data\/backup holds everything/)
})
