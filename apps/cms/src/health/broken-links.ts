import { isLanguageCode } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { RESERVED_SITE_FOLDERS } from '../content/addresses/page-address.ts'
import { formatStoredMessages } from '../messages/format-message.ts'
import type { Translate } from '../messages/translate.ts'
import { type ContentIndex, INDEXED_KINDS } from '../search/content-index.ts'
import { readableSitesCondition } from '../search/readable-sites.ts'
import type { Remedy } from './admin/problem-list.tsx'

/** A fault in the content, with its field. */
export interface ContentProblem {
  readonly kind: (typeof INDEXED_KINDS)[number]
  readonly id: number
  readonly title: string
  readonly site: number | null
  readonly lang: string | null
  readonly address: string | null
  readonly path: string
  readonly place: string
  readonly message: string
  /** The number of a product, when the message names it. */
  readonly product?: string
  /** What can be done about it by one click. */
  readonly remedy?: Remedy
}

export interface LinkCheckQuery {
  /** The published version or the draft. */
  readonly version: 'live' | 'draft'
  /** Such as `page:12`; all documents when absent. */
  readonly source?: string | undefined
  /** The sites that may be shown. */
  readonly sites: ReadonlySet<number>
  readonly limit: number
  /** The admin's language. */
  readonly language: string
}

const rowSchema = z.object({
  kind: z.enum(INDEXED_KINDS),
  number: z.number(),
  title: z.string(),
  site: z.number().nullable(),
  lang: z.string().nullable(),
  address: z.string().nullable(),
  path: z.string(),
  place: z.string(),
  target: z.string(),
  fragment: z.string(),
  said: z.string(),
})
type Row = z.output<typeof rowSchema>

/** As a list in SQL. */
const PARTS_OF_EVERY_PAGE = "'main', 'header', 'top', 'reviews'"

const COLUMNS = 'd.kind, d.number, d.title, d.site, d.lang, d.address, l.path, l.place, l.target, l.fragment'

/** Links to a page that is published in no language, including pages with the same uid. */
const TO_NO_PAGE = `
  SELECT ${COLUMNS}, coalesce(t.title, '') AS said FROM link l JOIN document d ON d.subject = l.source
    LEFT JOIN document t ON t.subject = 'page:' || l.target
   WHERE l.kind = 'page' AND l.has_fallback = 0 AND coalesce(t.is_live, 0) = 0 AND l.path <> 'parent'
     AND 'page:' || l.target <> l.source
     AND NOT EXISTS (SELECT 1 FROM document o WHERE o.uid = t.uid AND o.page_kind = t.page_kind AND o.is_live = 1)`

const TO_NO_UID = `
  SELECT ${COLUMNS}, '' AS said FROM link l JOIN document d ON d.subject = l.source
   WHERE l.kind = 'uid' AND NOT EXISTS (SELECT 1 FROM document o WHERE o.uid = l.target AND o.is_live = 1)`

const TO_NO_ADDRESS = `
  SELECT ${COLUMNS}, '' AS said FROM link l JOIN document d ON d.subject = l.source
   WHERE l.kind = 'address' AND l.target IN (SELECT value FROM json_each(?4))`

const NO_PAGE_THERE = `
  SELECT DISTINCT l.target FROM link l
   WHERE l.kind = 'address' AND NOT EXISTS (SELECT 1 FROM document o WHERE o.address = l.target AND o.is_live = 1)`

const SITES = "SELECT address AS target FROM document WHERE kind = 'site' AND address IS NOT NULL"

/** A block's heading is a target too. */
const TO_NO_PART = (version: 'live' | 'draft') => `
  SELECT ${COLUMNS}, t.title AS said FROM link l JOIN document d ON d.subject = l.source
    JOIN document t ON t.subject = 'page:' || l.target OR (l.kind = 'address' AND t.address = l.target AND t.kind = 'page')
   WHERE l.fragment NOT IN ('', ${PARTS_OF_EVERY_PAGE}) AND l.kind IN ('page', 'address') AND (t.is_live = 1 OR t.subject = l.source)
     AND NOT EXISTS (
       SELECT 1 FROM anchor a WHERE a.subject = t.subject AND l.fragment IN (a.name, a.name || '-heading')
          AND iif(t.subject = l.source, a.in_${version}, a.in_live) = 1)`

const TO_NOBODY = `
  SELECT ${COLUMNS}, f.message AS said FROM link l JOIN document d ON d.subject = l.source
    JOIN finding f ON f.kind = 'external' AND f.target = l.target
   WHERE l.kind = 'external' AND (f.state IN ('gone', 'private') OR (f.state = 'unreachable' AND f.times > 1))`

/** Links without a working target: pages, addresses of our sites, parts of pages, and other people's sites. */
export function findBrokenLinks(index: ContentIndex, question: LinkCheckQuery, say: Translate): ContentProblem[] {
  const { version, source, sites, limit, language } = question
  const ask = (sql: string, ...more: string[]) =>
    index.all(
      rowSchema,
      `${sql} AND l.in_${version} = 1 AND (?1 IS NULL OR l.source = ?1) AND ${readableSitesCondition('?3')} ORDER BY d.title LIMIT ?2`,
      source ?? null,
      limit,
      JSON.stringify([...sites]),
      ...more,
    )
  return [
    ...ask(TO_NO_PAGE).map((row) => faultyPlace(row, missingPage(row, say))),
    ...ask(TO_NO_UID).map((row) => faultyPlace(row, say('health:noUid', { target: row.target }))),
    ...ask(TO_NO_ADDRESS, JSON.stringify(listEmptyAddresses(index))).map((row) =>
      faultyPlace(row, say('health:noAddress', { target: row.target })),
    ),
    ...ask(TO_NO_PART(version)).map((row) =>
      faultyPlace(row, say('health:noPart', { part: row.fragment, title: row.said })),
    ),
    ...ask(TO_NOBODY).map((row) => faultyPlace(row, `${row.target}: ${formatStoredMessages(language, row.said)}`)),
  ]
}

const targetSchema = z.object({ target: z.string() })

/** There are few: thousands of pages link to the same few hundred addresses. */
function listEmptyAddresses(index: ContentIndex): string[] {
  const sites = new Set(index.all(targetSchema, SITES).map(({ target }) => target))
  return index.all(targetSchema, NO_PAGE_THERE).flatMap(({ target }) => (isOfTheSite(target, sites) ? [] : target))
}

function missingPage({ said }: Row, say: Translate): string {
  return said === '' ? say('health:noPage') : say('health:notOnline', { title: said })
}

function faultyPlace(row: Row, message: string): ContentProblem {
  const { kind, number: id, title, site, lang, address, path, place } = row
  return { kind, id, title, site, lang, address, path, place, message }
}

/** The folder of pictures on each host. */
const MEDIA = 'media'
/** The path of a generated tour-group page (docs/decisions/027). */
const TOUR_GROUP = /(^|-)t\d+$/

/**
 * Whether the site answers an address without a content page: search, tour groups, files.
 *
 * @param sites the addresses of all sites, such as `www.wayfare.example/` or `www.wayfare.example/pier/`
 */
function isOfTheSite(address: string, sites: ReadonlySet<string>): boolean {
  const [host, ...path] = address.split('/').filter((segment) => segment !== '')
  const segments = isLanguageCode(path[0] ?? '') ? path.slice(1) : path
  const [first = '', second = ''] = segments
  const folder = sites.has(`${host}/${first}/`) ? second : first
  const last = segments.at(-1) ?? ''
  return folder === MEDIA || RESERVED_SITE_FOLDERS.has(folder) || TOUR_GROUP.test(last) || last.includes('.')
}
