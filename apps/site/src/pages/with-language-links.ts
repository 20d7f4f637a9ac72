import { type LanguageCode, languageDisplayIndex, localeOf } from '@passepartout/content-model/locales'
import type { PageContext } from '../page-context/page-context.ts'
import { buildSiteFormTarget, type SiteFormTarget } from '../request/address/site-form-target.ts'
import type { RenderServices } from './render-services.ts'

/**
 * Adds translations to a page without a document: its address in each language of its site.
 *
 * @param folder below the site, such as `search`
 * @param addressOf adds the page's query to the address of that folder
 */
export function withLanguageLinks(
  page: PageContext,
  folder: string,
  addressOf: (form: SiteFormTarget, lang: LanguageCode) => string,
  { content, servedLanguages }: Pick<RenderServices, 'content' | 'servedLanguages'>,
): PageContext {
  const { visit } = page
  const languages = content.directory.ofUid(visit.siteUid)?.languages ?? []
  const translations = languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
    .flatMap((lang) => {
      const form = buildSiteFormTarget(folder, { uid: visit.siteUid, lang }, visit, content.directory)
      return form ? [{ lang, autonym: localeOf(lang).autonym, href: addressOf(form, lang) }] : []
    })
  return { ...page, translations }
}
