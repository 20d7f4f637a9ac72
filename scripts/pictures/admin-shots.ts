import type { Page } from 'playwright-core'
import { SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/import/sample-accounts.ts'
import { openLivePreview } from '../../test/tools/admin/live-preview.ts'

/** A picture of the editors' manual. */
export interface AdminShot {
  /** The file name. */
  readonly name: string
  /**
   * Brings a signed-in browser to the state of the picture.
   *
   * @param admin the address of the admin
   */
  readonly reach: (page: Page, admin: string) => Promise<void>
}

async function openNewPage(page: Page, admin: string): Promise<void> {
  await page.goto(`${admin}/collections/pages/create`, { waitUntil: 'networkidle' })
  await page.locator('#field-title').fill('A new page')
  await page.locator('#action-save-draft').click()
  await page.locator('.blocks-field__drawer-toggler').waitFor()
  await page.waitForLoadState('networkidle')
}

async function openBlockDrawer(page: Page, admin: string): Promise<void> {
  await openNewPage(page, admin)
  await page.locator('.blocks-field__drawer-toggler').click()
  await page.locator('.blocks-drawer__block').first().waitFor()
}

/** Opens a page whose title a colleague has changed as well. */
async function openSharedPage(page: Page, admin: string): Promise<void> {
  await openNewPage(page, admin)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const hold = Promise.withResolvers<void>()
  await page.route('**/others', async (route) => {
    await hold.promise
    await route.continue()
  })
  const account = { email: 'writer@wayfare.example', password: SAMPLE_PASSWORD }
  await page.evaluate(
    async ([path, signIn, change]) => {
      const send = (address: string, method: string, body: string, more = {}) =>
        fetch(address, { method, body, credentials: 'omit', headers: { 'content-type': 'application/json', ...more } })
      const { token } = await (await send('/api/users/login', 'POST', signIn)).json()
      await send(path, 'PATCH', change, { authorization: `JWT ${token}` })
    },
    [`/api/pages/${id}?draft=true`, JSON.stringify(account), JSON.stringify({ title: 'The river by night' })] as const,
  )
  const refused = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.status() === 409)
  await page.locator('#field-title').fill('An evening on the river')
  await refused
  hold.resolve()
  await page.getByRole('alert', { name: 'Saved by somebody else' }).waitFor()
  await page.unroute('**/others')
}

