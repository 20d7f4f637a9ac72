import type { Inline } from '@passepartout/content-model/rich-text'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  answerTourGroups('EUR')
  site.catalogue.answers.set('/api/v1/collection/', {
    collections: [{ id: 12, displayName: 'Louvre', startingPrice: { listingPrice: 22, currency: 'EUR' } }],
  })
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/category/3/', {
    pageData: { items: [], total: 0 },
    unFilteredMetaData: { minPrice: 9.5 },
    currency: { code: 'EUR' },
  })
})
afterEach(() => site.dispose())

/** The bulk answer of the catalogue, in one currency. */
function answerTourGroups(currencyCode: string) {
  const tourGroup = { id: 7110, name: 'Louvre', listingPrice: { currencyCode, finalPrice: 40 } }
  site.catalogue.answers.set('/api/v6/tour-groups/', { tourGroups: [tourGroup] })
}

const PRICE = '[price entity="Tgid" entityId="7110" /]'
const text = (words: string, ...marks: ('bold' | 'italic')[]): Inline => ({ type: 'text', text: words, marks })

function putPage(...lines: (readonly Inline[])[]) {
  site.putPage(
    pageDocument({
      uid: `${HOST}.louvre`,
      pageType: 'contentPage',
      title: `The Louvre from ${PRICE}`,
      kicker: '[icon Bus /] Paris',
      standfirst: '[link url="/paris/"]All of Paris[/link]',
      meta: { title: `Louvre from ${PRICE}`, description: '[icon Ticket /] Tickets', noIndex: false },
      blocks: [
        {
          id: 'text',
          type: 'richText',
          content: lines.map((children) => ({ type: 'paragraph' as const, children: [...children] })),
        },
      ],
    }),
  )
}

const pathsAsked = () => site.catalogue.requests.map((address) => address.split('?')[0]).toSorted()

// spec: 1.product.4, 1.product.8, 3.shortcodes.2, 3.catalogue.2, 9.price.7
test('titles, head and text show what their shortcodes say', async () => {
  putPage([
    text('From '),
    text('[price entity="Collection" ', 'bold'),
    text('entityId="12" /], or '),
    text('[price entity="Category" entityId="3" /]'),
  ])
  const { status, body } = await site.get('/louvre/')
  expect(status).toBe(200)
  expect(body).toMatch(/<h1[^>]*>The Louvre from <span class="[^"]*">€40<\/span><\/h1>/)
  expect(body).toMatch(/<svg class="[^"]*" aria-hidden="true"><use href="#i-bus"><\/use><\/svg> Paris/)
  expect(body).toContain('<a href="/paris/">All of Paris</a>')
  expect(body).toMatch(/<p>From <span class="[^"]*">€22<\/span>, or <span class="[^"]*">€9\.50<\/span><\/p>/)
  expect(body).toContain('<title>Louvre from €40</title>')
  expect(body).toContain('<meta name="description" content="Tickets"/>')
  expect(body).toContain('<meta property="og:title" content="Louvre from €40"/>')
  expect(body.slice(body.indexOf('<main'), body.indexOf('<footer'))).not.toContain('[')
})

// spec: 4.other.1, 9.price.5, D.currencies.17
test('prices of a page are asked together, once, and are those of the visit', async () => {
  answerTourGroups('GBP')
  putPage([
    text(`${PRICE} ${PRICE} [price entity="Tgid" entityId="7111" /] [price entity="Collection" entityId="12" /]`),
  ])
  const { body } = await site.get('/louvre/', { cookie: 'currency=GBP' })
  expect(body).toContain('<title>Louvre from £40</title>')
  expect(body.slice(body.indexOf('<main'), body.indexOf('<footer'))).not.toContain('€')
  expect(pathsAsked()).toEqual(['/api/v1/collection/', '/api/v6/tour-groups/'])
})

test('Markdown says the same in words, links stay links', async () => {
  putPage([
    text('By [icon Bus /] from '),
    text(PRICE, 'bold'),
    text(', [link url="/paris/"]see [date format="yyyy" /][/link].'),
  ])
  const { body } = await site.get('/louvre/index.md')
  expect(body).toContain('# The Louvre from €40')
  expect(body).toContain(`[see ${new Date().getUTCFullYear()}](https://${HOST}/paris/)`)
  expect(body).toContain('By from €40')
})

describe('without the catalogue', () => {
  // spec: D.currencies.14
  test('a price is left out, or is what its author gave instead', async () => {
    site.catalogue.fault = 'status'
    putPage([text(`Now ${PRICE}. Then [price entity="Tgid" entityId="7110" fallback="on request" /].`)])
    const { status, body } = await site.get('/louvre/')
    expect(status).toBe(200)
    expect(body.replaceAll('<!-- -->', '')).toMatch(/<p>Now \. Then <span class="[^"]*">on request<\/span>\.<\/p>/)
    expect(body).toContain('<title>Louvre from</title>')
  })
})

// spec: 3.shortcodes.1, 3.shortcodes.11
test('what belongs on lines of its own ends the paragraph', async () => {
  putPage(
    [text('Before [notes]Mind the '), text('gap', 'italic'), text('[/notes] after')],
    [text('[cta link="/paris/" title="Go" /]')],
  )
  const { body } = await site.get('/louvre/')
  expect(body).toMatch(/<p>Before <\/p><div role="note"[^>]*>.*?<p>Mind the <em>gap<\/em><\/p><\/div><p> after<\/p>/)
  expect(body).toMatch(/<p><a href="\/paris\/" class="[^"]*">Go<\/a><\/p>/)
})

// spec: 3.shortcodes.8, D.display.8, D.display.9, D.display.10
test('a page that says today is right on both sides of midnight where the site is', async () => {
  site.clock.now = Date.parse('2026-11-22T22:59:30Z')
  putPage([text('Today is [date format="d MMMM yyyy" /]')])
  expect((await site.get('/louvre/')).body).toContain('22 November 2026')
  site.clock.now = Date.parse('2026-11-22T23:00:00Z')
  expect((await site.get('/louvre/')).body).toContain('23 November 2026')
})

test('nothing in a shortcode is markup or a way out', async () => {
  putPage(
    [text('[link url="javascript:alert(1)" text="<img src=x onerror=alert(1)><script>alert(2)</script>hi" /]')],
    [text('[notes text="</p><script>alert(3)</script>" /]')],
    [text('[cta link="data:text/html,<script>alert(4)</script>" title="<b onclick=alert(5)>go</b>" /]')],
    [text('[jumplink targetBlockId="x\\" onclick=\\"alert(6)" title="jump" /]')],
    [text('[image url="javascript:alert(7)" alt="\\"><script>alert(8)</script>" /]')],
  )
  const { body } = await site.get('/louvre/')
  expect(body).not.toMatch(/<script>alert|onerror=alert|onclick=|href="(?:javascript|data:text)|src="javascript:/)
  expect(body).toContain('<p>hi</p>')
})
