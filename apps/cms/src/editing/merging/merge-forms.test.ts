import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormValues } from './compare-values.ts'
import { fieldPathOfKey, mergeForms } from './merge-forms.ts'

const prose = (text: string) => ({ root: { children: [{ text }] } })
const cta = (id: string, title: string, more: object = {}) => ({ id, blockType: 'cta', title, ...more })
const BASE = {
  updatedAt: '1',
  editedBy: 'both',
  title: 'Title',
  standfirst: 'Intro',
  meta: { title: 'Meta', description: '' },
  related: { relationTo: 'pages', value: 1 },
  tags: ['a'],
  blocks: [cta('a', 'A', { action: { label: 'Go', url: '/' } }), cta('b', 'B'), cta('c', 'C')],
}
const [a, b, c] = BASE.blocks as [object, object, object]

interface Case {
  readonly mine: object
  readonly theirs: object
  /** What differs from the base. */
  readonly merged: object
  readonly taken: readonly string[]
}

const KEPT: readonly (readonly [string, Case])[] = [
  ['nothing', { mine: {}, theirs: {}, merged: {}, taken: [] }],
  ['mine alone', { mine: { title: 'My' }, theirs: {}, merged: { title: 'My' }, taken: [] }],
  ['theirs alone', { mine: {}, theirs: { title: 'Their' }, merged: { title: 'Their' }, taken: ['title'] }],
  [
    'the same change of both',
    { mine: { title: 'One' }, theirs: { title: 'One' }, merged: { title: 'One' }, taken: [] },
  ],
  [
    'what is empty in two ways',
    { mine: { standfirst: '' }, theirs: { standfirst: null }, merged: { standfirst: '' }, taken: [] },
  ],
  [
    'two fields',
    {
      mine: { title: 'My' },
      theirs: { standfirst: 'Their' },
      merged: { title: 'My', standfirst: 'Their' },
      taken: ['standfirst'],
    },
  ],
  [
    'two fields of a group',
    {
      mine: { meta: { title: 'My', description: '' } },
      theirs: { meta: { title: 'Meta', description: 'Their' } },
      merged: { meta: { title: 'My', description: 'Their' } },
      taken: ['meta.description'],
    },
  ],
  [
    'two blocks',
    {
      mine: { blocks: [cta('a', 'My', { action: { label: 'Go', url: '/' } }), b, c] },
      theirs: { blocks: [a, b, cta('c', 'Their')] },
      merged: { blocks: [cta('a', 'My', { action: { label: 'Go', url: '/' } }), b, cta('c', 'Their')] },
      taken: ['blocks.#c.title'],
    },
  ],
  [
    'two fields of one block, which another has moved',
    {
      mine: { blocks: [cta('a', 'A', { action: { label: 'My', url: '/' } }), b, c] },
      theirs: { blocks: [b, c, cta('a', 'A', { action: { label: 'Go', url: '/their/' } })] },
      merged: { blocks: [b, c, cta('a', 'A', { action: { label: 'My', url: '/their/' } })] },
      taken: ['blocks.#a.action.url', 'blocks'],
    },
  ],
  [
    'a new block of each at one place, the one with the smaller id first',
    {
      mine: { blocks: [a, cta('x', 'My'), b, c] },
      theirs: { blocks: [a, cta('w', 'Their'), b, c] },
      merged: { blocks: [a, cta('w', 'Their'), cta('x', 'My'), b, c] },
      taken: ['blocks.#w'],
    },
  ],
  [
    'one removes what the other left',
    { mine: {}, theirs: { blocks: [a, c] }, merged: { blocks: [a, c] }, taken: ['blocks.#b'] },
  ],
  ['both remove', { mine: { blocks: [a] }, theirs: { blocks: [a, b] }, merged: { blocks: [a] }, taken: [] }],
  ['a list that a form has emptied', { mine: { blocks: 0 }, theirs: {}, merged: { blocks: [] }, taken: [] }],
  [
    'the first rows of a list',
    { mine: { list: 0 }, theirs: { list: [{ id: 'x' }] }, merged: { list: [{ id: 'x' }] }, taken: ['list.#x'] },
  ],
]

describe('what is kept without a question', () => {
  // spec: D.admin.merge
  test.each(KEPT)('%s', (_, { mine, theirs, merged, taken }) => {
    const stored = { ...BASE, ...theirs, updatedAt: '2', editedBy: 'them' }
    expect(mergeForms(BASE, { ...BASE, ...mine }, stored)).toEqual({
      values: { ...BASE, ...merged, updatedAt: '2', editedBy: 'them' },
      conflicts: [],
      taken,
    })
  })

  test('what the form does not have is left out', () => {
    expect(mergeForms({ title: 'A' }, { title: 'A' }, { title: 'B', uid: 'x' }).values).toEqual({ title: 'B' })
  })
})

