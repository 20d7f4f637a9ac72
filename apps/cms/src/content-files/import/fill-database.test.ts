import { expect, test } from 'vitest'
import { NEVER_EDITED } from '../../languages/list/list-representative.ts'
import type { PageFile } from '../read/read-content-files.ts'
import { lastEditedOf } from './fill-database.ts'

const PLACES = [
  ['pages/wayfare/louvre/en.json', 'page', NEVER_EDITED.page],
  ['legal/privacy-policy/en.json', 'privacy', NEVER_EDITED.legal],
  ['legal/cookie-statement/en.json', 'page', NEVER_EDITED.legal],
] as const

// spec: D.admin.pages-first
test.each(PLACES)('%s, of the kind %s, has its place among pages that nobody edited', (file, kind, lastEdited) => {
  expect(lastEditedOf({ file, page: { kind } as PageFile['page'] })).toBe(lastEdited)
})
