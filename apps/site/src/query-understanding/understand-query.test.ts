import type { LanguageCode } from '@passepartout/content-model/locales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIST_PARAMETER_VALUES, parseListChoice, serializeListChoice } from '../request/address/choices/list-choice.ts'
import { nameKeysOfQuery, stemmedNameKey, unstemmedNameKey } from './name-keys.ts'
import type { FoundEntity, NamedEntity } from './named-entity.ts'
import { QUERY_VOCABULARIES } from './query-vocabulary.ts'
import { understandQuery } from './understand-query.ts'

/** A Thursday. */
const TODAY = '2026-11-26'

type Language = keyof typeof QUERY_VOCABULARIES & LanguageCode

const named = (lang: LanguageCode, kind: NamedEntity['kind'], id: string, name: string, city?: string) => {
  const base = { lang, kind, id, name, ...(city === undefined ? {} : { city }) }
  const keys =
    kind === 'kind'
      ? [`${lang}:${stemmedNameKey(name, lang)}`]
      : [stemmedNameKey(name, lang), unstemmedNameKey(name, lang)]
  return keys.map((key): FoundEntity => ({ ...base, key }))
}

const NAMES: readonly FoundEntity[] = [
  ...named('en', 'city', 'PARIS', 'Paris'),
  ...named('pl', 'city', 'PARIS', 'Paryż'),
  ...named('ru', 'city', 'PARIS', 'Париж'),
  ...named('ar', 'city', 'PARIS', 'باريس'),
  ...named('en', 'city', 'ROME', 'Rome'),
  ...named('de', 'city', 'ROME', 'Rom'),
  ...named('en', 'collection', '1002', 'Louvre', 'PARIS'),
  ...named('ru', 'collection', '1002', 'Лувр', 'PARIS'),
  ...named('pl', 'collection', '1002', 'Luwr', 'PARIS'),
  ...named('en', 'collection', '1015', 'Paris by Night', 'PARIS'),
  ...named('en', 'collection', '1008', 'Things to do in Rome', 'ROME'),
  ...named('en', 'title', '17624', 'A Winter in Paris', 'LONDON'),
  ...named('en', 'person', 'ines calder', 'Ines Calder'),
  ...named('en', 'kind', '1091', 'Musicals'),
  ...named('en', 'kind', '1007', 'Museums'),
  ...named('en', 'kind', '1143', 'Day Trips'),
]

function understand(text: string, lang: LanguageCode = 'en') {
  const keys = new Set(nameKeysOfQuery(text, lang))
  const { choice, party, names, rest, kept, currency } = understandQuery(
    text,
    lang,
    NAMES.filter(({ key }) => keys.has(key)),
    TODAY,
  )
  return {
    ...(names.length > 0 ? { names: names.map(({ id }) => id) } : {}),
    ...(Object.keys(choice).length > 0 ? { choice: serializeListChoice(choice) } : {}),
    ...(party ? { party: [party.adults, party.children, party.infants].join('-') } : {}),
    ...(currency ? { currency } : {}),
    ...(rest === '' ? {} : { rest }),
    kept,
  }
}

