import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { fillCache } from './bench/fill-cache.ts'
import { measureInteractions } from './bench/interactions.ts'
import { type LoadResult, runLoad } from './bench/load.ts'
import { cpuSeconds } from './bench/process-cpu.ts'
import { megabytes } from './bench/process-memory.ts'
import { type Server, startNginx, startSite } from './bench/servers.ts'
import { ROOT } from './folders.ts'
import { findFreePorts } from './system/ports.ts'
import type { Environment } from './system/settings.ts'
import { type SystemAddresses, startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run bench`: the collection page of 40 cards, side by side in one run. One server process on one core, the load
 * on the other; requests per CPU-second of the server, because the machine's speed changes and a ratio does not.
 */
const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const HEADERS = { Host: HOST, 'user-agent': BROWSER, 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Somebody who has chosen a currency before. */
const VISITOR = { ...HEADERS, Cookie: 'content-lang=en; currency=EUR; h-sid=abc' }
const ROUNDS = 5
const SECONDS = 4
const CACHE_MEGABYTES = 256
/** Megabytes: twice what the pages may take, and what the process is without them. */
const MEMORY_BOUND = 2 * CACHE_MEGABYTES + 150
const VARIANTS = 20_000

interface Measurement extends LoadResult {
  readonly perCpuSecond: number
}

await runSession(async () => {
  requirePrograms()
  console.log('Starting the system…')
  const system = await startTestSystem()
  try {
    // The catalogue is asked; the rest would only share the cores.
    await Promise.all([system.stopPart('content system'), system.stopPart('site')])
    await bench(system.addresses)
  } finally {
    await system.stop()
  }
  return 0
})

async function bench(addresses: SystemAddresses): Promise<void> {
  const [sitePort, internalPort, nginxPort, coldPort, coldInternalPort] = (await findFreePorts(5)).map(String)
  const environment = {
    ...process.env,
    CATALOGUE_URL: addresses.sandbox,
    IMAGE_URL: `${addresses.sandbox}/images`,
    PUBLISHED_STORE: join(addresses.dataDirectory, 'published/published.db'),
    SAMPLE_DATA: '1',
    LOG_LEVEL: 'info',
  }
  const site = await startSite({ ...environment, SITE_PORT: sitePort, SITE_INTERNAL_PORT: internalPort })
  const body = await fetchCompressed(site.url, PAGE)
  const nginx = await startNginx(Number(nginxPort), body, await fetchHeaders(site.url, PAGE))
  for (const url of [nginx.url, site.url])
    await runLoad({ url: url + PAGE, headers: VISITOR, connections: 64, seconds: 4 })
  console.log(`\nCached page, after a warm-up, ${ROUNDS} rounds of ${SECONDS} s, 64 connections`)
  const [limit, cached] = await sideBySide(
    () => measure(nginx, { url: nginx.url + PAGE, headers: VISITOR, connections: 64, seconds: SECONDS }),
    () => measure(site, { url: site.url + PAGE, headers: VISITOR, connections: 64, seconds: SECONDS }),
  )
  const interactions = await measureInteractions(`http://${HOST}.localhost:${sitePort}/`)
  await nginx.stop()
  await site.stop()
  report('nginx, the same bytes from a file', limit)
  report('the site', cached)
  console.log(`  ratio ${(cached.perCpuSecond / limit.perCpuSecond).toFixed(2)} (aim: at least 0.60)`)
  console.log('\nHeader, processor slowed down four times: to the next paint at worst (aim: 200 ms), until it is there')
  for (const { name, toPaint, toShown } of interactions)
    console.log(`  ${name}: ${toPaint} ms, ${Math.round(toShown)} ms`)

  const cold = await startSite({
    ...environment,
    SITE_PORT: coldPort,
    SITE_INTERNAL_PORT: coldInternalPort,
    RESPONSE_CACHE_MB: '0',
  })
  await warmUp(cold)
  console.log('\nRendered each time: response cache off, catalogue and content warm, 32 currencies, 4 connections')
  const variants = CURRENCY_CODES.map((code) => ({ path: PAGE, cookie: `currency=${code}` }))
  const coldLoad = { url: cold.url, requests: variants, connections: 4, seconds: SECONDS }
  const [plain, compressed] = await sideBySide(
    () => measure(cold, { ...coldLoad, headers: { ...HEADERS, 'accept-encoding': 'identity' } }),
    () => measure(cold, { ...coldLoad, headers: HEADERS }),
  )
  await cold.stop()
  report('rendered', plain)
  report('rendered and compressed', compressed)
  console.log('  (aim: 800 rendered)')
  await measureMemory({ ...environment, SITE_PORT: coldPort, SITE_INTERNAL_PORT: coldInternalPort })
  reportBytes(body)
}

