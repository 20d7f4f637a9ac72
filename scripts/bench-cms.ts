import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../apps/cms/src/content-files/import/sample-accounts.ts'
import { startPostgres } from '../test/tools/start-postgres.ts'
import { measureKeystrokes } from './bench-cms/keystrokes.ts'
import { measureForm, measureList, measureSignIn } from './bench-cms/views.ts'
import { waitUntilIdle } from './bench-cms/wait-until-idle.ts'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { measureSlowness } from './checks/machine-speed.ts'
import { copySampleDataTo, prepareSampleData, startTestSystem } from './system/test-system.ts'
import { runToEnd } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run bench:cms`: response times for editors with ten thousand pages, in SQLite, in PostgreSQL, and in the built admin
 * with a real browser; and in the admin with the sample alone. `-- --part sqlite`, `postgres`, `browser` or `sample` measures one
 * of them; `-- --keep <folder>` keeps the pages for the next run, because writing them takes longer than measuring.
 *
 * Times of the admin depend on the machine, whose slowness against the reference machine is printed with them.
 */
const DATABASES = ['sqlite', 'postgres'] as const
type Database = (typeof DATABASES)[number]
const VIEW = { width: 1512, height: 900 }
/** Timeout in milliseconds for the first answer of an admin. */
const TIMEOUT = 60_000

interface Measure {
  readonly what: string
  /** Milliseconds at the 95th percentile. */
  readonly target: number
  readonly times: (page: Page, cms: string) => Promise<readonly number[]>
}

const MEASURES: readonly Measure[] = [
  { what: 'the list of pages', target: 700, times: measureList },
  { what: 'the form of a page', target: 1000, times: measureForm },
  { what: 'from signing in to the first letter of a page', target: 8000, times: measureSignIn },
  { what: 'from a key to the preview beside the form', target: 150, times: measureKeystrokes },
]

await runSession(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string' }, keep: { type: 'string' } } })
  const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'bench-cms-'))
  const isWanted = (part: string) => (values.part ?? part) === part
  try {
    for (const database of DATABASES) if (isWanted(database)) await measureContent(database, folder)
    if (isWanted('browser')) await measureAdmin('10,000 pages', await copyPages(folder))
    if (isWanted('sample')) await measureAdmin('the sample', {})
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
  }
  return 0
})

async function measureContent(database: Database, folder: string, ...more: readonly string[]): Promise<void> {
  const data = join(folder, database)
  if (!existsSync(data)) await makeData(database, data)
  const server = database === 'postgres' ? await startPostgres({ folder: join(folder, 'cluster') }) : undefined
  const environment = { ...process.env, DATA_DIR: data, SAMPLE_DATA: '1', CMS_DATABASE_URL: server?.address }
  const args = ['measure-index.ts', ...more]
  try {
    await runToEnd({ name: `Measuring with ${database}`, folder: 'apps/cms', args, environment })
  } finally {
    server?.stop()
  }
}

/** In SQLite the pages are added to those of the sample, which the admin is measured with. */
async function makeData(database: Database, data: string): Promise<void> {
  mkdirSync(data, { recursive: true })
  if (database === 'postgres') return
  await prepareSampleData((_task, work) => work())
  copySampleDataTo(data)
}

/** @returns the settings of a system with a copy of the pages */
async function copyPages(folder: string): Promise<{ DATA_DIR: string }> {
  await measureContent('sqlite', folder, '--fill')
  const copy = mkdtempSync(join(tmpdir(), 'bench-admin-'))
  cpSync(join(folder, 'sqlite'), copy, { recursive: true })
  takeCopiesOffline(join(copy, 'cms', 'cms.db'))
  return { DATA_DIR: copy }
}

async function measureAdmin(content: string, settings: Record<string, string>): Promise<void> {
  console.log(`Starting the system with ${content}…`)
  const system = await startTestSystem(settings)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await signIn(browser, system.addresses.cms)
    await waitUntilIdle()
    for (const { what, target, times } of MEASURES) {
      const sorted = (await times(page, system.addresses.cms)).toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity)
      const verdict = at(0.95) <= target ? 'within' : 'ABOVE'
      const slowness = `machine ${measureSlowness().toFixed(1)} times as slow as the reference`
      console.log(
        `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length}; ${verdict} ${target} ms; ${slowness}`,
      )
    }
  } finally {
    await browser.close()
    await system.stop()
  }
}

/** Otherwise the publisher would publish the ten thousand pages while the admin is measured. */
function takeCopiesOffline(file: string): void {
  const database = new DatabaseSync(file)
  database.exec(`UPDATE pages SET _status = 'draft' WHERE title LIKE 'Guide %' AND uid LIKE 'www.scale.example.%';
    UPDATE _pages_v SET version__status = 'draft' WHERE version_title LIKE 'Guide %' AND version_uid LIKE 'www.scale.example.%'`)
  database.close()
}

async function signIn(browser: Browser, cms: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(TIMEOUT)
  await page.goto(`${cms}/admin/login`)
  await page.locator('#field-email').fill(SAMPLE_LOGIN.email)
  await page.locator('#field-password').fill(SAMPLE_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
  return page
}
