import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../scripts/folders.ts'
import { findFreePorts } from '../scripts/ports.ts'
import { startTestSystem, type TestSystem } from '../scripts/test-system.ts'
import { WAYFARE } from './browser.ts'
import { requireProgram } from './require-program.ts'

/** The nginx configuration of docs/how-to/cdn.md, as it stands there, in front of a site that trusts it. */
let nginx: ChildProcess
let folder: string
let port: number
let system: TestSystem

beforeAll(async () => {
  requireProgram('nginx', 'nginx-light')
  folder = mkdtempSync(join(tmpdir(), 'passepartout-edge-'))
  system = await startTestSystem({ TRUST_PROXY: '1' })
  const [freePort] = await findFreePorts(1)
  port = freePort ?? 0
  const documented = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/how-to/cdn.md'), 'utf8'))?.[1] ?? ''
  const example = documented
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${system.addresses.sitePort}`)
    .replace('/var/cache/nginx/passepartout', join(folder, 'cache'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary.join(' ')} ${example} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  for (let attempt = 0; attempt < 50 && !(await ask('/').catch(() => undefined)); attempt += 1) await sleep(100)
})
afterAll(async () => {
  nginx.kill()
  await system.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly cache: string
  readonly text: string
  readonly headers: Record<string, string | string[] | undefined>
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: WAYFARE, 'user-agent': 'Mozilla/5.0 Chrome/150.0', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cache: String(response.headers['x-cache-status']),
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        )
      },
    ).on('error', reject)
  })
}

const PARIS = '/things-to-do-in-paris/'

test('a copy is shared per currency, whatever else the visitor sends', async () => {
  await ask(PARIS, { cookie: 'currency=GBP' })
  const second = await ask(`${PARIS}?utm_source=letter`, { cookie: 'a=b; currency=GBP; h-sid=x' })
  expect([second.status, second.cache]).toEqual([200, 'HIT'])
  expect(second.text).toMatch(/£\d/)
  const other = await ask(PARIS, { cookie: 'currency=JPY' })
  expect(other.cache).toBe('MISS')
  expect(other.text).toMatch(/¥\d/)
  expect(other.text).not.toMatch(/£\d/)
})

test('a visitor cannot choose the variant, the host or the protocol that others will see', async () => {
  const forged = await ask('/louvre-museum-tickets/', {
    'x-variant': 'currency=ISK',
    'x-forwarded-host': 'www.london-theatre-tickets.example',
    'x-forwarded-proto': 'https',
    'cf-ipcountry': 'JP',
  })
  expect(forged.text).toMatch(/€\d/)
  expect(forged.text).not.toMatch(/ISK \d|¥\d/)
  expect(forged.headers['strict-transport-security']).toBeUndefined()
  expect((await ask('/louvre-museum-tickets/')).cache).toBe('HIT')
})

test('a way around a page’s address leaves nothing in the page’s place', async () => {
  for (const around of [
    '/x/../vatican-museums-tickets/',
    '/vatican-museums-tickets/%2e/',
    '/%76atican-museums-tickets/',
  ])
    expect([around, (await ask(around)).status]).not.toEqual([around, 200])
  const page = await ask('/vatican-museums-tickets/')
  expect([page.status, page.cache]).toEqual([200, 'MISS'])
})

test('a shared answer sets no cookie, and a currency that does not exist is the default', async () => {
  const answer = await ask('/colosseum-tickets/', { cookie: 'currency=<script>' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.text).toMatch(/€\d/)
  expect((await ask('/colosseum-tickets/')).cache).toBe('HIT')
})

test('redirects keep their parameters and are never shared', async () => {
  expect((await ask('/things-to-do-in-paris?gclid=1')).headers.location).toBe(`${PARIS}?gclid=1`)
  expect((await ask('/things-to-do-in-paris?gclid=2')).headers.location).toBe(`${PARIS}?gclid=2`)
})

test('the site may be down: the edge goes on with what it has', async () => {
  await ask('/', {})
  await system.stopPart('site')
  expect((await ask('/')).status).toBe(200)
  await system.startPart('site')
})
