import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/tools/start-postgres.ts'
import { megabytes } from './bench/process-memory.ts'
import { launchSite, type Server, waitUntilIdle } from './bench/servers.ts'
import { ROOT, VAR } from './folders.ts'
import { PlainError } from './plain-error.ts'
import { fillPostgres } from './scale/fill-postgres.ts'
import { addressOf, fillStore, LANGUAGES, SCALE_HOST } from './scale/fill-store.ts'
import { findFreePorts } from './system/ports.ts'
import type { Environment } from './system/settings.ts'
import { BUILDS, listBuilds, prepareAll } from './tasks/preparation.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run scale`: compares the site with a thousand rows and with a million (a row is a page in a language): cost per request,
 * start time and memory. `--rows 1000,100000` sets other sizes, `--write` updates docs/operations/scale.md.
 */
const { rows, write } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,1000000' },
    write: { type: 'boolean', default: false },
  },
}).values

/** The number of links of a page with a full menu and footer. */
const LINKS = 60
const PAGES_ASKED = 300
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const FOLDER = join(VAR, 'scale')
const STORE = join(FOLDER, 'store.db')
const COPY = join(FOLDER, 'copy.db')
/** Time limits in seconds: until a process answers, and until its search index is built. */
const STARTS_WITHIN = 300
const INDEXED_WITHIN = 1200
const PAGE = join(ROOT, 'docs/operations/scale.md')
const [BEGIN, END] = ['<!-- scale: made by `npm run scale` -->', '<!-- /scale -->']

type Figures = Readonly<Record<string, number>>

await runSession(async () => {
  const sizes = rows.split(',').map(Number)
  if (!sizes.every((size) => Number.isInteger(size) && size >= 1000))
    throw new PlainError('--rows names numbers from 1000 on, separated by commas.')
  const site = listBuilds(process.env).filter(({ name }) => name === 'build-site')
  await prepareAll(site, { ...BUILDS, logs: join(VAR, 'log') }, (_task, work) => work())
  const results: Figures[] = []
  for (const size of sizes) results.push(await measureSize(Math.ceil(size / LANGUAGES.length)))
  console.log(`\n${describeTable(sizes, results)}`)
  if (write) writePage(describeTable(sizes, results))
  return 0
})

