import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { listPublishedPages } from '../test/tools/published-pages.ts'
import { PlainError } from './plain-error.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run digest-pages -- <folder>`: starts the built system with the sample data and writes about 300 pages of every kind
 * into the folder, with `documents.txt`, a digest of each published document. After a change that must not affect visitors,
 * `diff -r` of two runs finds nothing; run both on one day, because pages contain today's date.
 */
const PAGES = 250
const PRODUCTS = [7148, 7101, 7110, 7120, 7130, 17637].flatMap((tgid) =>
  ['', '/de', '/ru', '/fr', '/pl', '/es', '/it', '/pt'].map((language) => `${language}/x-t${tgid}/`),
)
const MARKETPLACE = 'www.wayfare.example'
/** Long timeouts, because the catalogue may be slow on a busy machine. */
const TIMEOUT = { CATALOGUE_TIMEOUT: '15000', PAGE_DEADLINE: '15000' }
/** A visitor's user agent; bots get pages without personalisation. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0'

await runSession(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new PlainError('Name the folder: npm run digest-pages -- before')
  mkdirSync(folder, { recursive: true })
  const { addresses, stop } = await startTestSystem(TIMEOUT, ['sandbox', 'site'])
  const { dataDirectory, sitePort } = addresses
  const published = listPublishedPages(dataDirectory)
  const step = Math.max(1, Math.floor(published.length / PAGES))
  const pages = [
    ...published.filter((_page, place) => place % step === 0),
    ...PRODUCTS.map((path) => ({ host: MARKETPLACE, path })),
  ]
  for (const { host, path } of pages) {
    const name = `${host}${path}`.replaceAll('/', '_')
    writeFileSync(join(folder, `${name}.html`), withoutChance(await fetchPage(host, sitePort, path)))
  }
  writeFileSync(join(folder, 'documents.txt'), digestDocuments(dataDirectory).join('\n'))
  console.log(`${pages.length} pages and all published documents: ${folder}`)
  await stop()
  return 0
})

/** Status and body. */
async function fetchPage(host: string, port: number, path: string): Promise<string> {
  const headers = { host: `${host}.localhost:${port}`, 'user-agent': BROWSER }
  const request = get({ host: '127.0.0.1', port, path, headers })
  const [response]: IncomingMessage[] = await once(request, 'response')
  const body = response ? await text(response) : ''
  const { location } = response?.headers ?? {}
  if (location !== undefined) {
    const { pathname } = new URL(location, `http://${host}`)
    return fetchPage(host, port, pathname)
  }
  return `${response?.statusCode} ${body}`
}

/** The page with a tag per line, without what differs between starts and builds: ports, durations, hashes in names. */
function withoutChance(page: string): string {
  return page
    .replaceAll('><', '>\n<')
    .replaceAll(/localhost(:|%3A)\d+/g, 'localhost')
    .replaceAll(/<time dateTime="[^"]*Z">[^<]*/g, '<time>')
    .replaceAll(/\b([a-z]\w*?)_[\w-]{4,5}(?=[\s"])/g, '$1')
    .replaceAll(/-[\w-]{6,8}\.(js|css|woff2)\b/g, '.$1')
}

function digestDocuments(dataDirectory: string): string[] {
  const store = new DatabaseSync(join(dataDirectory, 'published/published.db'), { readOnly: true })
  const tables = store.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
  const lines = tables.flatMap(({ name }) =>
    store
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => `${digestOf(JSON.stringify(row))} ${name}`)
      .sort(),
  )
  store.close()
  return lines
}

function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
