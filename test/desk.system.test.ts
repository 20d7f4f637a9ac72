import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSystem, type TestSystem } from '../scripts/system/test-system.ts'
import { holdStill } from './tools/admin/hold-still.ts'
import { closeLivePreview, openLivePreview } from './tools/admin/live-preview.ts'
import { signIn } from './tools/admin/sign-in.ts'
import { type Answer, connectToBrowser, fetchFrom, openContext, WAYFARE } from './tools/browser.ts'

/** What editors do all day beside writing, in the real admin of a system of its own: undo, review, translate, work together. */

let system: TestSystem
let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  ;[system, browser] = await Promise.all([startTestSystem(), connectToBrowser()])
  context = await openContext(browser, { viewport: { width: 1512, height: 900 } })
  await holdStill(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: system.addresses.cms })
  page = await signIn(context, system.addresses.cms)
})
afterAll(async () => {
  await browser.close()
  await system.stop()
})

interface PageRow {
  readonly id: number
  readonly site: number
  readonly title: string
  readonly standfirst: string
}

/** What the REST interface answers to whoever is signed in. */
function ask<T>(method: string, path: string, body?: object, asked = page): Promise<T> {
  const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return asked.evaluate<T>(`fetch('/api/${path}', ${JSON.stringify(request)}).then((answer) => answer.json())`)
}

async function findPage(uid: string, lang = 'en'): Promise<PageRow> {
  const query = new URLSearchParams({ 'where[uid][equals]': uid, 'where[lang][equals]': lang, depth: '0' })
  const { docs } = await ask<{ docs: PageRow[] }>('GET', `pages?${query}`)
  const [row] = docs
  if (!row) throw new Error(`no page ${uid} in ${lang}`)
  return row
}

/** A draft of the sample's marketplace, made as a program does. */
async function createDraft(data: object): Promise<number> {
  const { site } = await findPage(LOUVRE)
  const { doc } = await ask<{ doc: { id: number } }>('POST', 'pages?draft=true', { site, lang: 'en', ...data })
  return doc.id
}

const LOUVRE = `${WAYFARE}.louvre-museum-tickets`
const formOf = (id: number) => `${system.addresses.cms}/admin/collections/pages/${id}`

async function openForm(id: number, shown = page): Promise<void> {
  await shown.goto(formOf(id))
  await shown.waitForLoadState('networkidle')
}

const fetchPublic = (path: string): Promise<Answer> =>
  fetchFrom(`${WAYFARE}.localhost`, system.addresses.sitePort, path)

/** What visitors get at an address, as soon as it is what is expected. */
async function becomesPublic(path: string, expected: Partial<Answer>): Promise<void> {
  const look = async () => {
    const answer = await fetchPublic(path)
    return Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key as keyof Answer]]))
  }
  await expect.poll(look, { timeout: 60_000, interval: 50 }).toEqual(expected)
}

const autosave = (shown = page) =>
  shown.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())

async function confirm(): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('a page goes to the trash with a word for its visitors, and comes back from the list in three clicks', async () => {
  const { id } = await findPage(LOUVRE)
  await openForm(id)
  await page.locator('.doc-controls__popup button').first().click()
  const menu = page.locator('.popup__content').last()
  expect(await menu.getByText('Delete', { exact: true }).isVisible()).toBe(false)
  await menu.getByText('Move to the trash…').click()
  const used = page.getByRole('region', { name: 'Where used' })
  await used.getByRole('listitem').filter({ hasText: 'Three days in Paris' }).waitFor()
  expect(await used.getByText(/^\d+ of the above lead to nothing then\./).isVisible()).toBe(true)
  await used.getByLabel('are told that it is gone for good').check()
  await used.getByRole('button', { name: 'Move to the trash', exact: true }).click()
  await page.waitForURL((url) => url.pathname.endsWith('/pages/trash'))
  await becomesPublic('/louvre-museum-tickets/', { status: 410 })

  const row = page.locator('table tbody tr').filter({ hasText: 'louvre-museum-tickets' })
  await row.getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Restore as published version').click()
  await confirm()
  await becomesPublic('/louvre-museum-tickets/', { status: 200 })
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
  const { site } = await findPage(LOUVRE)
  await ask('PATCH', `sites/${site}?locale=en`, { needsApproval: true })
  const id = await createDraft({ title: 'Two pairs of eyes', path: 'two-pairs-of-eyes' })
  const second = await openContext(browser, { viewport: { width: 1512, height: 900 } })
  const reviewer = await signIn(second, system.addresses.cms, 'writer@wayfare.example')
  const mine = page.getByRole('region', { name: 'Review of this page' })
  const theirs = reviewer.getByRole('region', { name: 'Review of this page' })

  await openForm(id)
  await page.locator('#action-save').click()
  await page.getByText('On this site a second person approves what is published').first().waitFor()
  await mine.getByRole('button', { name: 'Ask for a review' }).click()
  await mine.getByText('Review: waits for a second person').waitFor()

  await reviewer.goto(`${system.addresses.cms}/admin/collections/reviews`)
  await reviewer.getByRole('link', { name: 'Two pairs of eyes · English' }).click()
  await reviewer.getByRole('link', { name: 'Open the page' }).click()
  await theirs.getByRole('button', { name: 'Reject' }).click()
  await reviewer.getByText('Say why, in a sentence.').waitFor()
  await theirs.getByLabel('Comment').fill('It says nothing yet.')
  await theirs.getByRole('button', { name: 'Reject' }).click()
  await theirs.getByText('Review: rejected').waitFor()

  await openForm(id)
  await mine.getByText('It says nothing yet.').waitFor()
  await page.locator('#field-standfirst').fill('Now it says something.')
  await autosave()
  await mine.getByRole('button', { name: 'Ask for a review' }).click()
  await mine.getByText('Review: waits for a second person').waitFor()

  await openForm(id, reviewer)
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await theirs.getByText('Review: approved').waitFor()
  await reviewer.locator('#action-save').click()
  await becomesPublic('/two-pairs-of-eyes/', { status: 200 })
  await second.close()
  await ask('PATCH', `sites/${site}?locale=en`, { needsApproval: false })
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
  const saved = autosave()
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
  const saved = autosave()
  await dialog.getByRole('button', { name: 'Before you go' }).click()
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
  await page.getByRole('listitem').filter({ hasText: '/nowhere-at-all/' }).getByRole('link').click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-blocks__1__action__url')
})

test('a click on a block of the page beside its form opens its fields, and an unfinished one is outlined', async () => {
  const blocks = [{ blockType: 'image' }, { blockType: 'quote', text: 'The light does the talking.', author: 'Odile' }]
  await openForm(await createDraft({ title: 'Seen while written', path: 'seen-while-written', blocks }))
  const shown = await openLivePreview(page)
  await shown.locator('[data-preview-box]').first().waitFor()
  await page.locator('#field-title').fill('Seen at once')
  await shown.getByRole('heading', { level: 1, name: 'Seen at once' }).waitFor()
  await shown.getByText('The light does the talking.').click()
  await page.waitForFunction(() => document.activeElement?.id.startsWith('field-blocks__1__'))
  await closeLivePreview(page)
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
