import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { addBlock } from './tools/admin/add-block.ts'
import { AnsweredForm } from './tools/admin/answered-form.ts'
import { chooseOption } from './tools/admin/choose-option.ts'
import {
  ask as askAs,
  autosaved,
  createDraft as createDraftOf,
  type Draft,
  openDesk,
  openPageForm,
  saveNewPage,
} from './tools/admin/desk.ts'
import { loadEnglish, readTexts } from './tools/admin/english-left.ts'
import { closeLivePreview, openLivePreview } from './tools/admin/live-preview.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { startClean } from './tools/admin/start-clean.ts'
import { viewsOf } from './tools/admin/views.ts'
import { type Answer, connectToBrowser, fetchFrom } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { LANTERN, STAGE } from './tools/world.ts'

/** What editors do all day beside writing, in the real admin of a system of its own: undo, review, translate, work together. */

let system: TestSystem
let browser: Browser
let context: BrowserContext
let page: Page
/** Another person, who writes and publishes too. */
let colleague: Page
beforeAll(async () => {
  ;[system, browser] = await Promise.all([startWorld(), connectToBrowser()])
  context = await openDesk(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.addresses.cms })
  page = await signIn(context, system.addresses.cms)
  colleague = await signIn(await openDesk(browser), system.addresses.cms, 'writer@wayfare.example')
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})
startClean(() => page)

interface PageRow {
  readonly id: number
  readonly site: number
  readonly title: string
  readonly standfirst: string
}

const ask = <T>(method: string, path: string, body?: object) => askAs<T>(page, method, path, body)

async function findPage(uid: string, lang = 'en'): Promise<PageRow> {
  const query = new URLSearchParams({ 'where[uid][equals]': uid, 'where[lang][equals]': lang, depth: '0' })
  const { docs } = await ask<{ docs: PageRow[] }>('GET', `pages?${query}`)
  const [row] = docs
  if (!row) throw new Error(`no page ${uid} in ${lang}`)
  return row
}

/** A draft of the sample's marketplace, made as a program does. */
async function createDraft(data: Draft): Promise<number> {
  const { site } = await findPage(CASTLE)
  return createDraftOf(page, site, data)
}

async function blocksOf(id: number): Promise<{ text?: string }[]> {
  return (await ask<{ blocks: { text?: string }[] }>('GET', `pages/${id}?draft=true&depth=0`)).blocks
}

async function countPages(): Promise<number> {
  return (await ask<{ totalDocs: number }>('GET', 'pages?limit=1&depth=0&draft=true')).totalDocs
}

const CASTLE = `${LANTERN}.castle-tickets`
const formOf = (id: number) => `${system.addresses.cms}/admin/collections/pages/${id}`

const openForm = (id: number, shown = page) => openPageForm(shown, system.addresses.cms, id)

const fetchPublic = (path: string, host = LANTERN): Promise<Answer> =>
  fetchFrom(`${host}.localhost`, system.addresses.sitePort, path)

interface PublicPage {
  readonly lang: string
  readonly address: string | null | undefined
  readonly words: readonly string[]
}

/** The language and the address that a public page names, and all words between its header and its footer but those of every page and day. */
async function readPublic(path: string): Promise<PublicPage> {
  const { text: html } = await fetchPublic(path)
  return page.evaluate((source) => {
    const shown = new DOMParser().parseFromString(source, 'text/html')
    for (const hidden of shown.querySelectorAll('script, style, template, main nav, main header p')) hidden.remove()
    const words: string[] = []
    const texts = shown.createTreeWalker(shown.querySelector('main') ?? shown, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
    const address = shown.querySelector('link[rel=canonical]')?.getAttribute('href')
    return { lang: shown.documentElement.lang, address, words: words.filter((said) => said !== '') }
  }, html)
}

/** The number of the page whose form, or a tab of it, has this address. */
const idOf = (address: string) => Number(/\/pages\/(\d+)/.exec(address)?.[1])

/** What visitors get at an address, as soon as it is what is expected. */
async function becomesPublic(path: string, expected: Partial<Answer>, host = LANTERN): Promise<void> {
  const look = async () => {
    const answer = await fetchPublic(path, host)
    return Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key as keyof Answer]]))
  }
  await expect.poll(look, { timeout: 60_000, interval: 50 }).toEqual(expected)
}

async function confirm(): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click()
}

// spec: D.admin.first-page
test('whoever has never published a page is led through five steps, on the dashboard and in the form', async () => {
  const { cms } = system.addresses
  const name = 'Your first page in five steps'
  const steps = colleague.getByRole('region', { name }).getByRole('listitem')
  const strip = colleague.getByRole('navigation', { name })
  const ofStrip = strip.getByRole('listitem')
  const done = (step: string) => strip.getByRole('button', { name: `${step} (done)` }).waitFor()
  await colleague.goto(`${cms}/admin`)
  await steps.first().waitFor()
  expect([await steps.count(), await steps.and(colleague.locator('[data-done=true]')).count()]).toEqual([5, 0])
  await steps.getByRole('link', { name: 'Create' }).click()
  await colleague.locator('#field-title').fill('The first of Wren')
  await colleague.locator('#field-site').selectOption({ label: LANTERN })
  await colleague.locator('#action-save-draft').click()
  await done('Create')
  expect(await ofStrip.and(colleague.locator('[aria-current=step]')).textContent()).toBe('Address (to do)')

  await strip.getByRole('button', { name: 'Address' }).click()
  await colleague.locator('#field-path:focus').waitFor()
  await colleague.keyboard.type('the-first-of-wren')
  await done('Address')
  const form = new AnsweredForm(colleague)
  const sign = await addBlock(form, 'quote', 0, 'Said first')
  await done('Blocks')
  await strip.getByText('Open the preview and read the page as visitors will see it.').waitFor()
  const beside = await openLivePreview(colleague)
  await beside.getByText(sign).first().waitFor()
  await closeLivePreview(colleague)
  await done('Preview')
  await colleague.locator('#action-save').click()
  await becomesPublic('/the-first-of-wren/', { status: 200 })
  expect((await readPublic('/the-first-of-wren/')).words).toEqual(['The first of Wren', sign])

  await strip.waitFor({ state: 'detached' })
  await colleague.goto(`${cms}/admin`)
  await colleague.getByRole('heading', { name: 'Waiting for you' }).waitFor()
  expect(await steps.count()).toBe(0)
})

