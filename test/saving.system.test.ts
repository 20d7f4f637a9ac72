import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../apps/cms/src/content-files/import/sample-accounts.ts'
import { createRandom } from '../scripts/bench/shuffle.ts'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { ask, createDraft, openDesk, openPageForm } from './tools/admin/desk.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { connectToBrowser } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { LANTERN } from './tools/world.ts'

/** What a form says of saving, and what is stored, while sessions end, networks fail and the content system is killed. */

let system: TestSystem
let browser: Browser
let context: BrowserContext
let page: Page
/** Signed in throughout, to read what is stored. */
let witness: Page
beforeAll(async () => {
  ;[system, browser] = await Promise.all([startWorld({}, ['content system']), connectToBrowser()])
  context = await openDesk(browser)
  page = await signIn(context, system.addresses.cms)
  witness = await signIn(await openDesk(browser), system.addresses.cms)
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})

const bar = () => page.locator('.connection-bar')
const sign = () => page.locator('.saving-sign')

async function becomes(kind: string, shown = sign()): Promise<void> {
  await expect.poll(() => shown.getAttribute('data-sign'), { timeout: 90_000, interval: 50 }).toBe(kind)
}

async function findSite(): Promise<number> {
  const find = `sites?depth=0&where[host][equals]=${LANTERN}`
  const { docs } = await ask<{ docs: { id: number }[] }>(witness, 'GET', find)
  return docs[0]?.id ?? 0
}

let made = 0
/** A new draft, opened. @returns its number */
async function openDraft(at = page): Promise<number> {
  made += 1
  const id = await createDraft(witness, await findSite(), { title: 'First words', path: `first-${made}` })
  await openPageForm(at, system.addresses.cms, id)
  return id
}

interface Stored {
  readonly title: string
  readonly editedBy: string
}

const stored = (id: number) => ask<Stored>(witness, 'GET', `pages/${id}?draft=true&depth=0`)
const storedTitle = async (id: number) => (await stored(id)).title

/** What the page asks the content system for by itself. */
async function requestsWithin(milliseconds: number): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => asked.push(`${request.method()} ${request.url()}`)
  page.on('request', note)
  await sleep(milliseconds)
  page.off('request', note)
  return asked
}

const write = (words: string, at = page) => at.locator('#field-title').fill(words)

/** The dialog that asks to sign in again. */
const askedAgain = (at = page) => at.getByRole('dialog', { name: 'You are signed out' })

async function signInAgain(at = page, password = SAMPLE_PASSWORD): Promise<void> {
  await askedAgain(at).getByLabel('Password').fill(password)
  await askedAgain(at).getByRole('button', { name: 'Sign in' }).click()
}

/** The form field that has the focus. */
const focused = () => page.evaluate<string>(`document.activeElement?.name ?? ''`)

// spec: D.admin.43
test('a session ends while somebody writes: the words stay, and are stored after signing in over the form', async () => {
  const id = await openDraft()
  await write('Before')
  await becomes('saved')
  expect(await storedTitle(id)).toBe('Before')

  await context.clearCookies()
  await write('Written without a session')
  const dialog = askedAgain()
  await dialog.waitFor()
  await becomes('signedOut')
  expect(await storedTitle(id)).toBe('Before')
  // What was under way ends, and nothing is repeated in vain.
  await requestsWithin(10_000)
  expect(await requestsWithin(10_000)).toEqual([])
  await signInAgain(page, 'wrong')
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await expect.poll(focused).toBe('password')
  await signInAgain()
  await becomes('saved')
  expect([await dialog.count(), await focused()]).toEqual([0, 'title'])
  expect(await page.locator('#field-title').inputValue()).toBe('Written without a session')
  expect(await storedTitle(id)).toBe('Written without a session')
})

