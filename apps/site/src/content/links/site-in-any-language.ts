import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { Visit } from '../../request/visit.ts'
import type { ContentCache } from '../content-cache.ts'

/** The site in the visit's language, else in English, else in any of its languages. */
export function siteInAnyLanguage({ siteUid, lang }: Visit, content: ContentCache): SiteDocument | undefined {
  const languages = [lang, DEFAULT_LANGUAGE, ...(content.directory.ofUid(siteUid)?.languages ?? [])]
  return languages
    .values()
    .map((language) => content.site(siteUid, language))
    .find(Boolean)
}
