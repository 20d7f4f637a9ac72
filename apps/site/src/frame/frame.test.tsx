import { expect, test } from 'vitest'
import type { CurrencyOption } from '../i18n/currency-options.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Document } from '../pages/document/document.tsx'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { HeaderPanelsView } from '../pages/menu/view.tsx'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { Header } from './header/header.tsx'

const currencies = [
  { code: 'EUR', name: 'Euro', symbol: '€' },
  { code: 'GBP', name: 'British Pound', symbol: '£' },
] as const
const legalLinks = [{ label: 'Privacy policy', href: '/privacy-policy/' }]

function render(page: PageContext): string {
  return renderMarkup(
    <Document page={page} head={<title>Test</title>} currencies={currencies} legalLinks={legalLinks}>
      <h1>Here</h1>
    </Document>,
  )
}

/** The page of its menus, from which its panels are filled. */
function renderMenus(page: PageContext, codes: readonly CurrencyOption[] = currencies): string {
  return renderMarkup(<HeaderPanelsView page={page} currencies={codes} />)
}

test('the document carries language, direction and brand', () => {
  expect(render(fixturePageContext({ lang: 'ar' }))).toMatch(
    /^<html lang="ar" dir="rtl" data-brand="plain" [^>]*data-viewport="desktop">/,
  )
  expect(render(fixturePageContext())).toMatch(
    /^<html lang="en-US" dir="ltr" data-brand="plain" [^>]*data-viewport="desktop">/,
  )
})

test('a currency is chosen by a form that comes back to this page', () => {
  const html = renderMenus(fixturePageContext({ lang: 'de' }))
  expect(html).toContain('<form data-content="" action="/currency" method="post">')
  expect(html).toContain('<input type="hidden" name="return" value="/de/"/>')
  expect(html).toMatch(/<button type="submit"[^>]* value="GBP" name="currency"/)
})

// spec: 2.header.6, D.languages.17
test('languages are links, the current one marked', () => {
  const html = render(fixturePageContext({ lang: 'de' }))
  expect(html).toMatch(/href="\/fr\/" lang="fr" hrefLang="fr"/)
  expect(html).toMatch(/href="\/de\/"[^>]* aria-current="true"/)
})

// spec: 2.header.5, 5.header.1
test('the Tickets link is hidden unless it is asked for', () => {
  const page = fixturePageContext()
  const manualHeader = { ...page.site.header.manualHeader, showTicketOption: false }
  const without = { ...page, site: { ...page.site, header: { ...page.site.header, manualHeader } } }
  expect(render(page)).toContain('href="/tickets/"')
  expect(render(without)).not.toContain('href="/tickets/"')
})

// spec: 2.header.1, 2.header.8
test('the logo leads to the configured address, else home', () => {
  const page = fixturePageContext()
  const header = { ...page.site.header, logoRedirectionURL: 'https://elsewhere.example/' }
  expect(render(page)).toMatch(/<a href="\/www\.wayfare\.example\/"[^>]*><svg/)
  expect(render({ ...page, site: { ...page.site, header } })).toMatch(
    /<a href="https:\/\/elsewhere\.example\/"[^>]*><svg/,
  )
})

test('an address that runs a script is no link, neither of the logo nor of a payment', () => {
  const page = fixturePageContext()
  const header = { ...page.site.header, logoRedirectionURL: 'javascript:alert(1)' }
  const paymentIcons = [
    { name: 'Visa', link: 'javascript:alert(1)' },
    { name: 'PayPal', link: 'https://pay.example/' },
  ]
  const html = render({ ...page, site: { ...page.site, header, paymentIcons } })
  expect(html).not.toContain('javascript:')
  expect(html).toMatch(/<a href="\/www\.wayfare\.example\/"[^>]*><svg/)
  expect(html).toMatch(/<a href="https:\/\/pay\.example\/" rel="noopener"><img [^>]*alt="PayPal"/)
})

// spec: 2.footer.1, 5.quicklinks.1
test('quick links without a link are skipped, and groups that are then empty', () => {
  const html = render(fixturePageContext())
  expect(html).toContain('>Louvre</a>')
  expect(html).not.toContain('Not a link')
  expect(html).not.toContain('A group without links')
})

