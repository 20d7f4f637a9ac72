import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** Titles are shown where their page is not: each shortcode in them is its words there. */

const TITLE =
  '[icon Bus /] Paris [price entity="Tgid" entityId="7110" fallback="by bus" /] [link url="/x" text="<b>now</b>" /], [notes]all[/notes] of it'
const WORDS = 'Paris by bus now, all of it'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  const meta = { title: TITLE, description: TITLE, noIndex: false }
  site.putPage(pageDocument({ uid: `${HOST}.city`, pageType: 'cityPage', title: TITLE, meta }))
  site.putPage(pageDocument({ kind: 'privacy', title: TITLE, meta }))
  site.putPage(pageDocument({ uid: `${HOST}.city.part`, parentUid: `${HOST}.city`, pageType: 'contentPage' }))
  await site.purge(`site:${HOST}`)
})
afterAll(() => site.dispose())

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, '|')

test('in llms.txt', async () => {
  const { body } = await site.get('/llms.txt')
  expect(body).toContain(`[${WORDS}](https://${HOST}/city/index.md): ${WORDS}\n`)
  expect(body).not.toMatch(/price|icon/)
})

test('on the page of an address that leads nowhere, and in its footer', async () => {
  const { status, body } = await site.get('/nowhere/')
  const text = textOf(body)
  expect([status, text.split(`|${WORDS}|`).length - 1]).toEqual([404, 2])
  expect(text).not.toMatch(/\[icon|\[price|\[link/)
})

test('on the way up', async () => {
  expect(textOf((await site.get('/city/part/')).body)).toContain(`|${WORDS}|`)
})

test('on the way up, past a page that the language does not have', async () => {
  const fr = { lang: 'fr', pageType: 'contentPage' } as const
  site.putPage(pageDocument({ uid: `${HOST}.city`, lang: 'fr', pageType: 'cityPage', title: 'La ville' }))
  site.putPage(pageDocument({ ...fr, uid: `${HOST}.city.part.room`, parentUid: `${HOST}.city.part` }))
  expect(textOf((await site.get('/fr/city/part/room/')).body)).toContain('|La ville|')
})

test('in the list of sites', async () => {
  const { body } = await site.get('/', { host: 'localhost:3000' })
  expect(textOf(body)).toContain(`|${WORDS}|`)
})
