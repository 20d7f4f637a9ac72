import { expect, test } from 'vitest'
import { buildLanguageMarks, type IndexedTranslation } from './build-language-marks.ts'

const document = (id: number, lang: string, more: Partial<IndexedTranslation> = {}): IndexedTranslation => ({
  ...{ id, lang, group: 'g', site: 1, state: 'live', byMachine: false, isCopy: false },
  ...more,
})
const KNOWN = {
  offered: ['en', 'de', 'fr', 'it', 'es'],
  scheduled: new Set([3]),
  isComplete: true,
  mayStart: (lang: string) => lang === 'it',
}
const mark = (lang: string, id: number | null, ...states: string[]) => ({ lang, id, states, mayStart: lang === 'it' })

// spec: D.admin.pages-once
test('each language of the site has a mark with its states', () => {
  const documents = [
    document(4, 'fr', { state: 'draft', byMachine: true }),
    document(1, 'en'),
    document(3, 'de', { state: 'changed' }),
  ]
  const marks = buildLanguageMarks(documents, KNOWN)
  expect(marks.toSorted((one, other) => (one.lang < other.lang ? -1 : 1))).toEqual([
    mark('de', 3, 'changed', 'scheduled'),
    mark('en', 1, 'live'),
    mark('es', null, 'missing'),
    mark('fr', 4, 'draft', 'machine'),
    mark('it', null, 'missing'),
  ])
})

// spec: D.admin.pages-once
test('what is published where nobody sees it is hidden; a draft stays a draft', () => {
  const documents = [
    document(1, 'en', { isCopy: true }),
    document(2, 'pt'),
    document(5, 'nl', { state: 'draft' }),
    document(6, 'de', { state: 'draft', isCopy: true }),
  ]
  const known = { ...KNOWN, offered: ['en', 'de'], isComplete: true }
  const states = Object.fromEntries(buildLanguageMarks(documents, known).map(({ lang, states: own }) => [lang, own]))
  expect(states).toEqual({ en: ['hidden'], pt: ['hidden'], nl: ['draft'], de: ['draft'] })
})

test('while the index is built, nothing is called missing', () => {
  expect(buildLanguageMarks([document(1, 'en')], { ...KNOWN, isComplete: false })).toEqual([mark('en', 1, 'live')])
})
