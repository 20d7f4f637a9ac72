import { z } from 'zod'
import type { ContentIndex } from '../../search/content-index.ts'
import type { MatrixEntry } from './build-matrix.ts'

const text = z.string().nullable()

const flag = z.number().transform(Boolean)

const rowSchema = z.object({
  id: z.number(),
  group: z.string(),
  lang: z.string(),
  site: z.number(),
  path: z.string(),
  title: z.string(),
  isLive: flag,
  byMachine: flag,
  wordsHash: text,
  sourceHash: text,
})

/**
 * Reads the matrix from the index; in the database these columns are behind the large texts of each page.
 *
 * @param sites numbers of the selected sites
 */
export function readMatrixEntries(index: ContentIndex, sites: readonly number[]): MatrixEntry[] {
  return index.all(
    rowSchema,
    `SELECT number AS id, translation_group AS "group", lang, site, coalesce(path, '') AS path, title, is_live AS isLive,
            by_machine AS byMachine, words_hash AS wordsHash, source_hash AS sourceHash
       FROM document WHERE kind = 'page' AND translation_group IS NOT NULL AND lang IS NOT NULL
        AND site IN (SELECT value FROM json_each(?))`,
    JSON.stringify(sites),
  )
}
