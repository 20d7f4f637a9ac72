import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@passepartout/content-model/locales'
import { parseSynonyms } from '@passepartout/content-model/parse-synonyms'
import { PAYMENT_ICONS } from '@passepartout/content-model/site'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listPictures } from '../../apps/cms/src/content-files/pictures/upload-pictures.ts'
import { readContentFiles } from '../../apps/cms/src/content-files/read/read-content-files.ts'

const CONTENT = join(import.meta.dirname, '../content')
const files = readContentFiles(CONTENT)

const HOME = 'pages/wayfare/home/en.json'
const HOME_FACTS = 'pages/wayfare/home/page.json'
const SITE = 'sites/wayfare/site.json'

test('the sample content is right: each page in each language that its site offers', async () => {
  const { sites, pages } = await files
  expect(sites.map(({ name }) => name)).toEqual([
    'eiffel-tower-tickets',
    'lisbon',
    'london-theatre-tickets',
    'rome-by-wayfare',
    'vatican',
    'velvet-circle',
    'wayfare',
  ])
  const offered = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)
  for (const key of ['wayfare/home', 'rome-by-wayfare/imprint']) {
    const languages = pages.filter((page) => page.key === key).map(({ lang }) => lang)
    expect(languages).toEqual(expect.arrayContaining(offered))
  }
})

test('every picture has an English description', async () => {
  const pictures = listPictures(await files)
  expect([...pictures.values()].filter(({ alts }) => !alts.en)).toEqual([])
})

// spec: 3.shared.5, 3.shared.6, 3.shared.7
test('every site has the eight numbers, a mailbox and the payments of the specification', async () => {
  const { sites } = await files
  for (const { site, texts } of sites) {
    const numbers = site.contacts.filter(({ ctaType }) => ctaType === 'tel')
    expect(numbers.map(({ countryName }) => texts.get('en')?.value[countryName]).join(', ')).toBe(
      'United States, United Kingdom, Spain, Australia, United Arab Emirates, Singapore, Italy, Germany',
    )
    expect(site.contacts.filter(({ ctaType }) => ctaType === 'mailto')).toHaveLength(1)
    expect(site.paymentIcons.map(({ name }) => name)).toEqual(PAYMENT_ICONS)
  }
  expect(PAYMENT_ICONS.join(', ')).toBe(
    'Visa, Mastercard, Amex, PayPal, Maestro, Apple Pay, Google Pay, Discover, Diners, iDEAL, FPX',
  )
})

/** Ranges that regulators keep for fiction; where there is none, zeros with which no number of the country begins. */
const NUMBERS_OF_NOBODY = {
  'United States': /^\+1 [2-9]\d\d 555 01\d\d$/,
  'United Kingdom': /^\+44 20 7946 0\d{3}$/,
  Australia: /^\+61 2 5550 \d{4}$/,
  Germany: /^\+49 30 23125 \d{3}$/,
  Spain: /^\+34 000 000 \d{3}$/,
  'United Arab Emirates': /^\+971 4 000 0\d{3}$/,
  Singapore: /^\+65 0000 0\d{3}$/,
  Italy: /^\+39 06 0000 0\d{3}$/,
}

// spec: D.display.15
test('the phone numbers of contacts, of legal pages and in texts are nobody’s', async () => {
  const { sites, pages } = await files
  const fields = sites.flatMap(({ site: { contacts, legal } }) => [
    ...contacts.flatMap(({ ctaType, phoneNumber }) => (ctaType === 'tel' ? [phoneNumber] : [])),
    ...(legal ? [legal.phone] : []),
  ])
  const texts = sites.flatMap((site) => [...site.texts.values()].map(({ value }) => value))
  const words = JSON.stringify([texts, pages.map(({ page }) => page)]).replaceAll('\u00a0', ' ')
  const numbers = [...new Set([...fields, ...(words.match(/\+\d[\d ().-]{5,}\d/g) ?? [])])]
  const patterns = Object.entries(NUMBERS_OF_NOBODY)
  expect(numbers.filter((number) => !patterns.some(([, pattern]) => pattern.test(number)))).toEqual([])
  const unused = patterns.filter(([, pattern]) => !numbers.some((number) => pattern.test(number)))
  expect(unused.map(([country]) => country)).toEqual([])
})

// spec: D.search.11
test('each site has a picture for links that are shared elsewhere, and each brand has one of its own', async () => {
  const { sites } = await files
  expect(sites.filter(({ site }) => !site.socialImage).map(({ name }) => name)).toEqual([])
  const cards = new Set(sites.map(({ site }) => site.socialImage?.picture))
  const brands = ['wayfare', 'theatre', 'rome', 'eiffel'].map((short) => `brand-${short}-social`)
  expect(brands.filter((card) => !cards.has(card))).toEqual([])
})

// spec: D.find.11
test('the marketplace has words that mean the same in each of its languages, as an editor may write them', async () => {
  const { sites } = await files
  const marketplace = sites.find(({ name }) => name === 'wayfare')
  const written = [...(marketplace?.texts ?? [])].map(([lang, { value }]) => {
    const { sets, faults } = parseSynonyms(value.synonyms ?? '')
    return { lang, sets: sets.length, faults }
  })
  const offered = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)
  expect(written.map(({ lang }) => lang)).toEqual(expect.arrayContaining(offered))
  expect(written).toEqual(written.map(({ lang }) => ({ lang, sets: 5, faults: [] })))
})

