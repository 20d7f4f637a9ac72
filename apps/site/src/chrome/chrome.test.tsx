import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CurrencyName } from '../i18n/currency-options.ts'
import { Document } from '../pages/document.tsx'
import { fixturePage } from '../pages/fixture-page.ts'
import type { PageContext } from '../pages/page-context.ts'
import { Header } from './header.tsx'

const currencies = [
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'GBP', name: 'British Pound', symbol: '£' },
] as const
const legalLinks = [{ label: 'Privacy policy', href: '/privacy-policy/' }]

function render(page: PageContext): string {
  return renderToStaticMarkup(
    <Document page={page} head={<title>Test</title>} currencies={currencies} legalLinks={legalLinks}>
      <h1>Here</h1>
    </Document>,
  )
}

test('the document carries language, direction and brand', () => {
  expect(render(fixturePage({ lang: 'ar' }))).toMatch(
    /^<html lang="ar" dir="rtl" data-brand="wayfare" [^>]*data-viewport="desktop">/,
  )
  expect(render(fixturePage())).toMatch(
    /^<html lang="en-US" dir="ltr" data-brand="wayfare" [^>]*data-viewport="desktop">/,
  )
})

test('a currency is chosen by a form that comes back to this page', () => {
  const html = render(fixturePage({ lang: 'de' }))
  expect(html).toContain('<form action="/currency" method="post">')
  expect(html).toContain('<input type="hidden" name="return" value="/de/"/>')
  expect(html).toMatch(/<button type="submit"[^>]* value="GBP" name="currency"/)
})

test('languages are links, the current one marked', () => {
  const html = render(fixturePage({ lang: 'de' }))
  expect(html).toMatch(/href="\/fr\/" lang="fr" hrefLang="fr"/)
  expect(html).toMatch(/href="\/de\/"[^>]* aria-current="true"/)
})

test('the Tickets link is hidden unless it is asked for', () => {
  const page = fixturePage()
  const manualHeader = { ...page.site.header.manualHeader, showTicketOption: false }
  const without = { ...page, site: { ...page.site, header: { ...page.site.header, manualHeader } } }
  expect(render(page)).toContain('href="/tickets/"')
  expect(render(without)).not.toContain('href="/tickets/"')
})

test('the Tickets link goes to / when its target is missing', () => {
  const page = fixturePage()
  const { showTicketOptionUrl: _, ...manualHeader } = page.site.header.manualHeader
  const html = render({ ...page, site: { ...page.site, header: { ...page.site.header, manualHeader } } })
  expect(html).toMatch(/<a href="\/"[^>]*>Tickets<\/a>/)
})

test('the logo leads to the configured address, else home', () => {
  const page = fixturePage()
  const header = { ...page.site.header, logoRedirectionURL: 'https://elsewhere.example/' }
  expect(render(page)).toMatch(/<a href="\/www\.wayfare\.example\/"[^>]*><svg/)
  expect(render({ ...page, site: { ...page.site, header } })).toMatch(
    /<a href="https:\/\/elsewhere\.example\/"[^>]*><svg/,
  )
})

test('an address that runs a script is no link, neither of the logo nor of a payment', () => {
  const page = fixturePage()
  const header = { ...page.site.header, logoRedirectionURL: 'javascript:alert(1)' }
  const paymentIcons = [
    { name: 'Visa', link: 'javascript:alert(1)' },
    { name: 'PayPal', link: 'https://pay.example/' },
  ]
  const html = render({ ...page, site: { ...page.site, header, paymentIcons } })
  expect(html).not.toContain('javascript:')
  expect(html).toMatch(/<a href="\/www\.wayfare\.example\/"[^>]*><svg/)
  expect(html).toContain('<a href="https://pay.example/" rel="noopener" aria-label="PayPal">')
})

test('quick links without a link are skipped, and groups that are then empty', () => {
  const html = render(fixturePage())
  expect(html).toContain('>Louvre</a>')
  expect(html).not.toContain('Not a link')
  expect(html).not.toContain('A group without links')
})

