import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSystem, type TestSystem } from '../scripts/system/test-system.ts'
import { ask as askAs, openDesk } from './tools/admin/desk.ts'
import { closeLivePreview, openLivePreview } from './tools/admin/live-preview.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { connectToBrowser, fetchFrom, openContext, WAYFARE } from './tools/browser.ts'

/** What editors look up, choose and show to others, in the real admin of a system of its own. */

let system: TestSystem
let browser: Browser
let page: Page
/** Translates by the interface of LibreTranslate: what it is asked, it says between arrows. */
const machine = createServer(async (request, response) => {
  const { q } = (await json(request)) as { q: string[] }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ translatedText: q.map((words) => `›${words}‹`) }))
})

beforeAll(async () => {
  await new Promise<void>((done) => machine.listen(0, '127.0.0.1', done))
  const TRANSLATION_URL = `http://127.0.0.1:${(machine.address() as AddressInfo).port}/translate`
  ;[system, browser] = await Promise.all([startTestSystem({ TRANSLATION_URL }), connectToBrowser()])
  const context = await openDesk(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.addresses.cms })
  page = await signIn(context, system.addresses.cms)
})
afterAll(async () => {
  await browser.close()
  await system.stop()
  machine.close()
})

const ask = <T>(method: string, path: string, body?: object) => askAs<T>(page, method, path, body)
const admin = (path: string) => `${system.addresses.cms}/admin${path}`
const formOf = (id: number) => admin(`/collections/pages/${id}`)

async function openForm(id: number): Promise<void> {
  await page.goto(formOf(id))
  await page.waitForLoadState('networkidle')
}

async function siteOf(host: string): Promise<number> {
  const { docs } = await ask<{ docs: { id: number }[] }>('GET', `sites?where[host][equals]=${host}&depth=0`)
  return docs[0]?.id ?? 0
}

async function createDraft(data: object): Promise<number> {
  const site = await siteOf(WAYFARE)
  const { doc } = await ask<{ doc: { id: number } }>('POST', 'pages?draft=true', { site, lang: 'en', ...data })
  return doc.id
}

const publicAnswer = (path: string) => fetchFrom(`${WAYFARE}.localhost`, system.addresses.sitePort, path)
const becomes = (path: string, status: number) =>
  expect.poll(() => publicAnswer(path).then((answer) => answer.status), { timeout: 60_000 }).toBe(status)

test('beside the form stands what the site itself says: waited for while it is away, then live, with the address', async () => {
  await openForm(await createDraft({ title: 'Seen by the site', path: 'seen-by-the-site' }))
  const state = page.locator('section.publication-state')
  await state.getByText('Not online').waitFor()
  await system.stopPart('site')
  await page.locator('#action-save').click()
  await state.getByText('Published: waiting for the site').waitFor()
  await system.startPart('site')
  await state.getByText(/^Live, seen /).waitFor()
  const address = await state.getByRole('link', { name: 'Open page' }).getAttribute('href')
  expect(new URL(address ?? '').pathname).toBe('/seen-by-the-site/')
  await becomes('/seen-by-the-site/', 200)
})

test('a draft is shown by a link to somebody without an account, until the link is ended', async () => {
  await openForm(await createDraft({ title: 'For a friend', path: 'for-a-friend' }))
  await page.getByRole('button', { name: 'Share this draft' }).click()
  await page.getByText('Whoever has it sees this draft for seven days.').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const stranger = await openContext(browser, { viewport: { width: 375, height: 800 } })
  const theirs = await stranger.newPage()
  await theirs.goto(link)
  await theirs.getByRole('heading', { level: 1, name: 'For a friend' }).waitFor()
  expect((await publicAnswer('/for-a-friend/')).status).toBe(404)

  await page.locator('#field-path').fill('for-two-friends')
  await page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await theirs.goto(link)
  await theirs.getByRole('heading', { level: 1, name: 'For a friend' }).waitFor()

  await page.getByRole('button', { name: /^End the link/ }).click()
  await page.getByText('The link has ended').first().waitFor()
  const ended = await theirs.goto(link)
  expect(ended?.status()).toBeGreaterThanOrEqual(400)
  expect(await theirs.getByText('For a friend').count()).toBe(0)
  await stranger.close()
})

