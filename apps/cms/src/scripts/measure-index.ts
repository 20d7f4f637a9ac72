import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Payload } from 'payload'
import { answerApi } from '../access/answers/answer-api.ts'
import { readEverything } from '../finding/catch-up.ts'
import { contentIndex } from '../finding/open-index.ts'
import { runScript, say } from './script.ts'

/**
 * What search, "where used" and health cost with ten thousand pages, in a database of its own in the folder for temporary
 * files. Usage: node src/scripts/measure-index.ts; `npm run bench:cms` runs it too.
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

await runScript('Measuring the index', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'measure-index-'))
  process.env.DATA_DIR = folder
  process.env.PAYLOAD_MIGRATING = 'true'
  try {
    const { openContent } = await import('./open-content.ts')
    const payload = await openContent()
    await payload.db.migrate()
    await writeTemplates(payload)
    multiply(join(folder, 'cms', 'cms.db'))
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
  contentIndex().close()
}

async function timesOf(turns: number, pathOf: (turn: number) => string): Promise<number[]> {
  const { default: config } = await import('../payload.config.ts')
  const headers = { authorization: `users API-Key ${KEY}` }
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    const answer = await answerApi(new Request(`http://localhost:3001${pathOf(turn)}`, { headers }), config)
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
function multiply(path: string): void {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
  copyRows(database, 'pages', { title: 'title', path: 'path', uid: 'uid', group: 'translation_group' })
  database.exec(`INSERT INTO _pages_v (${versionColumns(database)}) ${selectOfVersions(database)}`)
  database.exec('COMMIT')
  database.close()
}

interface Columns {
  readonly title: string
  readonly path: string
  readonly uid: string
  readonly group: string
}

function copyRows(database: DatabaseSync, table: string, { title, path, uid, group }: Columns): void {
  const own = columnsOf(database, table).filter((name) => name !== 'id')
  const changed: Readonly<Record<string, string>> = {
    [title]: "'Guide ' || ?1",
    [path]: "'guide-' || ?1",
    [uid]: "'www.scale.example.guide-' || ?1",
    [group]: '?2',
  }
  const list = own.map((name) => `"${name}"`).join(', ')
  const values = own.map((name) => changed[name] ?? `"${name}"`).join(', ')
  const insert = database.prepare(`INSERT INTO ${table} (${list}) SELECT ${values} FROM ${table} WHERE id = ?3`)
  for (let index = TEMPLATES; index < PAGES; index += 1) insert.run(index, randomUUID(), (index % TEMPLATES) + 1)
}

/** A version is named after the page that it is of: `version_title`. */
function versionColumns(database: DatabaseSync): string {
  const shared = sharedColumns(database)
  return ['parent_id', 'latest', 'created_at', 'updated_at', ...shared.map((name) => `"version_${name}"`)].join(', ')
}

function selectOfVersions(database: DatabaseSync): string {
  const shared = sharedColumns(database).map((name) => `"${name}"`)
  return `SELECT ${['id', '1', 'created_at', 'updated_at', ...shared].join(', ')} FROM pages WHERE id > ${TEMPLATES}`
}

function sharedColumns(database: DatabaseSync): string[] {
  const versions = new Set(columnsOf(database, '_pages_v'))
  return columnsOf(database, 'pages').filter((name) => versions.has(`version_${name}`))
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map((row) => String(row.name))
}