// spec: D.admin.new-page
test('a new page is seen beside its form, published, moved, and brought back from its history', async () => {
  const before = await countPages()
  await page.goto(`${system.addresses.cms}/admin/collections/pages`)
  await page.locator('main a[href$="/pages/create"], header a[href$="/pages/create"]').first().click()
  await page.getByRole('heading', { name: 'A new page' }).waitFor()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Give the page a title.').waitFor()
  expect(await countPages()).toBe(before)
  await saveNewPage(page, system.addresses.cms, { title: 'An evening walk', site: LANTERN, path: 'an-evening-walk' })
  const form = new AnsweredForm(page)
  const signs: string[] = []
  for (const [place, type] of (['quote', 'richText', 'cta'] as const).entries()) {
    signs.push(await addBlock(form, type, place, `Said by the ${type}`))
  }
  await form.answered()
  const beside = await openLivePreview(page)
  for (const sign of signs) await beside.getByText(sign).first().waitFor()
  await closeLivePreview(page)
  await page.locator('#action-save').click()
  await becomesPublic('/an-evening-walk/', { status: 200 })
  const published = await readPublic('/an-evening-walk/')
  expect(published).toEqual({
    lang: 'en-GB',
    address: `https://${LANTERN}/an-evening-walk/`,
    words: ['An evening walk', ...signs, 'See more'],
  })

  const { docs } = await ask<{ docs: PageRow[] }>('GET', 'pages?where[path][equals]=an-evening-walk&depth=0')
  const id = docs[0]?.id ?? 0
  await openForm(id)
  await page.locator('#field-path').fill('a-night-walk')
  await autosaved(page)
  await page.locator('#action-save').click()
  await becomesPublic('/a-night-walk/', { status: 200 })
  await becomesPublic('/an-evening-walk/', { status: 301 })
  const left = await fetchPublic('/an-evening-walk/')
  expect([left.status, left.headers.location]).toEqual([301, '/a-night-walk/'])

  await page.goto(`${formOf(id)}/versions`)
  await page.locator('tbody tr').filter({ hasText: 'Previously Published' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await confirm()
  await becomesPublic('/an-evening-walk/', { status: 200 })
  expect(await readPublic('/an-evening-walk/')).toEqual(published)
})

test('a page goes to the trash with a word for its visitors, and comes back from the list in three clicks', async () => {
  const { id } = await findPage(CASTLE)
  await openForm(id)
  await page.locator('.doc-controls__popup button').first().click()
  const menu = page.locator('.popup__content').last()
  expect(await menu.getByText('Delete', { exact: true }).isVisible()).toBe(false)
  await menu.getByText('Move to the trash…').click()
  const used = page.getByRole('region', { name: 'Where used' })
  await used.getByRole('listitem').filter({ hasText: 'A day in Clairport' }).waitFor()
  expect(await used.getByText(/^\d+ of the above lead to nothing then\./).isVisible()).toBe(true)
  await used.getByLabel('are told that it is gone for good').check()
  await used.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/pages/trash'))
  await becomesPublic('/castle-tickets/', { status: 410 })

  const row = page.locator('table tbody tr').filter({ hasText: 'castle-tickets' })
  await row.getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Restore as published version').click()
  await confirm()
  await becomesPublic('/castle-tickets/', { status: 200 })
})

// spec: D.admin.26
test('pages that are ticked in the list go to the trash as well, with what leads to them and a word for their visitors', async () => {
  const target = await createDraft({ title: 'Soon gone', path: 'soon-gone' })
  await ask('PATCH', `pages/${target}`, { _status: 'published' })
  const blocks = [{ blockType: 'cta', title: 'Go', action: { label: 'There', page: target } }]
  await createDraft({ title: 'Leads to what goes', path: 'leads-to-what-goes', blocks })
  await becomesPublic('/soon-gone/', { status: 200 })
  await page.goto(`${system.addresses.cms}/admin/collections/pages?search=soon-gone`)
  await page.locator('tbody tr').filter({ hasText: 'Soon gone' }).getByRole('checkbox').check()
  const used = page.getByRole('region', { name: 'Where used' })
  await used.getByText('Move the chosen pages to the trash (1)…').click()
  await used.getByRole('listitem').filter({ hasText: 'Leads to what goes' }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete', exact: true }).isVisible()).toBe(false)
  await used.getByText('1 of the above lead to nothing then.').waitFor()
  await used.getByLabel('are told that it is gone for good').check()
  await used.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/pages/trash'))
  await becomesPublic('/soon-gone/', { status: 410 })
})

test('several pages go to the trash from the list at once, and come back from it at once', async () => {
  const names = ['first', 'second', 'third'].map((place) => `goes-together-${place}`)
  for (const path of names) {
    const id = await createDraft({ title: path, path })
    await ask('PATCH', `pages/${id}`, { _status: 'published' })
  }
  const allBecome = (status: number) => Promise.all(names.map((path) => becomesPublic(`/${path}/`, { status })))
  await allBecome(200)
  await page.goto(`${system.addresses.cms}/admin/collections/pages?search=goes-together`)
  const rows = page.locator('tbody tr').filter({ hasText: 'goes-together' })
  await rows.nth(2).waitFor()
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  const used = page.getByRole('region', { name: 'Where used' })
  await used.getByText('Move the chosen pages to the trash (3)…').click()
  await used.getByLabel('are told that it is gone for good').check()
  await used.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/pages/trash'))
  await allBecome(410)

  await rows.nth(2).waitFor()
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Restore as published version').click()
  await confirm()
  await allBecome(200)
})

test('where it is used cannot be said: the page can go to the trash all the same', async () => {
  const id = await createDraft({ title: 'Nobody will miss it', path: 'nobody-will-miss-it' })
  await page.route('**/api/uses?*', (route) => route.abort())
  await openForm(id)
  const used = page.getByRole('region', { name: 'Where used' })
  await used.getByText('The content system does not answer.').waitFor()
  await used.getByText('Move to the trash…').click()
  await used.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/pages/trash'))
  await page.unroute('**/api/uses?*')
  await page.locator('table tbody tr').filter({ hasText: 'Nobody will miss it' }).waitFor()
})

test('a second person rejects a page with a reason, approves it when it is mended, and publishes it', async () => {
  const { site } = await findPage(CASTLE)
  await ask('PATCH', `sites/${site}?locale=en`, { needsApproval: true })
  const id = await createDraft({ title: 'Two pairs of eyes', path: 'two-pairs-of-eyes' })
  const mine = page.getByRole('region', { name: 'Review of this page' })
  const theirs = colleague.getByRole('region', { name: 'Review of this page' })

  await openForm(id)
  await page.locator('#action-save').click()
  await page.getByText('On this site a second person approves what is published').first().waitFor()
  await mine.getByRole('button', { name: 'Ask for a review' }).click()
  await mine.getByText('Review: waits for a second person').waitFor()

  await colleague.goto(`${system.addresses.cms}/admin/collections/reviews`)
  await colleague.getByRole('link', { name: 'Two pairs of eyes · English' }).click()
  await colleague.getByRole('link', { name: 'Open the page' }).click()
  await theirs.getByRole('button', { name: 'Reject' }).click()
  await colleague.getByText('Say why, in a sentence.').waitFor()
  await theirs.getByLabel('Comment').fill('It says nothing yet.')
  await theirs.getByRole('button', { name: 'Reject' }).click()
  await theirs.getByText('Review: rejected').waitFor()

  await openForm(id)
  await mine.getByText('It says nothing yet.').waitFor()
  await page.locator('#field-standfirst').fill('Now it says something.')
  await autosaved(page)
  await mine.getByRole('button', { name: 'Ask for a review' }).click()
  await mine.getByText('Review: waits for a second person').waitFor()

  await openForm(id, colleague)
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await theirs.getByText('Review: approved').waitFor()
  await colleague.locator('#action-save').click()
  await becomesPublic('/two-pairs-of-eyes/', { status: 200 })
  await ask('PATCH', `sites/${site}?locale=en`, { needsApproval: false })
})

const RELEASED = ['Lights on the river', 'Lights in the park']

/** It comes while the other walks go on; the last of them sees that it has. While a site wants a review, it would be refused. */
test('two pages are planned to be published together', async () => {
  for (const title of RELEASED) await createDraft({ title, path: title.toLowerCase().replaceAll(' ', '-') })
  await page.goto(`${system.addresses.cms}/admin/collections/releases/create`)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-name').fill('Christmas lights')
  await chooseOption(page, '#field-site', LANTERN)
  for (const title of RELEASED) {
    await page.locator('#field-pages .rs__control').click()
    await page.keyboard.insertText(title)
    await page.locator('.rs__option', { hasText: title }).click()
  }
  await page.getByText('Europe/Paris').waitFor()
  await page.locator('#field-when').fill(clockOfParis(Date.now() + 120_000))
  await page.locator('#action-save').click()
  await page.waitForURL((url) => /\/releases\/\d+$/.test(url.pathname))
  await page.goto(`${system.addresses.cms}/admin/collections/releases`)
  await page.getByRole('region', { name: 'What is due' }).getByText('Christmas lights').waitFor()
  expect((await fetchPublic('/lights-on-the-river/')).status).toBe(404)
})

/** As a form takes it: `2026-12-24T08:00`. */
function clockOfParis(at: number): string {
  const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })
  return format.format(at).replace(' ', 'T')
}

/** On a site of its own: a review that is wanted would hold up the other walks. */
test('of two pages of a site that wants reviews, only the approved one may go online at its time', async () => {
  const { site } = await findPage(STAGE)
  await ask('PATCH', `sites/${site}?locale=en`, { needsApproval: true })
  const approved = await createDraft({ site, title: 'A quiet hour', path: 'a-quiet-hour' })
  const hasty = await createDraft({ site, title: 'A hasty hour', path: 'a-hasty-hour' })

  await openForm(approved)
  const mine = page.getByRole('region', { name: 'Review of this page' })
  await mine.getByRole('button', { name: 'Ask for a review' }).click()
  await mine.getByText('Review: waits for a second person').waitFor()
  await openForm(approved, colleague)
  const theirs = colleague.getByRole('region', { name: 'Review of this page' })
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await theirs.getByText('Review: approved').waitFor()

  for (const id of [approved, hasty]) {
    await openForm(id)
    const schedule = page.getByRole('region', { name: 'Schedule of this page' })
    await schedule.getByText('Plan…').click()
    await schedule.getByLabel('When').fill(clockOfParis(Date.now() + 120_000))
    await schedule.getByRole('button', { name: 'Plan it' }).click()
    await schedule.getByText(/^Will be published: /).waitFor()
  }
  await openForm(approved)
  await mine.getByText('Review: approved and scheduled').waitFor()
})

// spec: D.admin.23, D.admin.merge
test('what two editors write in different fields is kept without a question, and both forms show it', async () => {
  const id = await createDraft({ title: 'Of two', path: 'of-two', standfirst: 'As it was.' })
  await openForm(id, colleague)
  await openForm(id)
  await page.locator('#field-title').fill('Of two, by Edith')
  await autosaved(page)
  const refused = colleague.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await colleague.locator('#field-standfirst').fill('Words that only Wren has.')
  await refused
  await colleague.getByText('Merged with what editor@wayfare.example changed: Title').waitFor()
  await colleague.locator('.saving-sign[data-sign=saved]').waitFor()
  expect(await colleague.locator('#field-title').inputValue()).toBe('Of two, by Edith')
  await page.getByText('Merged with what writer@wayfare.example changed: Introduction').waitFor()
  expect(await page.locator('#field-standfirst').inputValue()).toBe('Words that only Wren has.')
  expect(await draftOf(id)).toEqual(['Of two, by Edith', 'Words that only Wren has.'])

  // Both go on at once, and a lock stops neither.
  await page.locator('#field-title').fill('Of two, by Edith again')
  await colleague.locator('#field-standfirst').fill('Words of Wren, more of them.')
  const both = ['Of two, by Edith again', 'Words of Wren, more of them.']
  for (const form of [page, colleague]) {
    await form.waitForFunction(
      ([title, standfirst]) =>
        document.querySelector<HTMLInputElement>('#field-title')?.value === title &&
        document.querySelector<HTMLTextAreaElement>('#field-standfirst')?.value === standfirst,
      both,
    )
    await form.locator('.saving-sign[data-sign=saved]').waitFor()
    expect(await form.getByRole('alert', { name: 'Saved by somebody else' }).count()).toBe(0)
    expect(await form.locator('dialog[open]').count()).toBe(0)
  }
  expect(await draftOf(id)).toEqual(both)
})

// spec: D.admin.23, D.admin.merge
test('where two editors have changed one field, both texts stand beside each other until one is chosen', async () => {
  const id = await createDraft({ title: 'Of one field', path: 'of-one-field', standfirst: 'As it was.' })
  await openForm(id, colleague)
  await openForm(id)
  const hold = Promise.withResolvers<void>()
  await colleague.route('**/others', async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.locator('#field-title').fill('By Edith')
  await autosaved(page)
  await page.locator('#field-standfirst').fill('Only Edith has this.')
  await autosaved(page)

  const refused = colleague.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await colleague.locator('#field-title').fill('By Wren')
  expect((await refused).status()).toBe(409)
  hold.resolve()
  const question = colleague.getByRole('alert', { name: 'Saved by somebody else' })
  const field = question.getByRole('group', { name: 'Title' })
  await field.waitFor()
  expect(await question.getByRole('group').count()).toBe(1)
  expect(await field.locator('.presence__side').evaluateAll((all) => all.map((side) => side.textContent))).toEqual([
    'YouBy WrenKeep mine',
    'editor@wayfare.exampleBy EdithTake theirs',
  ])
  await colleague.locator('.saving-sign[data-sign=refused]').waitFor()
  await field.getByRole('button', { name: 'Keep mine' }).click()
  await question.waitFor({ state: 'detached' })
  await colleague.getByText('Merged with what editor@wayfare.example changed: Introduction').waitFor()
  await colleague.locator('.saving-sign[data-sign=saved]').waitFor()
  expect(await draftOf(id)).toEqual(['By Wren', 'Only Edith has this.'])

  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-title')?.value === 'By Wren')
  const query = new URLSearchParams({ 'where[parent][equals]': String(id), depth: '0', sort: '-updatedAt' })
  const { docs } = await ask<{ docs: { version: PageRow }[] }>('GET', `pages/versions?${query}`)
  expect([...new Set(docs.map(({ version }) => `${version.title} ${version.standfirst}`))]).toEqual([
    'By Wren Only Edith has this.',
    'By Edith Only Edith has this.',
    'Of one field As it was.',
  ])
})

// spec: D.admin.merge
test('blocks that one editor moves and makes keep what another writes in them meanwhile', async () => {
  const quote = (text: string) => ({ blockType: 'quote', text, author: 'Odile' })
  const blocks = [quote('One.'), { blockType: 'richText' }, quote('Three.')]
  const id = await createDraft({ title: 'Of many blocks', path: 'of-many-blocks', blocks })
  const stored = () => blocksOf(id)
  const opened = await stored()
  await openForm(id, colleague)
  const text = colleague.locator('#blocks-row-1 [contenteditable=true]').first()
  await text.click()
  await colleague.keyboard.type('Wren ')
  const [first, second, third] = opened
  await ask('PATCH', `pages/${id}?draft=true`, {
    blocks: [quote('New.'), { ...third, text: 'Three, of Edith.' }, first, second],
  })
  await colleague.getByText('Merged with what editor@wayfare.example changed:').waitFor()
  const moved = colleague.locator('#blocks-row-3 [contenteditable=true]').first()
  await moved.getByText('Wren').waitFor()
  await moved.click()
  await colleague.keyboard.press('Control+End')
  await colleague.keyboard.type('writes on.')
  await colleague.locator('#field-blocks__1__author').fill('Wren')
  await colleague.locator('.saving-sign[data-sign=saved]').waitFor()
  await expect.poll(async () => JSON.stringify(await stored())).toContain('Wren writes on.')
  const shortly = (block: object) => ('author' in block && 'text' in block ? [block.text, block.author] : 'text')
  await expect
    .poll(async () => (await stored()).map(shortly))
    .toEqual([['New.', 'Odile'], ['Three, of Edith.', 'Wren'], ['One.', 'Odile'], 'text'])
})

// spec: D.admin.comments, D.admin.comments-place
test('a comment on a block tells who is mentioned, is answered, moves with its block, and is resolved', async () => {
  const blocks = [
    { blockType: 'quote', text: 'Who said this?', author: 'Nobody' },
    { blockType: 'quote', text: 'The other one.', author: 'Odile' },
  ]
  const id = await createDraft({ title: 'With questions', path: 'with-questions', blocks })
  await openForm(id)
  // Shown once the focus or the pointer is in the header of its block; what comes above the form may move it from the pointer.
  await page.locator('#blocks-row-0 .collapsible__toggle').first().focus()
  await page.locator('#blocks-row-0 .block-comments > .comment-mark').click()
  const mine = page.getByRole('dialog', { name: 'Comments: Block 1 (Quote)' })
  await mine.getByLabel('New comment').pressSequentially('Who was it, @Wr')
  await mine.getByRole('button', { name: 'Wren' }).click()
  await mine.getByText('Will be told: Wren').waitFor()
  await mine.getByRole('button', { name: 'Send' }).click()
  await mine.getByText('Who was it, @Wren').waitFor()
  await mine.getByRole('button', { name: 'Done' }).click()

  await colleague.goto(`${system.addresses.cms}/admin`)
  const waiting = colleague.getByRole('region', { name: 'Waiting for you' })
  await waiting.getByRole('listitem').filter({ hasText: 'Who was it' }).getByRole('link').click()
  const theirs = colleague.getByRole('dialog', { name: 'Comments' })
  await theirs.getByRole('button', { name: 'Answer' }).click()
  await theirs.getByLabel('Answer').fill('Nobody did.')
  await theirs.getByRole('button', { name: 'Send' }).first().click()
  await theirs.getByText('Nobody did.').waitFor()

  const [first, second] = (await ask<{ blocks: unknown[] }>('GET', `pages/${id}?draft=true&depth=0`)).blocks
  await ask('PATCH', `pages/${id}?draft=true`, { blocks: [second, first] })
  await openForm(id)
  const marks = page.locator('.block-comments > .comment-mark')
  await page.locator('.comment-mark[data-open=true]').first().waitFor()
  expect(await marks.allInnerTexts()).toEqual(['', '1'])
  await marks.nth(1).click()
  const moved = page.getByRole('dialog', { name: 'Comments: Block 2 (Quote)' })
  await moved.getByText('Nobody did.').waitFor()
  await moved.getByRole('button', { name: 'Resolve' }).click()
  await moved.getByText('No open comments here.').waitFor()
  await moved.getByRole('button', { name: 'Done' }).click()

  await ask('PATCH', `pages/${id}?draft=true`, { blocks: [second] })
  await openForm(id)
  await page.getByTitle('Comments on this page: 0').click()
  const whole = page.getByRole('dialog', { name: 'Comments' })
  await whole.getByText('Resolved comments: 1').click()
  await whole.getByText('Of a block that is gone (Block 1 (Quote))').waitFor()
  await whole.getByRole('button', { name: 'Done' }).click()
})

// spec: D.admin.handover
test('whoever takes a page over and types on at once loses no key: the form says that it takes none yet', async () => {
  const id = await createDraft({ title: 'Handed over', path: 'handed-over' })
  await openForm(id, colleague)
  await colleague.locator('#field-standfirst').fill('Wren is here.')
  await autosaved(colleague)

  const handover = Promise.withResolvers<void>()
  await page.route('**/api/payload-locked-documents/*', async (route) => {
    await handover.promise
    await route.continue()
  })
  await page.goto(formOf(id))
  const title = page.locator('#field-title')
  await page.getByRole('button', { name: 'Take over' }).click()
  await title.focus()
  await page.keyboard.type('Too early ')
  const moment = page.getByRole('dialog', { name: 'One moment.' })
  await moment.getByText('You can write here as soon as the form is yours.').waitFor()
  expect(await title.inputValue()).toBe('Handed over')

  handover.resolve()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(', and written on')
  expect(await title.inputValue()).toBe('Handed over, and written on')
  await expect.poll(() => draftOf(id)).toEqual(['Handed over, and written on', 'Wren is here.'])
  await page.unroute('**/api/payload-locked-documents/*')
})

async function draftOf(id: number): Promise<readonly string[]> {
  const { title, standfirst } = await ask<PageRow>('GET', `pages/${id}?draft=true&depth=0`)
  return [title, standfirst]
}

test('a form to which somebody comes back is as it was saved, and keeps what is typed at once', async () => {
  const id = await createDraft({ title: 'Come back', path: 'come-back' })
  await page.goto(`${system.addresses.cms}/admin/collections/pages?search=come-back`)
  await page.locator('tbody').getByRole('link', { name: 'Come back' }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/${id}`))
  await page.waitForLoadState('networkidle')
  const saved = autosaved(page)
  await page.locator('#field-standfirst').fill('Written before.')
  await saved
  await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/collections/pages'))
  await page.waitForLoadState('networkidle')

  await page.goBack({ waitUntil: 'commit' })
  const field = page.locator('form[data-form-ready=true] #field-standfirst')
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' And on.')
  // On a busy machine the first save has the first of these words alone.
  await expect.poll(() => draftOf(id)).toEqual(['Come back', 'Written before. And on.'])
  expect(await field.inputValue()).toBe('Written before. And on.')
})

// spec: D.admin.42
test('what is typed into two fields while a save is under way stays in both', async () => {
  const id = await createDraft({ title: 'Of two fields', path: 'of-two-fields' })
  await openForm(id)
  const [sent, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const saves = `**/api/pages/${id}?*autosave=true*`
  await page.route(saves, async (route) => {
    sent.resolve()
    await answered.promise
    await route.continue()
  })
  const [title, standfirst] = [page.locator('#field-title'), page.locator('#field-standfirst')]
  await title.fill('Typed first')
  await sent.promise
  await standfirst.fill('Typed second.')
  await title.fill('Typed last')
  answered.resolve()
  await expect.poll(() => draftOf(id)).toEqual(['Typed last', 'Typed second.'])
  await page.locator('.saving-sign[data-sign=saved]').waitFor()
  expect([await title.inputValue(), await standfirst.inputValue()]).toEqual(['Typed last', 'Typed second.'])
  await page.unroute(saves)
})

// spec: D.admin.pages-once
test('a page goes to a translator as XLIFF, and what comes back is public in German', async () => {
  const blocks = [{ blockType: 'quote', text: 'The light does the talking.', author: 'Odile' }]
  const source = await createDraft({ title: 'A morning walk', path: 'a-morning-walk', blocks })
  await openForm(source)
  await page.getByRole('button', { name: 'Start a translation: Deutsch' }).click()
  await page.waitForURL(({ pathname }) => pathname.endsWith('/translate'))
  const id = idOf(page.url())
  await isOneRow('a-morning-walk', id)
  await page.goto(`${formOf(id)}/translate`)
  const exported = await exportXliff()
  const faults = page.locator('.translate__faults li')

  expect(await bringBack(exported)).toEqual({ taken: 3, skipped: [] })
  expect(await exportXliff()).toBe(exported)
  await bringBack(exported.replace('</file>', ''))
  await faults.filter({ hasText: 'the markup is broken' }).waitFor()
  await bringBack(exported.replace(/ original="[^"]*"/, ' original="of-another-page"'))
  await faults.filter({ hasText: 'This file is a translation of “A morning walk”, and this page is' }).waitFor()
  expect(await exportXliff()).toBe(exported)

  const german = Object.entries(GERMAN).reduce((file, words) => fillIn(file, ...words), exported)
  expect(await bringBack(german)).toEqual({ taken: 3, skipped: [] })
  await openForm(id)
  await page.locator('#field-path').fill('ein-spaziergang')
  await autosaved(page)
  await page.locator('#action-save').click()
  await becomesPublic('/de/ein-spaziergang/', { status: 200 })
  expect(await readPublic('/de/ein-spaziergang/')).toEqual({
    lang: 'de',
    address: `https://${LANTERN}/de/ein-spaziergang/`,
    words: [...Object.values(GERMAN), 'Odile'],
  })
})

// spec: D.admin.keep-place
test('another language of a page opens at the block where one is, and the first one again', async () => {
  const blocks = Array.from({ length: 8 }, (_, index) => ({
    blockType: 'quote',
    text: `Lamp ${index}.`,
    author: 'Ines',
  }))
  const source = await createDraft({ title: 'Eight lamps', path: 'eight-lamps', blocks })
  await openForm(source)
  await page.getByRole('button', { name: 'Start a translation: Deutsch' }).click()
  await page.waitForURL(({ pathname }) => pathname.endsWith('/translate'))
  const german = idOf(page.url())
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${source}/translate`)
  await page.getByRole('navigation', { name: 'Languages of this page' }).getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/pages/${german}/translate`))
  await openForm(german)
  await changeLanguageAt('#blocks-row-6', 'English', source)
  await changeLanguageAt('#blocks-row-3', 'Deutsch', german)
})

