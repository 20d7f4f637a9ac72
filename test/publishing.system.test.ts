import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../apps/cms/src/sample/sample-users.ts'
import { startTestSystem, type TestSystem } from '../scripts/system/test-system.ts'
import { connectToBrowser, fetchFrom, openContext, WAYFARE } from './tools/browser.ts'

/** An editor at work, in the real admin of a system of its own: what is published shows on the public page within two seconds. */
const VISIBLE_WITHIN = 2000

let system: TestSystem
let browser: Browser
let page: Page
/** What the browser would not do because of the admin's Content-Security-Policy. */
const refused: string[] = []
beforeAll(async () => {
  ;[system, browser] = await Promise.all([startTestSystem(), connectToBrowser()])
  page = await (await openContext(browser, { viewport: { width: 1512, height: 1000 } })).newPage()
  page.setDefaultTimeout(60_000)
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(`${system.addresses.cms}/admin/login`)
  await page.locator('#field-email').fill(SAMPLE_LOGIN.email)
  await page.locator('#field-password').fill(SAMPLE_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})

interface PageRow {
  readonly id: string | number
  readonly title: string
}

async function findPage(uid: string, lang: string): Promise<PageRow> {
  const query = new URLSearchParams({ 'where[uid][equals]': uid, 'where[lang][equals]': lang, depth: '0' })
  const { docs } = await page.evaluate<{ docs: PageRow[] }>(
    `fetch('/api/pages?${query}').then((answer) => answer.json())`,
  )
  const [row] = docs
  if (!row) throw new Error(`no page ${uid} in ${lang}`)
  return row
}

async function publicText(path: string): Promise<string> {
  return (await fetchFrom(`${WAYFARE}.localhost`, system.addresses.sitePort, path)).text
}

async function publish(): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/api/pages/') &&
      ['PATCH', 'POST'].includes(response.request().method()) &&
      !response.url().includes('autosave=true'),
  )
  await page.locator('#action-save').click()
  expect((await saved).ok()).toBe(true)
}

async function millisecondsUntil(isVisible: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (!(await isVisible())) {
    if (performance.now() - started > 15_000) throw new Error('not visible after 15 s')
    await sleep(20)
  }
  return performance.now() - started
}

test('a title that is published shows on the page within two seconds, and nowhere before', async () => {
  const path = '/louvre-museum-tickets/'
  const row = await findPage(`${WAYFARE}.louvre-museum-tickets`, 'en')
  await publicText(path)
  const title = `Inside the Louvre ${Date.now()}`
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${row.id}`)
  const field = page.locator('#field-title')
  await page.waitForLoadState('networkidle')
  await field.fill(title)
  await page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  expect(await publicText(path)).not.toContain(title)
  await publish()
  const milliseconds = await millisecondsUntil(async () => (await publicText(path)).includes(title))
  expect(milliseconds).toBeLessThan(VISIBLE_WITHIN)
  // The title is a breadcrumb and a link elsewhere; other pages that only share the site keep their copies.
  expect(await publicText('/fr/billets-musee-du-louvre/')).not.toContain(title)
})

test('all of that went under a policy that lets no script run but the admin’s own', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const answer = await fetch(`${system.addresses.cms}/admin/login`)
      return answer.headers.get('content-security-policy') ?? ''
    }),
  )
  const scripts = policies.map((policy) => /script-src ('nonce-[\w+/=]{24}') 'strict-dynamic';/.exec(policy)?.[1])
  expect(new Set(scripts).size).toBe(2)
  expect(scripts).not.toContain(undefined)
  expect(refused).toEqual([])
})
