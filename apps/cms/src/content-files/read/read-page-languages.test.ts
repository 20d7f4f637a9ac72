import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPageLanguages } from './read-page-languages.ts'

const FACTS = {
  pageType: 'contentPage',
  parent: 'wayfare/tickets',
  hero: { picture: 'louvre-dusk' },
  blocks: {
    'where-to-go': {
      type: 'cardList',
      layout: 'grid',
      cards: {
        rome: { picture: 'trevi-day', action: { to: 'page:rome-by-wayfare/home' } },
        lisbon: { picture: 'belem-dusk', action: { to: 'page:lisbon/home' } },
      },
    },
    'how-we-choose': { type: 'richText' },
    questions: { type: 'faq', items: ['can-i-cancel', 'what-should-i-wear'] },
  },
}

const ENGLISH = {
  path: 'about',
  meta: { title: 'About us', description: 'Who we are.' },
  title: 'About us',
  hero: { alt: 'A pyramid of glass' },
  blocks: {
    'where-to-go': {
      title: 'Where to go',
      cards: {
        rome: { alt: 'A fountain', title: 'Rome', action: { label: 'See Rome' } },
        lisbon: { alt: 'A tower in the tide', title: 'Lisbon', action: { label: 'See Lisbon' } },
      },
    },
    'how-we-choose': { text: 'With [care](page:wayfare/home).' },
    questions: {
      title: 'Questions',
      items: {
        'can-i-cancel': { question: 'Can I cancel?', answer: 'Mostly.' },
        'what-should-i-wear': { question: 'What should I wear?', answer: 'Shoes.' },
      },
    },
  },
}

const GERMAN = {
  path: 'ueber-uns',
  meta: { title: 'Über uns', description: 'Wer wir sind.' },
  title: 'Über uns',
  hero: { alt: 'Eine Pyramide aus Glas' },
  blocks: {
    'where-to-go': {
      title: 'Wohin?',
      cards: {
        rome: { alt: 'Ein Brunnen', title: 'Rom', action: { label: 'Nach Rom' } },
        lisbon: { alt: 'Ein Turm in der Flut', title: 'Lissabon', action: { label: 'Nach Lissabon' } },
      },
    },
    'how-we-choose': { text: 'Mit [Sorgfalt](page:wayfare/home).' },
    questions: {
      title: 'Fragen',
      items: {
        'can-i-cancel': { question: 'Kann ich stornieren?', answer: 'Meistens.' },
        'what-should-i-wear': { question: 'Was ziehe ich an?', answer: 'Schuhe.' },
      },
    },
  },
}

const GERMAN_PAGE = {
  kind: 'page',
  path: 'ueber-uns',
  pageType: 'contentPage',
  categorisation: {},
  meta: { title: 'Über uns', description: 'Wer wir sind.' },
  title: 'Über uns',
  hero: { picture: 'louvre-dusk', alt: 'Eine Pyramide aus Glas' },
  parent: 'wayfare/tickets',
  blocks: [
    {
      type: 'cardList',
      title: 'Wohin?',
      layout: 'grid',
      cards: [
        {
          picture: 'trevi-day',
          alt: 'Ein Brunnen',
          title: 'Rom',
          action: { to: 'page:rome-by-wayfare/home', label: 'Nach Rom' },
        },
        {
          picture: 'belem-dusk',
          alt: 'Ein Turm in der Flut',
          title: 'Lissabon',
          action: { to: 'page:lisbon/home', label: 'Nach Lissabon' },
        },
      ],
    },
    { type: 'richText', text: 'Mit [Sorgfalt](page:wayfare/home).' },
    {
      type: 'faq',
      title: 'Fragen',
      items: [
        { question: 'Kann ich stornieren?', answer: 'Meistens.' },
        { question: 'Was ziehe ich an?', answer: 'Schuhe.' },
      ],
    },
  ],
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The files of a page by name, some of them changed; each is one value or text. */
type Files = Readonly<Record<string, object | string>>

const FILES: Files = { 'page.json': FACTS, 'en.json': ENGLISH, 'de.json': GERMAN }

function read(changed: Files = {}) {
  const place = 'pages/wayfare/about'
  mkdirSync(join(folder, place), { recursive: true })
  const files = Object.entries({ ...FILES, ...changed })
  for (const [name, value] of files) {
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    writeFileSync(join(folder, place, name), text)
  }
  return readPageLanguages(
    folder,
    files.map(([name]) => join(place, name)),
  )
}

async function readGerman(changed: Files = {}) {
  const versions = await read(changed)
  return versions.find(({ lang }) => lang === 'de')
}

/** A copy of one of the files in which some values, by their keys, are others or, with undefined, gone. */
function change<T extends object>(file: T, changes: Readonly<Record<string, unknown>>): T {
  const copy = structuredClone(file)
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const owner = keys.reduce<object>((inner, key) => Reflect.get(inner, key), copy)
    Reflect.set(owner, last, value)
  }
  return copy
}