test('without any quick link there is no block of them', () => {
  const page = fixturePage()
  const quickLinks = page.site.quickLinks.map((block) => ({ ...block, items: block.items.slice(1) }))
  expect(render(page)).toContain('Where to next')
  expect(render({ ...page, site: { ...page.site, quickLinks } })).not.toContain('Where to next')
})

test('a page has a header with menu and locale selector, and a footer with legal links', () => {
  const html = render(fixturePage())
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  expect(header).toMatch(/<nav [^>]*aria-label="Main menu"/)
  expect(header).toContain('popoverTarget="locale-panel"')
  expect(html.slice(html.indexOf('<footer'))).toMatch(
    /<nav aria-label="Legal and help"[^>]*>.*<a href="\/privacy-policy\/"/,
  )
})

test('the locale selector goes where there is neither currency nor language', () => {
  const page = fixturePage()
  const bare = (shown: PageContext, codes: readonly CurrencyName[] = currencies) =>
    renderToStaticMarkup(<Header page={shown} currencies={codes} />).includes('locale-panel')
  expect([
    bare(page),
    bare(page, []),
    bare({ ...page, translations: [] }),
    bare({ ...page, translations: [] }, []),
  ]).toEqual([true, true, true, false])
})

test('the dropdown shows where it is asked for', () => {
  const page = fixturePage()
  const dropdownMenuItems = page.site.header.manualHeader.menuItems
  const withDropdown = (showDropdownMenu: boolean) => {
    const manualHeader = { ...page.site.header.manualHeader, showDropdownMenu, dropdownMenuItems }
    return render({ ...page, site: { ...page.site, header: { ...page.site.header, manualHeader } } })
  }
  expect(withDropdown(true)).toMatch(/popoverTarget="menu-selector"/)
  expect(withDropdown(false)).not.toMatch(/popoverTarget="menu-selector"/)
})

test('a manual header stays in sight on every screen, an automated one on small screens alone', () => {
  const page = fixturePage()
  const automated = { ...page, site: { ...page.site, header: { ...page.site.header, hasAutomatedHeader: true } } }
  expect(render(page)).toMatch(/<header id="header" class="[^"]*sticky[^"]*"/)
  expect(render(automated)).not.toMatch(/<header id="header" class="[^"]*sticky[^"]*"/)
})

test('contacts open the telephone or the mail', () => {
  const html = render(fixturePage())
  expect(html).toContain('href="tel:+442079460018"')
  expect(html).toContain('href="mailto:help@wayfare.example"')
})

test('every icon that is used is in the sprite, and no other', () => {
  const html = render(fixturePage())
  const used = new Set([...html.matchAll(/href="#i-([\w-]+)"/g)].map((match) => match[1]))
  const drawn = [...html.matchAll(/<symbol id="i-([\w-]+)"/g)].map((match) => match[1])
  expect(used.size).toBeGreaterThan(4)
  expect(drawn.toSorted()).toEqual([...used].toSorted())
})

test('nothing that the content security policy refuses', () => {
  expect(render(fixturePage())).not.toMatch(/ style="| on\w+="|undefined|\[object/)
})

test('a menu does not open a list of which nothing exists in the language', () => {
  const page = fixturePage()
  const item = {
    id: 'gone',
    label: 'Nowhere',
    action: {
      type: 'REFERENCE' as const,
      uid: 'www.wayfare.example.gone',
      newTab: false,
      label: '',
      appearance: 'link' as const,
    },
  }
  const menuItems = [{ id: 'lost', label: 'Lost list', items: [item] }]
  const manualHeader = {
    ...page.site.header.manualHeader,
    menuItems,
    showDropdownMenu: true,
    dropdownMenuItems: menuItems,
  }
  const link: PageContext['link'] = (action) => (action === item.action ? undefined : page.link(action))
  const html = render({ ...page, link, site: { ...page.site, header: { ...page.site.header, manualHeader } } })
  expect(html).not.toContain('Lost list')
  expect(html).not.toContain('Nowhere')
})
