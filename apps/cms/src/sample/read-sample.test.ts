import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_ICONS } from '@passepartout/content-model/site'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSettings } from '../settings.ts'
import { listPictures } from './pictures.ts'
import { readSample } from './read-sample.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-'))
  cpSync(join(loadSettings({}).appDir, 'sample'), folder, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const HOME = 'pages/wayfare/home.en.json'

function rewrite(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

test('the sample content is right: each page in each language that its site offers', async () => {
  const { sites, pages } = await readSample(folder)
  expect(sites.map(({ name }) => name)).toEqual(['london-theatre-tickets', 'wayfare'])
  const languages = pages.filter(({ key }) => key === 'wayfare/home').map(({ lang }) => lang)
  expect(languages).toEqual(['ar', 'de', 'en', 'fr'])
})

test('every picture has an English description', async () => {
  const pictures = listPictures(await readSample(folder))
  expect([...pictures.values()].filter(({ alts }) => !alts.en)).toEqual([])
})

test('every site has the eight numbers, a mailbox and the payments of the specification', async () => {
  const { sites } = await readSample(folder)
  for (const { site } of sites) {
    const numbers = site.contacts.filter(({ ctaType }) => ctaType === 'tel')
    expect(numbers.map(({ countryName }) => countryName.en).join(', ')).toBe(
      'United States, United Kingdom, Spain, Australia, United Arab Emirates, Singapore, Italy, Germany',
    )
    expect(site.contacts.filter(({ ctaType }) => ctaType === 'mailto')).toHaveLength(1)
    expect(site.paymentIcons.map(({ name }) => name)).toEqual(PAYMENT_ICONS)
  }
  expect(PAYMENT_ICONS.join(', ')).toBe(
    'Visa, Mastercard, Amex, PayPal, Maestro, Apple Pay, Google Pay, Discover, Diners, iDEAL, FPX',
  )
})

test.each([
  ['a missing language', () => rmSync(join(folder, 'pages/wayfare/home.fr.json')), /home\..*no version in fr/],
  ['broken JSON', () => rewrite(HOME, (text) => text.slice(0, -5)), /home\.en\.json: .*JSON/],
  ['an unknown field', () => rewrite(HOME, (text) => text.replace('"title"', '"titel"')), /home\.en\.json/],
  [
    'an unknown language',
    () => writeFileSync(join(folder, 'pages/wayfare/home.xx.json'), '{}'),
    /home\.xx\.json: “xx” is no language/,
  ],
  [
    'a text of a site without one of its languages',
    () => rewrite('sites/wayfare.json', (text) => text.replace('"languages": ["en"', '"languages": ["es", "en"')),
    /sites\/wayfare\.json: .* has no text in es/,
  ],
])('%s stops with the file and the reason', async (_, damage, expected) => {
  damage()
  await expect(readSample(folder)).rejects.toThrow(expected)
})
