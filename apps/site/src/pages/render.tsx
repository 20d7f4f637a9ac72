import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageDocument } from '@passepartout/content-model/page'
import { PAGE_KINDS } from '@passepartout/content-model/page-kind'
import type { SiteDocument } from '@passepartout/content-model/site'
import { tag } from '@passepartout/content-model/tags'
import { prefixLanguage } from '@passepartout/content-model/uid'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Assets } from '../assets/assets.ts'
import { GLOBAL_SHEET } from '../assets/stylesheets.ts'
import { BLOCKS } from '../blocks/registry.ts'
import type { BookingSettings } from '../booking/booking-link.ts'
import { BRAND_LOOKS } from '../brands/registry.ts'
import { Dependencies } from '../cache/dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PRICE_AGE_LIMIT } from '../catalogue/price-age.ts'
import type { Content } from '../content/content.ts'
import { referencesOfFrame } from '../content/surroundings.ts'
import { describePage } from '../discovery/describe-page.ts'
import type { FooterLink } from '../frame/footer/footer.tsx'
import { currencyOptionsOf } from '../i18n/currency-options.ts'
import { translatorOf } from '../i18n/dictionary.ts'
import { markFallbacks } from '../i18n/mark-fallbacks.ts'
import type { Translate } from '../i18n/translate.ts'
import { EARLY_CLICKS_SCRIPT } from '../islands/early-clicks.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import { createSettle } from '../operations/settle.ts'
import { createPageContext } from '../page-context/create-page-context.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import { type Directory, legalSiteOf } from '../request/directory.ts'
import type { RequestFlags } from '../request/flags.ts'
import type { Visit } from '../request/visit.ts'
import { fontFilesOf } from '../ui/fonts/font-files.ts'
import { BrandIcons } from './brand-icons.tsx'
import { buildBreadcrumbs } from './breadcrumbs.ts'
import { Document } from './document.tsx'
import { ErrorPageView, type ErrorStatus } from './error/view.tsx'
import { MetaTags } from './head.tsx'
import { type LoadedPage, loadPage } from './load-page.ts'
import { PAGES } from './registry.ts'

export interface RenderServices {
  readonly content: Content
  readonly catalogue: Catalogue
  readonly assets: Assets
  readonly booking: BookingSettings
  readonly imageUrl: string
  readonly servedLanguages: ReadonlySet<LanguageCode>
  /** Allows the inline scripts that every page has. */
  readonly contentSecurityPolicy: string
  readonly reporter: Reporter
  readonly metrics: Metrics
  /** The clock, as an input: milliseconds since the epoch. */
  readonly now: () => number
}

const SECOND = 1000
const HOUR = 3_600_000
const FRESH_WITH_PRICES = 60 * SECOND
const FRESH_WITHOUT_PRICES = HOUR
/** What is not there may be published any moment, also where an edge keeps a copy that no tag finds. */
const FRESH_ERROR = 60 * SECOND
/** Something is missing that may be back soon. */
const FRESH_WHEN_DEGRADED = 5 * SECOND
const DAY = 24 * HOUR

/** A draft, and the flags of the one request that may see it. */
interface PagePreview {
  readonly draft: PageDocument
  readonly flags: RequestFlags
}

/**
 * @param preview shown in place of what is published
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
  const { page, model, description, dependencies } = prepared
  const { View, module } = PAGES[model.document.pageType]
  const modules = [module, ...model.blocks.map(({ block }) => BLOCKS[block.type].module)]
  const html = renderDocument(
    page,
    <MetaTags description={description} />,
    modules,
    <View page={page} model={model} />,
    services,
  )
  dependencies.tag(...legalTags(page.site, services.content.directory))
  services.metrics.renderSeconds.observe({ page_type: model.document.pageType }, (performance.now() - started) / SECOND)
  return finish(visit, 200, html, dependencies, services)
}

/** A page, loaded and described, before a line of it is written. */
export async function preparePage(visit: Visit, services: RenderServices, preview?: PagePreview) {
  const dependencies = new Dependencies()
  const settle = createSettle(services.reporter, visit.uid)
  const { content, catalogue } = services
  const sources = { content, catalogue, translate: translateFor(visit, services), dependencies, settle }
  const loaded = await loadPage(visit, sources, preview?.draft)
  if (!loaded) return undefined
  const page = contextOf(visit, { ...loaded, flags: preview?.flags }, services)
  const { directory } = content
  const breadcrumbs = buildBreadcrumbs(loaded.document, loaded.surroundings, page, directory)
  const { describeMainEntity } = PAGES[loaded.document.pageType]
  const description = describePage({ ...services, loaded, visit, breadcrumbs, directory, describeMainEntity })
  return { page, model: { ...loaded, breadcrumbs }, description, dependencies }
}

