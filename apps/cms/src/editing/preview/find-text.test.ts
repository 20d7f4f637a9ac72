import type { FormState } from 'payload'
import { describe, expect, test } from 'vitest'
import {
  type ChangedText,
  findChangedText,
  findTexts,
  type TextKindAt,
  type TextPlace,
  withReplacedText,
} from './find-text.ts'

const piece = (text: string) => ({ type: 'text', text, format: 0 })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const words = {
  root: {
    type: 'root',
    children: [paragraph(piece('Go in at '), piece('nine'), piece('.')), paragraph(piece('Later'))],
  },
}
const fields: FormState = Object.fromEntries(
  Object.entries({
    ...{ kicker: 'By foot', title: 'Three days', standfirst: 'In Rome', 'meta.title': 'Three days', path: 'In Rome' },
    ...{
      'blocks.0.title': ' Nine to five ',
      'blocks.0.look': 'wide',
      'blocks.0.items.0.title': 'Twice',
      'blocks.0.items.1.title': 'Twice',
    },
    ...{ 'blocks.1.title': 'Nine to five', 'blocks.1.text': words, 'blocks.10.title': 'Nine to five' },
  }).map(([path, value]) => [path, { value }]),
)
const kindAt: TextKindAt = (path) => {
  if (path.endsWith('.text')) return 'rich'
  return path === 'path' || path.endsWith('.look') ? undefined : 'plain'
}

describe('where a form has a text of the page', () => {
  test.each<[string, number | undefined, string, readonly TextPlace[]]>([
    ['before the blocks, in fields that the page shows there', undefined, 'Three days', [{ path: 'title' }]],
    ['in the line above the title', undefined, 'By foot', [{ path: 'kicker' }]],
    ['and in no other', undefined, 'In Rome', [{ path: 'standfirst' }]],
    ['in its own block, whatever spaces are around it', 0, 'Nine to five', [{ path: 'blocks.0.title' }]],
    ['not in the eleventh for the second', 1, 'Nine to five', [{ path: 'blocks.1.title' }]],
    ['twice', 0, 'Twice', [{ path: 'blocks.0.items.0.title' }, { path: 'blocks.0.items.1.title' }]],
    ['a piece of a rich text', 1, 'nine', [{ path: 'blocks.1.text', children: [0, 1] }]],
    ['the end of one', 1, 'Go in at', [{ path: 'blocks.1.text', children: [0, 0] }]],
    ['not in a field of another kind', 0, 'wide', []],
    ['not a part of a text', 1, 'Nine', []],
    ['not where there is no text', 1, '  ', []],
  ])('%s', (_, block, text, places) => {
    expect(findTexts(fields, block, text, kindAt)).toEqual(places)
  })
})

describe('another text in its place', () => {
  test('is the value of a plain field', () => {
    expect(withReplacedText('Nine', { path: 'title' }, 'Ten')).toBe('Ten')
  })

  test('leaves the rest of a rich text, and what it was, as they are', () => {
    const before = structuredClone(words)
    expect(withReplacedText(words, { path: 'text', children: [0, 1] }, 'ten')).toEqual({
      root: {
        type: 'root',
        children: [paragraph(piece('Go in at '), piece('ten'), piece('.')), paragraph(piece('Later'))],
      },
    })
    expect(words).toEqual(before)
  })

  test.each([
    ['a paragraph that is gone', words, [2, 0]],
    ['a piece that is gone', words, [1, 1]],
    ['a paragraph', words, [1]],
    ['no rich text', null, [0, 0]],
  ])('is nothing for %s', (_, value, children) => {
    expect(withReplacedText(value, { path: 'text', children }, 'ten')).toBeUndefined()
  })
})

describe('the text that was just written', () => {
  const rows = { value: 2, rows: [{ id: 'one' }, { id: 'two' }] }
  const before: FormState = { ...fields, blocks: rows }
  const having = (values: Readonly<Record<string, unknown>>): FormState => ({
    ...before,
    ...Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }])),
  })
  const rich = {
    root: {
      type: 'root',
      children: [paragraph(piece('Go in at '), piece('ten'), piece('.')), paragraph(piece('Later'))],
    },
  }
  const shorter = { root: { type: 'root', children: [paragraph(piece('Later'))] } }
  test.each<[string, FormState, ChangedText | undefined]>([
    ['before the blocks', having({ title: 'Four days ' }), { block: undefined, from: 'Three days', to: 'Four days' }],
    [
      'in a block',
      having({ 'blocks.0.title': 'Nine to six' }),
      { block: 'one', from: 'Nine to five', to: 'Nine to six' },
    ],
    ['a piece of a rich text', having({ 'blocks.1.text': rich }), { block: 'two', from: 'nine', to: 'ten' }],
    ['a rich text with another number of pieces', having({ 'blocks.1.text': shorter }), undefined],
    ['an equal rich text, as an answer brings it', having({ 'blocks.1.text': structuredClone(words) }), undefined],
    ['an end alone', having({ title: 'Three days ' }), undefined],
    ['nothing left', having({ title: '' }), undefined],
    ['a text that visitors do not read there', having({ path: 'in-rome', 'meta.title': 'Rome' }), undefined],
    ['two texts', having({ title: 'Four days', 'blocks.0.title': 'Ten' }), undefined],
    [
      'blocks that moved',
      { ...having({ title: 'Four' }), blocks: { ...rows, rows: rows.rows.toReversed() } },
      undefined,
    ],
  ])('%s', (_, now, expected) => expect(findChangedText(before, now)).toEqual(expected))
})
