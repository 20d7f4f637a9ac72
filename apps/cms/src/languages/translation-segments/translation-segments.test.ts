import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../messages/format-message.ts'
import { messageAt } from '../../messages/message.ts'
import { lineToSegment, segmentToLine } from './line-segments.ts'
import { richTextToSegments, segmentsToRichText } from './rich-text-segments.ts'
import { findCodeFault, parseSegment, printSegment, type Segment } from './segment.ts'

const segmentOf = (letters: string): Segment => {
  const read = parseSegment(letters)
  if (!read.ok) throw new Error(read.fault.code)
  return read.segment
}

/** Letters in which shortcodes, their ends and brackets stand everywhere. */
const letters = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(
        '[icon Bus /]',
        '[[icon Bus /]]',
        '[link url="/a" text="Say \\"hi\\""]',
        "[link url='/a']",
        '[/link]',
        '[callout title=Tip]',
        '[/callout]',
        '[price entity="Tgid" entityId="7148" fallback="from ten" /]',
        '[',
        ']',
        '{1}',
        '{{',
        '{/2}',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

describe('letters with shortcodes', () => {
  test.each([
    ['Take the bus [icon Bus /] there', 'Take the bus {1/} there', 'Nimm {1/} den Bus', 'Nimm [icon Bus /] den Bus'],
    ['[link url="/a"]the towers[/link]', '{1}the towers{/1}', '{1}die Türme{/1}', '[link url="/a"]die Türme[/link]'],
    [
      '[link url="/a" text="Us" /]!',
      '{1}{2}Us{/2}{/1}!',
      '{1}{2}Wir "hier"{/2}{/1}!',
      '[link url="/a" text=\'Wir "hier"\' /]!',
    ],
    [
      '[callout title=Tip]Go[/callout]',
      '{1}{2}Tip{/2}Go{/1}',
      '{1}{2}Rat{/2}Los{/1}',
      '[callout title="Rat"]Los[/callout]',
    ],
    ['[link url="/a" text="Us"][/link]', '{1}{2}Us{/2}{/1}', '{1}{2}Wir{/2}{/1}', '[link url="/a" text="Wir"][/link]'],
    ['write [[icon Bus /]]', 'write {1/}', '{1/} tippen', '[[icon Bus /]] tippen'],
    ['an [/link] alone', 'an {1/} alone', '{1/}', '[/link]'],
    ['see [1] {x}', 'see [1] {{x}', 'siehe [1] {{x}', 'siehe [1] {x}'],
  ])('%s is read as %s', (text, printed, translation, written) => {
    const { segment, codes } = lineToSegment(text)
    expect(printSegment(segment)).toBe(printed)
    expect(segmentToLine(segmentOf(translation), codes)).toBe(written)
  })

  // spec: D.translations.5
  test('nothing changes on the way into words and back', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const { segment, codes } = lineToSegment(text)
        expect(segmentToLine(segmentOf(printSegment(segment)), codes)).toBe(text)
      }),
    )
  })
})

describe('the codes of a translation', () => {
  const source = segmentOf('See {1}the {2}big{/2} towers{/1} {3/}')

  test.each([
    ['{3/} {1}Die {2}großen{/2} Türme{/1} sehen', undefined],
    ['{1}Die {2}großen{/2} Türme{/1} sehen', 'the code {3/} is missing'],
    ['{1}Die {2}großen{/2} Türme{/1} {3/} {3/}', 'the code {3/} stands there twice'],
    ['{1}Die Türme{/1} {2}groß{/2} {3/}', 'the code {2}…{/2} has to stand inside {1}'],
    ['{1}Die {2}großen{/2} {3/}{/1}', 'the code {3/} may not stand inside {1}'],
    ['{1}Die {2/} Türme{/1} {3/}', '{2/} has to be written {2}…{/2}'],
    ['{1}Die {2}großen{/2} Türme{/1} {3/} {4/}', 'the code {4/} is not in the source'],
  ])('%s: %s', (letters, fault) => {
    const found = findCodeFault(segmentOf(letters), source)
    expect(found && formatMessage('en', messageAt('Title', found))).toBe(fault && `Title: ${fault}.`)
  })

  test.each([
    ['{1}Die', '{1} is not closed'],
    ['Die{/1}', '{/1} closes nothing'],
    ['{1}{2}Die{/1}{/2}', '{/1} stands where {/2} has to close first'],
    ['{/1/}', '{/1/} is no code'],
  ])('%s cannot be read: %s', (letters, fault) => {
    const read = parseSegment(letters)
    expect(!read.ok && formatMessage('en', messageAt('Title', read.fault))).toBe(`Title: ${fault}.`)
  })
})

describe('a text of the editor', () => {
  const text = (words: string, format = 0) => ({
    type: 'text',
    version: 1,
    text: words,
    format,
    detail: 0,
    mode: 'normal',
    style: '',
  })
  const block = (type: string, children: object[], more: object = {}) => ({
    type,
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children,
    ...more,
  })
  const link = (children: object[]) =>
    block('link', children, { version: 3, fields: { linkType: 'custom', url: '/a', newTab: false } })
  const stateOf = (children: object[]) => ({ root: block('root', children) })

  test('has a line for each paragraph, heading and item, and its marks and links are codes', () => {
    const prose = richTextToSegments(
      stateOf([
        block('heading', [text('Rome')], { tag: 'h2' }),
        block('paragraph', [text('See '), text('the', 1), link([text('towers')]), { type: 'linebreak', version: 1 }]),
        block('list', [
          block('listitem', [text('one')]),
          block('listitem', [block('list', [block('listitem', [text('two')])])]),
        ]),
        { type: 'horizontalrule', version: 1 },
      ]),
    )
    expect(prose?.lines.map(({ segment }) => printSegment(segment))).toEqual([
      'Rome',
      'See {1}the{/1}{2}towers{/2}{3/}',
      'one',
      'two',
    ])
  })

  const inline: fc.Arbitrary<object> = fc.oneof(
    fc.tuple(letters, fc.constantFrom(0, 0, 1, 3)).map(([words, format]) => text(words, format)),
    fc.constant({ type: 'linebreak', version: 1 }),
    fc
      .array(
        letters.map((words) => text(words)),
        { maxLength: 2 },
      )
      .map(link),
  )
  const line = fc.array(inline, { maxLength: 5 })
  const paragraph = fc.oneof(
    line.map((children) => block('paragraph', children)),
    line.map((children) => block('heading', children, { tag: 'h3' })),
    fc.array(line, { maxLength: 3 }).map((items) =>
      block(
        'list',
        items.map((children) => block('listitem', children)),
      ),
    ),
    fc.constant({ type: 'horizontalrule', version: 1 }),
  )

  test('nothing changes on the way into words and back', () => {
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 4 }).map(stateOf), (state) => {
        const prose = richTextToSegments(state)
        if (!prose) throw new Error('no text')
        const lines = prose.lines.map(({ segment, codes }) => ({ segment: segmentOf(printSegment(segment)), codes }))
        expect(segmentsToRichText(prose, lines)).toEqual(state)
      }),
    )
  })
})