/** Scrolls to a block, follows the link to another language, and waits until the same block is in the middle there. */
async function changeLanguageAt(row: string, language: string, expected: number): Promise<void> {
  const isInTheMiddle = () =>
    page.locator(row).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top <= innerHeight / 2 && bottom >= innerHeight / 2
    })
  const scrollThere = async () => {
    // By hand: the form keeps what its address names in sight until somebody does something.
    await page.mouse.wheel(0, 1)
    await page.locator(row).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // Rows that come into sight are rendered then, and move it.
    await page.waitForTimeout(600)
    return isInTheMiddle()
  }
  await expect.poll(scrollThere, { timeout: 30_000 }).toBe(true)
  await page.getByRole('navigation', { name: 'Languages of this page' }).getByRole('link', { name: language }).click()
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/pages/${expected}`))
  await expect.poll(isInTheMiddle, { timeout: 30_000 }).toBe(true)
}

/** The list has a page once, and each of its languages on its own where that is wanted; a mark opens its form. */
async function isOneRow(search: string, german: number): Promise<void> {
  const rows = page.locator('tbody tr')
  await page.goto(`${system.addresses.cms}/admin/collections/pages?search=${search}`)
  await rows.getByRole('link', { name: 'Deutsch: Draft, never published' }).waitFor()
  expect(await rows.count()).toBe(1)
  await page.getByRole('link', { name: 'Each language on its own' }).click()
  await rows.nth(1).waitFor()
  expect(new URL(page.url()).searchParams.get('languages')).toBe('each')
  await rows.nth(1).getByRole('link', { name: 'Deutsch: Draft, never published' }).click()
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/pages/${german}`))
}

