import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { formatMessage } from '../messages/format-message.ts'
import { message, parseMessage } from '../messages/message.ts'
import type { Translate } from '../messages/translate.ts'
import { type ContentIndex, INDEXED_KINDS } from '../search/content-index.ts'
import { readableSitesCondition } from '../search/readable-sites.ts'
import type { ContentProblem } from './broken-links.ts'
import { describePlanCheck } from './describe-plan-check.ts'
import { dayPlanCheckResultSchema } from './request-plan-checks.ts'

const placeSchema = z.object({
  kind: z.enum(INDEXED_KINDS),
  number: z.number(),
  title: z.string(),
  site: z.number().nullable(),
  lang: z.string().nullable(),
  address: z.string().nullable(),
  path: z.string(),
  place: z.string(),
  said: z.string(),
})

/** The visible sites, and the maximum number of rows. */
export interface ProblemQuery {
  readonly sites: ReadonlySet<number>
  readonly limit: number
  /** Translates to the language of the request. */
  readonly say: Translate
  readonly language: string
}

const productRowSchema = placeSchema.extend({
  fault: z.string(),
  target: z.string(),
  name: z.string(),
})

const valuesOf = ({ sites, limit }: ProblemQuery) => [limit, JSON.stringify([...sites])] as const

function placeOf({ number: id, said: message, ...place }: z.output<typeof placeSchema>): ContentProblem {
  return { ...place, id, message }
}

/** Products on pages that the catalogue does not have, or has no price for, or that are named after a sunset far from their starts. */
export function findProductProblems(index: ContentIndex, scope: ProblemQuery): ContentProblem[] {
  const rows = index.all(
    productRowSchema,
    `SELECT d.kind, d.number, d.title, d.site, d.lang, d.address, l.path, l.place,
            f.kind AS fault, f.target, f.message AS said, coalesce(nullif(f.name, ''), known.name, '') AS name
       FROM finding f JOIN link l ON l.kind = iif(f.kind = 'sunset', 'product', f.kind) AND l.target = f.target AND l.in_live = 1
       JOIN document d ON d.subject = l.source
       LEFT JOIN finding known ON known.kind = 'product' AND f.kind = 'sunset' AND known.target = f.target
      WHERE f.kind IN ('product', 'collection', 'sunset') AND f.state <> 'fine' AND ${readableSitesCondition('?2')} ORDER BY f.target, d.title LIMIT ?1`,
    ...valuesOf(scope),
  )
  return rows.map(({ fault, target, name, said, ...row }) => {
    const problem = message(productKey(fault, name), { id: target, name, fault: parseMessage(said) ?? said })
    const place = placeOf({ ...row, said: formatMessage(scope.language, problem) })
    return name === '' ? place : { ...place, product: target }
  })
}

function productKey(fault: string, name: string) {
  if (fault === 'collection') return name === '' ? 'health:unnamedCollection' : 'health:collection'
  return name === '' ? 'health:unnamedTourGroup' : 'health:tourGroup'
}

/** Plans of days on pages that seldom work. */
export function findPlanProblems(index: ContentIndex, scope: ProblemQuery): ContentProblem[] {
  const rows = index.all(
    placeSchema,
    `SELECT d.kind, d.number, d.title, d.site, d.lang, d.address, l.path, l.place, f.message AS said
       FROM finding f JOIN link l ON l.kind = f.kind AND l.target = f.target AND l.in_live = 1
       JOIN document d ON d.subject = l.source
      WHERE f.kind = 'plan' AND f.state <> 'fine' AND ${readableSitesCondition('?2')} ORDER BY d.title, d.lang LIMIT ?1`,
    ...valuesOf(scope),
  )
  return rows.flatMap(({ said, ...row }) => {
    const checked = dayPlanCheckResultSchema.safeParse(JSON.parse(said)).data
    return checked ? [placeOf({ ...row, said: describePlanCheck(checked, scope.say, scope.language) })] : []
  })
}

const languageRowSchema = placeSchema.extend({ drafts: z.string() })

