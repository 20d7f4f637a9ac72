import { type ChildProcess, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../scripts/folders.ts'
import { findFreePorts } from '../scripts/system/ports.ts'
import { startTestSystem, type TestSystem } from '../scripts/system/test-system.ts'
import { WAYFARE } from './tools/browser.ts'
import { requireProgram } from './tools/require-program.ts'

/** The nginx configuration of docs/how-to/cdn.md, as it stands there, in front of a site that trusts it. */
let nginx: ChildProcess
let folder: string
let port: number
let system: TestSystem

beforeAll(async () => {
  requireProgram('nginx', 'nginx-light')
  folder = mkdtempSync(join(tmpdir(), 'passepartout-edge-'))
  system = await startTestSystem({ TRUST_PROXY: '1' }, ['sandbox', 'site'])
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

/** Ways to write `currency=JPY` that a reader could take for it, and some that are it. */
const SPELLINGS = [
  ...[
    'currency=JPY',
    'currency=jpy',
    'currency=jPy',
    'a=b&currency=JPY',
    '&&currency=JPY',
    'currency=JPY&',
    'currency&currency=JPY',
  ],
  ...[
    '%63urrency=JPY',
    'c%75rrency=JPY',
    'curren%63y=JPY',
    'currenc%79=JPY',
    '%63%75%72%72%65%6e%63%79=JPY',
    '%43URRENCY=JPY',
  ],
  ...['%2563urrency=JPY', 'CURRENCY=JPY', 'Currency=JPY', 'currencY=JPY', 'cUrReNcY=JPY', 'CURRENCY=GBP&currency=JPY'],
  ...['currency=GBP&CURRENCY=JPY', 'currency=GBP&currency=JPY', 'currency=JPY&currency=GBP', 'currency=&currency=JPY'],
  ...[
    'currency=xxx&currency=JPY',
    '%63urrency=JPY&currency=GBP',
    'currency=GBP&%63urrency=JPY',
    'currency+=JPY',
    '+currency=JPY',
  ],
  ...['currency=+JPY', 'currency=JPY+', 'currency=%20JPY', 'currency%20=JPY', 'currency=JP%59', 'currency=%4a%50%59'],
  ...['currency%3DJPY', 'currency%3d=JPY', 'currency=%3DJPY', 'currency==JPY', '%26currency=JPY', 'a=b%26currency=JPY'],
  ...[
    'a=b;currency=JPY',
    ';currency=JPY',
    'currency=JPY;',
    'currency=JPY;a=b',
    'currency=JPYX',
    'currency=JPY%00',
    '%00currency=JPY',
  ],
  ...[
    'currency%00=JPY',
    'currency[]=JPY',
    'currency[0]=JPY',
    'currency.=JPY',
    '?currency=JPY',
    '%3Fcurrency=JPY',
    'a=?currency=JPY',
  ],
  ...[
    'сurrency=JPY',
    '%D1%81urrency=JPY',
    'ｃurrency=JPY',
    'currency=ＪＰＹ',
    'currency\u200b=JPY',
    'currency',
    'currency=',
    'JPY',
  ],
  ...[
    'currency=JPY\0',
    '\0currency=JPY',
    'currency=JPY#',
    '#currency=JPY',
    '\tcurrency=JPY',
    'currency=JPY%0d%0a',
    'uid=x&currency=JPY',
  ],
]

/** Byte for byte as it is written: no client library tidies it up. */
async function askRaw(at: number, path: string, headers: Record<string, string>) {
  const socket = connect(at, '127.0.0.1')
  const lines = Object.entries({ host: WAYFARE, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET ${path} HTTP/1.0\r\n${lines.join('\r\n')}\r\n\r\n`)
  const [head = '', ...body] = (await readText(socket)).split('\r\n\r\n')
  const html = body.join('\r\n\r\n')
  const currency = /data-currency="(\w+)"/.exec(html)?.[1]
  return { status: Number(head.split(' ')[1]), currency, digest: hash('sha1', html) }
}

/** A page and a currency that no other spelling is tried with, so that the first request fills the place in the cache. */
function placeOf(index: number) {
  const others = CURRENCY_CODES.filter((code) => code !== 'JPY' && code !== 'GBP')
  const pages = ['/things-to-do-in-paris/', '/louvre-museum-tickets/', '/vatican-museums-tickets/']
  return { page: pages[Math.floor(index / others.length)] ?? '/', currency: others[index % others.length] ?? 'EUR' }
}

test.each(SPELLINGS.map((spelling, index) => ({ spelling, legible: encodeURI(spelling), ...placeOf(index) })))(
  'whoever asks for ?$legible first leaves $page in $currency as it is',
  async ({ spelling, page, currency }) => {
    const edge = (path: string) => askRaw(port, path, { cookie: `currency=${currency}` })
    const site = (path: string) => askRaw(system.addresses.sitePort, path, { 'x-variant': `currency=${currency}` })
    const spelled = await edge(`${page}?${spelling}`)
    const isRefused = spelled.status === 400
    const paths = [page, `${page}?currency=JPY`, `${page}?currency=GBP`, ...(isRefused ? [] : [`${page}?${spelling}`])]
    for (const path of paths) expect(await edge(path), path).toEqual(await site(path))
  },
)

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
