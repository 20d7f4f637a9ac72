import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { ask, createDraft, openDesk, openPageForm } from './tools/admin/desk.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { namesOfViews, type Shown, viewsOf } from './tools/admin/views.ts'
import { connectToBrowser } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { LANTERN } from './tools/world.ts'

/** What axe says of every view of the admin, in both schemes (decision 058). */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Payload's own faults: by rule, the elements that have them. None of them is ours. */
const PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  'aria-command-name': ['.collapsible__drag'],
  'aria-input-field-name': ['.ContentEditable__root'],
  'aria-hidden-focus': ['.dropdown-indicator', '.clear-indicator'],
  'button-name': [
    '.clickable-arrow',
    '.popup-button',
    '.toolbar-popup__button',
    '.copy-to-clipboard',
    '.btn--icon-only',
  ],
  'color-contrast': ['.tabs-field__tab-button', '.file-field__dragAndDropText', '.upload-relationship-details__meta'],
  label: ['.rs__input', '[id^=react-select]', 'td input[type=checkbox], th input[type=checkbox]'],
  'label-content-name-mismatch': ['.doc-tab', '#empty-trash-button'],
  list: ['.doc-tabs__tabs'],
  'nested-interactive': ['.rs__multi-value'],
  'target-size': [
    '.sort-column__button',
    '.array-actions__button',
    '.rs__multi-value',
    '.rs__multi-value *',
    '.rs__input',
  ],
}

let system: TestSystem
let browser: Browser
let page: Page
let shown: Shown
beforeAll(async () => {
  ;[system, browser] = await Promise.all([startWorld({}, ['content system']), connectToBrowser()])
  // axe is put in from outside, which the admin's own policy rightly forbids.
  page = await signIn(await openDesk(browser, { bypassCSP: true }), system.addresses.cms)
  shown = await findShown()
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})

interface Fault {
  readonly rule: string
  readonly html: string
}

/** Only colours differ between the schemes. */
const COLOUR_RULES = ['color-contrast']

/** What is serious or worse, as axe says, of elements that are not on the list. */
function findFaults(page: Page, runOnly: readonly string[]): Promise<Fault[]> {
  return page.evaluate<
    Fault[]
  >(`axe.run({ runOnly: ${JSON.stringify(runOnly)}, elementRef: true }).then(({ violations }) => {
    const payloads = ${JSON.stringify(PAYLOADS)}
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ id, nodes }) =>
      nodes.filter(({ element }) => !(payloads[id] ?? []).some((own) => element.matches(own))).map(({ html }) => ({ rule: id, html })))
  })`)
}

async function findInBothSchemes(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe })
  const ours: string[] = []
  for (const [theme, rules] of [
    ['light', RULES],
    ['dark', COLOUR_RULES],
  ] as const) {
    // The server chooses it when somebody comes, and it is this attribute.
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    ours.push(...(await findFaults(page, rules)).map(({ rule, html }) => `${theme}: ${rule}: ${html}`))
  }
  return ours
}

async function findShown(): Promise<Shown> {
  const find = async (query: Readonly<Record<string, string>>, of = 'pages') => {
    const path = `${of}?${new URLSearchParams({ depth: '0', limit: '1', ...query })}`
    const { docs } = await ask<{ docs: { id: number; site: number }[] }>(page, 'GET', path)
    return docs[0] ?? { id: 0, site: 0 }
  }
  const english = await find({ 'where[uid][equals]': `${LANTERN}.castle-tickets`, 'where[lang][equals]': 'en' })
  const german = await find({ 'where[uid][equals]': `${LANTERN}.castle-tickets-de`, 'where[lang][equals]': 'de' })
  const picture = await find({}, 'media')
  return { page: english.id, site: english.site, german: german.id, picture: picture.id }
}

test.each(namesOfViews())('what is ours has no serious fault, light or dark, in %s', async (_name, place) => {
  const view = viewsOf(shown)[place] ?? ''
  await page.goto(`${system.addresses.cms}/admin${view}`)
  await page.waitForLoadState('networkidle')
  // What stands beside a form comes after it.
  if (/pages\/\d+$/.test(view)) await page.locator('.translations a').first().waitFor()
  expect(await findInBothSchemes(page)).toEqual([])
  expect(await page.locator('[aria-label*="object Object"]').count()).toBe(0)
  // The path in the header ends with the view.
  expect(await page.locator('.step-nav__last').textContent()).not.toBe('')
})

test('what is ours has no serious fault, light or dark, in the comments on a page', async () => {
  await ask(page, 'POST', `pages/${shown.page}/comments`, {
    place: 'title',
    text: 'Too long, @Wren?',
  })
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${shown.page}?comments=open`)
  const dialog = page.getByRole('dialog', { name: 'Comments' })
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await dialog.getByLabel('Answer').fill('Yes, @')
  await dialog.getByRole('list', { name: 'People to mention' }).waitFor()
  expect(await findInBothSchemes(page)).toEqual([])
})

test('what is ours has no serious fault, light or dark, in the dialog of somebody whose session has ended', async () => {
  const context = await openDesk(browser, { bypassCSP: true })
  const signedOut = await signIn(context, system.addresses.cms)
  await signedOut.goto(`${system.addresses.cms}/admin/collections/pages/${shown.page}`)
  await signedOut.waitForLoadState('networkidle')
  await context.clearCookies()
  await signedOut.locator('#field-title').fill('Without a session')
  await signedOut.getByRole('dialog', { name: 'You are signed out' }).waitFor()
  expect(await findInBothSchemes(signedOut)).toEqual([])
  await context.close()
})

test('what is ours has no serious fault, light or dark, in the question of two who changed one field', async () => {
  const id = await createDraft(page, shown.site, { title: 'Of one field', path: 'of-one-field' })
  const context = await openDesk(browser, { bypassCSP: true })
  const colleague = await signIn(context, system.addresses.cms, 'writer@wayfare.example')
  await openPageForm(colleague, system.addresses.cms, id)
  // The colleague learns nothing of the other edit before their own save is refused.
  await colleague.route('**/others', (route) => route.abort())
  await ask(page, 'PATCH', `pages/${id}?draft=true`, { title: 'By Edith' })
  await colleague.locator('#field-title').fill('By Wren')
  await colleague.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.status() === 409)
  await colleague.unroute('**/others')
  await colleague.getByRole('alert', { name: 'Saved by somebody else' }).getByRole('group', { name: 'Title' }).waitFor()
  expect(await findInBothSchemes(colleague)).toEqual([])
  await context.close()
})