const CARDS = 'blocks.where-to-go.cards'

test('facts and words make a page, lists in the order of the facts', async () => {
  const reversed = { rome: undefined, lisbon: GERMAN.blocks['where-to-go'].cards.lisbon }
  const german = change(GERMAN, { [CARDS]: { ...reversed, rome: GERMAN.blocks['where-to-go'].cards.rome } })
  expect((await readGerman({ 'de.json': german }))?.page).toEqual(GERMAN_PAGE)
})

test('a language goes without what it omits', async () => {
  const german = change(GERMAN, {
    omits: [`${CARDS}.lisbon`, `${CARDS}.rome.action.label`, 'blocks.questions.items.can-i-cancel'],
    [`${CARDS}.lisbon`]: undefined,
    [`${CARDS}.rome.action.label`]: undefined,
    'blocks.questions.items.can-i-cancel': undefined,
  })
  const [list, text, questions] = GERMAN_PAGE.blocks
  expect((await readGerman({ 'de.json': german }))?.page.blocks).toEqual([
    { ...list, cards: [{ ...list?.cards?.[0], action: { to: 'page:rome-by-wayfare/home' } }] },
    text,
    { ...questions, items: questions?.items?.slice(1) },
  ])
})

test('a card that English goes without has words where it is shown', async () => {
  const english = change(ENGLISH, { omits: [`${CARDS}.lisbon`], [`${CARDS}.lisbon`]: undefined })
  expect((await readGerman({ 'en.json': english }))?.page).toEqual(GERMAN_PAGE)
})

test('a fact that is different in a language stands there instead', async () => {
  const german = change(GERMAN, {
    instead: { parent: 'wayfare/home', [`${CARDS}.rome.action.to`]: 'page:wayfare/tickets' },
  })
  const page = (await readGerman({ 'de.json': german }))?.page
  expect(page).toEqual(
    change(GERMAN_PAGE, { parent: 'wayfare/home', 'blocks.0.cards.0.action.to': 'page:wayfare/tickets' }),
  )
})

test('a language that composes the page otherwise has facts of its own', async () => {
  const files = {
    'page.de.json': { pageType: 'contentPage', blocks: { welcome: { type: 'richText' } } },
    'de.json': {
      path: GERMAN.path,
      meta: GERMAN.meta,
      title: GERMAN.title,
      blocks: { welcome: { text: 'Guten Tag!' } },
    },
  }
  const { hero: _, parent: __, ...plain } = GERMAN_PAGE
  expect((await readGerman(files))?.page).toEqual({ ...plain, blocks: [{ type: 'richText', text: 'Guten Tag!' }] })
})

test('a mistake in the value of a page names the file that has it', async () => {
  const german = change(GERMAN, { instead: { [`${CARDS}.lisbon.action.to`]: 'page:wayfare/tickets' } })
  const version = await readGerman({ 'de.json': german })
  const paths = [
    ['blocks', 0, 'cards', 0, 'action', 'to'],
    ['blocks', 0, 'cards', 1, 'action', 'to'],
    ['blocks', 1, 'text'],
  ]
  expect(paths.map((path) => version?.mistake(path, 'is wrong').message)).toEqual([
    `pages/wayfare/about/page.json:15: ${CARDS}.rome.action.to is wrong`,
    `pages/wayfare/about/de.json:49: instead.${CARDS}.lisbon.action.to is wrong`,
    'pages/wayfare/about/de.json:32: blocks.how-we-choose.text is wrong',
  ])
})

