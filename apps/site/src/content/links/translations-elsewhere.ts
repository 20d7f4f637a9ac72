import type { Visit } from '../../request/visit.ts'
import type { Content } from '../content.ts'

/** Other languages of a page that lacks the visit's language; empty for an unknown address. */
export function translationsElsewhere({ uid, lang, kind }: Visit, { store }: Content) {
  const translations = store.translationsOf(uid, kind)
  return translations.some((translation) => translation.lang === lang) ? [] : translations
}
