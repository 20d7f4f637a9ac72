import { expect, test } from 'vitest'
import { buildSiteDirectory, type SiteEntry } from '../../request/site-directory.ts'
import { SellingSiteIndex } from './selling-site-index.ts'

const siteOf = (uid: string, more: Partial<SiteEntry> = {}): SiteEntry => {
  const [host = '', folder = ''] = uid.split('/')
  const known = { host, folder, languages: ['en', 'fr'], defaultCurrency: 'EUR' } as const
  return { uid: uid.replace('/', '.'), ...known, ...more }
}
const cities = (uid: string, city: string) => (['en', 'fr'] as const).map((lang) => ({ uid, lang, city }))

const market = siteOf('www.example')
const inFolder = siteOf('www.example/rome')
const rome = siteOf('rome.example')
const tower = siteOf('a-tower.example')
const HOME_CITIES = [
  ...cities('www.example.rome', 'ROME'),
  ...cities('rome.example', 'rome'),
  ...cities('a-tower.example', 'PARIS'),
]
const selling = (sites: readonly SiteEntry[], homeCities = HOME_CITIES) =>
  new SellingSiteIndex(buildSiteDirectory(sites), homeCities)

test.each<[string, readonly SiteEntry[], readonly string[]]>([
  [
    'who sells everywhere, then a host before a folder',
    [inFolder, rome, market],
    ['www.example', 'rome.example', 'www.example.rome'],
  ],
  [
    'a number before all that have none',
    [market, rome, { ...inFolder, mainAddressOrder: 900 }],
    ['www.example.rome', 'www.example', 'rome.example'],
  ],
  [
    'the lower number before the higher one',
    [{ ...market, mainAddressOrder: 20 }, { ...rome, mainAddressOrder: 3 }, inFolder],
    ['rome.example', 'www.example', 'www.example.rome'],
  ],
  [
    'the same number: as without one',
    [
      { ...rome, mainAddressOrder: 3 },
      { ...market, mainAddressOrder: 3 },
    ],
    ['www.example', 'rome.example'],
  ],
])('%s', (_, sites, expected) => {
  const sold = [selling([...sites, tower]), selling([tower, ...sites.toReversed()])]
  expect(sold.map((one) => one.in('Rome').map(({ uid }) => uid))).toEqual([expected, expected])
})

test('a site of one city sells there alone, in the languages in which it says so', () => {
  const sites = selling([rome, market], [{ uid: 'rome.example', lang: 'en', city: 'ROME' }])
  const sells = (uid: string, city: string | undefined) =>
    (['en', 'fr'] as const).map((lang) => sites.sells({ uid }, lang, city))
  expect(sells('rome.example', 'ROME')).toEqual([true, true])
  expect(sells('rome.example', 'PARIS')).toEqual([false, true])
  expect(sells('rome.example', undefined)).toEqual([false, true])
  expect(sells('www.example', 'PARIS')).toEqual([true, true])
})

test('two are the same as long as no site, language, number or city of a home page differs', () => {
  const { key } = selling([rome, market])
  expect(selling([market, { ...rome, experiments: new Map() }]).key).toBe(key)
  for (const sites of [
    [market],
    [{ ...rome, mainAddressOrder: 1 }, market],
    [{ ...rome, languages: ['en'] as const }, market],
  ]) {
    expect(selling(sites).key).not.toBe(key)
  }
  expect(selling([rome, market], cities('rome.example', 'PARIS')).key).not.toBe(key)
})
