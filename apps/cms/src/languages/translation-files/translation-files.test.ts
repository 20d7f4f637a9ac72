import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pages } from '../../collections/pages.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { Message } from '../../messages/message.ts'
import { pairRows } from '../translation-segments/pair-rows.ts'
import {
  isEmptyUnit,
  readTextsByUnit,
  readTranslationUnits,
  type TranslationUnit,
} from '../translation-segments/translation-units.ts'
import { alignLines, writeTranslationUnits } from '../translation-segments/write-translation-units.ts'
import { checkTranslationFile, type TranslationTarget } from './check-translation-file.ts'
import { readCsv, writeCsv } from './csv.ts'
import { readXliff } from './read-xliff.ts'
import type { ParsedTranslationFile, TranslationFileExport } from './translation-file.ts'
import { writeXliff } from './write-xliff.ts'

const text = (words: string, format = 0) => ({
  ...{ type: 'text', version: 1, text: words, format },
  ...{ detail: 0, mode: 'normal', style: '' },
})
const block = (type: string, children: object[]) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
})
const prose = (...paragraphs: object[][]) => ({
  root: block(
    'root',
    paragraphs.map((line) => block('paragraph', line)),
  ),
})

const inEnglish = (fault: Message) => formatMessage('en', fault)

const SOURCE = {
  title: 'The towers',
  kicker: 'Up & <down>',
  blocks: [
    {
      id: 'a',
      blockType: 'faq',
      title: 'Questions',
      items: [
        { id: 'b', question: 'By [icon Bus /]?', answer: prose([text('Yes, '), text('really', 1)], [text('Go.')]) },
        { id: 'c', question: 'Open?', answer: prose([text('No')]) },
      ],
    },
  ],
  meta: { title: '', description: '=Towers' },
}
const TARGET = {
  title: 'Die Türme',
  kicker: '',
  blocks: [
    {
      id: 'x',
      blockType: 'faq',
      title: 'Fragen',
      items: [
        { id: 'y', question: 'Mit [icon Bus /]?', answer: prose([text('Ja, '), text('wirklich', 1)], [text('Los.')]) },
        { id: 'z', question: 'Offen?', answer: prose([text('Nein')]) },
      ],
    },
  ],
  meta: { title: 'Nur hier', description: '=Türme' },
}

const unitsOf = (page: object) => readTranslationUnits(pages.fields, page)

interface Pair {
  readonly content: TranslationFileExport
  readonly target: TranslationTarget
  /** The translation with the words of the file. */
  readonly apply: (read: ParsedTranslationFile) => object
}

function pairOf(source: object, translation: object): Pair {
  const { page, restore } = pairRows(translation, source)
  const sourceUnits = unitsOf(source).filter((unit) => !isEmptyUnit(unit))
  const targetUnits = new Map(unitsOf(page).map((unit) => [unit.key, unit]))
  const targetOf = (unit: TranslationUnit) => {
    const own = targetUnits.get(unit.key)
    return alignLines(unit, own)?.map(({ segment }) => segment)
  }
  const units = sourceUnits.map((unit) => ({ source: unit, target: targetOf(unit), before: undefined }))
  const target: TranslationTarget = {
    ...{ group: 'g-1', title: 'Die Türme', lang: 'de' },
    ...{ sourceUnits, targetUnits, madeFrom: readTextsByUnit(pages.fields, source) },
  }
  return {
    content: { group: 'g-1', title: 'Die Türme', from: 'en', to: 'de', units },
    target,
    apply: (read) => {
      if (!read.ok) throw new Error(JSON.stringify(read.faults))
      const checked = checkTranslationFile(read.file, target)
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
      return restore(writeTranslationUnits(page, source, checked.translated))
    },
  }
}

const FORMATS = [
  ['XLIFF', writeXliff, readXliff],
  ['CSV', writeCsv, readCsv],
] as const

