import { expect, test } from 'vitest'
import type { PageContext } from '../../page-context/page-context.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { fixturePageContext } from '../fixture-page.ts'
import { Document } from './document.tsx'

function render(page: PageContext): string {
  return renderMarkup(
    <Document page={page} head={<title>Test</title>} currencies={[]} legalLinks={[]}>
      <h1>Here</h1>
    </Document>,
  )
}

function visited(more: Partial<PageContext['visit']>): PageContext {
  const page = fixturePageContext({ lang: 'pt', currency: 'MXN' })
  return { ...page, visit: { ...page.visit, ...more } }
}

// spec: 3.state.1, 3.state.2
test('the document says what scripts read of the page', () => {
  const [tag] = /^<html[^>]*>/.exec(render(visited({ uid: 'www.wayfare.example.lisbon' }))) ?? []
  expect(tag).toContain(' data-uid="www.wayfare.example.lisbon"')
  expect(tag).toContain(' data-host="www.wayfare.example"')
  expect(tag).toContain(' data-lang="pt"')
  expect(tag).toContain(' data-currency="MXN"')
})

test('it does not say whether a crawler asked, for it is kept for everybody', () => {
  expect(render(visited({ isBot: true }))).toBe(render(visited({ isBot: false })))
})

test('what sticks to the lower edge stands below all that the page says', () => {
  const page = { ...fixturePageContext(), pricesReadAt: Date.UTC(2026, 10, 23) }
  const html = renderMarkup(
    <Document page={page} head={<title>Test</title>} currencies={[]} legalLinks={[]} bar={<p>Bar</p>}>
      <h1>Here</h1>
    </Document>,
  )
  expect(html).toMatch(/<h1>Here<\/h1><p[^>]*><time.*<\/time>.*<\/p><p>Bar<\/p><\/main>/)
})

test('the places of modals and toasts stand once, after everything that is read, and are empty', () => {
  const html = render(fixturePageContext())
  const rest = html.slice(html.indexOf('</footer>'))
  expect(html.match(/id="(?:modals|toasts)"/g)).toHaveLength(2)
  expect(rest).toMatch(/<dialog id="modals"[^>]* aria-labelledby="modal-title">/)
  expect(rest).toMatch(/<h2 id="modal-title"[^>]*><\/h2>/)
  expect(rest).toMatch(/<button[^>]* data-modal-back="" hidden=""[^>]* aria-label="Back">/)
  expect(rest).toMatch(/<button[^>]* data-modal-close=""[^>]* aria-label="Close">/)
  expect(rest).toMatch(/<div id="toasts" role="status"[^>]* popover="manual" data-dismiss="Dismiss"[^>]*><\/div>/)
})
