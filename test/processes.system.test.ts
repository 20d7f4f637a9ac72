import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ROOT } from '../scripts/folders.ts'
import { findFreePorts } from '../scripts/system/ports.ts'

/** Two processes of the built site behind one port, with the store and the catalogue of the shared system. */
const HOST = 'www.lantern.example'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let site: ReturnType<typeof spawn>
let port: number
let internal: string
let output = ''
beforeAll(async () => {
  const { dataDirectory, sandbox } = inject('system')
  const [sitePort = 0, internalPort = 0] = await findFreePorts(2)
  port = sitePort
  internal = `http://127.0.0.1:${internalPort}`
  const own = join(dataDirectory, 'processes')
  const files = {
    CACHE_SNAPSHOT: join(own, 'cache.snapshot'),
    SEARCH_INDEX: join(own, 'search.db'),
    AVAILABILITY_INDEX: join(own, 'availability.db'),
    PRICE_HISTORY: join(own, 'prices.db'),
    PUBLISHED_STORE: join(dataDirectory, 'published/published.db'),
  }
  site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
    cwd: join(ROOT, 'apps/site'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SAMPLE_DATA: '1',
      SITE_PROCESSES: '2',
      SITE_PORT: String(sitePort),
      SITE_INTERNAL_PORT: String(internalPort),
      CATALOGUE_URL: sandbox,
      IMAGE_URL: `${sandbox}/images`,
      ...files,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (bytes) => {
      output += bytes
    })
})
afterAll(() => {
  site.kill('SIGKILL')
})

async function metric(name: string): Promise<number | undefined> {
  const metrics = await fetch(`${internal}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]
  return value === undefined ? undefined : Number(value)
}

/** Asks over a connection of its own, which the next process gets. */
function ask(path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const agent = new Agent()
  const headers = { host: HOST, 'user-agent': BROWSER }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers }, async (response) => {
      const body = await text(response)
      agent.destroy()
      resolve({ status: response.statusCode, body })
    }).once('error', reject)
  })
}

// spec: D.operating.19
test('two processes answer, a purge reaches both, one that ends is replaced, and a stop ends all', async () => {
  await expect.poll(() => metric('site_processes'), { timeout: 120_000, interval: 200 }).toBe(2)
  // Lines are written in a moment.
  await expect.poll(() => output.match(/"msg":"site is listening"/g)).toHaveLength(2)
  expect((await fetch(`${internal}/readyz`)).status).toBe(200)

  for (let request = 0; request < 4; request += 1) expect((await ask('/')).status).toBe(200)
  expect(await metric('site_cached_pages')).toBe(2)
  const headers = { authorization: 'Bearer local-purge-token', 'content-type': 'application/json' }
  const body = JSON.stringify({ tags: [`page:${HOST}:en:page`] })
  const purge = await fetch(`${internal}/purge`, { method: 'POST', headers, body })
  expect([purge.status, await purge.json()]).toEqual([200, { purged: 1 }])
  expect([await metric('site_cached_pages'), await metric('site_purged_pages_total')]).toEqual([0, 2])

  const [first = 0] = await childrenOf(site.pid ?? 0)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => output, { timeout: 10_000 }).toContain('"msg":"process ended"')
  for (let request = 0; request < 4; request += 1) expect((await ask('/')).status).toBe(200)
  await expect.poll(() => metric('site_processes'), { timeout: 60_000, interval: 200 }).toBe(2)

  const all = await childrenOf(site.pid ?? 0)
  const ended = once(site, 'close')
  site.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(all.filter(isRunning)).toEqual([])
  for (const line of output.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

async function childrenOf(pid: number): Promise<number[]> {
  const list = spawn('ps', ['-o', 'pid=', '--ppid', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
  return (await text(list.stdout)).trim().split(/\s+/).map(Number)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