const GERMAN = {
  'A morning walk': 'Ein Spaziergang am Morgen',
  'The light does the talking.': 'Das Licht spricht für sich.',
}

async function exportXliff(): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download XLIFF' }).click()
  return text(await (await downloading).createReadStream())
}

/** What the content system says of it. */
async function bringBack(file: string): Promise<unknown> {
  const mimeType = 'application/xliff+xml'
  const answer = page.waitForResponse((response) => response.url().endsWith('/translation/file'))
  await page.getByLabel('Bring a file back').setInputFiles({ name: 'de.xlf', mimeType, buffer: Buffer.from(file) })
  const { taken, skipped } = await (await answer).json()
  return { taken, skipped }
}

function fillIn(file: string, english: string, german: string): string {
  const segment = new RegExp(`(<source[^>]*>${RegExp.escape(english)}</source>\\s*)(?:<target[^>]*>[^<]*</target>)?`)
  return file.replace(segment, `$1<target>${german}</target>`)
}

test('what is no picture is refused in a sentence, and nothing of it is kept', async () => {
  const kept = async () => ({
    files: await readdir(join(system.addresses.dataDirectory, 'media')),
    rows: (await ask<{ totalDocs: number }>('GET', 'media?limit=1&depth=0')).totalDocs,
  })
  const before = await kept()
  await page.goto(`${system.addresses.cms}/admin/collections/media/create`)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-alt').fill('A tower')
  const field = page.locator('.file-field')
  const files = [
    {
      file: ['drawing.svg', 'image/svg+xml', Buffer.from(DRAWING)],
      sentence: 'A picture is a JPEG, PNG, WebP, AVIF or GIF file.',
    },
    {
      file: ['photo.jpg', 'image/jpeg', Buffer.from('no picture at all')],
      sentence: 'This file is no picture, or it is damaged.',
    },
    {
      file: ['wall.png', 'image/png', drawBlackWall(10_001, 10_000)],
      sentence: 'This picture has 101 megapixels; at most 100 are taken. Make it smaller first.',
    },
  ] as const
  for (const { file, sentence } of files) {
    const [name, mimeType, buffer] = file
    await field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await page.locator('#action-save').click()
    const toast = page.locator('[data-sonner-toast]').getByText(sentence)
    await toast.first().waitFor()
    await toast.first().waitFor({ state: 'detached' })
    const atField = page.getByRole('alert').filter({ hasText: sentence })
    expect(await atField.isVisible()).toBe(true)
    await field.locator('.file-field__remove').click()
    expect(await atField.isVisible()).toBe(true)
  }
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: drawBlackWall(8, 8) })
  await page.getByRole('alert').filter({ hasText: 'megapixels' }).waitFor({ state: 'detached' })
  expect(await kept()).toEqual(before)
})

