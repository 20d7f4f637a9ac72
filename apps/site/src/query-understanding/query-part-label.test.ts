import { expect, test } from 'vitest'
import type { FoundEntity } from './named-entity.ts'
import { queryPartLabel } from './query-part-label.ts'

const tickets: FoundEntity = { key: 'louvre', lang: 'da', kind: 'collection', id: '1004', name: 'Billetter til Louvre' }

test.each([
  ['in the language of the page', [{ ...tickets, lang: 'en' as const, name: 'Louvre' }], 'Louvre'],
  ['in another language alone, as it was typed', [tickets], 'the louvre'],
  ['nothing, as it was typed', [], 'the louvre'],
])('a part of a query names something %s', (_, names, shown) => {
  expect(queryPartLabel({ names, words: 'the louvre' }, 'en')).toBe(shown)
})
