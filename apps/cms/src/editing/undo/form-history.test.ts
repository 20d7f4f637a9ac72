import fc from 'fast-check'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { describe, expect, test } from 'vitest'
import { FormHistory } from './form-history.ts'

interface Block {
  readonly id: string
  readonly title: string
}

interface Form {
  readonly title: string
  readonly intro: string
  readonly blocks: readonly Block[]
  /** The content system's own. */
  readonly updatedAt: string
}

const FIRST: Form = { title: 'Rome', intro: '', blocks: [{ id: 'a', title: 'A' }], updatedAt: '1' }

const isEditable = (path: string) => !path.startsWith('updatedAt')

/** As Payload keeps a form: each field at its path. */
function stateOf({ blocks, ...texts }: Form, collapsed: readonly string[] = []): FormState {
  const rows = blocks.map(({ id }) => ({ id, collapsed: collapsed.includes(id) }))
  const fields = blocks.flatMap((block, index) =>
    Object.entries(block).map(([name, value]) => [`blocks.${index}.${name}`, { value }]),
  )
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }])),
    blocks: { value: blocks.length, rows, disableFormData: blocks.length > 0 },
    ...Object.fromEntries(fields),
  }
}

/** A history to which these forms happened, a minute apart. */
function historyOf(forms: readonly Form[]): FormHistory {
  const history = new FormHistory(isEditable)
  for (const [minute, form] of forms.entries()) history.note(stateOf(form), minute * 60_000)
  return history
}

/** What an editor has changed, without what an empty list is written as. */
function valuesOf(state: FormState | undefined): unknown {
  const { updatedAt: _, blocks, ...values } = reduceFieldsToValues(state ?? {}, true)
  return { ...values, blocks: Array.isArray(blocks) ? blocks : [] }
}

const edited = ({ updatedAt: _, ...values }: Form) => values

const ADDED: Form = { ...FIRST, blocks: [...FIRST.blocks, { id: 'b', title: '' }] }
const NAMED: Form = { ...FIRST, title: 'Roma' }

describe('a form is undone and redone', () => {
  test('a field', () => {
    const history = historyOf([FIRST, NAMED])
    expect(history.undoable).toEqual(['title'])
    expect(valuesOf(history.undo())).toEqual(edited(FIRST))
    expect([history.undoable, history.redoable]).toEqual([undefined, ['title']])
    expect(valuesOf(history.redo())).toEqual(edited(NAMED))
    expect([history.undo() !== undefined, history.undo(), history.redoable]).toEqual([true, undefined, ['title']])
  })

  test('a block, as open as it is', () => {
    const moved: Form = { ...ADDED, blocks: ADDED.blocks.toReversed() }
    const history = historyOf([ADDED, moved])
    expect(history.undoable).toEqual(['blocks'])
    history.note(stateOf(moved, ['a']), 120_000)
    const undone = history.undo()
    expect(valuesOf(undone)).toEqual(edited(ADDED))
    expect(undone?.blocks?.rows).toEqual([
      { id: 'a', collapsed: true },
      { id: 'b', collapsed: false },
    ])
  })

  test('what comes with a new block belongs to its step, and so does nothing that the content system says', () => {
    const history = historyOf([FIRST])
    const { 'blocks.1.title': _, ...bare } = stateOf(ADDED)
    history.note(bare, 60_000)
    history.note(stateOf({ ...ADDED, updatedAt: '2' }), 120_000)
    const undone = history.undo()
    expect(valuesOf(undone)).toEqual(edited(FIRST))
    expect([undone?.updatedAt?.value, history.undoable]).toEqual(['2', undefined])
  })

  test('what is typed without a pause at once, another field and what follows a pause by itself', () => {
    const history = new FormHistory(isEditable)
    const typed = ['R', 'Ro', 'Rom', 'Roma']
    for (const [index, title] of ['', ...typed].entries()) history.note(stateOf({ ...FIRST, title }), index * 300)
    history.note(stateOf({ ...FIRST, title: 'Roma', intro: 'A' }), 1500)
    history.note(stateOf({ ...FIRST, title: 'Roma', intro: 'A city' }), 9000)
    const undone = [history.undo(), history.undo(), history.undo(), history.undo()]
    expect(undone.map((state) => state && [state.title?.value, state.intro?.value])).toEqual([
      ['Roma', 'A'],
      ['Roma', ''],
      ['', ''],
      undefined,
    ])
  })

  test('blocks one by one, however quickly they are changed', () => {
    const history = new FormHistory(isEditable)
    const moved: Form = { ...ADDED, blocks: ADDED.blocks.toReversed() }
    for (const [index, form] of [FIRST, ADDED, moved].entries()) history.note(stateOf(form), index * 100)
    expect([valuesOf(history.undo()), valuesOf(history.undo())]).toEqual([edited(ADDED), edited(FIRST)])
  })

  test('an undone field is not taken back by the answer to a save, and an editor of rich text begins anew', () => {
    const prose = { root: { children: [] } }
    const history = new FormHistory(isEditable)
    history.note({ intro: { value: prose, initialValue: prose } }, 0)
    history.note({ intro: { value: { root: { children: [{}] } }, initialValue: prose } }, 60_000)
    const { intro } = history.undo() ?? {}
    expect(intro).toEqual({ value: prose, initialValue: prose, isModified: true })
    expect(intro?.initialValue).not.toBe(prose)
  })

  test('a change after an undoing ends what could be redone, and others’ changes end all', () => {
    const history = historyOf([FIRST, NAMED])
    history.undo()
    history.note(stateOf({ ...FIRST, intro: 'New' }), 90_000)
    expect([history.undoable, history.redoable]).toEqual([['intro'], undefined])
    history.forget()
    expect([history.undo(), history.redo()]).toEqual([undefined, undefined])
  })
})

const forms = fc.record<Form>({
  title: fc.string({ maxLength: 3 }),
  intro: fc.string({ maxLength: 3 }),
  blocks: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.string({ maxLength: 2 }) }), {
    selector: ({ id }) => id,
  }),
  updatedAt: fc.string(),
})

// spec: D.preview.14
test('whatever is done to a form, undoing all gives the first form, and redoing all the last', () => {
  fc.assert(
    fc.property(fc.array(forms, { minLength: 1, maxLength: 12 }), (happened) => {
      const history = historyOf(happened)
      const last = stateOf(happened.at(-1) ?? FIRST)
      const first = lastOf(last, () => history.undo())
      const again = lastOf(first, () => history.redo())
      expect(valuesOf(first)).toEqual(edited(happened[0] ?? FIRST))
      expect(valuesOf(again)).toEqual(valuesOf(last))
    }),
  )
})

function lastOf(state: FormState, step: () => FormState | undefined): FormState {
  const next = step()
  return next ? lastOf(next, step) : state
}
