import { cacheTag } from '@passepartout/content-model/cache-tags'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { ReactNode } from 'react'
import { FACTS_ID, type PageFacts } from '../analytics/page-facts.ts'
import { GLOBAL_SHEET_PATH, PRINT_SHEET_PATH, tokensSheetPathOfBrand } from '../assets/stylesheet-composer.ts'
import { lifetimeOf } from '../cache/lifetime.ts'
import type { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { ContentCache } from '../content/content-cache.ts'
import type { FooterLink } from '../frame/footer/footer.tsx'
import { currencyOptionsOf } from '../i18n/currency-options.ts'
import { markFallbacks } from '../i18n/mark-fallbacks.ts'
import { EARLY_CLICKS_SCRIPT } from '../islands/early-clicks.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import { cookieDomain } from '../request/cookie-domain.ts'
import { legalSiteOf, type SiteDirectory } from '../request/site-directory.ts'
import type { Visit } from '../request/visit.ts'
import { renderPlainText } from '../shortcodes/text-of-shortcode.ts'
import { fontsOfLanguage } from '../ui/fonts/fonts-of-language.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { BrandIcons } from './document/brand-icons.tsx'
import { Document } from './document/document.tsx'
import { NO_PAGE_ANALYTICS, type PageAnalytics } from './metadata/page-analytics.ts'
import { serializeScriptJson } from './metadata/serialize-script-json.ts'
import type { RenderServices } from './render-services.ts'

/** A module below `src` whose style sheets the build finds by this name (build.ts). */
export type StyledViewPath = `${'pages' | 'blocks' | 'lists' | 'component-gallery'}/${string}view.tsx`

/** The map of a list; its styles are loaded only with it. */
export const RESULTS_MAP_VIEW_PATH: StyledViewPath = 'lists/results-map/view.tsx'
/** The strip of days of a list whose tickets compete; so are its. */
export const CHEAPEST_DAYS_VIEW_PATH: StyledViewPath = 'lists/daily-lowest-prices/view.tsx'
/** The day at the point of interest of a list; so are its. */
export const ATTRACTION_DAY_VIEW_PATH: StyledViewPath = 'lists/attraction-day/view.tsx'

/** Renders a whole document: the frame around a view, with the style sheets and scripts that it needs. */
export function renderDocument(
  page: PageContext,
  head: ReactNode,
  modules: readonly StyledViewPath[],
  view: ReactNode,
  given: RenderServices & {
    readonly legalLinks?: readonly FooterLink[]
    readonly measured?: PageAnalytics
    readonly structuredData?: ReactNode
    readonly bar?: ReactNode
  },
): string {
  const { assets, content, pictures, tagManagerUrl, vitals, structuredData, bar } = given
  const { legalLinks = legalLinksOf(page, content), measured = NO_PAGE_ANALYTICS } = given
  const sheets = assets.stylesheets([
    GLOBAL_SHEET_PATH,
    'pages/document/document.tsx',
    tokensSheetPathOfBrand(page.site.brand),
    ...modules,
  ])
  const domain = cookieDomain(page.site.nakedDomain, page.visit.origin)
  const facts: PageFacts = { ...measured, domain, vitals }
  const container = containerOf(page.site, tagManagerUrl)
  const html = renderMarkup(
    <Document
      page={page}
      bar={bar}
      currencies={currenciesOf(page)}
      legalLinks={legalLinks}
      head={
        <>
          {head}
          {fontsOfLanguage(page.visit.lang).map((name) => (
            <link
              key={name}
              rel="preload"
              as="font"
              type="font/woff2"
              href={assets.font(name)}
              crossOrigin="anonymous"
            />
          ))}
          <BrandIcons page={page} pictures={pictures} directory={content.directory} />
          <link rel="preconnect" href={pictures.origin} />
          {structuredData}
          {sheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {assets.stylesheets([PRINT_SHEET_PATH]).map((href) => (
            <link key={href} rel="stylesheet" media="print" href={href} />
          ))}
          <script dangerouslySetInnerHTML={{ __html: EARLY_CLICKS_SCRIPT }} />
          {container && (
            <template id="container">
              <script src={container} />
            </template>
          )}
          <script
            id={FACTS_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: serializeScriptJson(facts) }}
          />
          {assets.scripts.map((src) => (
            <script key={src} type="module" src={src} />
          ))}
        </>
      }
    >
      {view}
    </Document>,
  )
  return `<!doctype html>${markFallbacks(html)}`
}

/** The currencies on offer, the top ones first, named in the visit's language. */
export function currenciesOf({ visit, site }: PageContext) {
  return currencyOptionsOf(visit.lang).filter(({ code }) => site.header.currencyData.includes(code))
}

/** Quotes are removed, so the id cannot leave the attribute. */
function containerOf({ tagContainerId }: SiteDocument, tagManagerUrl: string): string | undefined {
  return tagContainerId && new URL(`${tagManagerUrl}/gtm.js?id=${encodeURIComponent(tagContainerId)}`).href
}

/** The response for a document. The content security policy allows the site's tag container, if it has one. */
export function toDocumentResponse(
  { visit, site }: Pick<PageContext, 'visit' | 'site'>,
  status: number,
  html: string,
  dependencies: RenderDependencies,
  services: RenderServices,
): Rendering {
  return {
    ...toRendering(visit, status, html, dependencies, services),
    ...(site.tagContainerId ? services.tagPolicy : {}),
  }
}

const LEGAL_KINDS = PAGE_OR_LEGAL_KINDS.filter((kind) => kind !== 'page')

/** Legal links of the site at the host's root, which its folders share. */
export function legalLinksOf(page: PageContext, content: ContentCache): FooterLink[] {
  const { visit, site } = page
  const uid = legalUidOf(site, content.directory)
  return content.legalPages(uid, visit.lang).flatMap(({ kind, title }) => {
    const href = buildPageAddress({ uid, lang: visit.lang, kind }, visit, content.directory)
    return href === undefined ? [] : [{ kind, label: renderPlainText(title, page), href }]
  })
}

function legalUidOf({ uid }: SiteDocument, directory: SiteDirectory): string {
  const known = directory.ofUid(uid)
  return known ? legalSiteOf(known, directory).uid : uid
}

/** Cache tags of a page that links to the legal pages of its site. */
export function legalLinksCacheTags(site: SiteDocument, directory: SiteDirectory): string[] {
  const uid = legalUidOf(site, directory)
  return LEGAL_KINDS.map((kind) => cacheTag.page(uid, site.lang, kind))
}

/** The body of a response with everything that decides its lifetime. */
export function toRendering(
  visit: Visit,
  status: number,
  html: string,
  dependencies: RenderDependencies,
  { contentSecurityPolicy, now }: Pick<RenderServices, 'contentSecurityPolicy' | 'now'>,
): Rendering {
  const { tags, pricesReadAt: oldestPrice } = dependencies
  const about = { status, html, contentSecurityPolicy, pageIdentifier: visit.uid, tags, oldestPrice }
  return { ...about, ...lifetimeOf(dependencies, now()) }
}
