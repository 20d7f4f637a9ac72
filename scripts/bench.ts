import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { reportAgenticChecks } from './bench/agentic-checks.ts'
import { reportAgents } from './bench/agents.ts'
import { reportAvailability } from './bench/availability.ts'
import { reportColdPages } from './bench/cold-pages.ts'
import { reportCrawls } from './bench/crawls.ts'
import { EDGE_IMAGES } from './bench/edge.ts'
import { fillCache } from './bench/fill-cache.ts'
import { reportFilteredList } from './bench/filtered-list.ts'
import { reportHeavyPage } from './bench/heavy-page.ts'
import { keepStartedOnLoadCore, type LoadResult, runLoad } from './bench/load.ts'
import { reportOverload } from './bench/overload.ts'
import { reportPeers } from './bench/peers.ts'
import { cpuSeconds } from './bench/process-cpu.ts'
import { megabytes } from './bench/process-memory.ts'
import { reportProcesses } from './bench/processes.ts'
import { reportRenders } from './bench/renders.ts'
import { type MeasuredBuild, reportFirstViews } from './bench/report-first-views.ts'
import { requestOnce } from './bench/request-once.ts'
import { reportSearch } from './bench/search.ts'
import { reportSearchFlood } from './bench/search-flood.ts'
import { type Server, startNginx, startSite, startSiteOf } from './bench/servers.ts'
import { ROOT } from './folders.ts'
import { findFreePorts } from './system/ports.ts'
import type { Environment } from './system/settings.ts'
import { type SystemAddresses, startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run bench`: the collection page of 24 cards and its filters, measured in alternation with nginx. One server process on
 * one core, the load on the other; the result is requests per CPU second, because the machine's speed varies and a ratio does
 * not.
 */
const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const HEADERS = { Host: HOST, 'user-agent': BROWSER, 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A visitor with a stored currency. */
const VISITOR = { ...HEADERS, Cookie: 'content-lang=en; currency=EUR; h-sid=abc' }
const ROUNDS = 5
const SECONDS = 4
const CACHE_MEGABYTES = 256
/** Limit in megabytes: twice the cache size, plus the process without cached pages. */
const MEMORY_BOUND = 2 * CACHE_MEGABYTES + 150
const VARIANTS = 20_000

interface Measurement extends LoadResult {
  readonly perCpuSecond: number
}

/**
 * `--beside <folder>`: another commit's checkout, in which `npm start` was run once, so that its builds and its
 * published store are there. It is measured in the same rounds with its own store and this commit's catalogue;
 * `--flag` gives Node what that commit's launcher gives it. `--first-view` measures what a browser sees and nothing else, `--search`
 * the answers to judged queries and the search index, of 100,000 products or as many as `--products` says, and a flood of searches, `--availability` the index of
 * availability, of 10,000, `--renders` true renders, beside another commit's too, `--memory` the memory of a full cache, `--overload` more than can be rendered, `--peers` Astro, Next.js and React beside the site, `--crawls` two crawls of all
 * addresses, `--processes` two processes behind one port beside one, `--agents` readers beside agents that call tools, `--agentic-checks` what
 * Lighthouse says of pages as agents browse them.
 */
const {
  beside: BESIDE,
  flag: FLAGS,
  'first-view': FIRST_VIEW_ALONE,
  search: SEARCH_ALONE,
  availability: AVAILABILITY_ALONE,
  products: PRODUCTS,
  overload: OVERLOAD_ALONE,
  peers: PEERS_ALONE,
  crawls: CRAWLS_ALONE,
  processes: PROCESSES_ALONE,
  renders: RENDERS_ALONE,
  memory: MEMORY_ALONE,
  agents: AGENTS_ALONE,
  'agentic-checks': AGENTIC_CHECKS_ALONE,
} = parseArgs({
  options: {
    beside: { type: 'string' },
    flag: { type: 'string', multiple: true, default: [] },
    'first-view': { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    availability: { type: 'boolean', default: false },
    products: { type: 'string' },
    overload: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    crawls: { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
    renders: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    agents: { type: 'boolean', default: false },
    'agentic-checks': { type: 'boolean', default: false },
  },
}).values

const PARTS = [
  RENDERS_ALONE,
  MEMORY_ALONE,
  OVERLOAD_ALONE,
  PEERS_ALONE,
  CRAWLS_ALONE,
  PROCESSES_ALONE,
  AGENTS_ALONE,
  AGENTIC_CHECKS_ALONE,
]

await runSession(async () => {
  if (SEARCH_ALONE) {
    execFileSync(process.execPath, [join(ROOT, 'demo/checks/search/report-judged-search.ts')], { stdio: 'inherit' })
    await reportSearch(Number(PRODUCTS ?? 100_000), floodSearch)
    return 0
  }
  if (AVAILABILITY_ALONE) {
    await reportAvailability(Number(PRODUCTS ?? 10_000))
    return 0
  }
  requirePrograms()
  console.log('Starting the system…')
  // The catalogue's picture addresses are those of the edge.
  const system = await startTestSystem({ IMAGE_URL: EDGE_IMAGES })
  try {
    // Only the sandbox is needed; the others would use the cores.
    await Promise.all([system.stopPart('content system'), system.stopPart('site')])
    keepStartedOnLoadCore()
    if (PARTS.some(Boolean)) await benchParts(system.addresses)
    else {
      if (!FIRST_VIEW_ALONE) await bench(system.addresses)
      await benchFirstViews(system.addresses)
      if (!FIRST_VIEW_ALONE) await reportAgenticChecks(environmentOf(system.addresses), system.addresses.sandbox)
    }
  } finally {
    await system.stop()
  }
  return 0
})

/** Runs a search flood against the site with that index, the sample's pages and the sandbox. */
async function floodSearch(index: string): Promise<void> {
  requirePrograms()
  const system = await startTestSystem({ IMAGE_URL: EDGE_IMAGES })
  try {
    await Promise.all([system.stopPart('content system'), system.stopPart('site')])
    const [sitePort = 0, internalPort = 0] = await findFreePorts(2)
    const ports = { SITE_PORT: String(sitePort), SITE_INTERNAL_PORT: String(internalPort) }
    await reportSearchFlood({ ...environmentOf(system.addresses), ...ports }, BROWSER, index)
  } finally {
    await system.stop()
  }
}

/** The parts that were asked for by name. */
async function benchParts(addresses: SystemAddresses): Promise<void> {
  const [sitePort, internalPort] = (await findFreePorts(2)).map(String)
  const environment = { ...environmentOf(addresses), SITE_PORT: sitePort, SITE_INTERNAL_PORT: internalPort }
  if (RENDERS_ALONE) await benchRenders(environmentOf(addresses))
  if (PEERS_ALONE) await reportPeers(environment, BROWSER)
  if (PROCESSES_ALONE) await reportProcesses(environment, BROWSER)
  if (OVERLOAD_ALONE) await reportOverload(environment, BROWSER)
  if (CRAWLS_ALONE) await reportCrawls(environment, BROWSER, CACHE_MEGABYTES)
  if (MEMORY_ALONE) await measureMemory(environment)
  if (AGENTS_ALONE) await reportAgents(environment, BROWSER)
  if (AGENTIC_CHECKS_ALONE) await reportAgenticChecks(environment, addresses.sandbox)
}

/** First views of this build, and of the other commit's. */
async function benchFirstViews(addresses: SystemAddresses): Promise<void> {
  const environment = environmentOf(addresses)
  const builds: MeasuredBuild[] = [{ name: 'this build', start: (more) => startSite({ ...environment, ...more }) }]
  if (BESIDE !== undefined) {
    const folder = resolve(BESIDE)
    builds.unshift({
      name: 'the other commit',
      start: (more) => startSiteOf(folder, FLAGS, { ...environment, ...more }),
    })
  }
  await reportFirstViews(builds, addresses.sandbox)
}

function environmentOf(addresses: SystemAddresses) {
  return {
    ...process.env,
    CATALOGUE_URL: addresses.sandbox,
    IMAGE_URL: EDGE_IMAGES,
    PUBLISHED_STORE: join(addresses.dataDirectory, 'published/published.db'),
    SAMPLE_DATA: '1',
    LOG_LEVEL: 'info',
  }
}

async function bench(addresses: SystemAddresses): Promise<void> {
  const [sitePort, internalPort, nginxPort] = (await findFreePorts(3)).map(String)
  const environment = environmentOf(addresses)
  const site = await startSite({ ...environment, SITE_PORT: sitePort, SITE_INTERNAL_PORT: internalPort })
  const body = await fetchCompressed(site.url, PAGE)
  const nginx = await startNginx(Number(nginxPort), body, await fetchHeaders(site.url, PAGE))
  const other = await startOther(environment)
  for (const { url } of [nginx, site, ...(other ? [other] : [])])
    await runLoad({ url: url + PAGE, headers: VISITOR, connections: 64, seconds: 4 })
  console.log(`\nCached page, after a warm-up, ${ROUNDS} rounds of ${SECONDS} s, 64 connections`)
  const cachedLoad = { headers: VISITOR, connections: 64, seconds: SECONDS }
  const [limit, cached, otherCached] = await sideBySide([
    () => measure(nginx, { ...cachedLoad, url: nginx.url + PAGE }),
    () => measure(site, { ...cachedLoad, url: site.url + PAGE }),
    ...(other ? [() => measure(other, { ...cachedLoad, url: other.url + PAGE })] : []),
  ])
  await other?.stop()
  await nginx.stop()
  await site.stop()
  report('nginx, the same bytes from a file', limit)
  report('the site', cached)
  compare('the other commit', otherCached, cached, 1)
  console.log(`  ratio ${(cached.perCpuSecond / limit.perCpuSecond).toFixed(2)} (aim: at least 0.60)`)

  await benchRenders(environment)
  const alone = { ...environment, SITE_PORT: sitePort, SITE_INTERNAL_PORT: internalPort }
  await reportPeers(alone, BROWSER)
  await reportProcesses(alone, BROWSER)
  await reportColdPages(alone, addresses.sandbox, BROWSER)
  await reportHeavyPage(alone, BROWSER)
  await reportFilteredList(alone, BROWSER)
  const { warm, remaining, once } = await requestOnce(CACHE_MEGABYTES)
  console.log(
    `\nAfter ${once} addresses that were requested once each, ${remaining} of ${warm} warm pages are still there`,
  )
  await reportOverload(alone, BROWSER)
  await reportCrawls(alone, BROWSER, CACHE_MEGABYTES)
  await reportAgents(alone, BROWSER)
  await measureMemory(alone)
  reportBytes(body)
}

/** The other commit's site, if one was named. */
async function startOther(environment: Environment): Promise<(Server & { readonly internal: string }) | undefined> {
  if (BESIDE === undefined) return undefined
  const [sitePort, internalPort] = (await findFreePorts(2)).map(String)
  const ports = { SITE_PORT: sitePort, SITE_INTERNAL_PORT: internalPort }
  const server = await startSiteOf(resolve(BESIDE), FLAGS, { ...environment, ...ports })
  return { ...server, internal: `http://127.0.0.1:${internalPort}` }
}

