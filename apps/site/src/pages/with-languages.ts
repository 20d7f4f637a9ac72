import { displayOrder, localeOf } from '@passepartout/content-model/locales'
import type { PageContext } from '../page-context/page-context.ts'
import { buildSiteForm, type SiteForm } from '../request/address/site-form.ts'
import type { RenderServices } from './render-services.ts'

/**
 * A page that no document is, with its own address in each language in which its site is served.
 *
 * @param folder below the site, such as `search`
 * @param addressOf where the form of that folder leads for what this page shows
 */
export function withLanguages(
  page: PageContext,
  folder: string,
  addressOf: (form: SiteForm) => string,
  { content, servedLanguages }: Pick<RenderServices, 'content' | 'servedLanguages'>,
): PageContext {
  const { visit } = page
  const languages = content.directory.ofUid(visit.siteUid)?.languages ?? []
  const translations = languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => displayOrder(one) - displayOrder(other))
    .flatMap((lang) => {
      const form = buildSiteForm(folder, { uid: visit.siteUid, lang }, visit, content.directory)
      return form ? [{ lang, autonym: localeOf(lang).autonym, href: addressOf(form) }] : []
    })
  return { ...page, translations }
}
