import { expect, test } from 'vitest'
import { NEVER } from '../../languages/list/place-in-list.ts'
import type { PageFile } from '../read/read-content-files.ts'
import { lastEditedOf } from './fill-database.ts'

const PLACES = [
  ['pages/wayfare/louvre/en.json', 'page', NEVER.page],
  ['legal/privacy-policy/en.json', 'privacy', NEVER.legal],
  ['legal/cookie-statement/en.json', 'page', NEVER.legal],
] as const

// spec: D.admin.pages-first
test.each(PLACES)('%s, of the kind %s, has its place among pages that nobody edited', (file, kind, lastEdited) => {
  expect(lastEditedOf({ file, page: { kind } as PageFile['page'] })).toBe(lastEdited)
})