/** Memory of the whole process once its cache was filled several times over. */
async function measureMemory(environment: Environment & { readonly PUBLISHED_STORE: string }): Promise<void> {
  const site = await startSite({ ...environment, RESPONSE_CACHE_MB: String(CACHE_MEGABYTES) })
  const empty = megabytes(site.pid).now
  const port = Number(environment.SITE_PORT)
  const answered = await fillCache(port, environment.PUBLISHED_STORE, VARIANTS, BROWSER)
  const { now, most } = megabytes(site.pid)
  await site.stop()
  console.log(`\nMemory with ${CACHE_MEGABYTES} MB for pages, after ${answered} pages in all languages and currencies`)
  console.log(`  at the start ${Math.round(empty)} MB, now ${Math.round(now)} MB, at most ${Math.round(most)} MB`)
  console.log(`  (aim: at most ${MEMORY_BOUND} MB)`)
}

/** The same two measurements in turn; the median of each. */
async function sideBySide(
  one: () => Promise<Measurement>,
  other: () => Promise<Measurement>,
): Promise<[Measurement, Measurement]> {
  const results: [Measurement[], Measurement[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    results[0].push(await one())
    results[1].push(await other())
  }
  return [median(results[0]), median(results[1])]
}

function median(measurements: readonly Measurement[]): Measurement {
  const sorted = measurements.toSorted((a, b) => a.perCpuSecond - b.perCpuSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

async function measure(server: Server, load: Parameters<typeof runLoad>[0]): Promise<Measurement> {
  const before = cpuSeconds(server.pid)
  const result = await runLoad(load)
  return { ...result, perCpuSecond: result.requests / (cpuSeconds(server.pid) - before) }
}

function report(name: string, { perCpuSecond, p50, p99, errors }: Measurement): void {
  const numbers = `${Math.round(perCpuSecond).toLocaleString('en')} requests per CPU-second`
  console.log(`  ${name}: ${numbers}, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${errors} errors`)
}

async function fetchCompressed(url: string, path: string): Promise<Buffer> {
  const output = execFileSync('curl', [
    '-sS',
    '-H',
    `Host: ${HOST}`,
    '-A',
    BROWSER,
    '-H',
    'Accept-Encoding: br',
    url + path,
  ])
  if (!String(brotliDecompressSync(output)).includes('<html')) throw new Error(`${path} is not the page`)
  return output
}

/** What the site sends with the page, but for what nginx writes itself. */
async function fetchHeaders(url: string, path: string): Promise<[string, string][]> {
  const output = execFileSync('curl', [
    '-sSI',
    '-H',
    `Host: ${HOST}`,
    '-A',
    BROWSER,
    '-H',
    'Accept-Encoding: br',
    url + path,
  ])
  const own = new Set([
    'content-length',
    'content-type',
    'connection',
    'keep-alive',
    'date',
    'etag',
    'x-cache',
    'x-request-id',
  ])
  return String(output)
    .split('\r\n')
    .slice(1)
    .flatMap((line): [string, string][] => {
      const [name = '', ...value] = line.split(': ')
      return name === '' || own.has(name.toLowerCase()) ? [] : [[name, value.join(': ')]]
    })
}

/** Every variant once, so that the catalogue's answers are at hand. */
async function warmUp(server: Server): Promise<void> {
  for (const code of CURRENCY_CODES) {
    execFileSync('curl', [
      '-sSo',
      '/dev/null',
      '-H',
      `Host: ${HOST}`,
      '-A',
      BROWSER,
      '-b',
      `currency=${code}`,
      `${server.url}${PAGE}`,
    ])
  }
}

function reportBytes(html: Buffer): void {
  console.log('\nBytes, brotli')
  console.log(`  HTML of the page: ${html.byteLength}`)
  const client = join(ROOT, 'apps/site/dist/client')
  for (const file of readdirSync(client).filter((name) => name.endsWith('.js.br'))) {
    console.log(`  ${file.slice(0, -3)}: ${readFileSync(join(client, file)).byteLength}`)
  }
}

function requirePrograms(): void {
  for (const program of ['wrk', 'nginx', 'taskset', 'curl']) {
    try {
      execFileSync('which', [program], { stdio: 'ignore' })
    } catch {
      console.error(`The benchmark needs ${program}; on Debian: apt-get install wrk nginx-light util-linux curl`)
      process.exit(1)
    }
  }
}