/** A PNG of one bit for each pixel. */
function drawBlackWall(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('pictures are found by what they show', async () => {
  await page.goto(`${system.addresses.cms}/admin/collections/media?search=castle court`)
  const found = page.locator('tbody tr')
  await found.filter({ hasText: 'castle-court' }).waitFor()
  expect(await found.filter({ hasNotText: /castle court/i }).count()).toBe(0)
})

// spec: D.admin.folders
test('a picture is put into a folder of the media library, which opens, and is found there', async () => {
  const media = `${system.addresses.cms}/admin/collections/media`
  await page.goto(`${media}/payload-folders`)
  await page.locator('.list-header .create-new-doc-in-folder__button').click()
  const name = page.locator('dialog[open] #field-name')
  await name.fill('Museums by day')
  await page.locator('dialog[open] #action-save').click()
  const cards = page.locator('.collection-folder-list .folder-file-card')
  await cards.filter({ hasText: 'Museums by day' }).waitFor()

  await page.goto(`${media}?search=castle court`)
  const row = page.locator('tbody tr').filter({ hasText: 'castle-court' })
  await row.locator('.move-doc-to-folder').click()
  await page.locator('dialog[open] .folder-file-card').filter({ hasText: 'Museums by day' }).click()
  await page
    .locator('dialog[open] button')
    .filter({ hasText: /^Select$/ })
    .click()
  await page.locator('dialog[open] #confirm-action').filter({ visible: true }).click()
  await row.getByText('Museums by day').waitFor()

  await page.goto(`${media}/payload-folders`)
  await cards.filter({ hasText: 'Museums by day' }).dblclick()
  await page.waitForURL((url) => /\/payload-folders\/\d+$/.test(url.pathname))
  const picture = cards.filter({ hasText: 'castle-court' })
  const search = page.locator('#search-filter-input')
  await search.fill('nothing like it')
  await picture.waitFor({ state: 'detached' })
  await search.fill('castle court')
  await picture.dblclick()
  await page.waitForURL((url) => /\/media\/\d+$/.test(url.pathname))
  await page.getByText('Museums by day').first().waitFor()
})

test('what is pasted from Word keeps its structure and nothing that runs, on the page as well', async () => {
  const id = await createDraft({ title: 'Pasted', path: 'pasted', blocks: [{ blockType: 'richText' }] })
  await openForm(id)
  const text = page.locator('#blocks-row-0 [contenteditable=true]').first()
  await text.click()
  await page.evaluate(async (html) => {
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, FROM_WORD)
  const saved = autosaved(page)
  await page.keyboard.press('Control+v')
  await text.getByText('Before you go').waitFor()
  await saved
  await page.locator('#action-save').click()
  await becomesPublic('/pasted/', { status: 200 })
  const main = /<main[\s\S]*<\/main>/.exec((await fetchPublic('/pasted/')).text)?.[0] ?? ''
  expect(
    ['>Before you go<', '<strong>Bold</strong>', 'href="https://www.louvre.example/way"', '>Two<'].filter(
      (part) => !main.includes(part),
    ),
  ).toEqual([])
  expect(['stolen', 'mso-', 'MsoNormal', 'evil.example', 'onerror'].filter((part) => main.includes(part))).toEqual([])
  expect(await page.evaluate('window.stolen')).toBe(undefined)
})

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { color: red }</style></head>
<body><!--StartFragment--><h2 style="mso-fareast-language: EN">Before you go</h2>
<p class=MsoNormal style="mso-margin-top-alt: auto"><b>Bold</b> and <a href="https://www.louvre.example/way">a link</a><o:p></o:p></p>
<script>window.stolen = 1</script><img src="https://evil.example/x" onerror="window.stolen = 2"><ul><li>One</li><li>Two</li></ul>
<iframe src="https://evil.example/"></iframe><!--EndFragment--></body></html>`

// spec: D.admin.pasted
test('more than fits is not pasted, a text that is too long says so as long as it is, and cells of tables stay apart', async () => {
  const blocks = [{ blockType: 'richText' }]
  await openForm(await createDraft({ title: 'Pasted in masses', path: 'pasted-in-masses', blocks }))
  const row = page.locator('#blocks-row-0')
  const text = row.locator('[contenteditable=true]').first()
  const said = row.locator('.rich-text-lexical [role=status]')
  await text.click()

  await paste('text/plain', 'x'.repeat(16).concat('\n').repeat(300_000))
  const refused =
    'What you pasted has 5,100,000 characters and was not taken: a text may have 60,000. Paste it in parts, into several texts or pages.'
  await said.filter({ hasText: refused }).waitFor()
  expect(await text.textContent()).toBe('')

  const inner = '<table><caption>Halls</caption><tr><td>East</td><td>West</td></tr></table>'
  const cells = `<TABLE><caption>When <i>we</i> open</caption><tr><th>Day</th><th>Hours</th></tr>
    <tr><td><p>Monday</p></td><td><b>9</b> to 17</td></tr><tr><td>Tuesday</td><td>${inner}</td></tr></TABLE>`
  await paste('text/html', cells)
  await text.getByText('East').waitFor()
  const lines = ['When we open', 'Day · Hours', 'Monday · 9 to 17', 'Tuesday · Halls East · West']
  expect(await text.locator('p').allInnerTexts()).toEqual(lines)
  expect(await said.textContent()).toBe('')

  const saved = autosaved(page)
  await paste('text/plain', 'y'.repeat(60_000))
  const isTooLong = said.filter({
    hasText: /^60,0\d\d characters, and a text may have 60,000: it cannot be published\./,
  })
  await isTooLong.waitFor()
  await saved
  expect(await isTooLong.isVisible()).toBe(true)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await isTooLong.waitFor({ state: 'detached' })
})

/** Pastes into what has the focus. */
function paste(type: string, words: string): Promise<void> {
  return page.evaluate(
    ([kind = '', content = '']) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(kind, content)
      const options = { clipboardData, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options))
    },
    [type, words],
  )
}

test('blocks that are kept on one page are inserted into another', async () => {
  const blocks = [
    { blockType: 'quote', text: 'The light does the talking.', author: 'Odile' },
    { blockType: 'cta', title: 'See all tickets', action: { url: '/tickets/' } },
  ]
  await openForm(await createDraft({ title: 'Has blocks', path: 'has-blocks', blocks }))
  await page.getByRole('button', { name: 'Keep blocks as a composition' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Before you go')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await page.getByText('“Before you go” can be inserted into any page now.').waitFor()

  const id = await createDraft({ title: 'Gets blocks', path: 'gets-blocks' })
  await openForm(id)
  await page.getByRole('button', { name: 'Insert a composition' }).click()
  const saved = autosaved(page)
  await dialog.getByRole('button', { name: 'Before you go' }).first().click()
  await page.locator('#blocks-row-1').waitFor()
  await saved
  await page.locator('#action-save').click()
  await becomesPublic('/gets-blocks/', { status: 200 })
  const { text } = await fetchPublic('/gets-blocks/')
  expect(['The light does the talking.', 'See all tickets'].filter((words) => !text.includes(words))).toEqual([])
})

test('a time that is past and one that clocks skip are named at the field, and a good one is planned', async () => {
  const id = await createDraft({ title: 'Later', path: 'later' })
  await openForm(id)
  const schedule = page.getByRole('region', { name: 'Schedule of this page' })
  await schedule.getByText('Plan…').click()
  const plan = async (time: string, said: RegExp) => {
    await schedule.getByLabel('When').fill(time)
    await schedule.getByRole('button', { name: 'Plan it' }).click()
    await page.getByText(said).first().waitFor()
  }
  await plan('2020-01-01T10:00', /^This is past: in Europe\/Paris it is /)
  await plan('2037-03-29T02:30', /^There is no .*: clocks in Europe\/Paris are put forward on that day\./)
  await plan('2037-11-27T08:00', /^Will be published: /)
})

test('a heading that is too long and a link to a block that is not there are warned of, and published all the same', async () => {
  const title = 'A walk that goes on '.repeat(15).trim()
  const blocks = [{ blockType: 'jumpLink', title: 'Down there', targetBlockId: 'nowhere' }]
  // Of this attempt: a second one would find the address taken.
  const path = `goes-on-${Date.now()}`
  await openForm(await createDraft({ title, path, blocks }))
  await Promise.all([autosaved(page), page.locator('#field-title').fill(`${title}!`)])
  const warning = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
  await warning('300 characters: headings of more than 90 are hard to read.')
  await warning('No block of this page has this id: the link leads nowhere.')
  await page.locator('#action-save').click()
  await becomesPublic(`/${path}/`, { status: 200 })
  expect((await readPublic(`/${path}/`)).words).toEqual([`${title}!`, 'Down there'])
})

test('a row of Health leads to the field that has to be mended', async () => {
  const action = { label: 'There', url: '/nowhere-at-all/' }
  const blocks = [
    { blockType: 'quote', text: 'Look.', author: 'Ines' },
    { blockType: 'cta', title: 'Go', action },
  ]
  await openForm(await createDraft({ title: 'Leads nowhere', path: 'leads-nowhere', blocks }))
  await page.locator('#action-save').click()
  await becomesPublic('/leads-nowhere/', { status: 200 })
  await page.goto(`${system.addresses.cms}/admin`)
  await page.locator('.health__group', { hasText: 'Broken links' }).click()
  // As on a busy machine, where a form is drawn late and Payload may miss that a part of it has come into view.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.getByRole('listitem').filter({ hasText: '/nowhere-at-all/' }).getByRole('link').click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-blocks__1__action__url')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
})

test('a click on a block of the page beside its form opens its fields, an unfinished one is outlined, and texts are written there', async () => {
  const blocks = [{ blockType: 'image' }, { blockType: 'quote', text: 'The light does the talking.', author: 'Odile' }]
  await openForm(await createDraft({ title: 'Seen while written', path: 'seen-while-written', blocks }))
  const shown = await openLivePreview(page)
  // Not made smaller: Playwright clicks a scaled frame as if it were not.
  await page.getByRole('radio', { name: /^Phone/ }).check()
  await shown.locator('[data-preview-box]').first().waitFor()
  await page.locator('#field-title').fill('Seen at once')
  await shown.getByRole('heading', { level: 1, name: 'Seen at once' }).waitFor()
  await shown.locator('[data-preview-box]').first().click()
  await page.waitForFunction(() => document.activeElement?.closest('#blocks-row-0'))
  await shown.getByText('The light does the talking.').click()
  const writing = shown.locator('[data-preview-writing]')
  await writing.waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' Twice.')
  const stored = autosaved(page)
  await page.keyboard.press('Enter')
  await stored
  expect(await page.locator('#field-blocks__1__text').inputValue()).toBe('The light does the talking. Twice.')
  await shown.getByText('The light does the talking. Twice.').waitFor()
  await shown.getByRole('heading', { level: 1 }).click()
  await writing.waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.type('All ')
  await page.keyboard.press('Enter')
  await shown.getByRole('heading', { level: 1, name: 'All Seen at once' }).waitFor()
  expect(await page.locator('#field-title').inputValue()).toBe('All Seen at once')
  await closeLivePreview(page)
})

test('blocks are moved, duplicated, removed and added at the page beside its form, and all of it is undone and redone', async () => {
  const blocks = [
    { blockType: 'quote', text: 'Hardly a cloud.', author: 'Odile' },
    { blockType: 'quote', text: 'The light does the talking.', author: 'Odile' },
  ]
  const id = await createDraft({ title: 'Put together', path: 'put-together', blocks })
  await openForm(id)
  const shown = await openLivePreview(page)
  await page.getByRole('radio', { name: /^Phone/ }).check()
  const quotes = () => shown.locator('blockquote, [data-preview-box]').allInnerTexts()
  const firstWords = async () => (await quotes()).map((text) => /\w+|…/.exec(text)?.[0])
  const rows = page.locator('#field-blocks > .blocks-field__rows > *')
  const tool = (name: string) => shown.getByRole('button', { name, exact: true })
  await expect.poll(firstWords).toEqual(['Hardly', 'The'])

  await shown.getByText('Hardly a cloud.').hover()
  await tool('Move block down').click()
  await expect.poll(firstWords).toEqual(['The', 'Hardly'])
  await tool('Duplicate block').click()
  await expect.poll(firstWords).toEqual(['The', 'Hardly', 'Hardly'])
  await shown.getByText('The light does the talking.').hover()
  await tool('Remove block').click()
  await expect.poll(firstWords).toEqual(['Hardly', 'Hardly'])
  await tool('Add a block after this one').click()
  await page.locator('.blocks-drawer__block button[title="Quote"]').click()
  await expect.poll(firstWords).toEqual(['Hardly', '…', 'Hardly'])
  expect(await rows.count()).toBe(3)

  await tool('Remove block').focus()
  for (const words of [
    ['Hardly', 'Hardly'],
    ['The', 'Hardly', 'Hardly'],
    ['The', 'Hardly'],
    ['Hardly', 'The'],
  ]) {
    await page.keyboard.press('Control+z')
    await expect.poll(firstWords).toEqual(words)
  }
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Redo: Content' }).click()
  await page.locator('body').press('Control+y')
  await expect.poll(firstWords).toEqual(['The', 'Hardly', 'Hardly'])
  await expect
    .poll(async () => (await blocksOf(id)).map(({ text }) => text))
    .toEqual(['The light does the talking.', 'Hardly a cloud.', 'Hardly a cloud.'])
  await closeLivePreview(page)
})

test('a view that is opened from another one comes without the configuration of the admin, which the document brings', async () => {
  await page.goto(`${system.addresses.cms}/admin`)
  await page.waitForLoadState('networkidle')
  const document = await page.content()
  const asking = page.waitForRequest((request) => request.url().includes('/admin/collections/pages?_rsc'))
  await page.locator('.card__click[href="/admin/collections/pages"]').click()
  const title = await page.locator('tbody .cell-title a').first().textContent()
  // Asked once more: the browser may have forgotten the text of an answer by the time that a test asks for it.
  const asked = await asking
  const request = JSON.stringify({ headers: asked.headers() })
  const view = await page.evaluate<string>(`fetch('${asked.url()}', ${request}).then((answer) => answer.text())`)
  expect([document.includes('serverURL'), view.includes('serverURL')]).toEqual([true, false])
  expect([view.includes(title ?? 'a title'), view.length < 250_000]).toEqual([true, true])
})

test('a tab that has only what is shown to nobody loads the admin anew, once somebody has signed in in another tab', async () => {
  const desk = await openDesk(browser)
  const own = await signIn(desk, system.addresses.cms)
  await own.goto(`${system.addresses.cms}/admin`)
  await own.locator('.card__click[href="/admin/collections/pages"]').click()
  const row = own.locator('tbody .cell-title a').first()
  await row.waitFor()
  await own.locator('a[href="/admin/logout"]').first().dispatchEvent('click')
  await own.waitForURL(({ pathname }) => pathname === '/admin/login')
  await signIn(desk, system.addresses.cms)
  await own.evaluate('history.go(-2)')
  await own.waitForURL(({ pathname }) => pathname === '/admin/collections/pages')
  await row.waitFor()
  await desk.close()
})

test('every page of the manual is reached from the menu, with its pictures', async () => {
  await page.goto(`${system.addresses.cms}/admin`)
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  const manual = page.getByRole('navigation', { name: 'Help' })
  await manual.getByRole('link', { name: 'Undo a mistake' }).click()
  await page.getByRole('heading', { level: 1, name: 'Undo a mistake' }).waitFor()
  await page.waitForLoadState('networkidle')
  const broken = await page
    .locator('.help__page img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth === 0),
    )
  expect(broken).toEqual([false, false])
})

test('what was planned happened at its time: two pages together, one that was approved, and none that was not', async () => {
  const [first = '', second = ''] = RELEASED
  await expect
    .poll(() => fetchPublic('/lights-on-the-river/').then(({ status }) => status), { timeout: 140_000 })
    .toBe(200)
  await becomesPublic('/lights-in-the-park/', { status: 200 })
  expect(await Promise.all(['/lights-on-the-river/', '/lights-in-the-park/'].map(readPublic))).toEqual([
    { lang: 'en-GB', address: `https://${LANTERN}/lights-on-the-river/`, words: [first] },
    { lang: 'en-GB', address: `https://${LANTERN}/lights-in-the-park/`, words: [second] },
  ])

  await becomesPublic('/a-quiet-hour/', { status: 200 }, STAGE)
  await page.goto(`${system.addresses.cms}/admin/collections/releases`)
  await page.getByRole('row').filter({ hasText: 'Refused: nothing was changed' }).getByText('A hasty hour').click()
  await page.getByText('On this site a second person approves what is published').waitFor()
  expect((await fetchPublic('/a-hasty-hour/', STAGE)).status).toBe(404)
})

