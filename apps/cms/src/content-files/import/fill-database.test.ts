import { expect, test } from 'vitest'
import { NEVER_EDITED_SORT_VALUES } from '../../languages/list/list-representative.ts'
import type { PageFromFiles } from '../read/read-content-files.ts'
import { neverEditedSortValueOfFile } from './fill-database.ts'

const PLACES = [
  ['pages/wayfare/louvre/en.json', 'page', NEVER_EDITED_SORT_VALUES.page],
  ['legal/privacy-policy/en.json', 'privacy', NEVER_EDITED_SORT_VALUES.legal],
  ['legal/cookie-statement/en.json', 'page', NEVER_EDITED_SORT_VALUES.legal],
] as const

// spec: D.admin.pages-first
test.each(PLACES)('%s, of the kind %s, has its place among pages that nobody edited', (file, kind, lastEdited) => {
  expect(neverEditedSortValueOfFile({ file, page: { kind } as PageFromFiles['page'] })).toBe(lastEdited)
})
