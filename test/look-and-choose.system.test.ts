import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { chooseOption } from './tools/admin/choose-option.ts'
import {
  ask as askAs,
  autosaved,
  createDraft as createDraftOf,
  type Draft,
  openDesk,
  openPageForm,
} from './tools/admin/desk.ts'
import { closeLivePreview, openLivePreview } from './tools/admin/live-preview.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { startClean } from './tools/admin/start-clean.ts'
import { connectToBrowser, fetchFrom, openContext } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { LANTERN, STAGE } from './tools/world.ts'

/** What editors look up, choose, show to others and take back, in the real admin of a system of its own. */

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
  ;[system, browser] = await Promise.all([startWorld({ TRANSLATION_URL }), connectToBrowser()])
  const context = await openDesk(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.addresses.cms })
  page = await signIn(context, system.addresses.cms)
})
afterAll(async () => {
  await browser.close()
  await system.stop()
  machine.close()
})
startClean(() => page)

const ask = <T>(method: string, path: string, body?: object) => askAs<T>(page, method, path, body)
const admin = (path: string) => `${system.addresses.cms}/admin${path}`
const formOf = (id: number) => admin(`/collections/pages/${id}`)

const openForm = (id: number) => openPageForm(page, system.addresses.cms, id)

async function siteOf(host: string): Promise<number> {
  const { docs } = await ask<{ docs: { id: number }[] }>('GET', `sites?where[host][equals]=${host}&depth=0`)
  return docs[0]?.id ?? 0
}

async function createDraft(data: Draft): Promise<number> {
  return createDraftOf(page, await siteOf(LANTERN), data)
}

const publicAnswer = (path: string) => fetchFrom(`${LANTERN}.localhost`, system.addresses.sitePort, path)
const becomes = (path: string, status: number) =>
  expect.poll(() => publicAnswer(path).then((answer) => answer.status), { timeout: 60_000 }).toBe(status)