/** Opens a page with a block without a picture, beside its preview. */
async function openUnfinishedPage(page: Page, admin: string): Promise<void> {
  const guide = new URLSearchParams({ 'where[uid][equals]': GUIDE, 'where[lang][equals]': 'en', depth: '0' })
  const id = await page.evaluate<number>(`(async () => {
    const { docs: [guide] } = await (await fetch('/api/pages?${guide}')).json()
    const blocks = [{ blockType: 'image' }, ...guide.blocks.slice(0, 2).map(({ id, ...block }) => block)]
    const { site, title, kicker, standfirst } = guide
    const body = JSON.stringify({ site, lang: 'en', path: 'a-new-guide', title, kicker, standfirst, blocks })
    const answer = await fetch('/api/pages?draft=true', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()).doc.id
  })()`)
  await page.goto(`${admin}/collections/pages/${id}`, { waitUntil: 'networkidle' })
  const shown = await openLivePreview(page)
  await shown.locator('[data-preview-box]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** A page of the sample, in its language. */
export const LOUVRE = {
  en: 'www.wayfare.example.louvre-museum-tickets',
  de: 'www.wayfare.example.louvre-tickets',
} as const

/** Finds the id of a page. */
export function findPage(page: Page, uid: string, lang: string): Promise<number> {
  const query = new URLSearchParams({ 'where[uid][equals]': uid, 'where[lang][equals]': lang, depth: '0' })
  return page.evaluate<number>(
    `fetch('/api/pages?${query}').then((answer) => answer.json()).then(({ docs }) => docs[0].id)`,
  )
}

const GUIDE = 'www.wayfare.example.travel-guide.three-days-in-paris'

export const ADMIN_SHOTS: readonly AdminShot[] = [
  {
    name: 'choose-a-block',
    reach: async (page, admin) => {
      await openBlockDrawer(page, admin)
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'choose-a-product',
    reach: async (page, admin) => {
      await openBlockDrawer(page, admin)
      await page.locator('.blocks-drawer__block button[title="Experience"]').click()
      await page.getByRole('button', { name: 'Choose an experience' }).click()
      await page.getByPlaceholder('Name, city or number').fill('paris louvre')
      await page.locator('.side-dialog__list img').first().waitFor()
      await page.locator('.side-dialog__list li:not(:has(img))').first().waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'let-people-in',
    reach: async (page, admin) => {
      await page.goto(`${admin}/collections/users`, { waitUntil: 'networkidle' })
      await page.locator('details.people > summary').click()
      await page.locator('.people__form [name=email]').fill('nora@wayfare.example')
      await page.locator('.people__form select').selectOption('translator')
      const form = page.locator('.people__form')
      await form.getByLabel('Every site').uncheck()
      await form.getByLabel('rome.wayfare.example', { exact: true }).check()
      await form.getByLabel('Français').check()
    },
  },
  {
    name: 'keep-the-content-healthy',
    reach: async (page, admin) => {
      await page.goto(admin, { waitUntil: 'networkidle' })
      await page.locator('.health__group', { hasText: 'Missing translations' }).click()
      await page.locator('.health__problem').first().waitFor()
    },
  },
  {
    name: 'find-anything',
    reach: async (page, admin) => {
      await page.goto(admin)
      await page.locator('.health__group').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.locator('.search-box__input').fill('louvre')
      await page.locator('.search-box__entry', { hasText: 'Louvre' }).first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'translate-a-page',
    reach: async (page, admin) => {
      await page.goto(admin)
      await page.goto(`${admin}/collections/pages/${await findPage(page, LOUVRE.de, 'de')}/translate`)
      await page.locator('.translate__target').first().fill('Karten für den Louvre')
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'undo-a-mistake',
    reach: async (page, admin) => {
      await page.goto(admin)
      const id = await findPage(page, LOUVRE.en, 'en')
      for (const title of ['Louvre tickets, sold out', 'Louvre Museum tickets'])
        await page.evaluate(
          ([path, body]) =>
            fetch(path, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body }).then(
              ({ ok }) => ok,
            ),
          [`/api/pages/${id}`, JSON.stringify({ title, _status: 'published' })] as const,
        )
      await page.goto(`${admin}/collections/pages/${id}/versions`, { waitUntil: 'networkidle' })
      await page.locator('table tbody tr').nth(2).waitFor()
      await page.getByText('Loading...').first().waitFor({ state: 'detached' })
    },
  },
  { name: 'see-while-you-write', reach: openUnfinishedPage },
  { name: 'write-together', reach: openSharedPage },
  {
    name: 'insert-a-composition',
    reach: async (page, admin) => {
      await openNewPage(page, admin)
      const made = await page.evaluate(
        async (compositions) => {
          const headers = { 'content-type': 'application/json' }
          const answers = compositions.map((body) => fetch('/api/compositions', { method: 'POST', headers, body }))
          return (await Promise.all(answers)).map(({ status }) => status)
        },
        COMPOSITIONS.map((composition) => JSON.stringify(composition)),
      )
      if (made.some((status) => status !== 201)) throw new Error(`The compositions were not made: ${made}.`)
      await page.getByRole('button', { name: 'Insert a composition' }).click()
      await page.getByRole('button', { name: 'Before you go' }).first().waitFor()
    },
  },
]

const COMPOSITIONS = [
  {
    name: 'Before you go',
    note: 'At the end of pages of sights',
    blocks: [
      { blockType: 'cta', title: 'See all tickets', action: { url: '/tickets/' } },
      { blockType: 'quote', text: 'The light does the talking.', author: 'Odile' },
      { blockType: 'jumpLink', title: 'Where to go', targetBlockId: 'map' },
    ],
  },
  {
    name: 'What guests say',
    note: 'Between two lists of experiences',
    blocks: [
      { blockType: 'quote', text: 'We stayed until the lamps were lit.', author: 'Ines' },
      { blockType: 'quote', text: 'Nobody hurried us.', author: 'Tomas' },
    ],
  },
]
