import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasUnsavedChanges } from './has-unsaved-changes.ts'

const SENT = { title: 'A walk', blocks: [{ id: '1', title: 'One' }], meta: { noIndex: false }, parent: null }
const STORED = { ...SENT, uid: 'lantern.a-walk', meta: { noIndex: false, title: 'A walk' } }

test.each<[string, object, boolean]>([
  ['what was sent', SENT, false],
  ['what came back', STORED, false],
  ['a part of each', { ...SENT, meta: STORED.meta, uid: STORED.uid }, false],
  ['nothing where nothing was sent', { ...SENT, parent: undefined, city: undefined }, false],
  [
    'another time and author',
    { ...SENT, updatedAt: '2026-11-28', editedBy: 'a@b.example', _status: 'published' },
    false,
  ],
  ['another word', { ...SENT, title: 'A long walk' }, true],
  ['another word in a row', { ...SENT, blocks: [{ id: '1', title: 'Two' }] }, true],
  ['a new row', { ...SENT, blocks: [...SENT.blocks, { id: '2' }] }, true],
  ['no row', { ...SENT, blocks: [] }, true],
  ['an emptied field', { ...SENT, title: '' }, true],
  ['a new choice', { ...SENT, parent: 7 }, true],
  ['a group instead of a choice', { ...SENT, parent: { id: 7 } }, true],
])('a form with %s holds more: %j, %s', (_name, now, isMore) => {
  expect(hasUnsavedChanges(now, SENT, STORED)).toBe(isMore)
})

const data = fc.dictionary(fc.string(), fc.jsonValue())

test('a form never holds more than itself, and always when a field has a new value', () => {
  fc.assert(
    fc.property(data, data, fc.string(), (sent, stored, words) => {
      expect(hasUnsavedChanges(sent, sent, stored)).toBe(false)
      expect(hasUnsavedChanges({ ...sent, title: `new ${words}` }, { ...sent, title: words }, { title: words })).toBe(
        true,
      )
    }),
  )
})
