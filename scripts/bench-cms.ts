import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../apps/cms/src/sample/sample-users.ts'
import { startPostgres } from '../test/tools/start-postgres.ts'
import { measureKeystrokes } from './bench-cms/keystrokes.ts'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { startTestSystem } from './system/test-system.ts'
import { runToEnd } from './tasks/child-process.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run bench:cms`: what editors wait for. With ten thousand pages in SQLite and in PostgreSQL, or in one of them
 * (`-- --database postgres`), as the content system answers; then in the built admin with the sample's content and a real browser.
 */
const DATABASES = ['sqlite', 'postgres'] as const
const VIEW = { width: 1512, height: 900 }
/** Milliseconds that a fresh admin may take. */
const PATIENCE = 60_000

interface Measure {
  readonly what: string
  /** Milliseconds at the 95th percentile. */
  readonly target: number
  readonly times: (page: Page, cms: string) => Promise<readonly number[]>
}

const MEASURES: readonly Measure[] = [
  { what: 'from a key to the preview beside the form', target: 150, times: measureKeystrokes },
]

await runSession(async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } })
  for (const database of DATABASES) if ((values.database ?? database) === database) await measureContent(database)
  console.log('Starting the system…')
  const system = await startTestSystem()
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await signIn(browser, system.addresses.cms)
    for (const { what, target, times } of MEASURES) {
      const sorted = (await times(page, system.addresses.cms)).toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity)
      const verdict = at(0.95) <= target ? 'within' : 'ABOVE'
      console.log(
        `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms of ${sorted.length}; ${verdict} ${target} ms`,
      )
    }
  } finally {
    await browser.close()
    await system.stop()
  }
  return 0
})

async function measureContent(database: (typeof DATABASES)[number]): Promise<void> {
  const server = database === 'postgres' ? await startPostgres() : undefined
  const environment = { ...process.env, CMS_DATABASE_URL: server?.address }
  const args = ['src/scripts/measure-index.ts']
  try {
    await runToEnd({ name: `Measuring with ${database}`, folder: 'apps/cms', args, environment })
  } finally {
    server?.remove()
  }
}

async function signIn(browser: Browser, cms: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${cms}/admin/login`)
  await page.locator('#field-email').fill(SAMPLE_LOGIN.email)
  await page.locator('#field-password').fill(SAMPLE_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
  return page
}
