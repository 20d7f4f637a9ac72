import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import { answerApi } from '../access/answers/answer-api.ts'
import { readEverything } from '../finding/catch-up.ts'
import { contentIndex } from '../finding/open-index.ts'
import { loadSettings } from '../settings.ts'
import { runScript, say } from './script.ts'

/**
 * What editors wait for with ten thousand pages, as the content system answers it: lists, the form of a page, a save, the matrix
 * of languages, search, "where used" and health. Without CMS_DATABASE_URL in a database of its own in the folder for temporary
 * files, else in that one, which must be empty. Usage: node src/scripts/measure-index.ts; `npm run bench:cms` runs it too.
 */
const PAGES = 10_000
const TEMPLATES = 20
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
const OF_ONE = 'where[and][0][site][equals]=1&where[and][1][lang][equals]=en'

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

await runScript('Measuring the index', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'measure-index-'))
  process.env.DATA_DIR = folder
  process.env.PAYLOAD_MIGRATING = 'true'
  try {
    const { openContent } = await import('./open-content.ts')
    const payload = await openContent()
    await payload.db.migrate()
    await writeTemplates(payload)
    await multiply(payload)
    await measure(payload)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function measure(payload: Payload): Promise<void> {
  const began = performance.now()
  await readEverything(payload)
  const took = performance.now() - began
  const { totalDocs } = await payload.count({ collection: 'pages' })
  report(`reading ${totalDocs} pages into the index`, [took], 60_000)
  report('health of all of them', await timesOf(10, () => '/api/health'), 60_000)
  report(
    'a search',
    await timesOf(80, (turn) => `/api/find?q=${encodeURIComponent(QUESTIONS[turn % QUESTIONS.length] ?? '')}`),
    200,
  )
  report('where a page is used', await timesOf(50, (turn) => `/api/uses?of=page:${turn + 1}`), 100)
  report('where a picture or a product is used', await timesOf(50, () => '/api/uses?of=product:7148'), 100)
  report('a list of pages', await timesOf(40, (turn) => `/api/pages?${LIST}&page=${turn + 1}`), 700)
  report('a list of the pages of a site in a language', await timesOf(40, () => `/api/pages?${LIST}&${OF_ONE}`), 700)
  report('a page as its form reads it', await timesOf(40, (turn) => `/api/pages/${turn + 100}?draft=true`), 1000)
  report('a save of a draft', await timesOf(40, (turn) => `/api/pages/${turn + 100}?draft=true&depth=0`, savedAs), 1000)
  report('the matrix of languages', await timesOf(20, () => '/api/pages/matrix'), 500)
  report('what of it is missing', await timesOf(20, () => '/api/pages/matrix?state=missing&lang=fr'), 500)
  contentIndex().close()
}

function savedAs(turn: number): RequestInit {
  return { method: 'PATCH', body: JSON.stringify({ title: `Saved ${turn}` }) }
}

async function timesOf(
  turns: number,
  pathOf: (turn: number) => string,
  requestOf: (turn: number) => RequestInit = () => ({}),
): Promise<number[]> {
  const { default: config } = await import('../payload.config.ts')
  const headers = { authorization: `users API-Key ${KEY}`, 'content-type': 'application/json' }
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    const answer = await answerApi(
      new Request(`http://localhost:3001${pathOf(turn)}`, { headers, ...requestOf(turn) }),
      config,
    )
    await answer.text()
    if (!answer.ok) throw new Error(`${pathOf(turn)} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times
}

/** @param target milliseconds at the 95th percentile */
function report(what: string, times: readonly number[], target: number): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity)
  const verdict = at(0.95) <= target ? 'within' : 'ABOVE'
  say(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length}; ${verdict} ${target} ms`)
}

async function writeTemplates(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'users',
    data: { email: 'm@scale.example', role: 'admin', password: 'a long password', enableAPIKey: true, apiKey: KEY },
  })
  const site = await payload.create({
    collection: 'sites',
    locale: 'en',
    data: {
      host: 'www.scale.example',
      name: 'Scale',
      structureType: 'rootDomain',
      brand: 'wayfare',
      languages: ['en', 'fr', 'de'],
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Paris',
      nakedDomain: 'scale.example',
    },
  })
  for (let index = 0; index < TEMPLATES; index += 1) {
    const data = {
      site: site.id,
      lang: 'en',
      kind: 'page',
      pageType: 'contentPage',
      title: `Template ${index}`,
      path: `template-${index}`,
    }
    const blocks = blocksOf(index)
    await payload.create({ collection: 'pages', data: { ...data, blocks, _status: 'published' } as never, depth: 0 })
  }
}

/** About as long as a page of the sample, with links to pages, to addresses and to parts, some of which lead nowhere. */
function blocksOf(index: number): object[] {
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
      ...(index === 0 ? [] : [link({ linkType: 'internal', doc: { relationTo: 'pages', value: index } })]),
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
async function multiply(payload: Payload): Promise<void> {
  const run = async (raw: string) => rowsSchema.parse(await payload.db.execute({ db: payload.db.drizzle, raw })).rows
  const [pages, versions] = [await columnsOf('pages', run), await columnsOf('_pages_v', run)]
  const changed: Readonly<Record<string, string>> = {
    title: "'Guide ' || n.i",
    path: "'guide-' || n.i",
    uid: "'www.scale.example.guide-' || n.i",
    translation_group: "'group-' || n.i",
  }
  const own = [...pages.keys()].filter((name) => name !== 'id')
  const values = own.map((name) => changed[name] ?? `p."${name}"`)
  await run(`WITH RECURSIVE n (i) AS (SELECT ${TEMPLATES} UNION ALL SELECT i + 1 FROM n WHERE i < ${PAGES - 1})
    INSERT INTO pages (${listed(own)}) SELECT ${values.join(', ')} FROM n JOIN pages p ON p.id = n.i % ${TEMPLATES} + 1`)
  const shared = own.filter((name) => versions.has(`version_${name}`))
  const kept = shared.map((name) => `p."${name}"${castTo(versions.get(`version_${name}`))}`)
  await run(`INSERT INTO _pages_v (parent_id, latest, created_at, updated_at, ${listed(shared.map((name) => `version_${name}`))})
    SELECT p.id, true, p.created_at, p.updated_at, ${kept.join(', ')} FROM pages p WHERE p.id > ${TEMPLATES}`)
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
