import type { SiteDocument } from '@passepartout/content-model/site'
import type { CatalogueContext } from '../catalogue/catalogue.ts'
import { translatorOf } from '../i18n/dictionary.ts'
import type { Translate } from '../i18n/translate.ts'
import { createWithFallback } from '../operations/with-fallback.ts'
import { createPageContext, type PageParts } from '../page-context/create-page-context.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { Visit } from '../request/visit.ts'
import { type AutomatedHeaderMenu, headerAndFooterLinks, loadHeaderMenu } from './loading/load-automated-header-menu.ts'
import type { RenderServices } from './render-services.ts'

/** Builds a page's context from the loaded page, or from its site alone. */
export function buildPageContext(visit: Visit, parts: Omit<PageParts, 'visit'>, services: RenderServices): PageContext {
  const { directory } = services.content
  const sources = { ...services, directory, translate: translateFor(visit, services), now: services.now() }
  return createPageContext({ visit, ...parts }, sources)
}

/** The translate function for the language of a visit; missing messages are logged. */
export function translateFor({ lang }: Visit, { reporter }: RenderServices): Translate {
  return translatorOf(lang, (language, key) => reporter.warning('message missing', { lang: language, key }))
}

/** The menu in the header of a page without a document; absent where the site's own items stand. */
export function loadMenuWithoutDocument(
  visit: Visit,
  site: SiteDocument,
  context: CatalogueContext,
  services: RenderServices,
): Promise<AutomatedHeaderMenu | undefined> {
  const { content, catalogue, reporter } = services
  const settle = createWithFallback(reporter, visit.uid)
  return loadHeaderMenu(site, { content, catalogue, translate: translateFor(visit, services), settle }, context)
}

/** What a page without a document knows of its site. */
export function pagePartsWithoutDocument(
  site: SiteDocument,
  menu: AutomatedHeaderMenu | undefined,
  { content }: Pick<RenderServices, 'content'>,
) {
  const surroundings = { links: headerAndFooterLinks(site, menu, content), translations: [] }
  return { site, surroundings, automatedHeaderMenu: menu?.items }
}