describe('what a query says', () => {
  test.each([
    ['en', 'paris tonight', { names: ['PARIS'], choice: 'when=tonight', rest: 'paris', kept: 'paris' }],
    [
      'en',
      'Paris on sunday with a baby',
      { names: ['PARIS'], choice: 'when=2026-11-29', party: '2-0-1', rest: 'Paris', kept: 'Paris' },
    ],
    ['en', 'captioned performance', { choice: 'access=captioned', kept: '' }],
    ['en', 'wheelchair', { choice: 'access=step-free', kept: '' }],
    ['en', 'musicals under £30', { choice: 'max=30&kind=1091', currency: 'GBP', kept: '' }],
    ['en', 'under 30 euros', { choice: 'max=30', currency: 'EUR', kept: '' }],
    [
      'en',
      'things to do in rome this weekend for 4',
      { names: ['ROME'], choice: 'when=weekend', party: '4-0-0', rest: 'rome', kept: 'things to do in rome' },
    ],
    ['en', '2 adults and 3 kids', { party: '2-3-0', kept: '' }],
    [
      'en',
      'skip the line louvre tomorrow morning',
      { names: ['1002'], choice: 'when=tomorrow&time=morning&with=skip-the-line', rest: 'louvre', kept: 'louvre' },
    ],
    [
      'en',
      'view of paris at night',
      { names: ['PARIS'], choice: 'with=night&with=view', rest: 'paris', kept: 'of paris' },
    ],
    ['en', 'paris by night', { names: ['1015'], rest: 'paris by night', kept: 'paris by night' }],
    [
      'en',
      'a view of paris by night',
      { names: ['PARIS'], choice: 'with=night&with=view', rest: 'paris', kept: 'of paris' },
    ],
    ['en', 'things to do in rome', { names: ['1008'], rest: 'things to do in rome', kept: 'things to do in rome' }],
    [
      'en',
      'things to do in rome when it rains',
      { names: ['ROME'], choice: 'with=indoor', rest: 'rome', kept: 'things to do in rome' },
    ],
    [
      'en',
      'family of 4 in rome, for 2 under £30',
      { names: ['ROME'], choice: 'max=30', party: '2-0-0', currency: 'GBP', rest: 'rome', kept: 'in rome' },
    ],
    ['en', 'a winter in paris', { names: ['17624'], rest: 'winter in paris', kept: 'a winter in paris' }],
    ['en', 'ines calder', { names: ['ines calder'], rest: 'ines calder', kept: 'ines calder' }],
    ['en', 'louvre 24 december', { names: ['1002'], choice: 'when=2026-12-24', rest: 'louvre', kept: 'louvre' }],
    ['en', 'louvre dec 3', { names: ['1002'], rest: 'louvre dec 3', kept: 'louvre dec 3' }],
    ['en', 'louvre 12/24', { names: ['1002'], choice: 'when=2026-12-24', rest: 'louvre', kept: 'louvre' }],
    ['en', 'rome in january', { names: ['ROME'], choice: 'when=2027-01-01..2027-01-31', rest: 'rome', kept: 'rome' }],
    ['en', 'walk for 2 hours', { rest: 'walk 2 hours', kept: 'walk for 2 hours' }],
    ['de', 'samstag morgen rom', { names: ['ROME'], choice: 'when=2026-11-28', rest: 'rom', kept: 'rom' }],
    [
      'de',
      'rom am samstagabend unter 25 euro',
      { names: ['ROME'], choice: 'when=2026-11-28&time=evening&max=25', currency: 'EUR', rest: 'rom', kept: 'rom' },
    ],
    ['fr', 'coupe-file louvre', { names: ['1002'], choice: 'with=skip-the-line', rest: 'louvre', kept: 'louvre' }],
    [
      'fr',
      'que faire à Paris quand il pleut',
      { names: ['PARIS'], choice: 'with=indoor', rest: 'Paris', kept: 'que faire à Paris' },
    ],
    ['fr', 'moins de 30 €', { choice: 'max=30', currency: 'EUR', kept: '' }],
    ['ru', 'лувр с детьми', { names: ['1002'], party: '2-1-0', rest: 'лувр', kept: 'лувр' }],
    ['ru', 'париж для двоих', { names: ['PARIS'], party: '2-0-0', rest: 'париж', kept: 'париж' }],
    ['pl', 'Luwr w niedzielę', { names: ['1002'], choice: 'when=2026-11-29', rest: 'Luwr', kept: 'Luwr' }],
    [
      'pl',
      'w Paryżu do 100 zł',
      { names: ['PARIS'], choice: 'max=100', currency: 'PLN', rest: 'Paryżu', kept: 'w Paryżu' },
    ],
    [
      'es',
      'paris mañana por la mañana',
      { names: ['PARIS'], choice: 'when=tomorrow&time=morning', rest: 'paris', kept: 'paris' },
    ],
    ['tr', 'bu akşam bebekle', { choice: 'when=tonight', party: '2-0-1', kept: '' }],
    ['en', 'rome with a 6 year old', { names: ['ROME'], party: '2-1-0', rest: 'rome', kept: 'rome' }],
    ['en', 'shows in paris', { names: ['PARIS'], choice: 'kind=1091', rest: 'paris', kept: 'in paris' }],
    ['sv', 'museum i regn', { choice: 'kind=1007&with=indoor', kept: '' }],
    ['it', 'salta fila stasera', { choice: 'when=tonight&with=skip-the-line', kept: '' }],
    ['de', 'guenstige fuehrung', { choice: 'with=guide&sort=price', kept: '' }],
    ['es', 'saltarse la cola en la mañana', { choice: 'time=morning&with=skip-the-line', kept: '' }],
    ['fr', 'éviter la file, on est 4', { choice: 'with=skip-the-line', party: '4-0-0', kept: '' }],
    ['nl', 'wachtrij overslaan komend weekend', { choice: 'when=weekend&with=skip-the-line', kept: '' }],
    ['pt', 'pular a fila no fds', { choice: 'when=weekend&with=skip-the-line', kept: '' }],
    ['en', 'rome day after tomorrow', { names: ['ROME'], choice: 'when=2026-11-28', rest: 'rome', kept: 'rome' }],
    [
      'fr',
      'paris la semaine prochaine',
      { names: ['PARIS'], choice: 'when=2026-11-30..2026-12-06', rest: 'paris', kept: 'paris' },
    ],
    ['ru', 'в следующем месяце', { choice: 'when=2026-12-01..2026-12-31', kept: '' }],
    ['de', 'rom an heiligabend', { names: ['ROME'], choice: 'when=2026-12-24', rest: 'rom', kept: 'rom' }],
    ['es', 'nochevieja', { choice: 'when=2026-12-31', kept: '' }],
    [
      'id',
      'museum di paris akhir pekan ini untuk 4 orang',
      { names: ['PARIS'], choice: 'when=weekend&kind=1007', party: '4-0-0', rest: 'paris', kept: 'di paris' },
    ],
    [
      'id',
      'anak-anak di bawah 30 euro saat hujan',
      { choice: 'max=30&with=indoor', party: '2-1-0', currency: 'EUR', kept: '' },
    ],
    [
      'ar',
      'باريس غدا مع الأطفال',
      { names: ['PARIS'], choice: 'when=tomorrow', party: '2-1-0', rest: 'باريس', kept: 'باريس' },
    ],
    [
      'ar',
      'متاحف في باريس عند المطر',
      { names: ['PARIS'], choice: 'kind=1007&with=indoor', rest: 'باريس', kept: 'في باريس' },
    ],
    ['ar', 'بدون طابور بأقل من 30 يورو', { choice: 'max=30&with=skip-the-line', currency: 'EUR', kept: '' }],
    ['ro', 'fara stat la coada, suntem 3', { choice: 'with=skip-the-line', party: '3-0-0', kept: '' }],
  ] as const)('%s: %s', (lang, text, expected) => {
    expect(understand(text, lang)).toEqual(expected)
  })

  test('every phrase of every language is understood as what it is written for', () => {
    const faults: string[] = []
    for (const lang of Object.keys(QUERY_VOCABULARIES) as Language[]) {
      for (const kind of ['when', 'time', 'with', 'access'] as const) {
        for (const [value, line] of Object.entries(QUERY_VOCABULARIES[lang]?.[kind] ?? {})) {
          for (const phrase of line.split(',')) {
            const { choice } = understandQuery(phrase.trim(), lang, [], TODAY)
            if (choice[kind]?.includes(value) !== true) faults.push(`${lang} ${phrase}: ${serializeListChoice(choice)}`)
          }
        }
      }
    }
    expect(faults).toEqual([])
  })

  test('what a phrase is written for is a value of a list', () => {
    const known: Readonly<Record<string, readonly string[]>> = LIST_PARAMETER_VALUES
    for (const words of Object.values(QUERY_VOCABULARIES)) {
      for (const kind of ['when', 'time', 'with', 'access'] as const) {
        const beyond = Object.keys(words[kind]).filter((value) => known[kind]?.includes(value) !== true)
        expect(beyond).toEqual([])
      }
    }
  })
})

