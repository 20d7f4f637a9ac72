import type { PageReference } from '@passepartout/content-model/navigation'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** Cards of other pages say what those pages say of themselves, and change with them. */

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  for (const name of ['louvre', 'orsay', 'rodin']) put(name, {})
  const group = { translationGroup: `group of ${HOST}.louvre`, title: 'Le Louvre' }
  site.putPage(pageDocument({ uid: `${HOST}.le-louvre`, lang: 'fr', pageType: 'contentPage', ...group }))
})
afterEach(() => site.dispose())

function put(name: string, more: Parameters<typeof pageDocument>[0]) {
  const title = name[0]?.toUpperCase() + name.slice(1)
  site.putPage(pageDocument({ uid: `${HOST}.${name}`, pageType: 'contentPage', title, ...more }))
}

function putCards(lang: 'en' | 'fr', ...pages: PageReference[]) {
  const block = { id: 'cards', type: 'relatedPages' as const, title: 'More', pages: pages.map((page) => ({ page })) }
  site.putPage(
    pageDocument({ uid: `${HOST}.museums`, lang, pageType: 'contentPage', title: 'Museums', blocks: [block] }),
  )
}

const uid = (name: string) => ({ uid: `${HOST}.${name}` })

async function cards(path: string): Promise<string[]> {
  const { body } = await site.get(path)
  const list = body.slice(body.indexOf('id="cards"'), body.indexOf('</main>'))
  return [...list.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => `${words} ${href}`)
}

test('in the order in which they are named; one that is gone is left out', async () => {
  putCards('en', uid('rodin'), uid('gone'), uid('louvre'))
  expect(await cards('/museums/')).toEqual(['Rodin /rodin/', 'Louvre /louvre/'])
})

test('in the language of the visit, at the address that the page has in it; what lacks the language is left out', async () => {
  putCards('fr', uid('louvre'), uid('orsay'))
  expect(await cards('/fr/museums/')).toEqual(['Le Louvre /fr/le-louvre/'])
})

test('a page that changes its title or its picture changes the pages whose cards show it', async () => {
  putCards('en', uid('louvre'))
  expect(await cards('/museums/')).toEqual(['Louvre /louvre/'])
  put('louvre', { title: 'The Louvre by night' })
  expect(await cards('/museums/')).toEqual(['Louvre /louvre/'])
  await site.purge(`page:${HOST}.louvre:en:page`)
  expect(await cards('/museums/')).toEqual(['The Louvre by night /louvre/'])
})