// spec: 5.quicklinks.2
test('without any quick link there is no block of them', () => {
  const page = fixturePageContext()
  const quickLinks = page.site.quickLinks.map((block) => ({ ...block, items: block.items.slice(1) }))
  expect(render(page)).toContain('Where to next')
  expect(render({ ...page, site: { ...page.site, quickLinks } })).not.toContain('Where to next')
})

// spec: 1.product.3
test('a page has a header with menu and locale selector, and a footer with legal links', () => {
  const html = render(fixturePageContext())
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  expect(header).toMatch(/<nav [^>]*aria-label="Main menu"/)
  expect(header).toContain('popoverTarget="locale-panel"')
  expect(html.slice(html.indexOf('<footer'))).toMatch(
    /<nav aria-label="Legal and help"[^>]*>.*<a href="\/privacy-policy\/"/,
  )
})

// spec: 2.header.12
test('the locale selector goes where there is neither currency nor language', () => {
  const page = fixturePageContext()
  const bare = (shown: PageContext, codes: readonly CurrencyOption[] = currencies) =>
    renderMarkup(<Header page={shown} currencies={codes} />).includes('locale-panel')
  expect([
    bare(page),
    bare(page, []),
    bare({ ...page, translations: [] }),
    bare({ ...page, translations: [] }, []),
  ]).toEqual([true, true, true, false])
})

test('a site that offers no currency has no form for one, one with a single language no list of them', () => {
  const page = fixturePageContext()
  const header = (shown: PageContext, codes: readonly CurrencyOption[]) =>
    renderMarkup(<Header page={shown} currencies={codes} />)
  const form = '/_menu/#of-locale-panel'
  expect(header(page, [])).not.toContain(form)
  expect(renderMenus(page, [])).not.toContain('action="/currency"')
  expect(header(page, [])).toContain('hrefLang="fr"')
  const alone = { ...page, translations: page.translations.slice(0, 1) }
  expect(header(alone, currencies)).not.toContain('hrefLang=')
  expect(header(alone, currencies)).toContain(form)
  expect(renderMenus(alone)).toContain('action="/currency"')
})

// spec: 2.header.3
test('the dropdown shows where it is asked for', () => {
  const page = fixturePageContext()
  const dropdownMenuItems = page.site.header.manualHeader.menuItems
  const withDropdown = (showDropdownMenu: boolean) => {
    const manualHeader = { ...page.site.header.manualHeader, showDropdownMenu, dropdownMenuItems }
    return render({ ...page, site: { ...page.site, header: { ...page.site.header, manualHeader } } })
  }
  expect(withDropdown(true)).toMatch(/popoverTarget="menu-selector"/)
  expect(withDropdown(false)).not.toMatch(/popoverTarget="menu-selector"/)
})

// spec: 4.header.1
test('a manual header stays in sight on every screen, an automated one on small screens alone', () => {
  const page = fixturePageContext()
  const automated = { ...page, site: { ...page.site, header: { ...page.site.header, hasAutomatedHeader: true } } }
  expect(render(page)).toMatch(/<header id="header" class="[^"]*sticky[^"]*"/)
  expect(render(automated)).not.toMatch(/<header id="header" class="[^"]*sticky[^"]*"/)
})

// spec: 3.shared.5, 3.shared.6, D.display.14
test('contacts open the telephone or the mail', () => {
  const html = render(fixturePageContext())
  expect(html).toContain('href="tel:+442079460018"')
  expect(html).toContain('href="mailto:help@wayfare.example"')
})

test('every icon that is used is in the sprite, and no other', () => {
  const html = render(fixturePageContext())
  const used = new Set([...html.matchAll(/href="#i-([\w-]+)"/g)].map((match) => match[1]))
  const drawn = [...html.matchAll(/<symbol id="i-([\w-]+)"/g)].map((match) => match[1])
  expect(used.size).toBeGreaterThan(4)
  expect(drawn.toSorted()).toEqual([...used].toSorted())
})

