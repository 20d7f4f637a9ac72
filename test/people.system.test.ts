import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '../apps/cms/src/content-files/import/sample-accounts.ts'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { ask, openDesk } from './tools/admin/desk.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { connectToBrowser } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { STAGE } from './tools/world.ts'

/** How people come into the admin and are let out of it: invitations, passwords, sessions and keys of programs. */

const WRITER = 'writer@wayfare.example'

let system: TestSystem
let browser: Browser
/** An administrator. */
let page: Page
beforeAll(async () => {
  // No site: nothing of this is public.
  ;[system, browser] = await Promise.all([startWorld({}, ['content system']), connectToBrowser()])
  page = await signIn(await openDesk(browser), system.addresses.cms)
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})

const admin = (path: string) => `${system.addresses.cms}/admin${path}`

async function findPerson(email: string): Promise<number> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' })
  const { docs } = await ask<{ docs: { id: number }[] }>(page, 'GET', `users?${query}`)
  const [person] = docs
  if (!person) throw new Error(`nobody has ${email}`)
  return person.id
}

test('whoever is invited chooses a password as soon as there is a form, and sees the one site that they write for', async () => {
  await page.goto(admin('/collections/users'))
  const invitation = page.locator('.people__form')
  await page.getByText('Invite somebody').click()
  await invitation.getByLabel('Mail address').fill('nora@wayfare.example')
  await invitation.getByLabel('May').selectOption({ label: 'write drafts (writer)' })
  await invitation.getByLabel('Every site').uncheck()
  await invitation.getByLabel(STAGE, { exact: true }).check()
  await invitation.getByRole('button', { name: 'Invite' }).click()
  const link = await page.getByLabel('Link to choose a password').inputValue()

  const desk = await openDesk(browser, { locale: 'de' })
  const nora = await desk.newPage()
  await holdLateScripts(nora)
  await nora.goto(link, { waitUntil: 'commit' })
  for (const field of ['password', 'confirm-password']) {
    await nora.locator(`#field-${field}`).focus()
    await nora.keyboard.type('a long walk by the river')
  }
  await nora.waitForLoadState('networkidle')
  expect(await nora.locator('#field-password').inputValue()).toBe('a long walk by the river')
  await nora.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await nora.waitForURL((url) => url.pathname === '/admin')
  await nora.goto(admin('/collections/sites'))
  await nora.locator('tbody tr').first().waitFor()
  expect(await nora.locator('tbody .cell-host').allTextContents()).toEqual([STAGE])
  const query = 'pages?depth=1&pagination=false&select[site]=true'
  const { docs } = await ask<{ docs: { site: { host: string } }[] }>(nora, 'GET', query)
  expect([...new Set(docs.map(({ site }) => site.host))]).toEqual([STAGE])
  await desk.close()
})

/** What a page asks for once it runs, such as German names of months, comes late. */
async function holdLateScripts(shown: Page): Promise<void> {
  let isRunning = false
  shown.on('request', (request) => {
    isRunning ||= request.url().endsWith('/api/users/me')
  })
  await shown.route('**/_next/static/chunks/*', async (route) => {
    if (isRunning) await sleep(1000)
    await route.continue()
  })
}

test('a key of a program is seen once, by its owner alone', async () => {
  const wren = await signIn(await openDesk(browser), system.addresses.cms, WRITER)
  await wren.goto(admin('/account'))
  await wren.locator('#generate-api-key').click()
  await wren.locator('#generate-api-key-confirm, dialog #confirm-action').first().click()
  await wren.getByText('It will not be displayed again.').waitFor()
  const key = await wren.locator('#apiKey').inputValue()
  expect(await whoIs(key)).toBe(WRITER)

  const id = await findPerson(WRITER)
  for (const [person, path] of [
    [wren, '/account'],
    [page, `/collections/users/${id}`],
  ] as const) {
    await person.goto(admin(path))
    await person.locator('#field-name').waitFor()
    expect(await person.content()).not.toContain(key)
    expect(JSON.stringify(await ask(person, 'GET', `users/${id}`))).not.toContain(key)
  }
  expect(await page.locator('#generate-api-key, #regenerate-api-key').count()).toBe(0)
  await wren.context().close()
})

async function whoIs(key: string): Promise<string | undefined> {
  const headers = { authorization: `users API-Key ${key}` }
  const answer = await fetch(`${system.addresses.cms}/api/users/me`, { headers })
  const { user } = (await answer.json()) as { user: { email: string } | null }
  return user?.email
}

test('ten wrong passwords close an account at that place, with a sentence, and no other account', async () => {
  const desk = await openDesk(browser)
  const stranger = await desk.newPage()
  await stranger.goto(admin('/login'))
  const tryToSignIn = async (password: string) => {
    await stranger.locator('#field-email').fill('translator@wayfare.example')
    await stranger.locator('#field-password').fill(password)
    const answer = stranger.waitForResponse((response) => response.url().endsWith('/api/users/login'))
    await stranger.locator('form button[type=submit]').click()
    return (await answer).status()
  }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 10; attempt += 1) statuses.push(await tryToSignIn(`guess ${attempt}`))
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(await tryToSignIn(SAMPLE_PASSWORD)).toBe(429)
  await stranger.getByText('Too many attempts. Try again in 10 minutes.').waitFor()
  await desk.close()
  const wren = await signIn(await openDesk(browser), system.addresses.cms, WRITER)
  await wren.context().close()
})

test('a session is ended by its owner, and the rest of them by an administrator', async () => {
  const here = await signIn(await openDesk(browser), system.addresses.cms, WRITER)
  const lost = await signIn(await openDesk(browser), system.addresses.cms, WRITER)
  await here.goto(admin('/account'))
  const ways = here.getByRole('region', { name: 'Ways in' })
  await ways.getByText('(here)').waitFor()
  await ways.getByRole('button', { name: 'End all others' }).click()
  await ways.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' })
  await lost.goto(admin('/collections/pages'))
  await lost.waitForURL((url) => url.pathname === '/admin/login')

  await page.goto(admin(`/collections/users/${await findPerson(WRITER)}`))
  const theirs = page.getByRole('region', { name: 'Ways in' })
  await theirs.getByRole('button', { name: 'End all', exact: true }).click()
  await theirs.getByText('Nowhere at the moment.').waitFor()
  await here.goto(admin('/collections/pages'))
  await here.waitForURL((url) => url.pathname === '/admin/login')
  for (const person of [here, lost]) await person.context().close()
})