/** @param pages in each language */
async function measureSize(pages: number): Promise<Figures> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  console.log(`Filling a store with ${(pages * LANGUAGES.length).toLocaleString('en')} rows …`)
  fillStore(STORE, pages)
  const postgres = await startPostgres()
  // Ends the servers however this process ends.
  const remove = () => postgres.remove()
  process.once('exit', remove)
  try {
    console.log('… and a PostgreSQL with the same …')
    fillPostgres(postgres, STORE, join(FOLDER, 'rows.tsv'))
    return {
      'store, MB': statSync(STORE).size / 1024 / 1024,
      ...measureStore(pages),
      ...(await measureFollower(pages, postgres.address)),
      ...(await measureFile(pages)),
    }
  } finally {
    process.off('exit', remove)
    remove()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

function measureStore(pages: number): Figures {
  const args = ['measure-store.ts', STORE, SCALE_HOST, String(pages), String(LINKS)]
  const output = execFileSync(process.execPath, args, { cwd: join(ROOT, 'apps/site'), encoding: 'utf8' })
  const { resolve, page, links }: { resolve: number; page: number; links: number } = JSON.parse(output)
  return { 'resolve an address, µs': resolve, 'read a page, µs': page, [`resolve ${LINKS} links, µs`]: links }
}

/** With PostgreSQL: a new machine without a copy of the store, then the same machine again. */
async function measureFollower(pages: number, database: string): Promise<Figures> {
  const environment = { PUBLISHED_DATABASE_URL: database, PUBLISHED_STORE: COPY }
  console.log('Starting a process without a copy …')
  const first = await startTimed(environment)
  const begun = performance.now()
  await waitUntilIdle(first.site.pid, INDEXED_WITHIN)
  const indexed = (performance.now() - begun) / 1000
  const figures = await measureSite(first.site, pages)
  await first.site.stop()
  const again = await startTimed(environment)
  const memory = megabytes(again.site.pid).now
  await again.site.stop()
  return {
    'PostgreSQL: start without a copy, s': first.seconds,
    '… search index whole after, s': indexed,
    ...prefixed('… ', figures),
    '… start with its copy, s': again.seconds,
    '… memory then, MB': memory,
  }
}

/** With a store file on one machine, and the search index of the previous process. */
async function measureFile(pages: number): Promise<Figures> {
  console.log('Starting a process with a store file …')
  const { site, seconds } = await startTimed({ PUBLISHED_STORE: STORE })
  const memory = megabytes(site.pid).now
  await waitUntilIdle(site.pid, INDEXED_WITHIN)
  const figures = await measureSite(site, pages)
  await site.stop()
  return { 'file: start, s': seconds, '… memory at start, MB': memory, ...prefixed('… file: ', figures) }
}

async function startTimed(environment: Environment): Promise<{ readonly site: Server; readonly seconds: number }> {
  const [port, internalPort] = await findFreePorts(2)
  const began = performance.now()
  const site = await launchSite(
    {
      ...process.env,
      ...environment,
      SEARCH_INDEX: join(FOLDER, 'search.db'),
      AVAILABILITY_INDEX: join(FOLDER, 'availability.db'),
      PRICE_HISTORY: join(FOLDER, 'prices.db'),
      SITE_PORT: String(port),
      SITE_INTERNAL_PORT: String(internalPort),
      CATALOGUE_URL: 'http://127.0.0.1:9',
      IMAGE_URL: 'http://127.0.0.1:9',
      SAMPLE_DATA: '1',
      LOG_LEVEL: 'error',
    },
    STARTS_WITHIN,
  )
  return { site, seconds: (performance.now() - began) / 1000 }
}

async function measureSite(site: Server, pages: number): Promise<Figures> {
  const [p50, p99] = await timesOfPages(site, pages)
  const index = await timeOf(site, '/sitemap.xml')
  const [first = ''] = /https?:\/\/[^<]+\.xml/.exec(index.text.slice(index.text.indexOf('<loc>'))) ?? []
  const before = megabytes(site.pid).now
  const file = await timeOf(site, new URL(first).pathname)
  const addresses = file.text.split('<url>').length - 1
  return {
    'render a page, p50, ms': p50,
    'render a page, p99, ms': p99,
    'sitemap index, ms': index.ms,
    'sitemap, ms for 1,000 addresses': (1000 * file.ms) / addresses,
    'memory after the pages, MB': before,
    'most memory ever, MB': megabytes(site.pid).most,
  }
}

async function timesOfPages(site: Server, pages: number): Promise<readonly [p50: number, p99: number]> {
  const times: number[] = []
  for (let sample = 0; sample < PAGES_ASKED; sample += 1) {
    const { ms, text } = await timeOf(site, addressOf((sample * 104_729) % (pages * LANGUAGES.length)))
    if (!text.includes('<h1')) throw new PlainError('A page of the filled store is not shown.')
    times.push(ms)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return [sorted[PAGES_ASKED / 2] ?? 0, sorted[Math.floor(PAGES_ASKED * 0.99)] ?? 0]
}

function timeOf(site: Server, path: string): Promise<{ readonly ms: number; readonly text: string }> {
  const start = performance.now()
  const headers = { host: SCALE_HOST, 'user-agent': BROWSER }
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new PlainError(`${path} answers ${response.statusCode}.`))
        else resolve({ ms: performance.now() - start, text: Buffer.concat(chunks).toString() })
      })
    }).on('error', reject)
  })
}

function prefixed(prefix: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [prefix + name, value]))
}

function describeTable(sizes: readonly number[], results: readonly Figures[]): string {
  const show = (value: number | undefined) => (value ?? 0).toFixed((value ?? 0) < 10 ? 2 : 0)
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en')} rows`)]
  const lines = Object.keys(results[0] ?? {}).map((name) => [name, ...results.map((result) => show(result[name]))])
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function writePage(table: string): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before = ''] = page.split(BEGIN)
  const [, after = ''] = page.split(END)
  const day = new Date().toISOString().slice(0, 10)
  const about = `Run on ${day}: Node ${process.versions.node}, ${availableParallelism()} cores, the site on one of them.`
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${about}\n\n${table}\n\n${END}${after}`)
}
