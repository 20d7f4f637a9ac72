import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'

/** The other languages of a page that the visit's language lacks; none for an address that is no page's at all. */
export function translationsElsewhere({ uid, lang, kind }: Visit, { store }: Content) {
  const translations = store.translationsOf(uid, kind)
  return translations.some((translation) => translation.lang === lang) ? [] : translations
}
