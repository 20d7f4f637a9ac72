import type { NavigationAction } from '@passepartout/content-model/navigation'
import type { SiteDocument } from '@passepartout/content-model/site'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

const plain = { newTab: false, label: '', appearance: 'link' } as const
const privacy = { uid: HOST, kind: 'privacy' } as const
const toPrivacy: NavigationAction = { type: 'REFERENCE', ...privacy, ...plain }

async function putSite(lang: SiteDocument['lang'], manualHeader: object, more: Partial<SiteDocument> = {}) {
  const { header } = siteDocument()
  const changed = { ...header, manualHeader: { ...header.manualHeader, ...manualHeader } }
  site.putSite(siteDocument({ lang, header: changed, ...more }))
  await site.purge(`site:${HOST}`)
}

/** The addresses of all links with these words. */
function linksCalled(label: string, html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<span[^>]*>)?([^<]*)(?:<\/span>)?<\/a>/g)]
    .filter(([, , text]) => text === label)
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

// spec: 2.footer.9
test('a reference to a legal page leads to it, not to the home page: in menu, quick links and text', async () => {
  for (const lang of ['en', 'fr'] as const) {
    const page = { kind: 'privacy', pageType: 'contentPage', translationGroup: 'privacy', lang } as const
    site.putPage(pageDocument({ ...page, title: 'Privacy policy' }))
  }
  const links = [{ id: 'l', label: 'In quick links', link: privacy }]
  await putSite(
    'fr',
    { menuItems: [{ id: 'm', label: 'In the menu', items: [], action: toPrivacy }] },
    { quickLinks: [{ title: 'About', items: [{ id: 'c', title: 'Us', items: links }] }] },
  )
  const children = [
    { type: 'link' as const, action: toPrivacy, children: [{ type: 'text' as const, text: 'In a text' }] },
  ]
  site.putPage(
    pageDocument({
      lang: 'fr',
      uid: `${HOST}.a-propos`,
      blocks: [{ id: 't', type: 'richText', content: [{ type: 'paragraph', children }] }],
    }),
  )
  const clean = (await site.get('/fr/a-propos/')).body
  const local = (await site.get(`/?uid=${HOST}.a-propos&lang=fr`, { host: 'localhost:3000' })).body
  for (const label of ['In the menu', 'In quick links', 'In a text']) {
    expect([label, ...new Set(linksCalled(label, clean))]).toEqual([label, '/fr/privacy-policy/'])
    expect([label, ...new Set(linksCalled(label, local))]).toEqual([label, `/privacy-policy/?uid=${HOST}&lang=fr`])
  }
})

test.each([
  ['whose target lacks the language', { showTicketOptionUrl: { uid: `${HOST}.tickets` } }],
  ['without a target', {}],
  // spec: 2.header.11, 8.errors.15
])('the Tickets link %s leads to this site’s home in this language', async (_, target) => {
  site.putPage(pageDocument({ uid: `${HOST}.tickets` }))
  site.putPage(pageDocument({ uid: HOST, translationGroup: 'home' }))
  site.putPage(pageDocument({ uid: HOST, translationGroup: 'home', lang: 'fr' }))
  await putSite('fr', { showTicketOption: true, ...target })
  expect(linksCalled('Billets', (await site.get('/fr/')).body)).toEqual(['/fr/', '/fr/'])
  const local = await site.get(`/?uid=${HOST}&lang=fr`, { host: 'localhost:3000' })
  expect(linksCalled('Billets', local.body)).toEqual([`/?uid=${HOST}&lang=fr`, `/?uid=${HOST}&lang=fr`])
})

// spec: 2.header.11, 8.errors.15
test('in English, which has no prefix, the Tickets link without a target leads to /', async () => {
  await putSite('en', { showTicketOption: true })
  expect(linksCalled('Tickets', (await site.get('/')).body)).toEqual(['/', '/'])
})