describe.each(FORMATS)('%s', (_, write, read) => {
  const { content, target, apply } = pairOf(SOURCE, TARGET)
  const faultsOf = (change: (file: string) => string, page = target) => {
    const answer = read(change(write(content)))
    if (!answer.ok) return answer.faults.map(inEnglish)
    const checked = checkTranslationFile(answer.file, page)
    return checked.ok ? checked.skipped.map((place) => `skipped: ${place}`) : checked.faults.map(inEnglish)
  }

  test('a file that comes back as it went changes nothing', () => {
    expect(apply(read(write(content)))).toEqual(TARGET)
  })

  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('=1+1', "'a", '\u0001b', 'a\r\nb\tc', 'd\u2028e', '{1}[icon Bus /]', '"a";b', '<b>&amp;'),
  )
  const answer = fc
    .array(
      fc.array(
        fc.tuple(words, fc.constantFrom(0, 1)).map(([letters, format]) => text(letters, format)),
        { maxLength: 3 },
      ),
      { maxLength: 3 },
    )
    .map((lines) => prose(...lines))
  const pageLike = fc.record({
    title: words,
    kicker: words,
    standfirst: words,
    blocks: fc.array(
      fc.record({
        id: fc.uuid(),
        blockType: fc.constant('faq'),
        title: words,
        items: fc.array(fc.record({ id: fc.uuid(), question: words, answer }), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    meta: fc.record({ title: words, description: words }),
  })

  // spec: D.translations.5
  test('whatever two pages say, a file that comes back as it went changes nothing', () => {
    fc.assert(
      fc.property(pageLike, pageLike, (source, translation) => {
        const pair = pairOf(source, translation)
        const back = read(write(pair.content))
        if (!back.ok) throw new Error(JSON.stringify(back.faults))
        const isComplete = checkTranslationFile(back.file, pair.target).ok
        if (isComplete) expect(pair.apply(back)).toEqual(translation)
      }),
      { numRuns: 200 },
    )
  })

  // spec: D.translations.5
  test('and every word comes back as it went', () => {
    fc.assert(
      fc.property(pageLike, (page) => {
        const pair = pairOf(page, page)
        expect(pair.apply(read(write(pair.content)))).toEqual(page)
      }),
      { numRuns: 200 },
    )
  })

  test('new words are taken over, with the markup of the page', () => {
    const changed = write(content).replaceAll('Die Türme', 'Alle Türme').replaceAll('wirklich', 'ganz sicher')
    const [faq] = TARGET.blocks
    const items = [
      { ...faq?.items[0], answer: prose([text('Ja, '), text('ganz sicher', 1)], [text('Los.')]) },
      faq?.items[1],
    ]
    expect(apply(read(changed))).toEqual({ ...TARGET, title: 'Alle Türme', blocks: [{ ...faq, items }] })
  })

  test.each([
    [
      'another page',
      (file: string) => file.replaceAll('g-1', 'g-2'),
      ['This file is a translation of “Die Türme”, and this page is “Die Türme”.'],
    ],
    // spec: D.translations.6
  ])('a file of %s is refused', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  test('a file in another language is refused', () => {
    expect(faultsOf((file) => file, { ...target, lang: 'fr' })).toEqual([
      'This file is a translation into Deutsch, and this page is in Français.',
    ])
  })

  test('a field whose source says something else now stays as it is, and is named', () => {
    const { target: later } = pairOf({ ...SOURCE, title: 'All towers' }, TARGET)
    expect(faultsOf((file) => file, later)).toEqual(['skipped: Title'])
  })
})

test('XLIFF says of each segment whether it is translated; words that were only copied are not', () => {
  const { content } = pairOf(SOURCE, { ...TARGET, title: SOURCE.title })
  const states = [...writeXliff(content).matchAll(/state="(\w+)">\s*<source[^>]*>([^<]*)/g)].map(
    ([, state, source]) => `${state} ${source}`,
  )
  expect(states).toEqual([
    'initial The towers',
    'initial Up &amp; &lt;down&gt;',
    'translated Questions',
    'translated By ',
    'translated Yes, ',
    'translated Go.',
    'translated Open?',
    'translated No',
    'translated =Towers',
  ])
})

describe('a file that came back broken is refused, with the place', () => {
  const { content, target } = pairOf(SOURCE, TARGET)
  const refusalOf = (read: ParsedTranslationFile) => {
    if (!read.ok) return read.faults.map(inEnglish)
    const checked = checkTranslationFile(read.file, target)
    return checked.ok ? 'taken' : checked.faults.map(inEnglish)
  }
  const xliff = writeXliff(content)
  const csv = writeCsv(content)
  const lineOf = (words: string) => xliff.slice(0, xliff.indexOf(words)).split('\n').length
  const QUESTION = 'Block 1: Questions and answers › Question 1 › Question'
  const ANSWER = 'Block 1: Questions and answers › Question 1 › Answer'

  // spec: D.translations.6
  test('XLIFF without a segment', () => {
    const [first = ''] = /<unit [\s\S]*?<\/unit>/.exec(xliff) ?? []
    expect(refusalOf(readXliff(xliff.replace(first, '')))).toEqual([
      'The file had 9 segments when it was made and has 8 now. The first that is missing: Title.',
    ])
  })

  // spec: D.translations.6
  test('XLIFF without a code, with one twice, and with one of its own', () => {
    const bus = /<ph [^>]*\/>/g
    const [, second = ''] = xliff.match(bus) ?? []
    const target = xliff.lastIndexOf(second)
    const change = (put: string) => xliff.slice(0, target) + put + xliff.slice(target + second.length)
    const place = `Line ${lineOf('Mit <ph')}, ${QUESTION}`
    expect(refusalOf(readXliff(change('')))).toEqual([`${place}: the code {1/} is missing.`])
    expect(refusalOf(readXliff(change(second + second)))).toEqual([`${place}: the code {1/} stands there twice.`])
    expect(refusalOf(readXliff(change(second + second.replace('c1"', 'c7"'))))).toEqual([
      `${place}: the code {7/} is not in the source.`,
    ])
  })

  test('XLIFF without a translation', () => {
    expect(refusalOf(readXliff(xliff.replace('Los.', ' ')))).toEqual([
      `Line ${lineOf('Los.')}, ${ANSWER}: has no translation.`,
    ])
  })

  // spec: D.translations.6
  test('XML that is broken, declares something, or is none of ours', () => {
    expect(refusalOf(readXliff(xliff.replace('</target>', '</tarjet>')))).toEqual([
      `Line ${lineOf('</target>')}: the markup is broken: a tag is missing, not closed, or closed under another name.`,
    ])
    expect(refusalOf(readXliff(`<!DOCTYPE a [<!ENTITY b "c">]>${xliff}`))).toEqual([
      'A translation file declares nothing (<!DOCTYPE …>).',
    ])
    expect(refusalOf(readXliff('<html/>'))).toEqual(['Line 1: this is XML, but no XLIFF.'])
    expect(refusalOf(readXliff('<xliff version="1.2"/>'))).toEqual(['Line 1: this is XLIFF 1.2; save it as XLIFF 2.'])
    expect(refusalOf(readXliff(xliff.replace('Mit ', '<script>x</script>')))).toEqual([
      `Line ${lineOf('Mit ')}: <script> is nothing that a page can hold.`,
    ])
  })

  test.each(['110000', 'FFFFFFFFFF', '0', 'D800', '-1', 'x', ''])('XLIFF with the letter number “%s”', (hex) => {
    expect(refusalOf(readXliff(xliff.replace('Mit ', `Mit <cp hex="${hex}"/>`)))).toEqual([
      `Line ${lineOf('Mit ')}: <cp> names a letter that there is not.`,
    ])
  })

  test('XLIFF whose codes stand in each other without end', () => {
    const depth = 20_000
    const deep = `${'<pc id="c1">'.repeat(depth)}x${'</pc>'.repeat(depth)}`
    expect(refusalOf(readXliff(xliff.replace('Mit ', deep)))).toEqual([
      `Line ${lineOf('Mit ')}: more codes stand in each other than a page can hold.`,
    ])
  })

  // spec: D.translations.6
  test('a table without a row, without a code, without a column, and of two pages', () => {
    const rows = csv.split('\r\n')
    expect(refusalOf(readCsv(rows.filter((row) => !row.includes('Offen?')).join('\r\n')))).toEqual([
      'The file had 9 segments when it was made and has 8 now. The first that is missing: Block 1: Questions and answers › Question 2 › Question.',
    ])
    const row = rows.findIndex((line) => line.includes('Mit {1/}')) + 1
    expect(refusalOf(readCsv(csv.replace('Mit {1/}', 'Mit')))).toEqual([
      `Row ${row}, ${QUESTION}: the code {1/} is missing.`,
    ])
    expect(refusalOf(readCsv(csv.replace('Mit {1/}', 'Mit {1/')))).toEqual([
      `Row ${row}, ${QUESTION}: the code {1/} is missing.`,
    ])
    expect(refusalOf(readCsv(csv.replace('"translation"', '"Übersetzung"')))).toEqual([
      'The column “translation” is missing.',
    ])
    expect(refusalOf(readCsv(csv.replace(/"g-1"(?![\s\S]*"g-1")/, '"g-2"')))).toEqual([
      'Row 10 is of another page or another file than the first.',
    ])
    expect(refusalOf(readCsv('abc'))).toEqual([
      'This is neither an XLIFF file nor a table of ours: download one here, and bring that one back.',
    ])
  })

  test('a table comes back with semicolons, as a spreadsheet saves it', () => {
    const table = csv.replaceAll('","', '";"')
    expect(refusalOf(readCsv(table))).toBe('taken')
  })
})
