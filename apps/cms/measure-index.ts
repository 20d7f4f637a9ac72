import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { handleApiRequest } from './src/access/http/handle-api-request.ts'
import { loadSettings } from './src/infrastructure/settings.ts'
import { printLine, runScript } from './src/scripts/run-script.ts'
import { contentIndex } from './src/search/open-index.ts'
import { synchronizeIndex } from './src/search/update-index.ts'

/**
 * What editors wait for with ten thousand pages, as the content system answers it: lists, the form of a page, a save, the matrix
 * of languages, search, "where used" and health. The pages are five thousand in English, each in one more of the languages of
 * their site; they are written once into the database that the settings name. `npm run bench:cms` runs it.
 * Usage: node measure-index.ts [--fill], which only writes them.
 */
const PAGES = 10_000
const TEMPLATES = 20
const HOST = 'www.scale.example'
const KEY = 'the-key-of-the-measure'
/** The copies say the same as their templates, so that every question finds as much as it can. */
const QUESTIONS = [
  'museum',
  'the',
  'tour of the palace',
  'guide 4321',
  'a',
  'zanzibar',
  '7148',
  'www.scale.example/guide-99',
]

const WORDS =
  'the museum palace tour guide river tickets a queue garden tower morning evening family price view art'.split(' ')

/** What the admin asks for a list: the newest versions, the first fifty. */
const LIST = 'draft=true&depth=0&limit=50&sort=-updatedAt'

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

await runScript('Measuring the index', async () => {
  const { values } = parseArgs({ options: { fill: { type: 'boolean', default: false } } })
  process.env.PAYLOAD_MIGRATING = 'true'
  // An index that is kept from another run is read anew.
  for (const end of ['', '-wal', '-shm']) rmSync(`${loadSettings().contentIndex}${end}`, { force: true })
  const { openPayload } = await import('./src/scripts/open-payload.ts')
  const payload = await openPayload()
  const first = (await findFirst(payload)) ?? (await fill(payload))
  if (!values.fill) await measure(payload, first)
})

/** The number of the first page, where all of them have been written. */
async function findFirst(payload: Payload): Promise<number | undefined> {
  await payload.db.migrate()
  const last = { collection: 'pages', where: { 'version.title': { equals: `Guide ${PAGES - 1}` } } } as const
  if ((await payload.countVersions(last)).totalDocs === 0) return undefined
  const { docs } = await payload.find({ collection: 'pages', where: { title: { equals: 'Template 0' } }, depth: 0 })
  return docs[0]?.id
}

async function fill(payload: Payload): Promise<number> {
  const first = await writeTemplates(payload)
  await multiply(payload, first)
  return first
}

async function measure(payload: Payload, first: number): Promise<void> {
  const began = performance.now()
  await synchronizeIndex(payload)
  const took = performance.now() - began
  const { totalDocs } = await payload.count({ collection: 'pages' })
  report(`reading ${totalDocs} pages into the index`, [took], 60_000)
  const site = await siteOf(payload)
  const ofSite = `where[and][0][site][equals]=${site}&where[and][1][lang][equals]=en`
  const form = (turn: number) => `/api/pages/${first + 100 + turn}?draft=true&depth=0`
  report('health of all of them', await ask(() => '/api/health', 10), 60_000)
  report('a search', await ask((turn) => `/api/find?q=${question(turn)}`, 80), 200)
  report('a page in its picker', await ask((turn) => `/api/find?kind=page&site=${site}&q=${question(turn)}`, 80), 300)
  report('where a page is used', await ask((turn) => `/api/uses?of=page:${first + turn}`, 50), 100)
  report('where a product is used', await ask(() => '/api/uses?of=product:7148', 50), 100)
  report('a list of pages', await ask((turn) => `/api/pages?${LIST}&page=${turn + 1}`), 700)
  report('a list of the pages of a site in a language', await ask(() => `/api/pages?${LIST}&${ofSite}`), 700)
  report('a page as its form reads it', await ask((turn) => `/api/pages/${first + 100 + turn}?draft=true`), 1000)
  report('a save of a draft', await ask(form, 40, savedAs), 1000)
  report('what publishing refuses', await ask(form, 40, refusedAs, 400), 200)
  report('the matrix of languages', await ask(() => '/api/pages/matrix', 20), 500)
  report('what of it is missing', await ask(() => '/api/pages/matrix?state=missing&lang=fr', 20), 500)
  contentIndex().close()
}

