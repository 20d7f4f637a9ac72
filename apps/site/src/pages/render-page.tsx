import { type PageDocument, tourGroupIdOfPage } from '@passepartout/content-model/page'
import type { LoadedBlock } from '../blocks/block.ts'
import { viewModulePathOfBlock } from '../blocks/registry.ts'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { Draft } from '../content/drafts/parse-draft.ts'
import { findRefusedEmbeds } from '../embeds/find-refused-embeds.ts'
import { createWithFallback } from '../operations/with-fallback.ts'
import type { DraftPreview } from '../page-context/create-page-context.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import type { Visit } from '../request/visit.ts'
import { renderShortcodesAsText } from '../shortcodes/render-shortcodes-as-text.ts'
import { buildBreadcrumbs } from './breadcrumbs.ts'
import { buildPageContext, translateFor } from './build-page-context.ts'
import { DirectionsDisclaimer, hasDirectionsDisclaimerAtEnd } from './directions-disclaimer/view.tsx'
import { MetaTags, StructuredDataScript } from './document/head.tsx'
import { ExperiencePopups } from './experience-popups/view.tsx'
import { findInvalidLinksAndShortcodes } from './loading/find-invalid-links-and-shortcodes.ts'
import { loadPage } from './loading/load-page.ts'
import { MachineTranslationNote } from './machine-translation-note/view.tsx'
import { pageAnalyticsOf } from './metadata/page-analytics.ts'
import { buildPageMetadata } from './metadata/page-metadata.ts'
import { shownOffer } from './product/shown-offer.ts'
import { shownReviews } from './product/shown-reviews.ts'
import { PAGES } from './registry.ts'
import {
  ATTRACTION_DAY_VIEW_PATH,
  CHEAPEST_DAYS_VIEW_PATH,
  legalLinksCacheTags,
  RESULTS_MAP_VIEW_PATH,
  renderDocument,
  type StyledViewPath,
  toDocumentResponse,
  toRendering,
} from './render-document.tsx'
import type { RenderServices } from './render-services.ts'

/** A draft, and the flags of the request that may see it. */
type PagePreview = DraftPreview & { readonly draft: Draft }

/**
 * Renders the page of a visit. A tour group's page requested under another slug gives an uncached redirect to its
 * address.
 *
 * @param preview shown in place of the published document
 * @returns `undefined` when nothing is published at the visit's address
 */
export async function renderPage(
  visit: Visit,
  services: RenderServices,
  preview?: PagePreview,
): Promise<Rendering | undefined> {
  const started = performance.now()
  const prepared = await preparePage(visit, services, preview)
  if (!prepared) return undefined
  const { page, model, offer, description, dependencies } = prepared
  const moved = slugRedirect(visit, model.document, services, dependencies)
  if (moved) return moved
  const { View, Bar, module } = PAGES[model.document.pageType]
  const modules: StyledViewPath[] = [module, ...model.blocks.map(({ block }) => viewModulePathOfBlock(block.type))]
  const { byMachine } = model.document
  if (byMachine) modules.push('pages/machine-translation-note/view.tsx')
  if (hasDirectionsDisclaimerAtEnd(page)) modules.push('pages/directions-disclaimer/view.tsx')
  if (visit.choice?.list?.show?.includes('map')) modules.push(RESULTS_MAP_VIEW_PATH)
  if (model.collection?.attraction) modules.push(CHEAPEST_DAYS_VIEW_PATH)
  if (model.placeDay) modules.push(ATTRACTION_DAY_VIEW_PATH)
  if (page.popups.size > 0) modules.push('pages/experience-popups/view.tsx')
  const render = () =>
    renderDocument(
      page,
      <MetaTags description={description} />,
      modules,
      <>
        {byMachine && <MachineTranslationNote page={page} />}
        <View page={page} model={model} />
        <DirectionsDisclaimer page={page} />
        <ExperiencePopups page={page} />
      </>,
      {
        ...services,
        measured: pageAnalyticsOf(model, offer?.price, page),
        structuredData: <StructuredDataScript description={description} />,
        bar: Bar && <Bar page={page} model={model} />,
      },
    )
  const html = services.tracer.span('render', { 'site.page_type': model.document.pageType }, render)
  dependencies.tag(...legalLinksCacheTags(page.site, services.content.directory))
  services.metrics.renderSeconds.observe({ page_type: model.document.pageType }, (performance.now() - started) / 1000)
  return { ...toDocumentResponse(page, 200, html, dependencies, services), tgid: tourGroupIdOfPage(model.document) }
}

/** The redirect target when the slug is not the tour group's own; only the id is significant. */
export function slugRedirect(
  visit: Visit,
  { uid, lang }: PageDocument,
  services: RenderServices,
  dependencies: RenderDependencies,
): Rendering | undefined {
  if (visit.tgid === undefined || uid === visit.uid) return undefined
  const location = buildPageAddress({ uid, lang }, visit, services.content.directory)
  if (location === undefined) return undefined
  return { ...toRendering(visit, 301, '', dependencies, services), location, freshFor: 0, usableFor: 0 }
}

/** Loads and describes a page, before it is rendered. */
export async function preparePage(visit: Visit, services: RenderServices, preview?: PagePreview) {
  const dependencies = new RenderDependencies()
  const settle = createWithFallback(services.reporter, visit.uid)
  const { content, catalogue, availability, servedLanguages } = services
  const translate = translateFor(visit, services)
  const known = { content, servedLanguages, catalogue, availability }
  const sources = { ...known, translate, dependencies, settle, now: services.now() }
  const loaded = await services.tracer.span('load', {}, () => loadPage(visit, sources, preview?.draft.page))
  if (!loaded) return undefined
  // One catalogue answer may release many pages at once.
  await services.renderQueue.yield()
  for (const address of findRefusedEmbeds(loaded.document, services.allowedHosts)) {
    services.reporter.warning('embed refused', { pageIdentifier: visit.uid, address })
  }
  for (const { message, words } of findInvalidLinksAndShortcodes(loaded.document)) {
    services.reporter.warning(message, { pageIdentifier: visit.uid, words })
  }
  const { pricesReadAt } = dependencies
  const page = buildPageContext(visit, { ...loaded, pricesReadAt, preview }, services)
  const { directory } = content
  const plain = {
    document: renderShortcodesAsText(loaded.document, page),
    blocks: loaded.blocks.map((block) => withPlainBlock(block, page)),
  }
  const breadcrumbs = buildBreadcrumbs(plain.document, loaded.surroundings, page, directory)
  const { describeMainEntity } = PAGES[loaded.document.pageType]
  const told = { ...loaded, ...plain }
  const offer = shownOffer(loaded, page)
  const reviewed = shownReviews(loaded, page)
  const shown = { offer, reviewed, breadcrumbs, directory, describeMainEntity, translate }
  const description = buildPageMetadata({ ...services, ...shown, loaded: told, visit })
  const model = { ...loaded, breadcrumbs }
  return { page, model, plainModel: { ...told, breadcrumbs }, offer, description, dependencies }
}

/** Expands shortcodes in the author's fields only, not in catalogue data. */
function withPlainBlock<L extends LoadedBlock>(loaded: L, page: PageContext): L {
  return { ...loaded, block: renderShortcodesAsText(loaded.block, page) }
}
