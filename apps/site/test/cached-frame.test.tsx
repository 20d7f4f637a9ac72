import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LOCALES } from '@passepartout/content-model/locales'
import { createElement, Fragment } from 'react'
import { expect, test, vi } from 'vitest'
import { BRAND_NAMES } from '../src/brands/registry.ts'
import { menuItem, withHeader, withSiteChanges } from '../src/frame/example-site.fixture.ts'
import { currencyOptionsOf } from '../src/i18n/currency-options.ts'
import type { PageContext } from '../src/page-context/page-context.ts'
import { Document } from '../src/pages/document/document.tsx'
import { fixturePageContext } from '../src/pages/fixture-page.ts'
import { renderMarkup } from '../src/ui/markup/render-markup.ts'
import { createTestSite, HOST, pageDocument, siteDocument } from './sample-site.ts'

/** Whether what pages share is written anew each time, where its place in the page is. */
const mode = vi.hoisted(() => ({ isWhole: false }))

vi.mock(import('../src/ui/cached-markup/cached-markup.tsx'), async (load) => {
  const actual = await load()
  return {
    ...actual,
    CachedMarkup: (props) =>
      mode.isWhole
        ? createElement(props.element, props.attributes, createElement(props.view, props.props))
        : actual.CachedMarkup(props),
    CachedMarkupBySource: (props) =>
      mode.isWhole
        ? createElement(props.element, props.attributes, createElement(props.view, props.make().props))
        : actual.CachedMarkupBySource(props),
    CachedChildren: (props) =>
      mode.isWhole ? createElement(Fragment, null, props.children()) : actual.CachedChildren(props),
  }
})

async function renderTwice<T>(render: () => T | Promise<T>): Promise<{ cached: T; whole: T }> {
  mode.isWhole = true
  const whole = await render()
  mode.isWhole = false
  return { cached: await render(), whole }
}

function frameOf(page: PageContext): string {
  return renderMarkup(
    <Document
      page={page}
      head={<title>Test</title>}
      currencies={currencyOptionsOf(page.visit.lang)}
      legalLinks={[{ label: 'Privacy & cookies', href: '/privacy/' }]}
    >
      <h1>Here</h1>
    </Document>,
  )
}

const MENU = [menuItem('Rome & around', ['Colosseum', 'Vatican <museums>']), menuItem('Paris')]
const SELECTOR = { showDropdownMenu: true, dropdownMenuItems: MENU }

/** Pages that differ in all that a frame shows of them; each stands after others that share a part of it. */
function* listPages(): Generator<[string, PageContext]> {
  for (const [index, { code: lang }] of LOCALES.entries()) {
    for (const brand of BRAND_NAMES.slice(index % BRAND_NAMES.length).slice(0, 1)) {
      for (const currency of ['EUR', 'JPY'] as const) {
        const page = fixturePageContext({ lang, brand, currency })
        const at = (href: string) => ({ ...page, translations: [{ lang, autonym: lang, href }] })
        const name = `${lang} ${brand} ${currency}`
        yield [name, page]
        yield [`${name} with a menu`, withHeader(page, MENU, {}, SELECTOR)]
        yield [
          `${name} in the menu`,
          { ...withHeader(page, MENU, {}, SELECTOR), translations: at('/paris/').translations },
        ]
        yield [`${name} with fewer links`, { ...withSiteChanges(page, { quickLinks: [] }), menuItems: [] }]
        yield [`${name} with a target gone`, { ...page, linkToPage: () => undefined, link: () => undefined }]
        yield [`${name} elsewhere`, { ...page, linkToPage: ({ uid }) => ({ href: `/moved/${uid}/` }) }]
        yield [`${name} in a preview`, { ...page, exitPreview: { href: '/?preview=exit' } }]
        yield [`${name} with another contact`, withSiteChanges(page, { contacts: page.site.contacts.slice(1) })]
        yield [`${name} with no payments`, withSiteChanges(page, { paymentIcons: [] })]
      }
    }
  }
}

test('a frame of parts that were written before is the frame written whole, byte for byte', async () => {
  for (const [name, page] of listPages()) {
    const { cached, whole } = await renderTwice(() => frameOf(page))
    expect([name, cached]).toEqual([name, whole])
  }
})

test('each page that is put together is the page written whole, in every currency, language and status', async () => {
  const site = await createTestSite({ RESPONSE_CACHE_MB: '0' })
  try {
    site.putPage(pageDocument({ uid: `${HOST}.guide`, pageType: 'contentPage', title: 'A guide' }))
    site.putPage(pageDocument({ uid: `${HOST}.tour`, pageType: 'showPage', categorisation: { tgid: 7110 } }))
    const ask = async () => {
      const answers = []
      for (const path of ['/', '/fr/', '/paris/', '/guide/', '/tour/', '/nothing-here/']) {
        for (const code of CURRENCY_CODES.slice(0, 4))
          answers.push(await site.get(path, { cookie: `currency=${code}` }))
      }
      return answers.map(({ status, body }) => [status, body])
    }
    for (const quickLinks of [[], [{ title: 'Guides', items: [{ id: 'a', title: 'A', items: GUIDE }] }]]) {
      for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, quickLinks }))
      await site.purge(`site:${HOST}`)
      const { cached, whole } = await renderTwice(ask)
      expect(cached).toEqual(whole)
    }
  } finally {
    await site.dispose()
  }
})

const GUIDE = [{ id: 'guide', label: 'The guide', link: { uid: `${HOST}.guide` } }]
