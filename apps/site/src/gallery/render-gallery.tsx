import { GLOBAL_SHEET, sheetOfBrand } from '../assets/stylesheets.ts'
import { BRANDS } from '../brands/registry.ts'
import { Dependencies } from '../cache/dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import { siteInAnyLanguage } from '../content/links/site-in-any-language.ts'
import { referencesOfFrame } from '../content/links/surroundings.ts'
import { markFallbacks } from '../i18n/mark-fallbacks.ts'
import { EARLY_CLICKS_SCRIPT } from '../islands/early-clicks.ts'
import { contextOf } from '../pages/context-of.ts'
import { toRendering } from '../pages/render-document.tsx'
import type { RenderServices } from '../pages/render-services.ts'
import type { Visit } from '../request/visit.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { SHOWABLE } from './examples/examples.ts'
import { galleryPolicy } from './gallery-policy.ts'
import { parseGalleryRequest } from './gallery-request.ts'
import { GALLERY_SCRIPT } from './gallery-script.ts'
import { GalleryView } from './view.tsx'

/**
 * Renders the component gallery in a site's brand and language.
 *
 * @param url path and query
 */
export function renderGallery(visit: Visit, url: string, services: RenderServices): Rendering {
  const { assets, content, servedLanguages } = services
  const site = siteInAnyLanguage(visit, content)
  if (!site) throw new Error(`No document found: site ${visit.siteUid}`)
  const surroundings = { links: content.store.links(referencesOfFrame(site), visit.lang), translations: [] }
  const page = contextOf(visit, { site, surroundings, productPages: new Map() }, services)
  const request = parseGalleryRequest(url, site.brand, SHOWABLE)
  const sheets = assets.stylesheets([
    GLOBAL_SHEET,
    ...BRANDS.map(sheetOfBrand),
    'pages/document/document.tsx',
    'gallery/view.tsx',
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
    <GalleryView page={page} request={request} sites={sites} languages={[...servedLanguages]} head={head} />,
  )
  const rendering = toRendering(visit, 200, `<!doctype html>${markFallbacks(html)}`, new Dependencies(), services)
  return { ...rendering, contentSecurityPolicy: galleryPolicy(services.contentSecurityPolicy) }
}