function question(turn: number): string {
  return encodeURIComponent(QUESTIONS[turn % QUESTIONS.length] ?? '')
}

async function siteOf(payload: Payload): Promise<number> {
  const { docs } = await payload.find({ collection: 'sites', where: { host: { equals: HOST } }, depth: 0 })
  return docs[0]?.id ?? 0
}

function savedAs(turn: number): RequestInit {
  return { method: 'PATCH', body: JSON.stringify({ title: `Saved ${turn}` }) }
}

/** A block that leads nowhere. */
function refusedAs(): RequestInit {
  const blocks = [...blocksOf(0, 0), { blockType: 'cta', title: 'Go', action: { label: 'There' } }]
  return { method: 'PATCH', body: JSON.stringify({ blocks, _status: 'published' }) }
}

async function ask(
  pathOf: (turn: number) => string,
  turns = 40,
  requestOf: (turn: number) => RequestInit = () => ({}),
  status = 200,
): Promise<number[]> {
  const { default: config } = await import('./src/payload.config.ts')
  const headers = { authorization: `users API-Key ${KEY}`, 'content-type': 'application/json' }
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    const request = new Request(`http://localhost:3001${pathOf(turn)}`, { headers, ...requestOf(turn) })
    const answer = await handleApiRequest(request, config)
    const text = await answer.text()
    if (answer.status !== status) throw new Error(`${pathOf(turn)} answered ${answer.status}: ${text.slice(0, 300)}`)
    times.push(performance.now() - began)
  }
  return times
}

/** @param target milliseconds at the 95th percentile */
function report(what: string, times: readonly number[], target: number): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity)
  const verdict = at(0.95) <= target ? 'within' : 'ABOVE'
  printLine(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length}; ${verdict} ${target} ms`)
}

/** @returns the number of the first of them; those of the others follow it */
async function writeTemplates(payload: Payload): Promise<number> {
  let first: number | undefined
  await payload.create({
    collection: 'users',
    data: { email: 'm@scale.example', role: 'admin', password: 'a long password', enableAPIKey: true, apiKey: KEY },
  })
  const site = await payload.create({
    collection: 'sites',
    locale: 'en',
    data: {
      host: HOST,
      name: 'Scale',
      structureType: 'rootDomain',
      brand: 'plain',
      languages: [...LANGUAGE_CODES],
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Paris',
      nakedDomain: 'scale.example',
    },
  })
  for (let index = 0; index < TEMPLATES; index += 1) {
    const page = {
      site: site.id,
      lang: 'en',
      kind: 'page',
      pageType: 'contentPage',
      title: `Template ${index}`,
      path: `template-${index}`,
      blocks: blocksOf(index, first ?? 0),
      heroImage: { media: await drawPicture(payload, index) },
      _status: 'published',
    }
    const { id } = await payload.create({ collection: 'pages', data: page as never, depth: 0 })
    first ??= id
  }
  return first ?? 0
}

/** Described in English alone, so that the pages in other languages lack something. */
async function drawPicture(payload: Payload, index: number): Promise<number> {
  const data = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#468' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `scale-${index}.png`, size: data.byteLength }
  const { id } = await payload.create({ collection: 'media', locale: 'en', data: { alt: 'A blue field' }, file })
  return id
}

/** About as long as a page of the sample, with links to pages, to addresses and to parts, some of which lead nowhere. */
function blocksOf(index: number, first: number): object[] {
  const sentence = (from: number) =>
    Array.from({ length: 30 }, (_, at) => WORDS[(from * 7 + at * 5) % WORDS.length]).join(' ')
  const link = (fields: object) => ({
    type: 'link',
    version: 1,
    fields,
    children: [{ type: 'text', version: 1, text: 'there' }],
  })
  const paragraph = (from: number) => ({
    type: 'paragraph',
    version: 1,
    children: [
      { type: 'text', version: 1, text: `${sentence(from)}. ` },
      ...(index === 0 ? [] : [link({ linkType: 'internal', doc: { relationTo: 'pages', value: first + index - 1 } })]),
      link({ linkType: 'custom', url: index % 5 === 0 ? '/nowhere/' : `/template-${from}/#part` }),
    ],
  })
  const content = {
    root: { type: 'root', version: 1, children: Array.from({ length: 8 }, (_, from) => paragraph(from)) },
  }
  return [
    { blockType: 'richText', content },
    { blockType: 'productList', title: 'Tours', source: { kind: 'tgids', tgids: [7148, 7150 + index] } },
    { blockType: 'cta', title: 'Go', action: { label: 'There', url: '/template-1/' } },
  ]
}