/** True renders of this build, and of the other commit's. */
async function benchRenders(environment: Environment & { readonly PUBLISHED_STORE: string }): Promise<void> {
  const [sitePort, internalPort] = (await findFreePorts(2)).map(String)
  const cold = { ...environment, RESPONSE_CACHE_MB: '0' }
  const site = await startSite({ ...cold, SITE_PORT: sitePort, SITE_INTERNAL_PORT: internalPort })
  const other = await startOther(cold)
  await reportRenders(
    [
      { name: 'the site', url: site.url, internal: `http://127.0.0.1:${internalPort}` },
      ...(other ? [{ name: 'the other commit', url: other.url, internal: other.internal }] : []),
    ],
    environment.PUBLISHED_STORE,
    BROWSER,
  )
  await site.stop()
  await other?.stop()
}

/** Memory of the process after its cache was filled several times over. */
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

type Measure = () => Promise<Measurement>

/** Alternates the measurements, so that a slow phase of the machine affects all of them; returns the medians. */
async function sideBySide(
  measures: readonly [Measure, Measure, ...Measure[]],
): Promise<[Measurement, Measurement, ...(Measurement | undefined)[]]> {
  const results: Measurement[][] = measures.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, measureOne] of measures.entries()) results[index]?.push(await measureOne())
  }
  const [one, two, ...more] = results.map(median)
  return [one, two, ...more] as [Measurement, Measurement, ...Measurement[]]
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

/** The other commit's figure beside ours; empty if none was measured. */
function compare(name: string, other: Measurement | undefined, ours: Measurement, aim: number): void {
  if (!other) return
  report(name, other)
  console.log(`  ours is ${(ours.perCpuSecond / other.perCpuSecond).toFixed(2)} times that (aim: at least ${aim})`)
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

/** The site's response headers, without those that nginx sets itself. */
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

function reportBytes(html: Buffer): void {
  console.log('\nBytes, brotli')
  console.log(`  HTML of the page: ${html.byteLength}`)
  const client = join(ROOT, 'apps/site/dist/client')
  for (const file of readdirSync(client).filter((name) => name.endsWith('.js.br'))) {
    console.log(`  ${file.slice(0, -3)}: ${readFileSync(join(client, file)).byteLength}`)
  }
}

function requirePrograms(): void {
  for (const program of ['wrk', 'nginx', 'taskset', 'curl', 'openssl']) {
    try {
      execFileSync('which', [program], { stdio: 'ignore' })
    } catch {
      console.error(
        `The benchmark needs ${program}; on Debian: apt-get install wrk nginx-light util-linux curl openssl`,
      )
      process.exit(1)
    }
  }
}
