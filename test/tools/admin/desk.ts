import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openContext } from '../browser.ts'
import { holdStill } from './hold-still.ts'

/** A browser of somebody who works here; the admin speaks the language of its locale until they choose another. */
export async function openDesk(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const desk = await openContext(browser, { viewport: { width: 1512, height: 900 }, locale: 'en', ...options })
  await holdStill(desk)
  return desk
}

/** What is typed is stored as a draft. A test that fails before it awaits this leaves no rejection that nobody handles. */
export function autosaved(page: Page): Promise<unknown> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  saved.catch(() => undefined)
  return saved
}

/**
 * The first step of a new page, which stores its draft and opens its form.
 *
 * What an earlier attempt of a test left at its address is deleted.
 *
 * @param cms the origin of the content system
 */
export async function saveNewPage(page: Page, cms: string, draft: NewPage): Promise<void> {
  await page.goto(`${cms}/admin/collections/pages/create`)
  await deletePageAt(page, { 'where[site.name][equals]': draft.site }, draft.path)
  await page.locator('#field-title').fill(draft.title)
  await page.locator('#field-site').selectOption({ label: draft.site })
  await page.locator('#field-path').fill(draft.path)
  await page.locator('#action-save-draft').click()
  await page.waitForURL((url) => /^\/admin\/collections\/pages\/\d+$/.test(url.pathname))
  await page.locator('#field-title').waitFor()
}

interface NewPage {
  readonly title: string
  readonly site: string
  readonly path: string
}

/** What the REST interface answers to whoever is signed in there. */
export function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return page.evaluate<T>(`fetch('/api/${path}', ${JSON.stringify(request)}).then((answer) => answer.json())`)
}

/** Opens the form of a page once its scripts run: what is clicked before may move away below the pointer. */
export async function openPageForm(page: Page, cms: string, id: number): Promise<void> {
  await page.goto(`${cms}/admin/collections/pages/${id}`)
  await page.waitForLoadState('networkidle')
  // Drawn by scripts alone.
  await page.locator('.step-nav').first().waitFor()
}

export interface Draft {
  readonly title: string
  readonly path?: string
  readonly [field: string]: unknown
}

/**
 * A draft in English, made as a program does.
 *
 * What an earlier attempt of a test left at its address is deleted, so that the next one tests the same.
 */
export async function createDraft(page: Page, site: number, draft: Draft): Promise<number> {
  if (draft.path) await deletePageAt(page, { 'where[site][equals]': String(site) }, draft.path)
  const { doc } = await ask<{ doc: { id: number } }>(page, 'POST', 'pages?draft=true', { site, lang: 'en', ...draft })
  return doc.id
}

async function deletePageAt(page: Page, ofSite: Readonly<Record<string, string>>, path: string): Promise<void> {
  const query = { ...ofSite, 'where[path][equals]': path, 'where[lang][equals]': 'en', draft: 'true' }
  await ask(page, 'DELETE', `pages?${new URLSearchParams(query)}`)
}
