import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import { SHORTCODE_NAMES, type ShortcodeName } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { addBlock } from './tools/admin/add-block.ts'
import { AnsweredForm } from './tools/admin/answered-form.ts'
import { autosaved, saveNewPage } from './tools/admin/desk.ts'
import { holdStill } from './tools/admin/hold-still.ts'
import { insertShortcode } from './tools/admin/insert-shortcode.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { startClean } from './tools/admin/start-clean.ts'
import { connectToBrowser, fetchFrom, openContext } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { DARK_BRAND, LANTERN } from './tools/world.ts'

/** An editor at work, in the real admin of a system of its own. */

let system: TestSystem
let browser: Browser
let page: Page
/** What the browser would not do because of the admin's Content-Security-Policy. */
const refused: string[] = []
beforeAll(async () => {
  ;[system, browser] = await Promise.all([startWorld(), connectToBrowser()])
  const context = await openContext(browser, { viewport: { width: 1280, height: 720 } })
  await holdStill(context)
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  page = await signIn(context, system.addresses.cms)
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})
startClean(() => page)

interface PageRow {
  readonly id: string | number
  readonly title: string
  readonly site: number
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
  return (await fetchFrom(`${LANTERN}.localhost`, system.addresses.sitePort, path)).text
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

/** The page whose form is open, as it is saved. */
async function draftText(): Promise<string> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return page.evaluate<string>(`fetch('/api/pages/${id}?draft=true&depth=0').then((answer) => answer.text())`)
}

async function becomesTrue(isVisible: () => Promise<boolean>): Promise<void> {
  await expect.poll(isVisible, { timeout: 120_000, interval: 50 }).toBe(true)
}

