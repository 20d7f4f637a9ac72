import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMALL_NOW } from '../catalogue/adapters/small-catalogue.ts'
import { type StartedAdapter, startAdapter } from '../catalogue/adapters/start-adapter.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** A second site, in a folder of the first one's host, with another currency and one language. */
export const PIER_SITE_UID = `${HOST}.pier`

export interface FeedTestSite {
  readonly site: TestSite
  readonly adapter: StartedAdapter
  readonly folder: string
  readonly dispose: () => Promise<void>
}

/** Two sites with the small catalogue, one in English and German, and a folder for their feeds. */
export async function createFeedSite(environment: Record<string, string> = {}): Promise<FeedTestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'))
  const adapter = await startAdapter('files as JSON')
  addTraps(String(adapter.settings.CATALOGUE_FOLDER))
  const { PRICE_HISTORY: _, ...settings } = adapter.settings
  const site = await createTestSite({ ...settings, FEED_INTERVAL_HOURS: '6', FEED_FOLDER: folder, ...environment })
  site.clock.now = SMALL_NOW
  const languages = ['en', 'de'] as const
  site.store.prepare('DELETE FROM site WHERE lang = ?').run('fr')
  for (const lang of languages)
    site.putSite(siteDocument({ lang, languages: [...languages], machineInterfaces: ['productFeeds'] }))
  site.putPage(pageDocument({ lang: 'de', title: 'Wohin?' }))
  const pier = { uid: PIER_SITE_UID, structureType: 'subfolder', name: 'Pier & "Co"', languages: ['en'] } as const
  site.putSite(
    siteDocument({ ...pier, languages: ['en'], machineInterfaces: ['productFeeds'], defaultCurrency: 'USD' }),
  )
  site.putPage(pageDocument({ uid: PIER_SITE_UID, siteUid: PIER_SITE_UID, title: 'Pier' }))
  for (const [uid, siteUid] of [
    [`${HOST}.louvre`, HOST],
    [`${PIER_SITE_UID}.louvre`, PIER_SITE_UID],
  ] as const) {
    for (const lang of siteUid === HOST ? languages : (['en'] as const)) site.putPage(listPage(uid, siteUid, lang))
  }
  await site.purge(`site:${HOST}`, `site:${PIER_SITE_UID}`, `uid:${HOST}.louvre`, `uid:${PIER_SITE_UID}.louvre`)
  const dispose = async () => {
    await site.dispose()
    await adapter.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { site, adapter, folder, dispose }
}

/** What texts of suppliers may have. */
const HOSTILE_NAME = '"Quoted", <b>bold</b>; a,b & <script>alert(1)</script> ]]> =SUM(A1)'
const HOSTILE_SUMMARY = 'First line,\nsecond "line" – <i>é</i> 𝄞'

type Rows = readonly Readonly<Record<string, unknown>>[]

function editRows(folder: string, name: string, change: (rows: Rows) => unknown): void {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
}

/** The catalogue has no products any more. */
export function removeAllProducts({ adapter }: FeedTestSite): void {
  const folder = String(adapter.settings.CATALOGUE_FOLDER)
  editRows(folder, 'collections', (rows) => rows.map((row) => ({ ...row, products: [] })))
  for (const name of ['products', 'availability']) editRows(folder, name, () => [])
}

/** The same as pages show them. */
export const RENDERED_PRODUCT_NAME = '"Quoted", bold; a,b & ]]> =SUM(A1)'
export const RENDERED_PRODUCT_SUMMARY = 'First line, second "line" – é 𝄞'

/** Adds a product with hostile texts (7105) and one without a price (7106), and puts all into one collection. */
function addTraps(folder: string): void {
  const edit = (name: string, change: (rows: Rows) => unknown) => editRows(folder, name, change)
  edit('products', (rows) => {
    const [first] = rows
    const hostile = { ...first, id: '7105', name: HOSTILE_NAME, summary: HOSTILE_SUMMARY, translations: {} }
    return [...rows, hostile, { ...first, id: '7106', name: 'Without a price', prices: {}, translations: {} }]
  })
  edit('availability', (rows) => [...rows, { ...rows[0], product: '7105' }])
  edit('collections', (rows) => rows.map((row) => ({ ...row, products: ALL_PRODUCT_TGIDS.map(String) })))
}

export const ALL_PRODUCT_TGIDS = [7101, 7102, 7103, 7104, 7105, 7106]

function listPage(uid: string, siteUid: string, lang: 'en' | 'de') {
  return pageDocument({
    ...{ uid, siteUid, lang, pageType: 'collectionPage', title: 'Tickets' },
    categorisation: { collectionId: 501 },
    blocks: [
      {
        ...{ id: 'list', type: 'productList', title: 'All', limit: 40, layout: 'grid' },
        source: { kind: 'collection', id: 501 },
      },
    ],
  })
}

/** The second site offers no feeds any more. */
export async function stopPierFeeds(site: TestSite): Promise<void> {
  const pier = { uid: PIER_SITE_UID, structureType: 'subfolder', name: 'Pier' } as const
  site.putSite(siteDocument({ ...pier, languages: ['en'], machineInterfaces: [], defaultCurrency: 'USD' }))
  await site.purge(`site:${PIER_SITE_UID}`)
}
