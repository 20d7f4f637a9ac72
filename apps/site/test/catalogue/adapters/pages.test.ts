import { afterEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../../sample-site.ts'
import { SMALL_NOW } from './small-catalogue.ts'
import { ADAPTERS, type AdapterName, type StartedAdapter, startAdapter } from './start-adapter.ts'

/** Pages of a site on each kind of catalogue, over the same small data. */

let site: TestSite
let adapter: StartedAdapter

afterEach(async () => {
  await site.dispose()
  await adapter.close()
})

const PRODUCT = '/louvre-at-dusk-t7101/'

/** The words of a page, without markup. */
function wordsOf(body: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
  return main
    .replaceAll(/<(?:script|style|template)[\s\S]*?<\/(?:script|style|template)>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

async function start(name: AdapterName): Promise<void> {
  adapter = await startAdapter(name)
  const { PRICE_HISTORY: _, ...settings } = adapter.settings
  site = await createTestSite(settings)
  site.clock.now = SMALL_NOW
}

function putList(): void {
  site.putPage(
    pageDocument({
      uid: `${HOST}.louvre`,
      pageType: 'collectionPage',
      categorisation: { collectionId: 501 },
      title: 'Louvre',
      blocks: [
        {
          ...{ id: 'list', type: 'productList', title: 'All', limit: 40, layout: 'grid' },
          source: { kind: 'collection', id: 501 },
        },
      ],
    }),
  )
}

describe.each(ADAPTERS)('%s', (name) => {
  test('a product has its page, with name, price, day and start', async () => {
    await start(name)
    const { status, body } = await site.get(PRODUCT)
    expect(status).toBe(200)
    expect(/<h1[^>]*>([^<]*)</.exec(body)?.[1]).toBe('Louvre at dusk')
    const words = wordsOf(body)
    expect(words).toContain('€29.50')
    expect(words).toContain('Next available Mon, Nov 23')
    expect(wordsOf((await site.get(`${PRODUCT}?date=2026-11`)).body)).toContain(
      'Mon, Nov 23 · €29.50 · Lowest price Tue, Nov 24 · Sold out Wed, Nov 25 · Closed Thu, Nov 26 · €33.25',
    )
    expect(body).not.toContain('alert(1)')
    const day = wordsOf((await site.get(`${PRODUCT}?date=2026-11-26`)).body)
    expect(day).toContain('€33.25')
    expect(day).toContain('10:00')
  })

  test('the same page in another currency, and in a language that the product lacks', async () => {
    await start(name)
    expect(wordsOf((await site.get(PRODUCT, { cookie: 'currency=USD' })).body)).toContain('$32.40')
    expect((await site.get('/fr/t7101/')).status).toBe(404)
  })

  test('a list shows the products of its collection', async () => {
    await start(name)
    putList()
    const words = wordsOf((await site.get('/louvre/')).body)
    expect(words).toContain('Louvre at dusk')
    expect(words).toContain('€29.50')
    expect(words).toContain('Private sushi class')
    expect(words).toContain('€310')
  })

  test('the sitemap has a page for each product with a name in the language', async () => {
    await start(name)
    putList()
    const { body } = await site.get('/sitemap.xml')
    const sheets = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const files = await Promise.all(sheets.map(async (path) => (await site.get(path)).body))
    expect([body, ...files].join('')).toContain(PRODUCT)
  })
})

test('the pages of a product and of its day read the same on all', async () => {
  const pages: string[] = []
  for (const name of ADAPTERS) {
    await start(name)
    const addresses = [PRODUCT, `${PRODUCT}?date=2026-11-26`, '/seine-lights-t7102/', '/private-sushi-class-t7103/']
    const words = await Promise.all(addresses.map(async (address) => wordsOf((await site.get(address)).body)))
    pages.push(words.join('\n'))
    if (name === ADAPTERS.at(-1)) break
    await site.dispose()
    await adapter.close()
  }
  expect(pages).toHaveLength(ADAPTERS.length)
  expect(pages).toEqual(pages.map(() => pages[0]))
})
