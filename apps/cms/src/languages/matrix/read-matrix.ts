import type { Payload } from 'payload'
import { z } from 'zod'
import type { MatrixRow } from './build-matrix.ts'

/** SQLite says 0 and 1, PostgreSQL false and true. */
const flag = z.union([z.number(), z.boolean(), z.null()]).transform(Boolean)
const text = z.string().nullable()

const rowSchema = z
  .object({
    id: z.number(),
    grp: z.string(),
    lang: z.string(),
    site: z.number(),
    path: text,
    status: text,
    machine: flag,
    words: text,
    source: text,
    draft_words: text,
    draft_source: text,
  })
  .transform(({ grp: group, path, status, machine, words, source, draft_words, draft_source, ...row }): MatrixRow => {
    const isLive = status === 'published'
    return {
      ...row,
      group,
      path: path ?? '',
      isLive,
      byMachine: machine,
      wordsHash: isLive ? words : draft_words,
      sourceHash: isLive ? source : draft_source,
    }
  })

/**
 * What the matrix is made of, in one query that reads no words.
 *
 * @param sites numbers of the sites that are wanted
 */
export async function readMatrixRows(payload: Payload, sites: readonly number[]): Promise<MatrixRow[]> {
  if (sites.length === 0) return []
  const { rows } = await payload.db.execute({
    db: payload.db.drizzle,
    raw: `SELECT v.parent_id AS id, v.version_translation_group AS grp, v.version_lang AS lang, v.version_site_id AS site,
        v.version_path AS path, v.version_by_machine AS machine, v.version_words_hash AS draft_words,
        v.version_source_hash AS draft_source, p._status AS status, p.words_hash AS words, p.source_hash AS source
      FROM _pages_v v JOIN pages p ON p.id = v.parent_id
      WHERE v.latest AND p.deleted_at IS NULL AND v.version_translation_group IS NOT NULL
        AND v.version_lang IS NOT NULL AND v.version_site_id IN (${sites.map(Number).join(',')})`,
  })
  return z.array(rowSchema).parse(rows)
}