/** Pages that are published in some languages of their site only; one row per page. */
export function findMissingTranslations(index: ContentIndex, scope: ProblemQuery): ContentProblem[] {
  const rows = index.all(
    languageRowSchema,
    `WITH online AS (
       SELECT translation_group, site, min(iif(lang = 'en', 0, 1) || ' ' || number) AS first
         FROM document d WHERE kind = 'page' AND is_live = 1 AND translation_group IS NOT NULL AND ${readableSitesCondition('?2')}
        GROUP BY 1, 2
     ), missing AS (
       SELECT online.*, group_concat(language.lang) AS langs
         FROM online JOIN language ON language.subject = 'site:' || online.site
        WHERE NOT EXISTS (SELECT 1 FROM document v WHERE v.translation_group = online.translation_group
                             AND v.lang = language.lang AND v.is_live = 1)
        GROUP BY online.translation_group, online.site ORDER BY count(*) DESC LIMIT ?1
     )
     SELECT d.kind, d.number, d.title, d.site, d.lang, d.address, 'lang' AS path, '' AS place, missing.langs AS said,
            coalesce((SELECT group_concat(v.lang) FROM document v
                       WHERE v.translation_group = missing.translation_group AND v.is_live = 0), '') AS drafts
       FROM missing JOIN document d ON d.subject = 'page:' || substr(missing.first, 3)`,
    ...valuesOf(scope),
  )
  const { say } = scope
  return rows.map(({ drafts, said, ...row }) => {
    const begun = new Set(drafts.split(','))
    const names = said.split(',').map((lang) => {
      const language = nameOf(lang)
      return begun.has(lang) ? say('health:begun', { language }) : language
    })
    return placeOf({
      ...row,
      place: say('health:languages'),
      said: say('health:notIn', { languages: names.join(', ') }),
    })
  })
}

/** Translations whose source has changed since (docs/decisions/044). */
export function findOutdatedTranslations(index: ContentIndex, scope: ProblemQuery): ContentProblem[] {
  const rows = index.all(
    placeSchema,
    `WITH source AS (
       SELECT translation_group, min(iif(lang = 'en', 0, 1) || ' ' || printf('%015d', number)) AS first
         FROM document WHERE kind = 'page' AND source_hash IS NULL AND words_hash IS NOT NULL GROUP BY 1
     )
     SELECT d.kind, d.number, d.title, d.site, d.lang, d.address, 'title' AS path, '' AS place,
            s.title AS said
       FROM source JOIN document s ON s.subject = 'page:' || CAST(substr(source.first, 3) AS INTEGER)
       JOIN document d ON d.translation_group = source.translation_group AND d.is_live = 1
      WHERE s.is_live = 1 AND d.source_hash <> s.words_hash AND ${readableSitesCondition('?2')}
      ORDER BY s.changed_at DESC, d.lang LIMIT ?1`,
    ...valuesOf(scope),
  )
  const { say } = scope
  return rows.map(({ said, ...row }) =>
    placeOf({ ...row, place: say('health:languages'), said: say('health:sourceChanged', { title: said }) }),
  )
}

/** Pictures without a description in a language in which they are shown. */
export function findUndescribedPictures(index: ContentIndex, scope: ProblemQuery): ContentProblem[] {
  const rows = index.all(
    placeSchema,
    `SELECT d.kind, d.number, d.title, NULL AS site, NULL AS lang, d.address, 'alt' AS path, '' AS place,
            group_concat(DISTINCT coalesce(shown.lang, own.lang)) AS said
       FROM link l JOIN document d ON d.subject = 'media:' || l.target
       JOIN document shown ON shown.subject = l.source
       LEFT JOIN language own ON own.subject = l.source
      WHERE l.kind = 'media' AND l.has_fallback = 0
        AND NOT EXISTS (SELECT 1 FROM language WHERE language.subject = d.subject
                           AND language.lang = coalesce(shown.lang, own.lang))
        AND coalesce(shown.lang, own.lang) IS NOT NULL AND ${readableSitesCondition('?2', 'shown')}
      GROUP BY d.subject ORDER BY d.title LIMIT ?1`,
    ...valuesOf(scope),
  )
  return rows.map(({ said, ...row }) =>
    placeOf({
      ...row,
      lang: said.split(',')[0] ?? null,
      place: scope.say('health:description'),
      said: scope.say('health:noDescription', { languages: said.split(',').map(nameOf).join(', ') }),
    }),
  )
}

function nameOf(lang: string): string {
  return isLanguageCode(lang) ? localeOf(lang).autonym : lang
}
