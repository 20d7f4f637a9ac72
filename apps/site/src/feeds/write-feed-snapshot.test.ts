import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseAssistantLines, parseMerchantCsv, parseMerchantRss } from '../../test/tools/parse-feeds.ts'
import type { FeedProduct, FeedSite } from './feed-offer.ts'
import { SnapshotFolder } from './snapshot-folder.ts'
import { type SnapshotOptions, writeFeedSnapshot } from './write-feed-snapshot.ts'

const SITE: FeedSite = {
  uid: 'www.site.example',
  names: new Map([['en', 'Site']]),
  homes: new Map([['en', 'https://www.site.example/']]),
  languages: ['en'],
  currencies: ['EUR'],
}
const OPTIONS: Omit<SnapshotOptions, 'now'> = {
  site: SITE,
  shardBytes: 50_000_000,
  maxRemovalShare: 0.2,
  countries: ['FR'],
}
/** With a bell, which XML cannot have. */
const TITLE = '"Q", <b>b</b>; a,b & ]]> <script>alert(1)</script>\u0007'
const TEXT = 'First,\nsecond "line"\r\n<p>third</p> 𝄞'

function productOf(id: number, name = `Product ${id}`, description = 'Words'): FeedProduct {
  const price = { amount: 29.5, currency: 'EUR', per: 'adult', isFrom: false } as const
  const product = {
    ...{ id, name, price, url: `https://www.site.example/x-t${id}/`, traits: [], isMachineTranslated: false },
    ...{
      images: [
        'https://images.example/a.jpg?w=1&h=2',
        'https://images.example/b.jpg?auto=compress,format',
        'https://images.example/c.jpg',
      ],
      bookingUrl: 'https://b.example/',
    },
    ...{ party: { adults: 2, children: 0, infants: 0 }, starts: [], tickets: [] },
    days: [{ date: '2026-11-23', state: 'open' as const }],
  }
  return { id, offers: [{ language: 'en', currency: 'EUR', url: product.url, description, product }] }
}

async function* some(count: number, failAfter = Number.POSITIVE_INFINITY) {
  for (let id = 1; id <= count; id += 1) {
    if (id > failAfter) throw new Error('the catalogue went away')
    yield productOf(id)
  }
}

let path: string
let folder: SnapshotFolder
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'snapshots-'))
  folder = new SnapshotFolder(path, SITE.uid)
})
afterEach(() => rmSync(path, { recursive: true }))

const write = (products: AsyncIterable<FeedProduct>, now = 1000, more = {}) =>
  writeFeedSnapshot(folder, products, { ...OPTIONS, now, ...more })
const present = async () => {
  const snapshot = await folder.current()
  return snapshot && [snapshot.folder, snapshot.products]
}
const foldersIn = () => readdirSync(join(path, 'www_site_example')).toSorted()

describe('a snapshot', () => {
  test('has the texts of suppliers in each format, whatever they hold', async () => {
    async function* hostile() {
      yield productOf(1, TITLE, TEXT)
    }
    await write(hostile())
    const read = (name: string) => readFileSync(join(path, 'www_site_example', 'snapshot-1000', name))
    const [row] = parseMerchantCsv(read('products-en-eur.csv').toString())
    expect([row?.title, row?.description]).toEqual([TITLE, TEXT])
    const [item] = parseMerchantRss(read('products-en-eur.xml').toString()).items
    expect([item?.title, item?.description]).toEqual([TITLE.replace('\u0007', ''), TEXT.replace('\r\n', '\n')])
    expect(item?.image_link).toBe('https://images.example/a.jpg?w=1&h=2')
    const more = ['https://images.example/b.jpg?auto=compress%2Cformat', 'https://images.example/c.jpg']
    expect(row?.additional_image_link).toBe(more.join(','))
    expect(
      read('products-en-eur.xml')
        .toString()
        .match(/(?<=<g:additional_image_link>)[^<]*/g),
    ).toEqual(more)
    const [line] = parseAssistantLines(read('assistants-en-eur.jsonl.gz'))
    expect([line?.title, line?.description]).toEqual([TITLE, TEXT])
    const [product] = JSON.parse(read('things-to-do-0.json').toString()).products
    expect(product.title.localized_texts[0].text).toBe(TITLE)
    expect(product.description.localized_texts[0].text).toContain('&lt;p')
  })

  test('replaces the one before, which is kept, and the one before that is not', async () => {
    for (const now of [1000, 2000, 3000]) expect((await write(some(3), now)).kind).toBe('written')
    expect(foldersIn()).toEqual(['current.json', 'snapshot-2000', 'snapshot-3000'])
    expect(await present()).toEqual(['snapshot-3000', 3])
  })

  test('has a larger number than the one before, whatever the clock says', async () => {
    await write(some(3), 2000)
    await write(some(3), 1000)
    expect(await present()).toEqual(['snapshot-2001', 3])
  })

  test.each([
    [10, 8, 0.2, 'written'],
    [10, 7, 0.2, 'refused'],
    [10, 0, 1, 'refused'],
    [10, 1, 1, 'written'],
    [10, 9, 0, 'refused'],
    [1, 2, 0, 'written'],
  ])('of %d products and then %d, where %d may go, is %s', async (first, second, maxRemovalShare, kind) => {
    await write(some(first))
    const outcome = await write(some(second), 2000, { maxRemovalShare })
    const present = await folder.current()
    if (kind === 'written') expect(outcome).toEqual({ kind, snapshot: present })
    else expect(outcome).toEqual({ kind, products: second, before: first })
    const snapshots = kind === 'written' ? ['snapshot-1000', 'snapshot-2000'] : ['snapshot-1000']
    expect([present?.products, foldersIn()]).toEqual([
      kind === 'written' ? second : first,
      ['current.json', ...snapshots],
    ])
  })

  test('without products is none, the first one neither', async () => {
    expect(await write(some(0))).toEqual({ kind: 'refused', products: 0, before: 0 })
    expect(await folder.current()).toBeUndefined()
  })

  test('that breaks off leaves the one before', async () => {
    await write(some(3))
    await expect(write(some(3, 2), 2000)).rejects.toThrow('went away')
    expect(foldersIn()).toEqual(['current.json', 'snapshot-1000'])
    expect(await present()).toEqual(['snapshot-1000', 3])
  })

  test('whose name is garbage is none', async () => {
    await write(some(3))
    for (const text of ['{"folder":"../other"', '{"folder":"..","writtenAt":1,"products":1,"files":[]}', '[]']) {
      writeFileSync(join(path, 'www_site_example', 'current.json'), text)
      expect(await folder.current()).toBeUndefined()
    }
  })
})
