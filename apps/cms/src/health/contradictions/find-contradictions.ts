import { z } from 'zod'
import type { ContentIndex } from '../../search/content-index.ts'
import { FACT_CLAIM_NAMES } from '../../search/fact-claims.ts'
import { readableSitesCondition } from '../../search/readable-sites.ts'
import type { ContentProblem } from '../broken-links.ts'
import type { ProblemQuery } from '../indexed-problems.ts'
import { contradicts } from './contradicts.ts'

const rowSchema = z.object({
  number: z.number(),
  title: z.string(),
  site: z.number().nullable(),
  lang: z.string(),
  address: z.string().nullable(),
  path: z.string(),
  place: z.string(),
  about: z.string(),
  name: z.enum(FACT_CLAIM_NAMES),
  value: z.string(),
})
type Row = z.output<typeof rowSchema>

/** What the newest versions of pages that are online say of one place in one site, in one language; of those that are alone nothing. */
const COMPARABLE = `
  WITH said AS (
    SELECT d.number, d.title, d.site, d.lang, d.address, s.path, s.place, s.about, s.name, s.value,
           count(*) OVER (PARTITION BY d.site, d.lang, s.about, s.name) AS times
      FROM statement s JOIN document d ON d.subject = s.subject
     WHERE d.is_live = 1 AND d.lang IS NOT NULL AND ${readableSitesCondition('?1')}
  )
  SELECT * FROM said WHERE times > 1 ORDER BY title, number, path`

/** Statements about the same place that cannot both be true, each with the first one that it contradicts. */
export function findContradictions(index: ContentIndex, { sites, limit, say }: ProblemQuery): ContentProblem[] {
  const rows = index.all(rowSchema, COMPARABLE, JSON.stringify([...sites]))
  const groups = Map.groupBy(rows, ({ site, lang, about, name }) => `${site} ${lang} ${about} ${name}`)
  const found = [...groups.values()].flatMap((group) =>
    group.flatMap((own) => {
      const other = group.find((one) => areContrary(own, one))
      return other ? [placeOf(own, other, say)] : []
    }),
  )
  return found.slice(0, limit)
}

/** Facts of one page are about different things. */
function areContrary(own: Row, other: Row): boolean {
  if (own.name === 'closingDay' && own.number === other.number) return false
  return contradicts(own.name, own.value, other.value, own.lang)
}

function placeOf(own: Row, other: Row, say: ProblemQuery['say']): ContentProblem {
  const { number: id, title, site, lang, address, path, place } = own
  return {
    ...{ kind: 'page', id, title, site, lang, address, path, place },
    message: say('health:saysOtherwise', { own: own.value, other: other.value, title: other.title }),
    remedy: {
      kind: 'takeOver',
      title: other.title,
      from: { page: other.number, path: other.path },
      to: { page: id, path },
    },
  }
}
