import { cacheTag } from '@passepartout/content-model/cache-tags'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Rendering } from '../../cache/rendered-page.ts'
import type { Visit } from '../../request/visit.ts'
import { buildPageContext, loadMenuWithoutDocument } from '../build-page-context.ts'
import { UnlistedPageTags } from '../document/head.tsx'
import { headerAndFooterLinks } from '../loading/load-automated-header-menu.ts'
import { currenciesOf, legalLinksCacheTags, renderDocument, toDocumentResponse } from '../render-document.tsx'
import type { RenderServices } from '../render-services.ts'
import { HeaderPanelsView } from './view.tsx'

/** Of an address without a document. */
const NOTHING_AROUND = { links: [], translations: [], tags: [] }

/**
 * Renders the menus, languages and currencies of the page of a visit, which panels of the page take from there when they are opened.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function renderHeaderPanels(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const { content, catalogue } = services
  const { uid, lang, kind, siteUid } = visit
  const site = content.site(siteUid, lang)
  const document = content.page(uid, lang, kind)
  if (!site) return undefined
  const dependencies = new RenderDependencies()
  dependencies.tag(cacheTag.page(uid, lang, kind), cacheTag.site(siteUid))
  const context = catalogue.contextOf(visit, dependencies, site.timeZone)
  const menu = await loadMenuWithoutDocument(visit, site, context, services)
  const { links, translations, tags } = document ? content.surroundings(document, site) : NOTHING_AROUND
  dependencies.tag(...tags, ...legalLinksCacheTags(site, content.directory))
  const surroundings = { translations, links: new Map([...links, ...headerAndFooterLinks(site, menu, content)]) }
  const parts = { site, surroundings, productPages: new Map(), automatedHeaderMenu: menu?.items }
  const page = buildPageContext(visit, parts, services)
  const head = <UnlistedPageTags title={`${page.t('header.menu')} · ${site.name}`} />
  const view = <HeaderPanelsView page={page} currencies={currenciesOf(page)} />
  const html = renderDocument(page, head, ['pages/menu/view.tsx'], view, services)
  const rendering = { ...toDocumentResponse(page, 200, html, dependencies, services), isHidden: true }
  // Addresses without a document are as many as somebody invents.
  return document ? rendering : { ...rendering, freshFor: 0, usableFor: 0 }
}
