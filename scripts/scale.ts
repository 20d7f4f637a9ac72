import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { type Server, startSite } from './bench/servers.ts'
import { ROOT, VAR } from './folders.ts'
import { PlainError } from './plain-error.ts'
import { fillStore, SCALE_HOST, slugOf } from './scale/fill-store.ts'
import { findFreePorts } from './system/ports.ts'
import { BUILDS, listBuilds, prepareAll } from './tasks/preparation.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run scale`: the same site with 1,000 and with 100,000 pages in each of fourteen languages, side by side. What a
 * request costs should barely differ.
 */
const SIZES = [1000, 100_000]
/** As many as a page with a full menu and footer has. */
const LINKS = 60
const PAGES_ASKED = 300
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

type Figures = Readonly<Record<string, number>>

await runSession(async () => {
  const site = listBuilds(process.env).filter(({ name }) => name === 'build-site')
  await prepareAll(site, { ...BUILDS, logs: join(VAR, 'log') }, (_task, work) => work())
  const results: Figures[] = []
  for (const size of SIZES) results.push(await measureSize(size))
  printTable(results)
  return 0
})

async function measureSize(size: number): Promise<Figures> {
  const path = join(VAR, 'scale', `${size}.db`)
  console.log(`Filling a store with ${size.toLocaleString('en')} pages in each language …`)
  fillStore(path, size)
  try {
    return {
      'store, MB': megabytes(statSync(path).size),
      ...measureStore(path, size),
      ...(await measureSite(path, size)),
    }
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
  }
}

function measureStore(path: string, size: number): Figures {
  const args = ['measure-store.ts', path, SCALE_HOST, String(size), String(LINKS)]
  const output = execFileSync(process.execPath, args, { cwd: join(ROOT, 'apps/site'), encoding: 'utf8' })
  const { resolve, page, links }: { resolve: number; page: number; links: number } = JSON.parse(output)
  return { 'resolve an address, µs': resolve, 'read a page, µs': page, [`resolve ${LINKS} links, µs`]: links }
}

async function measureSite(path: string, size: number): Promise<Figures> {
  const [port, internalPort] = await findFreePorts(2)
  const site = await startSite({
    ...process.env,
    PUBLISHED_STORE: path,
    SITE_PORT: String(port),
    SITE_INTERNAL_PORT: String(internalPort),
    CATALOGUE_URL: 'http://127.0.0.1:9',
    IMAGE_URL: 'http://127.0.0.1:9',
    SAMPLE_DATA: '1',
    LOG_LEVEL: 'error',
  })
  try {
    const started = memoryOf(site, 'VmRSS')
    const rendered = await medianOfPages(site, size)
    const index = await timeOf(site, '/sitemap.xml')
    const [first = ''] = /https?:\/\/[^<]+\.xml/.exec(index.text.slice(index.text.indexOf('<loc>'))) ?? []
    const beforeFile = memoryOf(site, 'VmRSS')
    const file = await timeOf(site, new URL(first).pathname)
    return {
      'render a page, ms': rendered,
      'sitemap index, ms': index.ms,
      'one sitemap file, ms': file.ms,
      'its addresses': file.text.split('<url>').length - 1,
      'memory at start, MB': started,
      'memory after the pages, MB': beforeFile,
      'most memory ever, MB': memoryOf(site, 'VmHWM'),
    }
  } finally {
    await site.stop()
  }
}

async function medianOfPages(site: Server, size: number): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < PAGES_ASKED; sample += 1) {
    const { ms, text } = await timeOf(site, `/${slugOf(1 + ((sample * 104_729) % (size - 1)))}/`)
    if (!text.includes('<h1')) throw new PlainError('A page of the filled store is not shown.')
    times.push(ms)
  }
  return times.toSorted((one, other) => one - other)[PAGES_ASKED / 2] ?? 0
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

/** From the kernel, in megabytes (Linux). */
function memoryOf({ pid }: Server, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

function printTable(results: readonly Figures[]): void {
  const names = Object.keys(results[0] ?? {})
  const width = Math.max(...names.map((name) => name.length))
  const show = (value: number | undefined) => (value ?? 0).toFixed((value ?? 0) < 10 ? 2 : 0).padStart(12)
  console.log(`\n${''.padEnd(width)}${SIZES.map((size) => `${size.toLocaleString('en')}`.padStart(12)).join('')}`)
  for (const name of names) console.log(name.padEnd(width) + results.map((result) => show(result[name])).join(''))
}
