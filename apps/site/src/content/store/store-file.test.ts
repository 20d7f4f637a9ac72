import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PUBLISHED_STORE_SCHEMA_SQL } from '@passepartout/content-model/published-store-schema'
import { describe, expect, test } from 'vitest'
import { openStoreFile } from './store-file.ts'

/** A store of a thousand pages. @returns the plan of a query */
function planOf(isAnalysed: boolean, query: 'links' | 'editorTags' | 'newestGuides', ...values: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'store-file-'))
  const path = join(folder, 'published.db')
  const database = new DatabaseSync(path)
  database.exec(PUBLISHED_STORE_SCHEMA_SQL)
  const insert = database.prepare(
    "INSERT INTO page VALUES (?, ?, 'page', 'a.example', ?, 'contentPage', '', NULL, 0, '', '{}')",
  )
  for (let page = 0; page < 72; page += 1)
    for (let lang = 0; lang < 14; lang += 1) insert.run(`a.example.${page}`, `l${lang}`, String(page))
  if (isAnalysed) database.exec('ANALYZE')
  database.close()
  const file = openStoreFile(path)
  const plan = file.database.prepare(`EXPLAIN QUERY PLAN ${file[query].sourceSQL}`).all(...values)
  file.database.close()
  rmSync(folder, { recursive: true })
  return plan.map(({ detail }) => detail)
}

describe.each([
  ['a file of which SQLite knows nothing', false],
  ['a file of which it knows how often each value is there', true],
])('%s', (_, isAnalysed) => {
  test('links are found by what is asked for, and by no look at all pages', () => {
    expect(planOf(isAnalysed, 'links', '[]', 'en')).toEqual([
      'MATERIALIZE source',
      'SCAN asked VIRTUAL TABLE INDEX 1:',
      'SEARCH page USING COVERING INDEX page_by_uid (uid=? AND kind=?)',
      'USE TEMP B-TREE FOR DISTINCT',
      'SCAN source',
      'SEARCH target USING INDEX page_by_translation_group (translation_group=? AND lang=?)',
    ])
  })

  test('what editors say of tour groups is found without a look at all pages', () => {
    expect(planOf(isAnalysed, 'editorTags')).toEqual(['SCAN page USING INDEX page_by_editor_tags'])
  })

  test('the newest guides are found without a look at all pages', () => {
    expect(planOf(isAnalysed, 'newestGuides', 'a.example', 'l1', '30')).toEqual([
      'SEARCH page USING INDEX page_by_newest_guide (site_uid=? AND lang=?)',
    ])
  })
})
