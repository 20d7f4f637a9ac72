import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Document } from '../pages/document.tsx'
import { fixturePage } from '../pages/fixture-page.ts'
import type { PageContext } from '../pages/page-context.ts'

const currencies = [
  { code: 'EUR', name: 'Euro' },
  { code: 'GBP', name: 'British Pound' },
]
const legalLinks = [{ label: 'Privacy policy', href: '/privacy-policy/' }]

function render(page: PageContext): string {
  return renderToStaticMarkup(
    <Document page={page} head={<title>Test</title>} currencies={currencies} legalLinks={legalLinks}>
      <h1>Here</h1>
    </Document>,
  )
}

test('the document carries language, direction and brand', () => {
  expect(render(fixturePage({ lang: 'ar' }))).toMatch(/^<html lang="ar" dir="rtl" data-brand="wayfare">/)
  expect(render(fixturePage())).toMatch(/^<html lang="en-US" dir="ltr" data-brand="wayfare">/)
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

test('the Tickets link goes to "/" when its target is missing', () => {
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

test('quick links without a link are skipped, and groups that are then empty', () => {
  const html = render(fixturePage())
  expect(html).toContain('>Louvre</a>')
  expect(html).not.toContain('Not a link')
  expect(html).not.toContain('A group without links')
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
