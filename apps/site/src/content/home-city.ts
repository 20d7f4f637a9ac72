import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'

/**
 * The city that a site is about, as its home page says: it sells the tour groups of that city. A site whose home page
 * names none sells those of all (docs/decisions/027).
 */
export function homeCityOf({ siteUid, lang }: Pick<Visit, 'siteUid' | 'lang'>, content: Pick<Content, 'page'>) {
  return content.page(siteUid, lang, 'page')?.categorisation.city
}
