import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { formatMessage, formatStoredMessages, REFUSAL_TEXTS } from './format-message.ts'
import { ADMIN_LANGUAGES } from './languages.ts'
import { type Message, message, messageAt, parseMessage, serialiseMessage } from './message.ts'
import { SHORTCODE_FAULT_TEXTS } from './shortcode-texts.ts'

type Dictionary = Readonly<Record<string, string>>

/** Numbers that the plurals of the five languages tell apart. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1078, 1_000_000]

/** What is filled in, whatever the form for a number; a number is told apart from a text. */
function valuesOf(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(, (?:plural|number))?[,}]/g)].map(
    ([, name, kind]) => `${name}${kind ? ' #' : ''}`,
  )
  return [...new Set(names)].toSorted()
}

const fill = (text: string, language: string, count: number) =>
  String(
    new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(
      Object.fromEntries(
        valuesOf(text)
          .map((name) => name.split(' '))
          .map(([name = '', kind]) => [name, kind ? count : '…']),
      ),
    ),
  )

describe.each<[string, Record<(typeof ADMIN_LANGUAGES)[number], Dictionary>]>([
  ['messages', REFUSAL_TEXTS],
  ['faults of shortcodes', SHORTCODE_FAULT_TEXTS],
])('the %s', (_, dictionaries) => {
  // spec: D.admin.messages
  test.each(ADMIN_LANGUAGES)('in %s are those of English, filled with the same, in their own words', (language) => {
    const own = dictionaries[language]
    expect(Object.keys(own)).toEqual(Object.keys(dictionaries.en))
    for (const [key, english] of Object.entries(dictionaries.en)) {
      const said = own[key] ?? ''
      expect([key, valuesOf(said)]).toEqual([key, valuesOf(english)])
      for (const count of COUNTS) expect(fill(said, language, count)).not.toMatch(/^\s*$|[{}]|undefined/)
    }
  })

  test.each(['de', 'fr', 'es', 'ru'] as const)('leave nothing in English in %s', (language) => {
    const isWords = (text: string) => text.replaceAll(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) !== null
    const left = Object.entries(dictionaries.en).filter(
      ([key, english]) => isWords(english) && dictionaries[language][key] === english,
    )
    expect(left).toEqual([])
    const english = Object.entries(dictionaries[language]).filter(([, said]) =>
      /\b(?:the|this|of|and|your|different|page is|has)\b/i.test(said),
    )
    expect(english).toEqual([])
  })

  test.each(ADMIN_LANGUAGES)('have in %s a form for each number that the language tells apart', (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    for (const [key, said] of Object.entries(dictionaries[language])) {
      for (const [plural] of said.matchAll(/\{\w+, plural,(?:[^{}]*\{[^{}]*\})+/g)) {
        const forms = [...plural.matchAll(/ (\w+) \{/g)].map(([, form]) => form)
        expect([key, forms.toSorted()]).toEqual([key, categories])
      }
    }
  })
})

test('every code is said somewhere', () => {
  const folder = join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/*.fixture.ts'] })
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const isSaid = (code: string) => source.includes(`'${code}'`) || source.includes(`\`${code.split('.')[0]}.\${`)
  expect(Object.keys(REFUSAL_TEXTS.en).filter((code) => !isSaid(code))).toEqual([])
})

test.each<[string, Message, string]>([
  ['en', message('page.notFound'), 'There is no such page.'],
  ['de', message('page.notFound'), 'Diese Seite gibt es nicht.'],
  ['xx', message('page.notFound'), 'There is no such page.'],
  ['de', message('password.uniform', { least: 5 }), 'Das Passwort braucht mindestens 5 verschiedene Zeichen.'],
  ['ru', message('signIn.tooManyAttempts', { minutes: 1 }), 'Слишком много попыток. Повторите через 1 минуту.'],
  ['ru', message('signIn.tooManyAttempts', { minutes: 3 }), 'Слишком много попыток. Повторите через 3 минуты.'],
  ['ru', message('signIn.tooManyAttempts', { minutes: 15 }), 'Слишком много попыток. Повторите через 15 минут.'],
  [
    'de',
    message('signIn.tooManyAttempts', { minutes: 1 }),
    'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.',
  ],
  [
    'de',
    message('prose.tooLong', { count: 61_000, most: 60_000 }),
    'Dieser Text hat 61.000 Zeichen, und ein Text darf 60.000 haben: Teilen Sie ihn in mehrere oder auf mehrere Seiten.',
  ],
  ['fr', message('address.taken', { title: 'Paris (old)' }), '« Paris (old) » a déjà cette adresse dans cette langue.'],
  ['en', message('picture.shown', { places: 'A, B, C', rest: 2 }), 'This picture is shown by A, B, C and 2 more.'],
  ['de', message('picture.shown', { places: 'A', rest: 0 }), 'Dieses Bild wird gezeigt von: A.'],
  ['ru', message('picture.shown', { places: 'A', rest: 2 }), 'Это изображение показывают: A и ещё 2 места.'],
  ['de', message('fault.missing'), 'Fehlt.'],
  [
    'de',
    messageAt('Block 3 (Card list), Card 1, Picture', message('fault.missing')),
    'Baustein 3 (Kartenliste), Karte 1, Bild: fehlt.',
  ],
  [
    'fr',
    messageAt('Line 3, Title', message('code.missing', { code: '{1/}' })),
    'Ligne 3, Titre : il manque le code {1/}.',
  ],
  ['de', messageAt('Line 3', message('xliff.foreignTag', { tag: '<x>' })), 'Zeile 3: <x> kann keine Seite enthalten.'],
  [
    'ru',
    message('release.ofPage', { page: 'Rome · English', rule: messageAt('Title', message('fault.missing')) }),
    'Rome · English: Заголовок: не заполнено.',
  ],
  ['de', message('releases:isDone'), 'Dieses Paket ist erledigt: Legen Sie ein neues an.'],
  [
    'de',
    message('preview:tooManyLinks', { most: 50 }),
    'Diese Seite hat 50 Links. Beenden Sie die, die niemand braucht.',
  ],
])('in %s %j is “%s”', (language, said, expected) => {
  expect(formatMessage(language, said)).toBe(expected)
})

test('a sentence that lacks a value is a fault of ours, and is not shown with a gap', () => {
  expect(() => formatMessage('en', message('address.taken'))).toThrow()
})

test('what is kept is a line of JSON, and is said in the language of whoever reads it', () => {
  const kept = [messageAt('Title', message('fault.missing')), message('publication.notYet')]
    .map(serialiseMessage)
    .join('\n')
  expect(kept.split('\n').map(parseMessage)).toEqual([
    { code: 'at', params: { place: 'Title', rule: { code: 'fault.missing' } } },
    { code: 'publication.notYet' },
  ])
  expect(formatStoredMessages('de', kept)).toBe('Überschrift: fehlt.\nBesucher sehen sie noch nicht.')
})

test.each(['', 'Title: is missing.', '{"code":"a code of tomorrow"}', '{"code":"at"}', '{broken', '{"other":1}'])(
  'what an earlier release or a later one has kept stays as it is: %s',
  (kept) => {
    expect(formatStoredMessages('de', kept)).toBe(kept)
  },
)
