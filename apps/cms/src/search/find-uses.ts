import { z } from 'zod'
import type { ContentUse } from './admin/uses-list.tsx'
import type { ContentIndex } from './content-index.ts'
import { CATALOGUE_ITEM_KINDS } from './extract-indexable-content.ts'
import { documentRowSchema, groupOf } from './find-content.ts'
import { readableSitesCondition } from './readable-sites.ts'

const USED_KINDS = ['page', 'media', 'site', ...CATALOGUE_ITEM_KINDS] as const
export type UsedKind = (typeof USED_KINDS)[number]

export interface Uses {
  /** The first ones. */
  readonly uses: readonly (ContentUse & { readonly address: string | null })[]
  /** Counted up to `MAX_COUNTED` rows. */
  readonly total: number
  /** Pages of a site. */
  readonly pages: number
}

const MAX_SHOWN = 200
/** Maximum number of rows counted. */
const MAX_COUNTED = 500
const OF_WHAT = new RegExp(`^(${USED_KINDS.join('|')}):(\\d{1,15})$`)

export interface UsedEntity {
  readonly kind: UsedKind
  readonly number: number
}

/** @param written such as `page:12` or `product:7148` */
export function parseUsedEntity(written: string): UsedEntity | undefined {
  const [, kind, number] = OF_WHAT.exec(written) ?? []
  const known = USED_KINDS.find((candidate) => candidate === kind)
  return known && { kind: known, number: Number(number) }
}

const rowSchema = documentRowSchema.extend({ path: z.string(), place: z.string(), in_live: z.number() })
type Row = z.output<typeof rowSchema>

/**
 * Everything that links to a page, shows a picture, belongs to a site, or uses a product of the catalogue; drafts included,
 * since they break as well.
 */
export function findUses(index: ContentIndex, used: UsedEntity, sites: ReadonlySet<number>): Uses {
  const groups = Map.groupBy(linking(index, used, sites), (row) => `${groupOf(row)} ${row.path}`)
  const uses = [...groups.values()].map(useOf)
  return {
    uses: uses.slice(0, MAX_SHOWN),
    total: uses.length,
    pages: used.kind === 'site' ? countPages(index, used) : 0,
  }
}

/** By its number, by its address, and by the uid that shortcodes use. */
function linking(index: ContentIndex, { kind, number }: UsedEntity, sites: ReadonlySet<number>): Row[] {
  return index.all(
    rowSchema,
    `WITH own AS (SELECT address, uid FROM document WHERE subject = ?1)
     SELECT d.kind, d.number, d.title, d.address, d.site, d.lang, d.translation_group, l.path, l.place, l.in_live
       FROM (
         SELECT * FROM link WHERE kind = ?2 AND target = ?3
         UNION ALL SELECT link.* FROM own CROSS JOIN link WHERE link.kind = 'address' AND link.target = own.address
         UNION ALL SELECT link.* FROM own CROSS JOIN link WHERE link.kind = 'uid' AND link.target = own.uid
       ) l JOIN document d ON d.subject = l.source
      WHERE l.source <> ?1 AND ${readableSitesCondition('?4')}
      ORDER BY d.kind, d.title LIMIT ${MAX_COUNTED}`,
    `${kind}:${number}`,
    kind,
    String(number),
    JSON.stringify([...sites]),
  )
}

const countSchema = z.object({ count: z.number() })

function countPages(index: ContentIndex, { number }: UsedEntity): number {
  const sql = "SELECT count(*) AS count FROM document WHERE site = ? AND kind = 'page'"
  return index.all(countSchema, sql, number)[0]?.count ?? 0
}

function useOf(rows: readonly Row[]) {
  const shown = (rows.find(({ lang }) => lang === 'en') ?? rows[0]) as Row
  const { kind, number: id, title, address, path, place } = shown
  return {
    kind,
    id,
    title,
    address,
    path,
    place,
    languages: rows.flatMap(({ lang }) => lang ?? []),
    isLive: rows.some(({ in_live }) => in_live === 1),
  }
}
