import { GLOBAL_SHEET_PATH, tokensSheetPathOfBrand } from '../assets/stylesheet-composer.ts'
import { BRAND_NAMES } from '../brands/registry.ts'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import { headerAndFooterReferences } from '../content/links/page-relations.ts'
import { siteInAnyLanguage } from '../content/links/site-in-any-language.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { markFallbacks } from '../i18n/mark-fallbacks.ts'
import { EARLY_CLICKS_SCRIPT } from '../islands/early-clicks.ts'
import { buildPageContext } from '../pages/build-page-context.ts'
import { toRendering } from '../pages/render-document.tsx'
import type { RenderServices } from '../pages/render-services.ts'
import type { Visit } from '../request/visit.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { EXAMPLE_IDS } from './examples/example-groups.ts'
import { galleryCsp } from './gallery-csp.ts'
import { parseGalleryRequest } from './gallery-request.ts'
import { GALLERY_SCRIPT } from './gallery-script.ts'
import { ComponentGalleryView } from './view.tsx'

/** Answers the component gallery in a site's brand and language, in development only. The query selects what is shown. */
export function answerGallery(exchange: HttpExchange, visit: Visit, services: RenderServices): void {
  const { assets, content, servedLanguages } = services
  const site = siteInAnyLanguage(visit, content)
  if (!site) throw new Error(`No document found: site ${visit.siteUid}`)
  const surroundings = { links: content.store.links(headerAndFooterReferences(site), visit.lang), translations: [] }
  const page = buildPageContext(visit, { site, surroundings, productPages: new Map() }, services)
  const request = parseGalleryRequest(exchange.facts.url, site.brand, EXAMPLE_IDS)
  const sheets = assets.stylesheets([
    GLOBAL_SHEET_PATH,
    ...BRAND_NAMES.map(tokensSheetPathOfBrand),
    'pages/document/document.tsx',
    'component-gallery/view.tsx',
  ])
  const head = (
    <>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href="data:," />
      <script dangerouslySetInnerHTML={{ __html: EARLY_CLICKS_SCRIPT }} />
      <script dangerouslySetInnerHTML={{ __html: GALLERY_SCRIPT }} />
      {request.show !== undefined && assets.scripts.map((src) => <script key={src} type="module" src={src} />)}
    </>
  )
  const sites = content.directory.sites.map(({ uid }) => uid)
  const html = renderMarkup(
    <ComponentGalleryView page={page} request={request} sites={sites} languages={[...servedLanguages]} head={head} />,
  )
  const rendering = toRendering(visit, 200, `<!doctype html>${markFallbacks(html)}`, new RenderDependencies(), services)
  exchange.sendUncached({ ...rendering, contentSecurityPolicy: galleryCsp(services.contentSecurityPolicy) })
}