test('a page gets a draft in each language that it lacks by two clicks in the matrix, which shows them then', async () => {
  await createDraft({ title: 'In every language', path: 'in-every-language' })
  const site = await siteOf(WAYFARE)
  await page.goto(admin(`/languages?site=${site}&state=missing`))
  const row = page.getByRole('row').filter({ hasText: 'In every language' })
  await row.getByRole('button', { name: /^Start missing drafts: \d+$/ }).click()
  await row.getByRole('button', { name: /^Yes, start drafts: \d+$/ }).click()
  await page
    .getByText(/^Drafts started: \d+$/)
    .first()
    .waitFor()
  await row.waitFor({ state: 'detached' })
  await page.goto(admin(`/languages?site=${site}&state=draft`))
  const cells = row.getByRole('link', { name: /: draft$/ })
  const { languages } = await ask<{ languages: string[] }>('GET', `sites/${site}?depth=0`)
  await row.waitFor()
  expect(await cells.count()).toBe(languages.filter((lang) => lang !== 'en').length)
  await row.getByRole('link', { name: 'Deutsch: draft' }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/translate'))
})

test('what a machine proposes is public as such until somebody has read it', async () => {
  const source = await createDraft({ title: 'Said by a machine', path: 'said-by-a-machine' })
  await openForm(source)
  await page.getByRole('button', { name: 'Start a translation: Deutsch' }).click()
  await page.waitForURL(({ pathname }) => /\/pages\/\d+$/.test(pathname) && !pathname.endsWith(`/${source}`))
  const german = page.url()
  const translate = `${german}/translate`
  await page.goto(translate)
  await page.getByRole('button', { name: 'Let the machine propose' }).click()
  const note = page.getByText('A machine wrote words of this page')
  await note.waitFor()
  const publish = async () => {
    await page.goto(german)
    await page.waitForLoadState('networkidle')
    await page.locator('#action-save').click()
  }
  await page.goto(german)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-path').fill('von-einer-maschine')
  await page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await publish()
  const isSaid = async () => {
    const { text } = await publicAnswer('/de/von-einer-maschine/')
    return [text.includes('›Said by a machine‹'), text.includes('Diese Seite wurde maschinell übersetzt')]
  }
  await expect.poll(isSaid, { timeout: 60_000 }).toEqual([true, true])
  await page.goto(translate)
  await page.getByRole('button', { name: 'I have read this page' }).click()
  await note.waitFor({ state: 'detached' })
  await publish()
  await expect.poll(isSaid, { timeout: 60_000 }).toEqual([true, false])
})

test('Ctrl+K finds a page by its words from anywhere, and Enter opens it', async () => {
  const id = await createDraft({ title: 'Lanterns over Belleville', path: 'lanterns', standfirst: 'Quiet hours' })
  await page.goto(admin('/collections/sites'))
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Titles, texts/ }).fill('bellev lantern')
  await page.getByRole('option').filter({ hasText: 'Lanterns over Belleville' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith(`/pages/${id}`))
})

test('a product is chosen by name, with picture and price; one that is gone warns, and so does a catalogue that is away', async () => {
  const blocks = [{ blockType: 'experience', tgid: 999_999 }]
  await openForm(await createDraft({ title: 'Chosen', path: 'chosen', blocks }))
  const choice = page.locator('#blocks-row-0 .catalogue-choice')
  await choice.getByRole('status').getByText('The catalogue does not have 999999').waitFor()
  await choice.getByRole('button', { name: 'Choose a product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a product' })
  await dialog.getByRole('searchbox').fill('paris louvre')
  const found = dialog.getByRole('listitem').filter({ hasText: 'Louvre' }).first()
  await found.locator('img').waitFor()
  expect(await found.textContent()).toMatch(/from (?:€|£|US\$|\$)\d/)
  const name = (await found.locator('.catalogue-entry__name').textContent()) ?? ''
  await found.getByRole('button').click()
  await choice.locator('.catalogue-entry__name').getByText(name, { exact: true }).waitFor()
  expect(Number(await page.locator('#field-blocks__0__tgid').inputValue())).toBeGreaterThan(0)

  await system.stopPart('sandbox')
  await page.locator('#field-blocks__0__tgid').fill('888888')
  await choice.getByRole('status').getByText('The catalogue does not answer').waitFor()
  await system.startPart('sandbox')
})

test('the page beside its form is as wide as a phone, a tablet or a desktop', async () => {
  await openForm(await createDraft({ title: 'Three widths', path: 'three-widths' }))
  const shown = await openLivePreview(page)
  for (const [name, width] of [
    ['Phone', 375],
    ['Tablet', 768],
    ['Desktop', 1512],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
    await expect
      .poll(() => shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth))
      .toBe(width)
  }
  await closeLivePreview(page)
})

test('an address with a picture of a heart, and one that another page of the language has, are named at the field', async () => {
  const id = await createDraft({ title: 'Where', path: 'where-it-is' })
  await openForm(id)
  const missing = page.getByRole('region', { name: 'What is missing' })
  const refused = async (path: string, sentence: string) => {
    await page.locator('#field-path').fill(path)
    await page.locator('#action-save').click()
    await missing.getByRole('button', { name: sentence }).click()
    await page.waitForFunction(() => document.activeElement?.id === 'field-path')
  }
  await refused('with-❤️', 'Only the letters a to z, digits and single hyphens between them')
  await refused('about', 'already has this address in this language.')
  await page.locator('#field-path').fill('ueber-uns')
  await page.locator('#action-save').click()
  await becomes('/ueber-uns/', 200)
})

test('of several pages at once only what may be the same in all of them is changed', async () => {
  for (const path of ['one-of-many', 'two-of-many']) await createDraft({ title: path, path })
  await page.goto(admin('/collections/pages?search=of-many'))
  const rows = page.locator('tbody tr').filter({ hasText: 'of-many' })
  await rows.nth(1).waitFor()
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Edit', exact: true }).click()
  await page.locator('dialog[open] .field-select .rs__control').click()
  const offered = await page.locator('.rs__option').allTextContents()
  expect(offered.length).toBeGreaterThan(5)
  const ofOneAlone = ['Title', 'Address', 'Language', 'Site', 'Translation group', 'Blocks', 'Status']
  expect(offered.filter((label) => ofOneAlone.some((name) => label.toLowerCase() === name.toLowerCase()))).toEqual([])
})