// spec: D.admin.22
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
  await autosaved(page)
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
  const site = await siteOf(LANTERN)
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
  const german = await startGerman(source)
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
  await autosaved(page)
  await publish()
  const isSaid = async () => {
    const { text } = await publicAnswer('/de/von-einer-maschine/')
    return [text.includes('›Said by a machine‹'), text.includes('Diese Seite wurde automatisch übersetzt')]
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
  await choice.getByRole('button', { name: 'Choose an experience' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose an experience' })
  await dialog.getByRole('searchbox').fill('clairport castle')
  const found = dialog.getByRole('listitem').filter({ hasText: 'Castle' }).first()
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

// spec: D.admin.still
test('what a refusal names stays under the pointer until it is let go, whatever becomes of it meanwhile', async () => {
  await openForm(await createDraft({ title: 'Pressed', path: 'pressed' }))
  const address = page.locator('#field-path')
  await address.fill('a_b')
  // A draft that is saved later would take the refusal away.
  await autosaved(page)
  await page.locator('#action-save').click()
  const fault = page.getByRole('region', { name: 'What is missing' }).getByRole('button')
  await fault.hover()
  await page.mouse.down()
  // Without the cursor, which would scroll the form away from under the pointer.
  await address.evaluate((field, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, 'pressed-and-mended')
  await page.locator('.error #field-path').waitFor({ state: 'detached' })
  expect(await fault.count()).toBe(1)
  await page.mouse.up()
  await page.waitForFunction(() => document.activeElement?.id === 'field-path')
  await fault.waitFor({ state: 'detached' })
})

test('an address with a picture of a heart, and one that another page of the language has, are named at the field', async () => {
  const id = await createDraft({ title: 'Where', path: `where-it-is-${Date.now()}` })
  await openForm(id)
  const missing = page.getByRole('region', { name: 'What is missing' })
  const refused = async (path: string, sentence: string) => {
    await page.locator('#field-path').fill(path)
    // A late answer to what was typed may take the list away; whoever saves again has it again.
    await vi.waitFor(
      async () => {
        await page.locator('#action-save').click({ timeout: 5000 })
        await missing.getByRole('button', { name: sentence }).click({ timeout: 8000 })
      },
      { timeout: 60_000 },
    )
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
  expect(await page.locator('.rs__option').allTextContents()).toEqual([
    'Keep out of search engines',
    'City code, such as PARIS',
    'Country',
    'Collection',
    'Category',
    'Sub-category',
    'What it helps with',
    'What visitors look for',
    'Page above',
  ])
})

/** The words of the first row of a public menu, as visitors read them. */
async function menuOf(host: string): Promise<readonly string[]> {
  const { text } = await fetchFrom(`${host}.localhost`, system.addresses.sitePort, '/')
  return page.evaluate((html) => {
    const shown = new DOMParser().parseFromString(html, 'text/html')
    const entries = shown.querySelectorAll('header nav[aria-label="Main menu"] > ul > li > :is(a, button)')
    return [...entries].map((entry) => entry.textContent ?? '')
  }, text)
}

test('a menu that somebody broke is brought back from the versions of its site, for visitors too', async () => {
  const site = await siteOf(LANTERN)
  const before = await menuOf(LANTERN)
  expect(before).toContain('Themes')
  await page.goto(admin(`/collections/sites/${site}`))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Header and menu' }).click()
  await page.locator('#field-header__menuItems__1__label').fill('Temes')
  await page.locator('#action-save').click()
  await expect.poll(() => menuOf(LANTERN)).toEqual(before.map((label) => (label === 'Themes' ? 'Temes' : label)))

  await page.getByRole('link', { name: 'Versions' }).click()
  await page.locator('tbody tr').nth(1).getByRole('link').click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await confirm()
  await expect.poll(() => menuOf(LANTERN)).toEqual(before)
})

const confirm = () => page.getByRole('button', { name: 'Confirm' }).click()

async function moveToTrash(form: string): Promise<void> {
  await page.goto(admin(form))
  await page.waitForLoadState('networkidle')
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('.popup__content').last().getByText('Delete', { exact: true }).click()
  await confirm()
}

async function restoreFromTrash(collection: string, name: string): Promise<void> {
  await page.goto(admin(`/collections/${collection}/trash`))
  await page.locator('tbody tr').filter({ hasText: name }).getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Restore' }).click()
  await confirm()
  await page.locator('tbody tr').filter({ hasText: name }).waitFor({ state: 'detached' })
}

test('a redirect goes to the trash from its form, and leads visitors again when it is back', async () => {
  const leads = () => publicAnswer('/old-way/').then(({ status, headers }) => [status, headers.location])
  await page.goto(admin('/collections/redirects/create'))
  await page.waitForLoadState('networkidle')
  await chooseOption(page, '#field-site', LANTERN)
  await expect.poll(() => page.locator('.checkbox-input [title], [aria-label=invisible]').count()).toBe(0)
  await page.locator('#field-path').fill('/old-way/')
  await page.locator('#field-url').fill('/about/')
  await page.locator('#action-save').click()
  await page.waitForURL((url) => /\/redirects\/\d+$/.test(url.pathname))
  await expect.poll(leads).toEqual([301, '/about/'])
  await moveToTrash(new URL(page.url()).pathname.replace('/admin', ''))
  await page.getByText('Redirect "/old-way/" moved to trash.').waitFor()
  await expect.poll(leads).toEqual([404, undefined])
  await restoreFromTrash('redirects', '/old-way/')
  await expect.poll(leads).toEqual([301, '/about/'])
})

test('a picture that no page shows goes to the trash and comes back with its file; one that is shown stays', async () => {
  await page.goto(admin('/collections/media/create'))
  await page.waitForLoadState('networkidle')
  await page.locator('#field-alt').fill('A white dot')
  const buffer = Buffer.from(WHITE_DOT, 'base64')
  await page.locator('.file-field input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer })
  await page.locator('#action-save').click()
  await page.waitForURL((url) => /\/media\/\d+$/.test(url.pathname))
  const form = new URL(page.url()).pathname.replace('/admin', '')
  await moveToTrash(form)
  await page.getByText('Picture "dot.png" moved to trash.').waitFor()
  await restoreFromTrash('media', 'dot.png')
  await page.goto(admin(form))
  await page.locator('.file-details img').waitFor()
  expect(await page.locator('#field-alt').inputValue()).toBe('A white dot')
  const isDrawn = () => page.locator('.file-details img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)
  await expect.poll(isDrawn).toBe(1)

  const { docs } = await ask<{ docs: { id: number }[] }>('GET', 'media?where[filename][equals]=castle.jpg')
  await moveToTrash(`/collections/media/${docs[0]?.id}`)
  await page.getByText(/^This picture is shown by .*www\.lantern\.example.* and \d+ more\.$/).waitFor()
})

const WHITE_DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

test('a copy of a site stands at a host that nobody has, says that visitors find nothing there, and goes to the trash and back', async () => {
  await page.goto(admin(`/collections/sites/${await siteOf(STAGE)}`))
  await page.waitForLoadState('networkidle')
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('.popup__content').last().getByText('Duplicate', { exact: true }).click()
  await page.getByText('Site successfully duplicated.').waitFor()
  const state = page.locator('section.publication-state')
  await state.getByText('No home page of it is published yet: visitors find nothing here.').waitFor()
  await state.getByText('Not online').waitFor()
  const form = new URL(page.url()).pathname.replace('/admin', '')
  const host = `copy-1.${STAGE}`
  const copy = await ask<{ host: string; uid: string }>('GET', `${form.replace('/collections/', '')}?depth=0`)
  expect([copy.host, copy.uid]).toEqual([host, host])
  const home = () => fetchFrom(`${host}.localhost`, system.addresses.sitePort, '/').then(({ status }) => status)
  expect(await home()).toBe(404)

  await moveToTrash(form)
  await page.getByText(`Site "${host}" moved to trash.`).waitFor()
  await restoreFromTrash('sites', host)
  await page.goto(admin(form))
  await state.getByText('No home page of it is published yet: visitors find nothing here.').waitFor()
  await moveToTrash(`/collections/sites/${await siteOf(LANTERN)}`)
  await page.getByText(/^This site has \d+ pages, those in the trash included; delete them first\.$/).waitFor()
})

test('an empty new site is named field by field', async () => {
  await page.goto(admin('/collections/sites/create'))
  await page.waitForLoadState('networkidle')
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/sites/.test(response.url()),
  )
  await page.locator('#action-save').click()
  expect((await answer).status()).toBe(400)
  const named = page.locator('[data-sonner-toast] [data-testid=field-errors] li')
  await named.first().waitFor()
  expect(await named.allTextContents()).toEqual([
    'General → Name',
    'Addresses → Host',
    'Addresses → Domain without www',
  ])
})

test('on pages nothing speaks of locales, for each page has one language', async () => {
  const said = () =>
    page
      .getByText(/locale/i)
      .filter({ visible: true })
      .allTextContents()
  const id = await createDraft({ title: 'Of one language', path: 'of-one-language' })
  await ask('PATCH', `pages/${id}?draft=true`, { standfirst: 'Saved twice.' })
  await openForm(id)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('.popup__content').last().getByText('Duplicate', { exact: true }).waitFor()
  expect(await said()).toEqual([])
  await page.goto(`${formOf(id)}/versions`)
  await page.locator('tbody tr').first().getByRole('link').click()
  await page.getByText('Comparing against').waitFor()
  expect(await said()).toEqual([])
})

test('a table goes to a translator and back: unchanged it changes nothing, and a changed cell is public in German', async () => {
  const blocks = [{ blockType: 'quote', text: 'The light, "again".', author: 'Odile' }]
  const source = await createDraft({ title: 'A noon walk', path: 'a-noon-walk', blocks })
  const german = await startGerman(source)
  await page.goto(`${german}/translate`)
  const table = await downloadTable()
  expect(await bringBack(table)).toEqual({ taken: 3, skipped: [] })
  expect(await downloadTable()).toBe(table)
  const [before, after] = ['"A noon walk","A noon walk"', '"A noon walk","Ein Spaziergang am Mittag"']
  expect(table).toContain(before)
  expect(await bringBack(table.replace(before, after))).toEqual({ taken: 3, skipped: [] })
  await page.goto(german)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-path').fill('ein-mittag')
  await autosaved(page)
  await page.locator('#action-save').click()
  await becomes('/de/ein-mittag/', 200)
  const { text: html } = await publicAnswer('/de/ein-mittag/')
  expect(['>Ein Spaziergang am Mittag<', 'The light, ', 'Odile'].filter((words) => !html.includes(words))).toEqual([])
})

/** @returns the address of the form of a page's German */
async function startGerman(source: number): Promise<string> {
  await openForm(source)
  await page.getByRole('button', { name: 'Start a translation: Deutsch' }).click()
  await page.waitForURL(({ pathname }) => pathname.endsWith('/translate'))
  return page.url().replace(/\/translate$/, '')
}

async function downloadTable(): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download table (CSV)' }).click()
  return text(await (await downloading).createReadStream())
}

/** What the content system says of it. */
async function bringBack(table: string): Promise<unknown> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/translation/file'))
  const file = { name: 'de.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('Bring a file back').setInputFiles(file)
  const { taken, skipped } = await (await answer).json()
  return { taken, skipped }
}

test('blocks and the rows of lists are called by their own words', async () => {
  const blocks = [
    { blockType: 'quote', text: 'The light does the talking.', author: 'Odile' },
    { blockType: 'cta', title: 'See all tickets', action: { url: '/tickets/' } },
    { blockType: 'image' },
    { blockType: 'cardList', title: 'Near here', cards: [{ title: 'The quay' }, {}] },
  ]
  await openForm(await createDraft({ title: 'Called by words', path: 'called-by-words', blocks }))
  const names = page.locator('#field-blocks .block-name')
  await names.nth(3).waitFor()
  expect(await names.evaluateAll((all) => all.map((name) => name.getAttribute('data-value')))).toEqual([
    'The light does the talking.',
    'See all tickets',
    'Empty',
    'Near here',
  ])
  await page.locator('#field-blocks__0__text').fill('Look up.')
  await expect.poll(() => names.first().getAttribute('data-value')).toBe('Look up.')
  const cards = page.locator('#blocks-row-3 .array-field .collapsible__header-wrap')
  expect(await cards.allTextContents()).toEqual(['The quay', '2.'])
})

// What is pressed is pressed while scripts start: where the form moved below the pointer, the press was lost.
test('on a slow computer, a button that is pressed while a form opens does what it says', async () => {
  const blocks = ['One', 'Two'].map((text) => ({ blockType: 'quote', text }))
  const id = await createDraft({ title: 'Slow', path: 'slow', blocks })
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await openForm(id)
  await page.getByRole('button', { name: 'Insert a composition' }).click()
  await page.getByRole('dialog', { name: 'Insert a composition' }).waitFor()
  await machine.detach()
})

test('groups that few need are folded while nothing in them is set, and open for whoever is led into them', async () => {
  const blocks = [
    { blockType: 'experience', tgid: 7111 },
    { blockType: 'quote', text: 'Look up.', shownTo: { experiment: 'short-title' } },
  ]
  const id = await createDraft({ title: 'Folded', path: 'folded', blocks })
  await openForm(id)
  const folds = page.locator('#field-blocks .folded-group')
  await folds.nth(2).waitFor()
  const readFolds = () =>
    folds.evaluateAll((all) => all.map((fold) => [fold.querySelector('summary')?.textContent, fold.matches('[open]')]))
  expect(await readFolds()).toEqual([
    ['Booking links', false],
    ['Experiment', false],
    ['Experiment', true],
  ])
  await folds.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('#field-blocks__0__shownTo__experiment').waitFor()

  await page.goto(`${formOf(id)}?field=blocks.0.booking.promoCode`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-blocks__0__booking__promoCode')
  expect(await readFolds()).toEqual([
    ['Booking links', true],
    ['Experiment', false],
    ['Experiment', true],
  ])
})

test('the button of shortcodes is seen while its field is used, and nothing moves for it', async () => {
  await openForm(await createDraft({ title: 'Button at hand', path: 'button-at-hand' }))
  const field = page.locator('.field-type:has(> .field-type__wrap > #field-title)')
  const button = field.getByRole('button', { name: 'Insert a shortcode into Title' })
  const look = async () => [
    await button.evaluate((element) => getComputedStyle(element).opacity),
    await field.boundingBox(),
  ]
  await page.locator('#field-standfirst').focus()
  await page.mouse.move(0, 0)
  const [unseen, box] = await look()
  expect(unseen).toBe('0')
  await page.locator('#field-title').hover()
  expect(await look()).toEqual(['1', box])
  await page.mouse.move(0, 0)
  await page.locator('#field-title').focus()
  expect(await look()).toEqual(['1', box])
})

test('counters and the search result beside the form follow what is typed', async () => {
  await openForm(await createDraft({ title: 'Glass at dusk', path: 'paris/glass-at-dusk' }))
  await page.getByRole('button', { name: 'Search and sharing' }).click()
  const result = page.getByRole('region', { name: 'In search results' })
  const said = () => result.locator('h3, p, li').allTextContents()
  const without = 'Without a description, search engines choose words of the page.'
  const [heading, address] = ['In search results', '… › paris › glass-at-dusk']
  await expect
    .poll(said)
    .toEqual([
      heading,
      address,
      'Glass at dusk',
      without,
      'Title: 13 of 60 characters',
      'Description: 0 of 155 characters',
    ])
  await page.locator('#field-meta__title').fill('The pyramid of the Louvre and its quiet hours, seen from the river')
  await page.locator('#field-meta__description').fill('Light on glass.')
  await expect
    .poll(said)
    .toEqual([
      heading,
      address,
      'The pyramid of the Louvre and its quiet hours, seen from …',
      'Light on glass.',
      'Title: 66 of 60 characters The rest is cut off.',
      'Description: 15 of 155 characters',
    ])
})

test('5 MB of text and five hundred blocks are refused in a sentence, and nothing of them is kept', async () => {
  const id = await createDraft({ title: 'Of a sane size', path: 'sane', standfirst: 'Short.' })
  await openForm(id)
  const said = page
    .locator('[data-sonner-toast]')
    .getByText('This is too large: at most 5 MB are taken.')
    .first()
    .waitFor()
  await page.locator('#field-standfirst').fill('x'.repeat(5_000_000))
  await said
  const kept = () => ask<{ standfirst: string; blocks: object[] }>('GET', `pages/${id}?draft=true&depth=0`)
  expect((await kept()).standfirst).toBe('Short.')
  await page.goto(admin('/collections/pages'))

  const blocks = Array.from({ length: 500 }, (_, index) => ({ blockType: 'quote', text: `Quote ${index}` }))
  const { errors } = await ask<{ errors: { data: { errors: object[] } }[] }>('PATCH', `pages/${id}`, {
    blocks,
    _status: 'published',
  })
  const most = 'This field requires no more than 200 Rows.'
  expect(errors.flatMap(({ data }) => data.errors)).toEqual([
    { path: 'blocks', label: 'Content > Content', message: most },
  ])
  expect((await kept()).blocks).toEqual([])
  expect((await publicAnswer('/sane/')).status).toBe(404)
})