test('any text is understood, and its choice is one that addresses can hold', () => {
  const langs = Object.keys(QUERY_VOCABULARIES) as Language[]
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom('2', '31', '€', 'under', 'kids', 'dec', 'do', '100', 'zł', 'sunday', '24/12', 'and'), {
        maxLength: 8,
      })
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(anyText, fc.constantFrom(...langs), (text, lang) => {
      const { choice } = understandQuery(text, lang, [], TODAY)
      expect(parseListChoice(`?${serializeListChoice(choice)}`) ?? {}).toEqual(choice)
    }),
  )
})

test('the kept words of a query are understood as nothing more', () => {
  const langs = Object.keys(QUERY_VOCABULARIES) as Language[]
  const phrase = (lang: Language) =>
    fc.constantFrom(
      ...Object.values(QUERY_VOCABULARIES[lang]?.with ?? {}).flatMap((line) =>
        line.split(',').map((one) => one.trim()),
      ),
    )
  for (const lang of langs) {
    fc.assert(
      fc.property(phrase(lang), (text) => {
        const { kept } = understandQuery(`colosseum ${text}`, lang, [], TODAY)
        expect(understandQuery(kept, lang, [], TODAY).parts).toEqual([])
      }),
      { numRuns: 20 },
    )
  }
})