test('nothing that the content security policy refuses', () => {
  expect(render(fixturePageContext())).not.toMatch(/ style="| on\w+="|undefined|\[object/)
})

test('a menu does not open a list of which nothing exists in the language', () => {
  const page = fixturePageContext()
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
  expect(renderMenus({ ...page, link, menuItems })).not.toContain('Lost list')
})

/** The page with something else in its site's header. */
function withHeader(page: PageContext, header: Partial<PageContext['site']['header']>): PageContext {
  return { ...page, site: { ...page.site, header: { ...page.site.header, ...header } } }
}

// spec: 2.header.15
test('Call us is a control and the support numbers by country, as links to dial', () => {
  const page = fixturePageContext()
  const html = render(page)
  expect(html).toMatch(/<button type="button"[^>]* popoverTarget="call-us"[^>]*>/)
  const panel = /<dialog id="call-us" popover="auto".*?<\/dialog>/.exec(html)?.[0]
  expect(panel).toMatch(/<a href="#of-call-us" rel="nofollow" data-fill=""/)
  const numbers = /<section id="of-call-us".*?<\/section>/.exec(html)?.[0]
  expect(numbers).toMatch(/<a [^>]*href="tel:\+442079460018">.*United Kingdom/)
  expect(numbers).toContain('href="mailto:help@wayfare.example"')
  const silent = { ...page, site: { ...page.site, contacts: [] } }
  expect(renderMarkup(<Header page={silent} currencies={currencies} />)).not.toContain('call-us')
})

test('a contact that cannot be dialled is shown as it was typed, without a link', () => {
  const page = fixturePageContext()
  const contacts = [
    { countryName: 'United States', phoneNumber: '1-800-WAYFARE', ctaType: 'tel' as const },
    { countryName: 'Nowhere', phoneNumber: 'ask <b>Ann</b>', ctaType: 'tel' as const },
  ]
  const html = render({ ...page, site: { ...page.site, contacts } })
  expect(html).toMatch(/href="tel:\+?18009293273"/)
  expect(html).toContain('ask &lt;b&gt;Ann&lt;/b&gt;')
  expect(html).not.toMatch(/href="tel:[^"]*Ann/i)
})

test('the logo picture of a site has its description and the drawing behind it; without one the drawing stands alone', () => {
  const page = fixturePageContext()
  const home = (shown: PageContext) => /<a href="\/www[^>]*>(.*?)<\/a>/.exec(render(shown))?.[1] ?? ''
  const pictured = home(withHeader(page, { logoUrl: '/media/logo.png', logoAltText: 'The Wayfarers' }))
  expect(pictured).toMatch(
    /<img [^>]*src="https:\/\/images\.example\/media\/logo\.png\?[^"]*" [^>]*alt="The Wayfarers"/,
  )
  expect(pictured).toContain('width="144" height="44"')
  expect(pictured).toContain('<svg')
  expect(home(page)).toMatch(/^<svg/)
})

// spec: 2.footer.2
test('powered by: animated in the header, drawn in the footer, in neither unless the site asks', () => {
  const html = render(withHeader(fixturePageContext(), { hasPoweredLogo: true, guestCount: 34_500_000 }))
  const [header = '', footer = ''] = [/<header.*<\/header>/, /<footer.*<\/footer>/].map((part) => part.exec(html)?.[0])
  expect(header).toContain('data-logo=')
  expect(footer).not.toContain('data-logo=')
  for (const part of [header, footer]) expect(part).toContain('Powered by')
  expect(render(fixturePageContext())).not.toContain('Powered by')
})

test('HTML in a label is text', () => {
  const page = fixturePageContext()
  const html = render({
    ...page,
    menuItems: [
      {
        id: 'x',
        label: '<img src=x onerror=alert(1)>',
        items: [],
        action: { type: 'CUSTOM', url: '/x/', newTab: false, label: '', appearance: 'link' },
      },
    ],
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
})

// spec: 3.state.2
test('the currencies on offer show their symbol where they have one', () => {
  const html = renderMenus(fixturePageContext())
  expect(html).toMatch(/value="GBP"[^>]*><span[^>]*>GBP<\/span><span[^>]*>British Pound<\/span><bdi[^>]*>£<\/bdi>/)
})
