import { cacheTag } from '@passepartout/content-model/cache-tags'
import { addLanguagePrefix } from '@passepartout/content-model/links/uid'
import { ERROR_LIFETIME } from '../cache/lifetime.ts'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import { translationsOfMissingPage } from '../content/links/available-languages.ts'
import { headerAndFooterReferences } from '../content/links/page-relations.ts'
import { siteInAnyLanguage } from '../content/links/site-in-any-language.ts'
import { DocumentNotFoundError } from '../operations/errors.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import type { Visit } from '../request/visit.ts'
import { renderPlainText } from '../shortcodes/text-of-shortcode.ts'
import type { LabelledLink } from '../ui/link-rows/link-rows.tsx'
import { buildPageContext } from './build-page-context.ts'
import { UnlistedPageTags } from './document/head.tsx'
import { ErrorPageView, type ErrorStatus } from './error/view.tsx'
import { legalLinksCacheTags, legalLinksOf, renderDocument, toDocumentResponse } from './render-document.tsx'
import type { RenderServices } from './render-services.ts'

/**
 * Renders an error page in the brand and language of the requested site.
 *
 * @param near pages with similar addresses; such a response is not cached
 * @throws DocumentNotFoundError when nothing of the site is published
 */
export function renderError(
  visit: Visit,
  status: ErrorStatus,
  services: RenderServices,
  near: readonly LabelledLink[] = [],
): Rendering {
  const { content } = services
  const site = siteInAnyLanguage(visit, content)
  if (!site) throw new DocumentNotFoundError(visit.siteUid)
  // On a server error the store may be broken: the page then omits what it cannot read.
  const lookUp = <T,>(read: () => T, without: T): T => {
    try {
      return read()
    } catch (error) {
      if (status < 500) throw error
      return without
    }
  }
  const translations = status === 404 ? translationsOfMissingPage(visit, content) : []
  // One cached response serves all unknown addresses, so it must not contain the requested one.
  const lost = translations.length === 0 ? { uid: site.uid, path: addLanguagePrefix('/', site.lang) } : {}
  const here: Visit = { ...visit, lang: site.lang, ...lost }
  const dependencies = new RenderDependencies()
  const links = lookUp(() => content.store.links(headerAndFooterReferences(site), site.lang), new Map())
  const entries = lookUp(() => content.store.startingPages(site.uid, site.lang), [])
  dependencies.tag(cacheTag.site(site.uid), ...legalLinksCacheTags(site, content.directory))
  for (const { translationGroup } of [...links.values(), ...entries])
    dependencies.tag(cacheTag.pageLink(translationGroup))
  if (translations.length > 0) dependencies.tag(cacheTag.uid(visit.uid))
  // A new site without a home page answers with this page.
  dependencies.tag(cacheTag.page(site.uid, visit.lang))
  const parts = { site, surroundings: { links, translations }, productPages: new Map() }
  const page = buildPageContext(here, parts, services)
  const head = <UnlistedPageTags title={`${status} · ${site.name}`} robots="noindex" />
  const isNear = new Set(near.map(({ href }) => href))
  const ways = entries.flatMap(({ uid, title }) => {
    const href = buildPageAddress({ uid, lang: site.lang }, here, content.directory)
    return href === undefined || isNear.has(href) ? [] : [{ label: renderPlainText(title, page), href }]
  })
  const view = <ErrorPageView page={page} status={status} links={ways} near={near} />
  const calm = { ...services, legalLinks: lookUp(() => legalLinksOf(page, content), []) }
  const html = renderDocument(page, head, ['pages/error/view.tsx'], view, calm)
  return { ...toDocumentResponse(page, status, html, dependencies, services), ...ERROR_LIFETIME }
}
