import type { Visit } from '../../request/visit.ts'
import type { ContentCache } from '../content-cache.ts'

/**
 * The city of a site according to its home page; the site sells that city's tour groups. Without one it sells all
 * (docs/decisions/027).
 */
export function homeCityOf({ siteUid, lang }: Pick<Visit, 'siteUid' | 'lang'>, content: Pick<ContentCache, 'page'>) {
  return content.page(siteUid, lang, 'page')?.categorisation.city
}