interface Asked {
  readonly mine: object
  readonly theirs: object
  readonly key: string
  readonly kind: string
  /** What differs from the base when mine is kept, or theirs is taken. */
  readonly asMine: object
  readonly asTheirs: object
}

const ASKED: readonly (readonly [string, Asked])[] = [
  [
    'one field',
    {
      ...{ mine: { title: 'My' }, theirs: { title: 'Their' }, key: 'title', kind: 'value' },
      ...{ asMine: { title: 'My' }, asTheirs: { title: 'Their' } },
    },
  ],
  [
    'a formatted text, as a whole',
    {
      ...{ mine: { body: prose('My') }, theirs: { body: prose('Their') }, key: 'body', kind: 'value' },
      ...{ asMine: { body: prose('My') }, asTheirs: { body: prose('Their') } },
    },
  ],
  [
    'a relation, as a whole',
    {
      mine: { related: { relationTo: 'sites', value: 1 } },
      theirs: { related: { relationTo: 'pages', value: 2 } },
      ...{ key: 'related', kind: 'value' },
      asMine: { related: { relationTo: 'sites', value: 1 } },
      asTheirs: { related: { relationTo: 'pages', value: 2 } },
    },
  ],
  [
    'several values of one field',
    {
      ...{ mine: { tags: ['a', 'b'] }, theirs: { tags: ['a', 'c'] }, key: 'tags', kind: 'value' },
      ...{ asMine: { tags: ['a', 'b'] }, asTheirs: { tags: ['a', 'c'] } },
    },
  ],
  [
    'a field of a block, wherever the block is',
    {
      mine: { blocks: [cta('b', 'My'), a, c] },
      theirs: { blocks: [a, cta('b', 'Their'), c] },
      ...{ key: 'blocks.#b.title', kind: 'value' },
      asMine: { blocks: [cta('b', 'My'), a, c] },
      asTheirs: { blocks: [cta('b', 'Their'), a, c] },
    },
  ],
  [
    'a block that they have removed',
    {
      ...{ mine: { blocks: [a, cta('b', 'My'), c] }, theirs: { blocks: [a, c] }, key: 'blocks.#b', kind: 'row' },
      ...{ asMine: { blocks: [a, cta('b', 'My'), c] }, asTheirs: { blocks: [a, c] } },
    },
  ],
  [
    'a block that I have removed',
    {
      ...{ mine: { blocks: [a, c] }, theirs: { blocks: [a, cta('b', 'Their'), c] }, key: 'blocks.#b', kind: 'row' },
      ...{ asMine: { blocks: [a, c] }, asTheirs: { blocks: [a, cta('b', 'Their'), c] } },
    },
  ],
  [
    'the order of blocks',
    {
      ...{ mine: { blocks: [b, a, c] }, theirs: { blocks: [a, c, b] }, key: 'blocks', kind: 'order' },
      ...{ asMine: { blocks: [b, a, c] }, asTheirs: { blocks: [a, c, b] } },
    },
  ],
  [
    'a block of another kind, as a whole',
    {
      mine: { blocks: [cta('a', 'My', { action: { label: 'Go', url: '/' } }), b, c] },
      theirs: { blocks: [{ id: 'a', blockType: 'quote', text: 'Their' }, b, c] },
      ...{ key: 'blocks.#a', kind: 'value' },
      asMine: { blocks: [cta('a', 'My', { action: { label: 'Go', url: '/' } }), b, c] },
      asTheirs: { blocks: [{ id: 'a', blockType: 'quote', text: 'Their' }, b, c] },
    },
  ],
]

describe('what is asked', () => {
  // spec: D.admin.merge
  test.each(ASKED)('%s', (_, { mine, theirs, key, kind, asMine, asTheirs }) => {
    const base: FormValues = { ...BASE, body: prose('Before') }
    const [own, others] = [
      { ...base, ...mine },
      { ...base, ...theirs },
    ]
    const asked = mergeForms(base, own, others).conflicts.map((conflict) => [conflict.key, conflict.kind])
    expect(asked).toEqual([[key, kind]])
    expect(mergeForms(base, own, others, { [key]: 'mine' }).values).toEqual({ ...base, ...asMine })
    const taken = mergeForms(base, own, others, { [key]: 'theirs' })
    expect([taken.values, taken.taken.includes(key)]).toEqual([{ ...base, ...asTheirs }, true])
  })
})

test.each([
  ['title', 'title'],
  ['blocks.#b.title', 'blocks.1.title'],
  ['blocks.#c', 'blocks.2'],
  ['blocks.#x.title', undefined],
])('%s is at %s', (key, path) => expect(fieldPathOfKey(BASE, key)).toBe(path))

