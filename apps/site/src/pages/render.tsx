import { type PageDocument, tourGroupOf } from '@passepartout/content-model/page'
import type { LoadedBlock } from '../blocks/block.ts'
import { moduleOfBlock } from '../blocks/registry.ts'
import { Dependencies } from '../cache/dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { Draft } from '../content/drafts/parse-draft.ts'
import { refusedEmbeds } from '../embeds/refused-embeds.ts'
import { createSettle } from '../operations/settle.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import type { RequestFlags } from '../request/flags.ts'
import type { Visit } from '../request/visit.ts'
import { withoutShortcodes } from '../shortcodes/without-shortcodes.ts'
import { buildBreadcrumbs } from './breadcrumbs.ts'
import { contextOf, translateFor } from './context-of.ts'
import { describePage } from './description/describe-page.ts'
import { measuredPageOf } from './description/measured-page.ts'
import { MetaTags, StructuredData } from './document/head.tsx'
import { ExperiencePopups } from './experience-popups/view.tsx'
import { loadPage } from './loading/load-page.ts'
import { refusedWords } from './loading/refused-words.ts'
import { MachineNote } from './machine-note/view.tsx'
import { endsInDisclaimer, MapDisclaimer } from './map-disclaimer/view.tsx'
import { shownOffer } from './product/shown-offer.ts'
import { shownReviews } from './product/shown-reviews.ts'
import { PAGES } from './registry.ts'
import {
  CHEAPEST_DAYS,
  legalTags,
  PLACE_DAY,
  RESULTS_MAP,
  renderDocument,
  type StyledView,
  toDocument,
  toRendering,
} from './render-document.tsx'
import type { RenderServices } from './render-services.ts'

/** A draft, and the flags of the request that may see it. */
interface PagePreview {
  readonly draft: Draft
  readonly flags: RequestFlags
  /** Shown in the frame beside the editing form, which has its own banner and exit. */
  readonly isFramed?: boolean
}

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
  const moved = movedFrom(visit, model.document, services, dependencies)
  if (moved) return moved
  const { View, Bar, module } = PAGES[model.document.pageType]
  const modules: StyledView[] = [module, ...model.blocks.map(({ block }) => moduleOfBlock(block.type))]
  const { byMachine } = model.document
  if (byMachine) modules.push('pages/machine-note/view.tsx')
  if (endsInDisclaimer(page)) modules.push('pages/map-disclaimer/view.tsx')
  if (visit.choice?.list?.show?.includes('map')) modules.push(RESULTS_MAP)
  if (model.collection?.attraction) modules.push(CHEAPEST_DAYS)
  if (model.placeDay) modules.push(PLACE_DAY)
  if (page.popups.size > 0) modules.push('pages/experience-popups/view.tsx')
  const render = () =>
    renderDocument(
      page,
      <MetaTags description={description} />,
      modules,
      <>
        {byMachine && <MachineNote page={page} />}
        <View page={page} model={model} />
        <MapDisclaimer page={page} />
        <ExperiencePopups page={page} />
      </>,
      {
        ...services,
        measured: measuredPageOf(model, offer?.price, page),
        structuredData: <StructuredData description={description} />,
        bar: Bar && <Bar page={page} model={model} />,
      },
    )
  const html = services.tracer.span('render', { 'site.page_type': model.document.pageType }, render)
  dependencies.tag(...legalTags(page.site, services.content.directory))
  services.metrics.renderSeconds.observe({ page_type: model.document.pageType }, (performance.now() - started) / 1000)
  return { ...toDocument(page, 200, html, dependencies, services), tgid: tourGroupOf(model.document) }
}

/** The redirect target when the slug is not the tour group's own; only the id is significant. */
export function movedFrom(
  visit: Visit,
  { uid, lang }: PageDocument,
  services: RenderServices,
  dependencies: Dependencies,
): Rendering | undefined {
  if (visit.tgid === undefined || uid === visit.uid) return undefined
  const location = buildPageAddress({ uid, lang }, visit, services.content.directory)
  if (location === undefined) return undefined
  return { ...toRendering(visit, 301, '', dependencies, services), location, freshFor: 0, usableFor: 0 }
}

/** Loads and describes a page, before it is rendered. */
export async function preparePage(visit: Visit, services: RenderServices, preview?: PagePreview) {
  const dependencies = new Dependencies()
  const settle = createSettle(services.reporter, visit.uid)
  const { content, catalogue, availability, servedLanguages } = services
  const translate = translateFor(visit, services)
  const known = { content, servedLanguages, catalogue, availability }
  const sources = { ...known, translate, dependencies, settle, now: services.now() }
  const loaded = await services.tracer.span('load', {}, () => loadPage(visit, sources, preview?.draft.page))
  if (!loaded) return undefined
  // One catalogue answer may release many pages at once.
  await services.renderQueue.yield()
  for (const address of refusedEmbeds(loaded.document, services.allowedHosts)) {
    services.reporter.warning('embed refused', { pageIdentifier: visit.uid, address })
  }
  for (const { message, words } of refusedWords(loaded.document)) {
    services.reporter.warning(message, { pageIdentifier: visit.uid, words })
  }
  const { oldestPrice } = dependencies
  const pricesReadAt = Number.isFinite(oldestPrice) ? oldestPrice : undefined
  const page = contextOf(visit, { ...loaded, pricesReadAt, preview }, services)
  const { directory } = content
  const plain = {
    document: withoutShortcodes(loaded.document, page),
    blocks: loaded.blocks.map((block) => withPlainBlock(block, page)),
  }
  const breadcrumbs = buildBreadcrumbs(plain.document, loaded.surroundings, page, directory)
  const { describeMainEntity } = PAGES[loaded.document.pageType]
  const told = { ...loaded, ...plain }
  const offer = shownOffer(loaded, page)
  const reviewed = shownReviews(loaded, page)
  const description = describePage({
    ...services,
    loaded: told,
    visit,
    offer,
    reviewed,
    breadcrumbs,
    directory,
    describeMainEntity,
    translate,
  })
  const [model, plainModel] = [
    { ...loaded, breadcrumbs },
    { ...told, breadcrumbs },
  ]
  return { page, model, plainModel, offer, description, dependencies }
}

/** Expands shortcodes in the author's fields only, not in catalogue data. */
function withPlainBlock<L extends LoadedBlock>(loaded: L, page: PageContext): L {
  return { ...loaded, block: withoutShortcodes(loaded.block, page) }
}
