import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMALL_NOW } from '../catalogue/adapters/small-catalogue.ts'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** A site whose catalogue has what OCTO tells: ages that pay differently, several options, places that are counted, days without starts. */

/** Of the products below: an options' walk, a museum without starts, a boat by the booking. */
export const [WALK, MUSEUM, BOAT] = ['8201', '8202', '8203'] as const
/** In no list of the site, and of another city. */
export const UNLISTED_PRODUCT = '8204'

const PRODUCTS = [
  {
    ...{ id: WALK, name: 'Old town walk', summary: 'On foot.', description: '<p>Streets &amp; squares.</p>' },
    ...{ city: 'ROME', prices: { EUR: 20, USD: 22.5, JPY: 3200, BHD: 8.13 }, per: 'adult', durationMinutes: 90 },
    ...{ inclusions: '<ul><li>Guide</li><li>Map</li></ul>', exclusions: '<ul><li>Lunch</li></ul>' },
    ...{ faq: [{ question: 'Is there shade?', answer: '<p>Some.</p>' }], isCancellable: true },
    ...{ freeCancellationMinutes: 1440, hasInstantConfirmation: true, hasMobileTicket: true },
    ...{ isGuided: true, guideLanguages: ['en', 'it'], traits: ['stepFree'], pictures: ['/walk.jpg'] },
    ...{ latitude: 41.9, longitude: 12.48, addressLine: 'Piazza Grande 1' },
    translations: { fr: { name: 'La vieille ville à pied', summary: 'À pied.' } },
    options: [
      {
        id: 'public',
        name: 'With others',
        info: 'Up to 20 people',
        prices: { EUR: 20, USD: 22.5, JPY: 3200, BHD: 8.13 },
      },
      { id: 'evening', name: 'In the evening', prices: { EUR: 30, USD: 33 } },
    ],
  },
  { id: MUSEUM, name: 'Museum of maps', city: 'ROME', prices: { EUR: 12.34 }, per: 'adult', hasMobileTicket: true },
  { id: BOAT, name: 'A boat alone', city: 'ROME', prices: { EUR: 400 }, originalPrices: { EUR: 500 }, per: 'group' },
  { id: UNLISTED_PRODUCT, name: 'Night in Tokyo', city: 'TOKYO', prices: { EUR: 50 }, per: 'adult' },
]

const ages = (adult: number, child: number) => [
  { band: 'ADULT', prices: { EUR: adult, USD: adult + 2.5 } },
  { band: 'CHILD', prices: { EUR: child, USD: child + 1 } },
  { band: 'INFANT', prices: { EUR: 0, USD: 0 } },
]
const ofAges = (adult: number, child: number) => ({
  ...{ per: 'adult', prices: { EUR: adult, USD: adult + 2.5 }, bands: ages(adult, child) },
})
const walk = (option: string, date: string, time: string, left: number | 'unlimited', adult: number) => ({
  ...{ product: WALK, option, date, time, left },
  ...ofAges(adult, adult / 2),
})

const AVAILABILITY = [
  { ...walk('public', '2026-11-23', '10:00', 5, 20), endTime: '11:30' },
  walk('public', '2026-11-23', '15:00', 'unlimited', 24),
  { ...walk('evening', '2026-11-23', '23:30', 400, 30), endTime: '01:00' },
  walk('public', '2026-11-24', '10:00', 0, 20),
  walk('evening', '2026-11-24', '23:30', 40, 32),
  walk('public', '2026-11-26', '10:00', 0, 20),
  walk('evening', '2026-11-26', '23:30', 0, 30),
  walk('public', '2027-03-29', '10:00', 30, 25),
  { product: MUSEUM, date: '2026-11-23', per: 'adult', prices: { EUR: 12.34 } },
  { product: BOAT, date: '2026-11-23', time: '09:00', left: 1, per: 'group', prices: { EUR: 400 } },
  { product: UNLISTED_PRODUCT, date: '2026-11-23', time: '20:00', left: 9, per: 'adult', prices: { EUR: 50 } },
]

/** Noon in Rome, a Friday. */
export const OCTO_NOW = SMALL_NOW

export interface OctoTestSite {
  readonly site: TestSite
  /** A host without a site, until a test puts one there. */
  readonly otherHost: string
  /** @param headers besides those of a client that asks for all capabilities */
  readonly get: (path: string, headers?: Record<string, string>) => ReturnType<TestSite['get']>
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ readonly status: number; readonly headers: Record<string, unknown>; readonly body: string }>
  readonly writeAvailability: (change: (rows: readonly object[]) => readonly object[]) => void
  readonly close: () => Promise<void>
}

const ALL = { 'octo-capabilities': 'octo/content, octo/pricing' }

/** @param settings of the site besides the usual ones */
export async function startOctoTestSite(settings: Record<string, string> = {}): Promise<OctoTestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'octo-'))
  const write = (file: string, rows: readonly object[]) =>
    writeFileSync(join(folder, `${file}.json`), JSON.stringify(rows))
  write('products', PRODUCTS)
  write('availability', AVAILABILITY)
  write('cities', [
    { code: 'ROME', name: 'Rome', timeZone: 'Europe/Rome' },
    { code: 'TOKYO', name: 'Tokyo', timeZone: 'Asia/Tokyo' },
  ])
  write('collections', [{ id: 601, name: 'Old town', products: [WALK, MUSEUM, BOAT] }])
  const site = await createTestSite({
    ...{ CATALOGUE_ADAPTER: 'files', CATALOGUE_FOLDER: folder, IMAGE_URL: 'http://images.example' },
    ...{ PRICE_HISTORY: ':memory:', AGENT_CALLS_PER_MINUTE: '100000', ...settings },
  })
  site.clock.now = OCTO_NOW
  for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, machineInterfaces: ['agents', 'octo'] }))
  await site.purge(`site:${HOST}`)
  site.putPage(pageDocument({ categorisation: { city: 'ROME' } }))
  site.putPage(pageDocument({ lang: 'fr', categorisation: { city: 'ROME' } }))
  site.putPage(
    pageDocument({
      ...{ uid: `${HOST}.old-town`, pageType: 'collectionPage', title: 'Old town' },
      categorisation: { collectionId: 601, city: 'ROME' },
    }),
  )
  return {
    site,
    otherHost: 'www.elsewhere.example',
    get: (path, headers = {}) => site.get(`/octo${path}`, { ...ALL, ...headers }),
    post: async (path, body, headers = {}) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const answer = await site.app.inject({
        ...{ method: 'POST', url: `/octo${path}`, payload },
        headers: { host: HOST, 'content-type': 'application/json', ...ALL, ...headers },
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    writeAvailability: (change) => write('availability', change(AVAILABILITY)),
    close: async () => {
      await site.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