// spec: D.admin.43
test('another person signs in in the same browser: nobody’s words are stored in the name of another', async () => {
  const id = await openDraft()
  await write('Before')
  await becomes('saved')
  await context.clearCookies()
  await write('Of Edith')
  await askedAgain().waitFor()
  const other = await signIn(context, system.addresses.cms, 'writer@wayfare.example')
  const idOfOther = await openDraft(other)
  await page.bringToFront()
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`)
  await askedAgain().getByText('writer@wayfare.example is signed in in this browser now.').waitFor()
  expect(await storedTitle(id)).toBe('Before')
  await signInAgain()
  await becomes('saved')
  expect(await stored(id)).toMatchObject({ title: 'Of Edith', editedBy: SAMPLE_LOGIN.email })

  await other.bringToFront()
  await write('Of Wren', other)
  await askedAgain(other).getByText(`${SAMPLE_LOGIN.email} is signed in in this browser now.`).waitFor()
  expect([await storedTitle(idOfOther), await other.locator('#field-title').inputValue()]).toEqual([
    'First words',
    'Of Wren',
  ])
  await other.close()
})

// spec: D.admin.42
test('the content system is killed while somebody writes: the form says so, and stores what it holds when it is back', async () => {
  const id = await openDraft()
  await write('Before')
  await becomes('saved')
  await system.stopPart('content system')
  await write('Written meanwhile')
  await becomes('unanswered')
  await write('Written meanwhile, and more')
  await bar().filter({ hasText: 'The content system does not answer.' }).waitFor()
  await system.startPart('content system')
  await becomes('saved')
  await expect.poll(() => bar().getAttribute('data-shown')).toBe('false')
  expect(await storedTitle(id)).toBe('Written meanwhile, and more')
})

// spec: D.admin.22
test('nothing is called live while the site or the content system does not answer', async () => {
  const query = new URLSearchParams({ 'where[uid][equals]': `${LANTERN}.castle-tickets`, 'where[lang][equals]': 'en' })
  const { docs } = await ask<{ docs: { id: number }[] }>(witness, 'GET', `pages?depth=0&${query}`)
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${docs[0]?.id}`)
  const state = page.locator('.publication-state__heading')
  await state.filter({ hasText: 'Published; the site does not answer, so nobody has seen it there' }).waitFor()
  await bar().filter({ hasText: 'The site does not answer.' }).waitFor()
  await system.stopPart('content system')
  await state.filter({ hasText: 'Not known now' }).waitFor()
  await bar().filter({ hasText: 'The content system does not answer.' }).waitFor()
  await system.startPart('content system')
  await state.filter({ hasText: 'Published; the site does not answer, so nobody has seen it there' }).waitFor()
})

test('offline, the form says so; back online, it stores what it holds', async () => {
  const id = await openDraft()
  await context.setOffline(true)
  await write('Written in a tunnel')
  await becomes('offline')
  await context.setOffline(false)
  await becomes('saved')
  expect(await storedTitle(id)).toBe('Written in a tunnel')
})

/** Edits of one page, and after how many of them the content system is killed. */
const EDITS = inject('isWhole') ? 200 : 20
const EDITS_BETWEEN_KILLS = inject('isWhole') ? 15 : 6
const MOST_QUOTES = 5
const LONG = { timeout: EDITS * 9_000 }

const PARTS = ['text', 'author', 'source'] as const
type Quote = Record<(typeof PARTS)[number], string>

interface Words {
  readonly title: string
  readonly blocks: readonly Quote[]
}

/** The sign and the words of one moment. */
const look = () =>
  page.evaluate<Words & { readonly sign: string }>(`({
    sign: document.querySelector('.saving-sign').dataset.sign,
    title: document.querySelector('#field-title').value,
    blocks: [...document.querySelectorAll('[id^=blocks-row-]')].map((_, row) => Object.fromEntries(
      ${JSON.stringify(PARTS)}.map((part) => [part, document.querySelector('#field-blocks__' + row + '__' + part)?.value]),
    )),
  })`)

async function readStored(id: number): Promise<Words> {
  const { blocks, title } = await ask<Words>(witness, 'GET', `pages/${id}?draft=true&depth=0`)
  return {
    title,
    blocks: blocks.map(({ author, source, text }) => ({ text, author: author ?? '', source: source ?? '' })),
  }
}