/** An answer that is not a page, in the brand and language of the site that was asked. */
export function renderError(visit: Visit, status: ErrorStatus, services: RenderServices): Rendering | undefined {
  const { content } = services
  const site = siteInAnyLanguage(visit, content)
  if (!site) return undefined
  // When something is broken it may be the store: the page then does without what it cannot look up.
  const lookUp = <T,>(read: () => T, without: T): T => (status < 500 ? read() : attempt(read, without))
  const translations = status === 404 ? translationsElsewhere(visit, content) : []
  // One answer serves every address that leads nowhere, so it must not say which one was asked first.
  const lost = translations.length === 0 ? { uid: site.uid, path: prefixLanguage('/', site.lang) } : {}
  const here: Visit = { ...visit, lang: site.lang, ...lost }
  const dependencies = new Dependencies()
  const links = lookUp(() => content.store.links(referencesOfFrame(site), site.lang), new Map())
  const entries = lookUp(() => content.store.entryPages(site.uid, site.lang), [])
  dependencies.tag(tag.site(site.uid), ...legalTags(site, content.directory))
  for (const { translationGroup } of [...links.values(), ...entries]) dependencies.tag(tag.pageLink(translationGroup))
  if (translations.length > 0) dependencies.tag(tag.uid(visit.uid))
  const page = contextOf(here, { site, surroundings: { links, translations }, productPages: new Map() }, services)
  const head = (
    <>
      <title>{`${status} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
  const ways = entries.flatMap(({ uid, title }) => {
    const href = buildPageAddress({ uid, lang: site.lang }, here, content.directory)
    return href === undefined ? [] : [{ label: title, href }]
  })
  const view = <ErrorPageView page={page} status={status} links={ways} />
  const calm = { ...services, legalLinks: lookUp(() => legalLinksOf(page, content), []) }
  const html = renderDocument(page, head, ['pages/error/view.tsx'], view, calm)
  return { ...finish(here, status, html, dependencies, services), freshFor: FRESH_ERROR }
}

function attempt<T>(read: () => T, without: T): T {
  try {
    return read()
  } catch {
    return without
  }
}

/** In the visit's language, else English, else whatever the site has: a site need not speak English. */
export function siteInAnyLanguage({ siteUid, lang }: Visit, content: Content): SiteDocument | undefined {
  const languages = [lang, DEFAULT_LANGUAGE, ...(content.directory.ofUid(siteUid)?.languages ?? [])]
  for (const language of languages) {
    const site = content.site(siteUid, language)
    if (site) return site
  }
  return undefined
}

/** The other languages of a page that the visit's language lacks; none for an address that is no page's at all. */
export function translationsElsewhere({ uid, lang, kind }: Visit, { store }: Content) {
  const translations = store.translationsOf(uid, kind)
  return translations.some((translation) => translation.lang === lang) ? [] : translations
}

/** A page's context from what was loaded of it, or from its site alone. */
export function contextOf(
  visit: Visit,
  parts: Pick<LoadedPage, 'site' | 'productPages'> & {
    surroundings: Pick<LoadedPage['surroundings'], 'links' | 'translations'>
    automatedHeaderMenu?: LoadedPage['automatedHeaderMenu']
    document?: PageDocument
    flags?: RequestFlags | undefined
  },
  services: RenderServices,
): PageContext {
  const { content, booking, imageUrl, servedLanguages } = services
  const translate = translateFor(visit, services)
  return createPageContext(
    { visit, ...parts },
    { directory: content.directory, translate, imageUrl, booking, servedLanguages },
  )
}

function translateFor({ lang }: Visit, { reporter }: RenderServices): Translate {
  return translatorOf(lang, (language, key) => reporter.warning('message missing', { lang: language, key }))
}

function renderDocument(
  page: PageContext,
  head: ReactNode,
  modules: readonly string[],
  view: ReactNode,
  {
    assets,
    content,
    imageUrl,
    legalLinks = legalLinksOf(page, content),
  }: RenderServices & {
    readonly legalLinks?: readonly FooterLink[]
  },
): string {
  const sheets = assets.stylesheets([
    GLOBAL_SHEET,
    'pages/document.tsx',
    BRAND_LOOKS[page.site.brand].tokens,
    ...modules,
  ])
  const html = renderToString(
    <Document
      page={page}
      currencies={currencyOptionsOf(page.visit.lang).filter(({ code }) => page.site.header.currencyData.includes(code))}
      legalLinks={legalLinks}
      head={
        <>
          {head}
          {fontFilesOf(page.visit.lang).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          {sheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          <BrandIcons page={page} imageUrl={imageUrl} directory={content.directory} />
          <link rel="preconnect" href={new URL(imageUrl).origin} />
          <script dangerouslySetInnerHTML={{ __html: EARLY_CLICKS_SCRIPT }} />
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

const LEGAL_KINDS = PAGE_KINDS.filter((kind) => kind !== 'page')

/** Those of the site at the host's root, which a folder shares with it. */
function legalLinksOf({ visit, site }: PageContext, content: Content): FooterLink[] {
  const uid = legalUidOf(site, content.directory)
  return content.legalPages(uid, visit.lang).flatMap(({ kind, title }) => {
    const href = buildPageAddress({ uid, lang: visit.lang, kind }, visit, content.directory)
    return href === undefined ? [] : [{ label: title, href }]
  })
}

function legalUidOf({ uid }: SiteDocument, directory: Directory): string {
  const known = directory.ofUid(uid)
  return known ? legalSiteOf(known, directory).uid : uid
}

function legalTags(site: SiteDocument, directory: Directory): string[] {
  const uid = legalUidOf(site, directory)
  return LEGAL_KINDS.map((kind) => tag.page(uid, site.lang, kind))
}

/** A rendering that lasts as long as what it depends on. */
export function finish(
  visit: Visit,
  status: number,
  html: string,
  dependencies: Dependencies,
  services: RenderServices,
): Rendering {
  const hasPrices = Number.isFinite(dependencies.oldestPrice)
  const pricesLastFor = PRICE_AGE_LIMIT - (services.now() - dependencies.oldestPrice)
  return {
    status,
    html,
    contentSecurityPolicy: services.contentSecurityPolicy,
    pageIdentifier: visit.uid,
    tags: dependencies.tags,
    freshFor: dependencies.isDegraded
      ? FRESH_WHEN_DEGRADED
      : hasPrices
        ? Math.min(FRESH_WITH_PRICES, pricesLastFor)
        : FRESH_WITHOUT_PRICES,
    usableFor: Math.max(0, Math.min(DAY, hasPrices ? pricesLastFor : DAY)),
  }
}