const ADMIN_LANGUAGES = ['de', 'fr', 'es', 'ru'] as const

/** Words come from one dictionary for each language, which has all keys (a test of the types): each view in one of them. */
const isReadIn = (language: (typeof ADMIN_LANGUAGES)[number], view: number) =>
  inject('isWhole') || view % ADMIN_LANGUAGES.length === ADMIN_LANGUAGES.indexOf(language)

// spec: D.admin.left-in-english
test.each(ADMIN_LANGUAGES)('nothing that the admin says is left in English in %s', async (language) => {
  const known = await ask<{ docs: PageRow[] }>('GET', 'pages?depth=0&pagination=false&select[title]=true')
  const english = (await loadEnglish(language)).difference(
    new Set([...AUTONYMS, ...known.docs.map(({ title }) => title)]),
  )
  const { id, site } = await findPage(CASTLE)
  const { id: german } = await findPage(`${CASTLE}-de`, 'de')
  const desk = await openDesk(browser, { locale: language })
  const theirs = await signIn(desk, system.addresses.cms)
  const left = async (place: string) => {
    const texts = await readTexts(theirs)
    return texts.filter((text) => english.has(text) || TWELVE_HOURS.test(text)).map((text) => `${place}: ${text}`)
  }
  const { docs: pictures } = await ask<{ docs: { id: number }[] }>('GET', 'media?limit=1&depth=0')
  const views = viewsOf({ page: id, site, german, picture: pictures[0]?.id ?? 0 })
  for (const view of views.filter((_view, place) => isReadIn(language, place))) {
    await theirs.goto(`${system.addresses.cms}/admin${view}`)
    await theirs.waitForLoadState('networkidle')
    await expect.poll(() => left(view)).toEqual([])
  }
  await theirs.goto(`${system.addresses.cms}/admin/account`)
  for (const [button, isThere] of KEY_OF_A_PROGRAM) {
    await theirs.locator(button).filter({ visible: true }).first().click()
    await theirs.locator(isThere).filter({ visible: true }).first().waitFor()
    await expect.poll(() => left(button)).toEqual([])
  }
  await desk.close()
})

/** As neither language writes the time. */
const TWELVE_HOURS = /\d:\d\d \p{L}/u
/** Languages are called by their own names. */
const AUTONYMS = ['English']

/** What is pressed to make a key and to revoke it, and what is there then. */
const KEY_OF_A_PROGRAM = [
  ['#generate-api-key', '#confirm-action'],
  ['#confirm-action', '#toggle-api-key-visibility'],
  ['#revoke-api-key', '#confirm-action'],
  ['#confirm-action', '#generate-api-key'],
] as const