const MISTAKES: [string, Files, string][] = [
  [
    'a word among the facts',
    { 'page.json': change(FACTS, { 'hero.alt': 'A pyramid' }) },
    'page.json:6: hero.alt is a text: each language has its own',
  ],
  [
    'a fact among the words',
    { 'de.json': change(GERMAN, { 'hero.picture': 'louvre-day' }) },
    'de.json:10: hero.picture is a fact: page.json has it, or “instead” what is different here',
  ],
  [
    'a booking code among the words',
    { 'de.json': { ...GERMAN, booking: { promoCode: 'SOMMER' } } },
    'de.json:48: booking is a fact: page.json has it, or “instead” what is different here',
  ],
  [
    'a card without any words',
    { 'de.json': change(GERMAN, { [`${CARDS}.rome`]: undefined }) },
    `de.json:14: ${CARDS}.rome has texts in en and none in de, nor is it named in “omits”`,
  ],
  [
    'a word that a language lacks',
    { 'de.json': change(GERMAN, { [`${CARDS}.rome.action.label`]: undefined }) },
    `de.json:18: ${CARDS}.rome.action.label has texts in en and none in de, nor is it named in “omits”`,
  ],
  [
    'a path that a language lacks',
    { 'de.json': change(GERMAN, { path: undefined }) },
    'de.json:1: path has texts in en and none in de, nor is it named in “omits”',
  ],
  [
    'a word that English does not say',
    { 'de.json': change(GERMAN, { kicker: 'Seit heute' }) },
    'de.json:48: kicker has a text here and none in en',
  ],
  [
    'a word that the page needs and no language has',
    {
      'en.json': change(ENGLISH, { 'hero.alt': undefined }),
      'de.json': change(GERMAN, { 'hero.alt': undefined }),
    },
    'en.json:8: hero.alt is missing',
  ],
  [
    'a fact that the page needs',
    { 'page.json': change(FACTS, { [`${CARDS}.rome.picture`]: undefined }) },
    `page.json:12: ${CARDS}.rome.picture is missing`,
  ],
  [
    'a fact that is not as it must be',
    { 'page.json': change(FACTS, { 'blocks.where-to-go.layout': 'heap' }) },
    'page.json:10: blocks.where-to-go.layout Invalid option: expected one of "grid"|"carousel"',
  ],
  [
    'an empty word',
    { 'de.json': change(GERMAN, { title: ' ' }) },
    'de.json:7: title Too small: expected string to have >=1 characters',
  ],
  [
    'an omission of nothing',
    { 'de.json': change(GERMAN, { omits: [`${CARDS}.atlantis`] }) },
    `de.json:49: omits.0 “${CARDS}.atlantis” is nothing that the page has`,
  ],
  [
    'words for what is omitted',
    { 'de.json': change(GERMAN, { omits: [`${CARDS}.rome`] }) },
    `de.json:15: ${CARDS}.rome has a text, though it is omitted`,
  ],
  [
    'an omission by all languages',
    {
      'en.json': change(ENGLISH, { omits: [`${CARDS}.rome`], [`${CARDS}.rome`]: undefined }),
      'de.json': change(GERMAN, { omits: [`${CARDS}.rome`], [`${CARDS}.rome`]: undefined }),
    },
    `page.json:12: ${CARDS}.rome is omitted by every language`,
  ],
  [
    'an exception to nothing',
    { 'de.json': change(GERMAN, { instead: { 'hero.credit': 'Nobody' } }) },
    'de.json:49: instead.hero.credit replaces nothing that the facts have',
  ],
  [
    'an exception that is none',
    { 'de.json': change(GERMAN, { instead: { parent: 'wayfare/tickets' } }) },
    'de.json:49: instead.parent is the same as among the facts',
  ],
  [
    'a key that the facts do not have',
    { 'de.json': change(GERMAN, { [`${CARDS}.milan`]: { title: 'Mailand' } }) },
    `de.json:29: ${CARDS}.milan is not among the facts`,
  ],
  [
    'a key that is no word',
    { 'page.json': change(FACTS, { [`${CARDS}.1st`]: { picture: 'trevi-day' } }) },
    `page.json:24: ${CARDS}.1st is no key, such as “how-to-choose”`,
  ],
  [
    'a key that is there twice',
    { 'de.json': JSON.stringify(GERMAN, null, 2).replace('"lisbon"', '"rome"') },
    'de.json:22: “rome” is there twice',
  ],
  [
    'a question that is listed twice',
    { 'page.json': change(FACTS, { 'blocks.questions.items': ['can-i-cancel', 'can-i-cancel'] }) },
    'page.json:31: blocks.questions.items has “can-i-cancel” twice',
  ],
  [
    'blocks one after the other',
    { 'page.json': change(FACTS, { blocks: [{ type: 'richText' }] }) },
    'page.json:7: blocks is not written by key: { "key": … }',
  ],
  [
    'questions with facts',
    { 'page.json': change(FACTS, { 'blocks.questions.items': { 'can-i-cancel': {} } }) },
    'page.json:31: blocks.questions.items is not a list of keys: ["key", …]',
  ],
  [
    'a type of block that there is not',
    { 'page.json': change(FACTS, { 'blocks.how-we-choose.type': 'essay' }) },
    'page.json:27: blocks.how-we-choose.type is none of the types that there are',
  ],
  [
    'a field of the facts that there is not',
    { 'page.json': change(FACTS, { 'hero.colour': 'red' }) },
    'page.json:6: hero.colour is no field that there is',
  ],
  [
    'a field of the words that there is not',
    { 'de.json': change(GERMAN, { 'hero.capiton': 'Glas' }) },
    'de.json:10: hero.capiton is no field that there is',
  ],
  [
    'facts of a language that the page does not have',
    { 'page.fr.json': FACTS },
    'page.fr.json: there is no fr.json beside it',
  ],
  [
    'a file of no language',
    { 'xx.json': GERMAN },
    'xx.json: “xx” is no language; a page is page.json and one <lang>.json for each',
  ],
]

test.each(MISTAKES)('%s stops with the file, the line and the reason', async (_, changed, message) => {
  await expect(read(changed)).rejects.toHaveProperty('message', `pages/wayfare/about/${message}`)
})