test('a title that is published shows on the page by itself, and nowhere before', async () => {
  const path = '/castle-tickets/'
  const row = await findPage(`${LANTERN}.castle-tickets`, 'en')
  await publicText(path)
  const title = `Inside the Castle ${Date.now()}`
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${row.id}`)
  const field = page.locator('#field-title')
  await page.waitForLoadState('networkidle')
  await field.fill(title)
  await autosaved(page)
  expect(await publicText(path)).not.toContain(title)
  await publish()
  await becomesTrue(async () => (await publicText(path)).includes(title))
  // The title is a breadcrumb and a link elsewhere; other pages that only share the site keep their copies.
  expect(await publicText('/de/castle-tickets-de/')).not.toContain(title)
})

// spec: D.admin.31
test('a new brand out of a site: its home page comes as a draft, and its host answers once that is published', async () => {
  const { site } = await findPage(LANTERN, 'en')
  const host = 'www.evenings-out.example'
  await page.goto(`${system.addresses.cms}/admin/collections/sites/${site}`)
  await page.getByRole('link', { name: 'New brand' }).click()
  await page.getByLabel('Name of the new site').fill('Evenings Out')
  await page.getByLabel('Host, such as').fill(host)
  await page.getByLabel('Brand', { exact: true }).selectOption(DARK_BRAND)
  await page.getByRole('button', { name: 'None of these' }).click()
  await page.getByRole('listitem').filter({ hasText: 'home page' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Make the site, drafts: \d+$/ }).click()
  await page.waitForURL((url) => /\/sites\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${site}`))
  await page
    .getByRole('region', { name: 'Until visitors find this site' })
    .getByText('Visitors find its home page')
    .waitFor()
  const statusOf = async () => (await fetchFrom(`${host}.localhost`, system.addresses.sitePort, '/')).status
  expect(await statusOf()).toBe(404)
  const { id } = await findPage(host, 'en')
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${id}`)
  await page.waitForLoadState('networkidle')
  await publish()
  await expect.poll(statusOf, { timeout: 120_000, interval: 100 }).toBe(200)
})

/** Makes a draft as a program does. */
async function createDraft(data: object): Promise<number> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
  return page.evaluate<number>(
    `fetch('/api/pages?draft=true', ${JSON.stringify(request)}).then((answer) => answer.json()).then(({ doc }) => doc.id)`,
  )
}

// spec: D.admin.21
test('what publishing would refuse is named at the button, each fault with its place, and nobody sees the page', async () => {
  const { site } = await findPage(`${LANTERN}.castle-tickets`, 'en')
  const nowhere = await createDraft({ site, lang: 'en', title: 'No address yet' })
  const action = { label: 'There', page: nowhere }
  const path = `incomplete-${Date.now()}`
  const blocks = [{ blockType: 'cta', title: 'Go', action }]
  const id = await createDraft({ site, lang: 'en', title: 'Not complete', path, blocks })
  await page.goto(`${system.addresses.cms}/admin/collections/pages/${id}`)
  await page.waitForLoadState('networkidle')
  await page.locator('#action-save').click()
  const missing = page.getByRole('region', { name: 'What is missing' })
  await missing.waitFor()
  expect(await missing.getByRole('listitem').allTextContents()).toEqual([
    'Block 1 (Call to action) › Button › Page: Leads to a page that is gone or has no address yet.',
  ])
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'invalid' })
  expect(await toast.first().textContent()).toContain('Block 1 (Call to action) › Button › Page')
  expect((await publicText(`/${path}/`)).includes('Not complete')).toBe(false)
})

/** One of each, with what visitors must see of it; the price is what the form said. */
const SHORTCODES: Readonly<Record<ShortcodeName, { values: Readonly<Record<string, string>>; shown: string }>> = {
  icon: { values: { type: 'Bus' }, shown: 'svg:has(use[href="#i-bus"])' },
  date: { values: { format: 'd MMMM yyyy' }, shown: `time:text-is("${today()}")` },
  price: { values: { entityId: '7148', entity: 'Tgid', currency: 'GBP' }, shown: '' },
  experience: {
    values: { tgid: '7148', title: 'Book the towers' },
    shown: 'a[href*="//book.lantern.example"][href*="/book/7148/select/"]:text-is("Book the towers")',
  },
  jumplink: {
    values: { targetBlockId: 'a-block', title: 'Down there' },
    shown: 'a[href="#a-block"]:text-is("Down there")',
  },
  link: {
    values: { url: '/about/', text: 'About us', newTab: 'true' },
    shown: 'a[href="/about/"][target=_blank]:text-is("About us")',
  },
  image: {
    values: { url: '/media/lighthouse.jpg', alt: 'A train' },
    shown: 'img[src*="/media/lighthouse.jpg"][alt="A train"]',
  },
  spotify: {
    values: { contentId: '4uLU6hMCjMI75M1A2tKUQC', contentType: 'track' },
    shown: 'a[href="https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC"]',
  },
  iframe: {
    values: { src: 'https://www.google.com/maps/embed?pb=lantern', name: 'The way there' },
    shown: 'a[href^="https://www.google.com/maps"]:has-text("The way there")',
  },
  callout: {
    values: { text: 'Doors close at six.', title: 'Mind the hour', tone: 'tip' },
    shown: ':text-is("Doors close at six.")',
  },
  notes: { values: { text: 'Bring a passport.' }, shown: ':text-is("Bring a passport.")' },
  cta: {
    values: { link: '/tickets/', title: 'See all tickets' },
    shown: 'a[href="/tickets/"]:text-is("See all tickets")',
  },
}

/** Where the sample's sites are. */
function today(): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date())
}

/** One of each, at the end of a text; what must be seen of them is added to the signs. */
async function insertShortcodes(text: Locator, signs: Map<string, string>): Promise<void> {
  for (const name of SHORTCODE_NAMES) {
    const { values, shown } = SHORTCODES[name]
    const said = await insertShortcode(text, name, values)
    signs.set(`[${name}]`, name === 'price' ? `:text-is("${said}")` : shown)
  }
}

/** What of it all a page does not show, by name. */
async function missingOn(shown: Page, signs: ReadonlyMap<string, string>): Promise<string[]> {
  const seen = await Promise.all(
    [...signs].map(async ([name, selector]) => {
      const isVisible = await shown.locator('main').locator(selector).filter({ visible: true }).first().isVisible()
      return isVisible ? [] : [`${name}: ${selector}`]
    }),
  )
  return seen.flat()
}

/** Asks again for what a busy machine answered too late. */
async function showsAll(shown: Page, signs: ReadonlyMap<string, string>): Promise<void> {
  const look = async () => {
    const missing = await missingOn(shown, signs)
    if (missing.length > 0) await shown.reload()
    return missing.length === 0 ? [] : [...missing, await shown.locator('main').textContent()]
  }
  await expect.poll(look, { timeout: 60_000 }).toEqual([])
}

// spec: D.admin.15
test('a shortcode with a fault is told below its field while it is typed, and words are never lost', async () => {
  await saveNewPage(page, system.addresses.cms, { title: 'Inside', site: LANTERN, path: 'inside' })
  const title = page.locator('.field-type:has(> .field-type__wrap > #field-title)')
  const input = page.locator('#field-title')
  const faults = title.locator('.shortcode-tools__faults > li')
  await input.fill('From [prise entity="Tgid"')
  await faults.filter({ hasText: 'did you mean price?' }).waitFor()
  expect(await faults.allTextContents()).toEqual([
    '[prise entity="Tgid" There is no shortcode prise: did you mean price? It stands on the page as text.',
  ])
  await input.fill('[icon /] '.repeat(500))
  await faults.filter({ hasText: '495 more like these.' }).waitFor()
  await input.fill('Inside the Castle')
  await faults.first().waitFor({ state: 'detached' })

  const open = title.getByRole('button', { name: 'Insert a shortcode into Title' })
  const dialog = page.getByRole('dialog', { name: 'Insert a shortcode' })
  await open.focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Icon' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await input.inputValue()).toBe('Inside the Castle')

  await input.evaluate((element) => element instanceof HTMLInputElement && element.setSelectionRange(7, 17))
  await insertShortcode(title, 'icon', { type: 'Ticket' })
  expect(await input.inputValue()).toBe('Inside the Castle[icon type="Ticket" /]')
  await input.evaluate((element) => element instanceof HTMLInputElement && element.setSelectionRange(7, 17))
  await insertShortcode(title, 'link', { url: '/castle-tickets/' })
  const link = '[link url="/castle-tickets/" text="the Castle" /]'
  expect(await input.inputValue()).toBe(`Inside ${link}[icon type="Ticket" /]`)
  await page.waitForFunction((cursor) => {
    const focused = document.activeElement
    return focused instanceof HTMLInputElement && focused.id === 'field-title' && focused.selectionEnd === cursor
  }, `Inside ${link}`.length)
})

/** The text first: shortcodes go into it while the form is small, for the admin sends and draws all of it at every step. */
const BLOCKS_AS_ADDED: readonly BlockType[] = ['richText', ...BLOCK_TYPES.filter((type) => type !== 'richText')]

/**
 * All blocks on one page where everything is walked; else on several, for the admin sends and draws the whole form at every step, and
 * one of thirty blocks takes ten times as long as three of ten.
 */
const BLOCKS_OF_A_PAGE = inject('isWhole') ? BLOCKS_AS_ADDED.length : 8
const PAGES = Array.from({ length: Math.ceil(BLOCKS_AS_ADDED.length / BLOCKS_OF_A_PAGE) }, (_, index) => ({
  path: `everything-${index + 1}`,
  blocks: BLOCKS_AS_ADDED.slice(index * BLOCKS_OF_A_PAGE, (index + 1) * BLOCKS_OF_A_PAGE),
}))

test.each(PAGES)(
  // spec: D.admin.16, D.admin.20
  'an editor builds $path, one of the pages that have every block and every shortcode, previews it and publishes it',
  async ({ path, blocks }) => {
    await saveNewPage(page, system.addresses.cms, { title: 'Everything at once', site: LANTERN, path })
    const form = new AnsweredForm(page)
    const signs = new Map<string, string>()
    let sign = ''
    for (const [place, type] of blocks.entries()) {
      sign = await addBlock(form, type, place, `Sign of ${type}`)
      signs.set(type, `:is(:text("${sign}"), a[href*="/${sign}"])`)
      if (type === 'richText') {
        await insertShortcodes(page.locator(`#blocks-row-${place}`), signs)
        expect(signs.get('[price]')).toMatch(/^:text-is\("£\d+\.\d\d"\)$/)
      }
    }
    expect(await page.locator('.shortcode-tools__faults > li').allTextContents()).toEqual([])
    await becomesTrue(async () => (await draftText()).includes(sign))

    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = await opened
    await preview.waitForURL((url) => url.pathname === `/${path}/`)
    await showsAll(preview, signs)
    expect((await fetchFrom(`${LANTERN}.localhost`, system.addresses.sitePort, `/${path}/`)).status).toBe(404)
    await preview.context().clearCookies({ domain: `${LANTERN}.localhost` })

    await publish()
    await becomesTrue(async () => (await publicText(`/${path}/`)).includes(sign))
    await preview.goto(`http://${LANTERN}.localhost:${system.addresses.sitePort}/${path}/`)
    await showsAll(preview, signs)
    await preview.close()
  },
  900_000,
)

// spec: D.admin.14
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
