import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
const to = (url: string) => ({ type: 'CUSTOM', url, newTab: false, label: '', appearance: 'link' }) as const
const MENU = [
  {
    id: 'tours',
    label: 'Tours',
    items: ['day', 'night'].map((id) => ({ id, label: `By ${id}`, action: to(`/${id}/`) })),
  },
  { id: 'guides', label: 'Guides', items: [], action: to('/guides/') },
]
beforeEach(async () => {
  site = await createTestSite()
  const { header } = siteDocument()
  for (const lang of ['en', 'fr'] as const) {
    site.putSite(
      siteDocument({ lang, header: { ...header, manualHeader: { ...header.manualHeader, menuItems: MENU } } }),
    )
  }
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, title: 'Louvre' }))
  await site.purge(`site:${HOST}`)
})
afterEach(() => site.dispose())

/** The section of the page of menus to which the link of a panel leads. */
function sectionOf(panel: string, page: string, menus: string): string {
  const [, id] =
    new RegExp(`id="${panel}".*?<a href="/_menu/[^"#]*#([^"]*)" rel="nofollow" data-fill="/_menu/"`, 's').exec(page) ??
    []
  return menus.split(`id="${id}"`)[1]?.split(/<\/section>/)[0] ?? ''
}
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)

test('the panels of a page are links to what they show, which is on one page for all of them', async () => {
  const page = (await site.get('/louvre/')).body
  const { status, body, headers } = await site.get('/_menu/')
  expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(page).not.toContain('/night/')
  expect(linksIn(sectionOf('menu-tours', page, body))).toEqual(['/day/', '/night/'])
  for (const panel of ['menu-more', 'side-navigation'])
    expect(linksIn(sectionOf(panel, page, body).split('</ul></div></div>')[0] ?? '').slice(0, 3)).toEqual([
      '/day/',
      '/night/',
      '/guides/',
    ])
  expect(page).not.toContain('name="currency"')
  expect(sectionOf('locale-panel', page, body)).toContain('value="JPY" name="currency"')
})

test('the form of currencies comes back to the page whose menus they are, in its language', async () => {
  const page = (await site.get('/fr/')).body
  expect(page).toContain('<a href="/_menu/fr/#of-locale-panel" rel="nofollow" data-fill="/_menu/fr/"')
  const { body } = await site.get('/_menu/louvre/')
  expect(body).toContain('<input type="hidden" name="return" value="/louvre/"/>')
  expect((await site.get('/_menu/fr/')).body).toMatch(/<html lang="fr".*name="return" value="\/fr\/"/s)
})

test('the menus of a site that changes change; those of no page are the site’s, and of no address none', async () => {
  await site.get('/_menu/')
  site.putSite(siteDocument({ name: 'Renamed' }))
  await site.purge(`site:${HOST}`)
  const { body } = await site.get('/_menu/')
  expect([body.includes('Renamed'), body.includes('/night/')]).toEqual([true, false])
  expect((await site.get('/_menu/nowhere/')).status).toBe(200)
  expect((await site.get('/_menu/fr')).status).toBe(404)
  expect((await site.get('/_menu/%zz')).status).toBe(400)
})
