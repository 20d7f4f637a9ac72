import type { Visit } from '../../request/visit.ts'
import type { ContentCache } from '../content-cache.ts'

/** Other languages of a page that lacks the visit's language; empty for an unknown address. */
export function translationsOfMissingPage({ uid, lang, kind }: Visit, { store }: ContentCache) {
  const translations = store.translationsOfUid(uid, kind)
  return translations.some((translation) => translation.lang === lang) ? [] : translations
}