/** A form with fields of its own and rows with fields. Ids of new rows differ between two people. */
const fieldNames = ['title', 'intro', 'kicker'] as const
const words = fc.constantFrom('one', 'two', 'three', '', null)
const row = (id: string) => fc.record({ id: fc.constant(id), title: words, text: words })
const rowsWith = (ids: readonly string[]) =>
  fc.shuffledSubarray([...ids]).chain((chosen) => fc.tuple(...chosen.map(row)) as fc.Arbitrary<object[]>)
const formWith = (ids: readonly string[]): fc.Arbitrary<FormValues> =>
  fc.record({ title: words, intro: words, kicker: words, meta: fc.record({ title: words }), blocks: rowsWith(ids) })
const base = formWith(['a', 'b', 'c', 'd'])
const mine = formWith(['a', 'b', 'c', 'd', 'm1', 'm2'])
const theirs = formWith(['a', 'b', 'c', 'd', 't1', 't2'])

describe('for any three versions', () => {
  // spec: D.admin.merge
  test('what one person alone has changed is kept, whoever it is', () => {
    fc.assert(
      fc.property(base, mine, (before, after) => {
        const [own, others] = [mergeForms(before, after, before), mergeForms(before, before, after)]
        expect([own.values, own.conflicts, own.taken]).toEqual([after, [], []])
        expect([normal(others.values), others.conflicts]).toEqual([normal(after), []])
      }),
    )
  })

  test('a version merged with itself is itself', () => {
    fc.assert(
      fc.property(base, mine, (before, after) => {
        expect(mergeForms(before, after, after)).toEqual({ values: after, conflicts: [], taken: [] })
      }),
    )
  })

  test('fields that one has changed, and blocks that one has changed or made, are all in the result', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: 'T', text: 'X' }))
    const before = { title: 'T', intro: 'T', kicker: 'T', blocks: rows }
    const places = [...fieldNames, ...rows.flatMap(({ id }) => [`${id}.title`, `${id}.text`])]
    const owners = fc.record(Object.fromEntries(places.map((place) => [place, fc.constantFrom('mine', 'theirs', '')])))
    const added = fc.record({ mine: fc.nat(4), theirs: fc.nat(4) })
    fc.assert(
      fc.property(owners, added, (owner, place) => {
        const write = (sides: readonly string[]) => {
          const say = (at: string) =>
            sides.includes(owner[at] ?? '') ? `by ${owner[at]}` : at.endsWith('text') ? 'X' : 'T'
          const blocks = rows.map(({ id }) => ({ id, title: say(`${id}.title`), text: say(`${id}.text`) }))
          return { title: say('title'), intro: say('intro'), kicker: say('kicker'), blocks }
        }
        const withNew = (side: 'mine' | 'theirs') => {
          const form = write([side])
          return { ...form, blocks: form.blocks.toSpliced(place[side], 0, { id: side, title: side, text: side }) }
        }
        const both = write(['mine', 'theirs'])
        const merged = mergeForms(before, withNew('mine'), withNew('theirs'))
        const blocks = both.blocks.flatMap((block, index) => [
          ...(['mine', 'theirs'] as const)
            .filter((side) => place[side] === index)
            .map((id) => ({ id, title: id, text: id })),
          block,
        ])
        const atEnd = (['mine', 'theirs'] as const).filter((side) => place[side] === 4)
        const all = [...blocks, ...atEnd.map((id) => ({ id, title: id, text: id }))]
        expect([merged.values, merged.conflicts]).toEqual([{ ...both, blocks: all }, []])
      }),
    )
  })

  test('whoever is called me, the same is asked, and what is not asked is the same', () => {
    fc.assert(
      fc.property(base, mine, theirs, (before, one, other) => {
        const [first, second] = [mergeForms(before, one, other), mergeForms(before, other, one)]
        const keys = (merged: typeof first) => merged.conflicts.map(({ key, kind }) => `${key} ${kind}`).sort()
        expect(keys(first)).toEqual(keys(second))
        const decided = (side: 'mine' | 'theirs') => Object.fromEntries(first.conflicts.map(({ key }) => [key, side]))
        const asFirst = mergeForms(before, one, other, decided('mine')).values
        expect(normal(mergeForms(before, other, one, decided('theirs')).values)).toEqual(normal(asFirst))
      }),
    )
  })

  test('who has decided is not asked again: what is merged and stored has no question for either', () => {
    fc.assert(
      fc.property(
        base,
        mine,
        theirs,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (before, one, other, side) => {
          const choices = Object.fromEntries(mergeForms(before, one, other).conflicts.map(({ key }) => [key, side]))
          const { values } = mergeForms(before, one, other, choices)
          expect(mergeForms(other, values, other)).toEqual({ values, conflicts: [], taken: [] })
        },
      ),
    )
  })
})

/** A version with one kind of what is empty: a merge may keep either. */
function normal(values: FormValues): unknown {
  return JSON.parse(JSON.stringify(values), (_, value: unknown) => (value === '' ? null : value))
}