/** Changes something: words of a field, one block more, or one less. */
async function editAtRandom(edit: number, random: () => number): Promise<void> {
  const rows = page.locator('[id^=blocks-row-]')
  const quotes = await rows.count()
  const chance = random()
  if (chance < 0.1 && quotes < MOST_QUOTES) return addQuote(quotes)
  if (chance < 0.2 && quotes > 1) return removeRow(quotes - 1)
  const row = Math.floor(random() * (quotes + 1)) - 1
  const part = PARTS[Math.floor(random() * PARTS.length)]
  await page.locator(row < 0 ? '#field-title' : `#field-blocks__${row}__${part}`).fill(`Edit ${edit}`)
}

async function addQuote(place: number): Promise<void> {
  await page.locator('.blocks-field__drawer-toggler').click()
  await page.locator('.blocks-drawer__block button[title="Quote"]').click()
  const text = page.locator(`#field-blocks__${place}__text`)
  await text.scrollIntoViewIfNeeded()
  await text.fill('A new one')
}

async function removeRow(place: number): Promise<void> {
  await page.locator(`#blocks-row-${place} .array-actions__button`).click()
  await page.locator('.popup__content .array-actions__remove').last().click()
  await page.locator(`#blocks-row-${place}`).waitFor({ state: 'detached' })
}

// spec: D.admin.42
test('of random edits with kills in between, all that is called saved is stored', LONG, async () => {
  const random = createRandom(EDITS)
  const quote = { blockType: 'quote', text: 'Old', author: 'Old', source: 'Old' }
  const id = await createDraft(witness, await findSite(), { title: 'Old', path: 'at-random', blocks: [quote, quote] })
  await openPageForm(page, system.addresses.cms, id)
  let calledSaved = 0
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const isKilled = edit % EDITS_BETWEEN_KILLS === 0
    await editAtRandom(edit, random)
    // Sometimes before the save is sent, sometimes while it is, sometimes after it.
    await sleep(random() * 1600)
    if (isKilled) await system.stopPart('content system')
    const { sign: kind, ...words } = await look()
    if (isKilled) await system.startPart('content system')
    if (kind !== 'saved') continue
    calledSaved += 1
    expect(await readStored(id)).toEqual(words)
  }
  await becomes('saved')
  const { sign: _, ...words } = await look()
  expect(await readStored(id)).toEqual(words)
  expect(calledSaved).toBeGreaterThan(0)
})

// spec: D.admin.43
test('the time of a session runs out over a form that nobody has saved: its words stay', async () => {
  await page.clock.install()
  await page.goto(`${system.addresses.cms}/admin/collections/sites/${await findSite()}`)
  const field = page.locator('#field-tagline')
  await page.waitForLoadState('networkidle')
  await field.fill('Not saved by anybody')
  await becomes('notYet')
  await page.clock.fastForward('03:00:00')
  await signInAgain()
  await becomes('notYet')
  expect([await field.inputValue(), await askedAgain().count()]).toEqual(['Not saved by anybody', 0])
  await page.locator('#action-save').click()
  await becomes('saved')
})

// spec: D.admin.43
test('the time of a session runs out over a form in a drawer: the drawer and its words stay', async () => {
  const desk = await openDesk(browser)
  const own = await signIn(desk, system.addresses.cms)
  await desk.clock.install()
  await openDraft(own)
  await own.locator('#field-site .relationship--single-value__drawer-toggler').click()
  const drawer = own.locator('.drawer--is-open')
  const field = drawer.locator('#field-tagline')
  await field.fill('In a drawer')
  await becomes('notYet', drawer.locator('.saving-sign'))
  // In two steps: timers that a jump passes over would not run in their order.
  await desk.clock.fastForward('01:55:00')
  await desk.clock.runFor('06:00')
  await signInAgain(own)
  await becomes('notYet', drawer.locator('.saving-sign'))
  expect([await field.inputValue(), await askedAgain(own).count()]).toEqual(['In a drawer', 0])
  await desk.close()
})
