import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFreePorts } from '../../../scripts/system/ports.ts'
import { withoutSettings } from '../../../scripts/system/settings.ts'
import { parseLogLine } from '../../../scripts/tasks/log-lines.ts'
import { copyProject } from '../../../test/tools/copy-project.ts'
import { launchBrowser } from '../../../test/tools/launch-browser.ts'
import { createTestSite, HOST, type TestSite } from './sample-site.ts'

/** `dev.ts` in a copy of the site, whose files are changed while a browser shows a page of it. */

const copy = mkdtempSync(join(tmpdir(), 'development-'))
const VIEW = join(copy, 'apps/site/src/pages/page-heading.tsx')
const BROWSER_MODULE = join(copy, 'apps/site/src/islands/entry.ts')
const AGENT = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' }
let site: TestSite
let browser: Browser
let page: Page
let server: ChildProcess | undefined
let output = ''
let view = ''
let address = ''

beforeAll(async () => {
  copyProject(copy, (file) => /^(?:apps\/site|packages)\/(?!test\/)|^[^/]+$/.test(file))
  view = readFileSync(VIEW, 'utf8')
  site = await createTestSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
  rmSync(copy, { recursive: true, force: true, maxRetries: 3 })
})
beforeEach(async () => {
  page = await browser.newPage(AGENT)
})
afterEach(async () => {
  await page.close()
  await stop()
  writeFileSync(VIEW, view)
})

async function start(): Promise<void> {
  const [port, internal] = await findFreePorts(2)
  address = `http://${HOST}.localhost:${port}/`
  output = ''
  server = spawn(process.execPath, ['dev.ts'], {
    cwd: join(copy, 'apps/site'),
    env: {
      ...withoutSettings(process.env),
      SITE_PORT: String(port),
      SITE_INTERNAL_PORT: String(internal),
      DATA_DIR: join(copy, 'var'),
      PUBLISHED_STORE: site.store.location() ?? '',
      CATALOGUE_URL: site.catalogue.url,
      IMAGE_URL: 'http://images.example',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'development',
    },
  })
  const keep = (text: Buffer) => {
    output += text
  }
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  const answers = () =>
    fetch(`http://127.0.0.1:${internal}/healthz`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The site ended with ${server.exitCode}:\n${output}`)
    await sleep(100)
  }
}

async function stop(): Promise<void> {
  const running = server
  server = undefined
  if (running?.exitCode !== null) return
  const ended = new Promise((done) => running.once('exit', done))
  running.kill('SIGTERM')
  await ended
}

/** Replaces a text of a file, as an editor does that saves. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not have ${from}`)
  writeFileSync(file, text.replace(from, to))
}

const terminal = () => output.split('\n').map((line) => parseLogLine(line).text)
const overlay = () => page.locator('vite-error-overlay .message-body').textContent({ timeout: 20_000 })

test('an edit of a view is seen without a reload, and what is broken is said until it is repaired', async () => {
  await start()
  await page.goto(address)
  expect(await page.locator('h1').textContent()).toBe('Where to next?')

  edit(VIEW, '<h1', '<h1 title="bundled"')
  await expect.poll(() => page.locator('h1[title=bundled]').count()).toBe(1)
  await expect.poll(() => output).toContain('modules are loaded')
  edit(VIEW, 'title="bundled"', 'title="by module"')
  await expect.poll(() => page.locator('h1[title="by module"]').count()).toBe(1)

  edit(VIEW, 'export function', 'export functoin')
  expect(await overlay()).toContain('src/pages/page-heading.tsx:')
  await expect.poll(() => terminal().join('\n')).toContain('the change does not run; the last working site stays')
  expect(terminal().join('\n')).toMatch(/src\/pages\/page-heading\.tsx:\d+:\d+/)
  await page.reload()
  expect(await overlay()).toContain('Unexpected token')
  expect(await page.locator('h1').textContent()).toBe('Where to next?')

  edit(VIEW, 'export functoin', 'export function')
  await expect.poll(() => page.locator('vite-error-overlay').count()).toBe(0)
  await expect.poll(() => page.locator('h1[title="by module"]').count()).toBe(1)
  edit(VIEW, ' title="by module"', '')
  await expect.poll(() => page.locator('h1[title]').count()).toBe(0)
}, 180_000)

test('a broken browser module is shown too', async () => {
  await start()
  await page.goto(address)
  const text = readFileSync(BROWSER_MODULE, 'utf8')
  writeFileSync(BROWSER_MODULE, `${text}\nconst const = 1\n`)
  expect(await overlay()).toContain('src/islands/entry.ts')
  await expect.poll(() => output).toMatch(/entry\.ts:\d+:\d+/)
  writeFileSync(BROWSER_MODULE, text)
  await expect.poll(() => page.locator('vite-error-overlay').count()).toBe(0)
}, 120_000)

test('a site that does not run at the start says why, and runs once it is repaired', async () => {
  edit(VIEW, 'export function', "import './nowhere.ts'\nexport function")
  await start()
  const answer = await page.goto(address)
  expect([answer?.status(), await overlay()]).toEqual([500, expect.stringContaining('./nowhere.ts')])
  expect(terminal().join('\n')).toContain('./nowhere.ts')
  edit(VIEW, "import './nowhere.ts'\n", '')
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['Where to next?'])
}, 120_000)

test('the terminal says status, address, tour group and reason', async () => {
  const louvre = { id: 7110, name: 'Louvre', flowType: 'NORMAL', cityCode: 'PARIS', urlSlugs: { EN: 'louvre' } }
  site.catalogue.answers.set('/api/v6/tour-groups/7110/', louvre)
  await start()
  await page.goto(`${address}louvre-t7110/?date=2026-12-24`)
  await page.goto(`${address}nothing/`)
  const { host } = new URL(address)
  const requests = () =>
    terminal()
      .filter((line) => /^\d+ GET/.test(line))
      .map((line) => line.replace(/\d+ ms/, '# ms').replace(host, 'host'))
  await expect.poll(requests).toContain('404 GET host/nothing/: No document found (miss, # ms)')
  await page.goto(`${address}_why-price?tgid=7110`)
  expect(await page.locator('h2').textContent()).toBe('The page is shown without a price.')
  expect(requests()).toContain('200 GET host/louvre-t7110/?date=2026-12-24, tour group 7110 (miss, # ms)')
}, 120_000)
