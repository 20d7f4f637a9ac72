import { DEFAULT_LANGUAGE, languageDisplayIndex, localeOf } from '@passepartout/content-model/locales'
import { GLOBAL_SHEET_PATH } from '../assets/stylesheet-composer.ts'
import { type Rendering, uncachedRendering } from '../cache/rendered-page.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import type { Visit } from '../request/visit.ts'
import { plainTextWithoutPage } from '../shortcodes/plain-text-without-page.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import type { RenderServices } from './render-services.ts'
import { type ListedSite, SiteListView } from './site-list/view.tsx'

type Place = Pick<Visit, 'environment' | 'origin'>

/** The list of all sites and their pages, shown by a host that serves all sites when none is named. */
export function renderSiteList(here: Place, services: RenderServices): Rendering {
  const sites = services.content.directory.sites.map((site) => listSite(site, here, services))
  const head = services.assets
    .stylesheets([GLOBAL_SHEET_PATH, 'pages/site-list/view.tsx'])
    .map((href) => <link key={href} rel="stylesheet" href={href} />)
  const html = `<!doctype html>${renderMarkup(<SiteListView head={head} sites={sites} />)}`
  return uncachedRendering(200, html, services.contentSecurityPolicy)
}

/** Upper limit on pages per language. */
const MOST_LISTED = 200

function listSite(site: SiteEntry, here: Place, { content, servedLanguages }: RenderServices): ListedSite {
  const languages = site.languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
  return {
    name: content.site(site.uid, DEFAULT_LANGUAGE)?.name ?? site.uid,
    uid: site.uid,
    languages: languages.map((lang) => {
      const { autonym, direction } = localeOf(lang)
      const pages = content.store.pagesOfSite(site.uid, lang, MOST_LISTED + 1)
      const listed = pages.slice(0, MOST_LISTED).flatMap(({ uid, title }) => {
        const href = buildPageAddress({ uid, lang }, { ...here, host: site.host }, content.directory)
        return href === undefined ? [] : [{ title: plainTextWithoutPage(title), href }]
      })
      return { lang, autonym, direction, pages: listed, isCut: pages.length > MOST_LISTED }
    }),
  }
}
