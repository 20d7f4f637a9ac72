import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translatorOf } from '../../src/i18n/dictionary.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

const GERMAN = 'Diese Seite wurde automatisch übersetzt; die Übersetzung hat noch niemand geprüft.'
const FRENCH = 'Cette page a été traduite automatiquement et la traduction n’a pas encore été relue.'

test.each([true, undefined])(
  // spec: D.translations.8
  'a page that a machine translated (%s) says so above all else, in its language',
  async (byMachine) => {
    site.putPage(pageDocument({ uid: `${HOST}.by-machine-${byMachine}`, lang: 'fr', byMachine }))
    const { body } = await site.get(`/fr/by-machine-${byMachine}/`)
    const markdown = (await site.get(`/fr/by-machine-${byMachine}/index.md`)).body
    const begins = new RegExp(`<main [^>]+><p class="[^"]+">${FRENCH}</p>`).test(body)
    expect([begins, body.includes(FRENCH), markdown.includes(`\n\n${FRENCH}\n`)]).toEqual(
      Array(3).fill(Boolean(byMachine)),
    )
  },
)

// spec: D.translations.8
test('each language has words of its own for it', () => {
  const lines = LANGUAGE_CODES.map((lang) => translatorOf(lang, () => undefined)('page.byMachine'))
  expect(new Set(lines).size).toBe(LANGUAGE_CODES.length)
  expect(lines[LANGUAGE_CODES.indexOf('de')]).toBe(GERMAN)
})
