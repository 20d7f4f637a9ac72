import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'

/** In the visit's language, else English, else whatever the site has: a site need not speak English. */
export function siteInAnyLanguage({ siteUid, lang }: Visit, content: Content): SiteDocument | undefined {
  const languages = [lang, DEFAULT_LANGUAGE, ...(content.directory.ofUid(siteUid)?.languages ?? [])]
  for (const language of languages) {
    const site = content.site(siteUid, language)
    if (site) return site
  }
  return undefined
}
