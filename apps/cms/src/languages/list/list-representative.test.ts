import { expect, test } from 'vitest'
import { findRepresentativeChanges, type ListedDocument, NEVER_EDITED_SORT_VALUES } from './list-representative.ts'

const documentOf = (id: number, lang: string, more: Partial<ListedDocument> = {}): ListedDocument => ({
  ...{ id, lang, listedUnder: null, lastEdited: NEVER_EDITED_SORT_VALUES.page },
  ...more,
})
const place = (id: number, listedUnder: number | null, lastEdited: string = NEVER_EDITED_SORT_VALUES.page) => ({
  id,
  listedUnder,
  lastEdited,
})

// spec: D.admin.pages-once
test('the main language of the site stands for the page, else the oldest document', () => {
  const [german, english, french] = [documentOf(1, 'de'), documentOf(2, 'en'), documentOf(3, 'fr')]
  expect(findRepresentativeChanges([german, english, french], ['de', 'en', 'fr'])).toEqual([place(1, 2), place(3, 2)])
  expect(findRepresentativeChanges([english, french], ['fr', 'de'])).toEqual([place(2, 3)])
  expect(findRepresentativeChanges([french, english], ['de'])).toEqual([place(3, 2)])
  expect(findRepresentativeChanges([french], [])).toEqual([])
  expect(findRepresentativeChanges([], ['en'])).toEqual([])
})

// spec: D.admin.pages-once
test('what is stored already is not written again', () => {
  const [english, french] = [documentOf(2, 'en'), documentOf(3, 'fr', { listedUnder: 2 })]
  expect(findRepresentativeChanges([english, french], ['en'])).toEqual([])
  expect(findRepresentativeChanges([french, documentOf(4, 'de', { listedUnder: 2 })], ['en'])).toEqual([
    place(3, null),
    place(4, 3),
  ])
})

// spec: D.admin.pages-first
test('the main document has the time of the newest edit in any language, to the minute', () => {
  const english = documentOf(2, 'en', { lastEdited: '2026-11-29T10:00:05.000Z' })
  const frenchAt = (lastEdited: string) => documentOf(3, 'fr', { listedUnder: 2, lastEdited })
  expect(findRepresentativeChanges([english, frenchAt('2026-11-29T10:00:50.000Z')], ['en'])).toEqual([])
  const later = '2026-11-29T10:01:00.000Z'
  expect(findRepresentativeChanges([english, frenchAt(later)], ['en'])).toEqual([place(2, null, later)])
  expect(findRepresentativeChanges([english, frenchAt(NEVER_EDITED_SORT_VALUES.page)], ['en'])).toEqual([])
  expect(findRepresentativeChanges([documentOf(2, 'en'), frenchAt(later)], ['en'])).toEqual([place(2, null, later)])
  expect([NEVER_EDITED_SORT_VALUES.legal, NEVER_EDITED_SORT_VALUES.page, later].toSorted()).toEqual([
    NEVER_EDITED_SORT_VALUES.legal,
    NEVER_EDITED_SORT_VALUES.page,
    later,
  ])
})