/** Copies rows: ten thousand saves one by one would take minutes, and are not what is measured. */
async function multiply(payload: Payload, first: number): Promise<void> {
  const run = async (raw: string) => rowsSchema.parse(await payload.db.execute({ db: payload.db.drizzle, raw })).rows
  const [pages, versions] = [await columnsOf('pages', run), await columnsOf('_pages_v', run)]
  const others = LANGUAGE_CODES.filter((code) => code !== 'en')
  const choices = others.map((code, at) => `WHEN ${at} THEN '${code}'`).join(' ')
  const changed: Readonly<Record<string, string>> = {
    title: "'Guide ' || n.i",
    path: "'guide-' || (n.i / 2)",
    uid: `'${HOST}.guide-' || (n.i / 2)`,
    lang: `CASE n.i % 2 WHEN 0 THEN 'en' ELSE CASE (n.i / 2) % ${others.length} ${choices} END END`,
    translation_group: "'group-' || (n.i / 2)",
    source_hash: 'CASE n.i % 2 WHEN 1 THEN s.words_hash END',
  }
  const own = [...pages.keys()].filter((name) => name !== 'id')
  const values = own.map((name) => (changed[name] ? `(${changed[name]})${castTo(pages.get(name))}` : `p."${name}"`))
  await run(`WITH RECURSIVE n (i) AS (SELECT ${TEMPLATES} UNION ALL SELECT i + 1 FROM n WHERE i < ${PAGES - 1})
    INSERT INTO pages (${listed(own)}) SELECT ${values.join(', ')} FROM n
      JOIN pages p ON p.id = n.i % ${TEMPLATES} + ${first} JOIN pages s ON s.id = (n.i - n.i % 2) % ${TEMPLATES} + ${first}`)
  const shared = own.filter((name) => versions.has(`version_${name}`))
  const kept = shared.map((name) => `p."${name}"${castTo(versions.get(`version_${name}`))}`)
  await run(`INSERT INTO _pages_v (parent_id, latest, created_at, updated_at, ${listed(shared.map((name) => `version_${name}`))})
    SELECT p.id, true, p.created_at, p.updated_at, ${kept.join(', ')} FROM pages p WHERE p.id >= ${first + TEMPLATES}`)
}

type Run = (raw: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** The columns of a table, with the type of each where the database has types of its own for the choices of a field. */
async function columnsOf(table: string, run: Run): Promise<ReadonlyMap<string, string | undefined>> {
  if (loadSettings().databaseKind === 'sqlite') {
    return new Map(
      (await run(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => [String(name), undefined]),
    )
  }
  const columns = await run(
    `SELECT column_name, CASE data_type WHEN 'USER-DEFINED' THEN udt_name END AS own FROM information_schema.columns WHERE table_name = '${table}'`,
  )
  return new Map(columns.map(({ column_name, own }) => [String(column_name), own === null ? undefined : String(own)]))
}

function castTo(type: string | undefined): string {
  return type === undefined ? '' : `::text::"${type}"`
}
