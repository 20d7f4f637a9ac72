import type { LanguageCode } from '../locales.ts'
import { SEARCH_PATH_SEGMENT } from '../page-kind.ts'
import { addLanguagePrefix, buildCanonicalPath, pathOfUid } from './uid.ts'

/**
 * The address at which a redirect is looked up for a search, so that editors can send visitors who ask for "Gift card" to a page:
 * `/fr/search/gift-card/`.
 *
 * @param site of the search, with its own uid
 * @returns its path in canonical form; `undefined` for a query without words
 */
export function searchRedirectPath(
  query: string,
  { uid, host, lang }: { readonly uid: string; readonly host: string; readonly lang: LanguageCode },
): string | undefined {
  const words = query.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu)
  const home = pathOfUid(uid, host)
  if (!words || home === undefined) return undefined
  const segments = [...home.split('/').filter(Boolean), SEARCH_PATH_SEGMENT, words.join('-')]
  return addLanguagePrefix(buildCanonicalPath(segments), lang)
}