test('all sites call their legal pages the same in a language', async () => {
  const { sites } = await files
  const names = new Map<string, Set<string>>()
  for (const { texts } of sites) {
    for (const [lang, { value }] of texts) {
      for (const [key, text] of Object.entries(value).filter(([name]) => name.startsWith('legal.'))) {
        names.set(`${lang} ${key}`, new Set([...(names.get(`${lang} ${key}`) ?? []), text]))
      }
    }
  }
  expect(names.size).toBeGreaterThan(0)
  expect([...names].filter(([, { size }]) => size > 1)).toEqual([])
})

test('a legal page says who runs the site, and whose it is', async () => {
  const { pages, sites } = await files
  const imprint = JSON.stringify(
    pages.find(({ key, lang }) => key === 'rome-by-wayfare/imprint' && lang === 'en')?.page,
  )
  const site = sites.find(({ name }) => name === 'rome-by-wayfare')?.site
  expect(imprint).toContain(site?.legal?.company)
  expect(imprint).not.toMatch(/\{[a-z]+\}/)
})

describe('a mistake', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  beforeAll(() => cpSync(CONTENT, folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true }))

  let mend = () => {}
  afterEach(() => mend())

  /** Until the end of the test. @param change gives the new text of the file, and nothing to remove it */
  function rewrite(file: string, change: (text: string) => string | undefined): void {
    const path = join(folder, file)
    const put = (text: string | undefined) => (text === undefined ? rmSync(path) : writeFileSync(path, text))
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    mend = () => put(before)
    put(change(before ?? ''))
  }

  test.each([
    ['a missing language', () => rewrite('pages/wayfare/home/fr.json', () => undefined), /home\/.*no version in fr/],
    ['facts that are missing', () => rewrite(HOME_FACTS, () => undefined), /home\/page\.json: the file cannot be read/],
    [
      'a file beside the folders of the pages',
      () => rewrite('pages/wayfare/home.de.json', () => '{}'),
      /home\.de\.json: is no file of a page: they are pages\/<site>\/<page>\/<file>\.json/,
    ],
    [
      'a file beside the folders of the legal pages',
      () => rewrite('legal/imprint.de.json', () => '{}'),
      /imprint\.de\.json: is no file of a page: they are legal\/<page>\/<file>\.json/,
    ],
    ['broken JSON', () => rewrite(HOME, (text) => text.slice(0, -5)), /home\/en\.json:\d+: is not JSON/],
    [
      'an unknown field',
      () => rewrite(HOME, (text) => text.replace('"standfirst"', '"standfrist"')),
      /home\/en\.json:\d+: standfrist is no field/,
    ],
    [
      'an unknown language',
      () => rewrite('pages/wayfare/home/xx.json', () => '{}'),
      /home\/xx\.json: “xx” is no language/,
    ],
    [
      'a text of a site that one of its languages lacks',
      () => rewrite(SITE, (text) => text.replace('"tagline": "tagline"', '"tagline": "motto"')),
      /wayfare\/site\.json:\d+: tagline has no text in en: .*en\.json lacks “motto”/,
    ],
    [
      'a text that nobody asks for',
      () => rewrite('sites/wayfare/en.json', (text) => text.replace('{', '{\n  "spare": "Spare",')),
      /wayfare\/en\.json:2: spare is used nowhere/,
    ],
    [
      'a link to a page that does not exist',
      () => rewrite(HOME_FACTS, (text) => text.replace(/page:wayfare\/[a-z-]+/, 'page:wayfare/atlantis')),
      /home\/page\.json:\d+: blocks.*\.action\.to there is no page “wayfare\/atlantis” in da/,
    ],
    [
      'a link to a page that exists, though not in the language',
      () =>
        rewrite('pages/wayfare/home/da.json', (text) => text.replace('"## ', '"[About](page:wayfare/about)\\n\\n## ')),
      /home\/da\.json:\d+: blocks\.how-we-choose\.text there is no page “wayfare\/about” in da/,
    ],
    [
      'an address twice',
      () => rewrite('pages/wayfare/about/en.json', (text) => text.replace(/"path": "[^"]*"/, '"path": "tickets"')),
      /\/en\.json:\d+: path is also the address of/,
    ],
    [
      'a placeholder that no site fills',
      () => rewrite('legal/imprint/en.json', (text) => text.replace('{company}', '{firm}')),
      /imprint\/en\.json:\d+: no site has a value for \{firm\}/,
    ],
    [
      'a mailbox that is none',
      () =>
        rewrite(SITE, (text) => text.replace('"phoneNumber": "support@wayfare.example"', '"phoneNumber": "support@"')),
      /wayfare\/site\.json:\d+: .*is no mail address/,
    ],
    [
      'a phone number that is none',
      () => rewrite(SITE, (text) => text.replace('"phoneNumber": "+1 212', '"phoneNumber": "call +1; 212')),
      /wayfare\/site\.json:\d+: .*is no phone number/,
    ],
    [
      'a legal page without a mailbox that works',
      () => rewrite(SITE, (text) => text.replace('"email": "', '"email": "Support ')),
      /wayfare\/site\.json:\d+: .*is no mail address/,
    ],
    [
      'a core page that is missing altogether',
      () => rewrite('languages.json', (text) => text.replace('"wayfare/home"', '"wayfare/hope"')),
      /languages\.json: there is no page “wayfare\/hope”/,
    ],
  ])('%s stops with the file, the line and the reason', async (_, damage, expected) => {
    damage()
    await expect(readContentFiles(folder)).rejects.toThrow(expected)
  })
})
