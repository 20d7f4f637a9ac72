import { prefixLanguage } from '@passepartout/content-model/links/uid'
import { tag } from '@passepartout/content-model/tags'
import { Dependencies } from '../cache/dependencies.ts'
import { ERROR_LIFETIME } from '../cache/lifetime.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import { siteInAnyLanguage } from '../content/site-in-any-language.ts'
import { referencesOfFrame } from '../content/surroundings.ts'
import { translationsElsewhere } from '../content/translations-elsewhere.ts'
import { DocumentNotFoundError } from '../operations/errors.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import type { Visit } from '../request/visit.ts'
import { plainWords } from '../shortcodes/text-of-shortcode.ts'
import type { LabelledLink } from '../ui/link-rows/link-rows.tsx'
import { contextOf } from './context-of.ts'
import { ErrorPageView, type ErrorStatus } from './error/view.tsx'
import { legalLinksOf, legalTags, renderDocument, toDocument } from './render-document.tsx'
import type { RenderServices } from './render-services.ts'

/**
 * An answer that is not a page, in the brand and language of the site that was asked.
 *
 * @param near pages that the address may have meant: what names them is for this request alone
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
  // Where a new site has no home page yet, this is what its host answers.
  dependencies.tag(tag.page(site.uid, visit.lang))
  const page = contextOf(here, { site, surroundings: { links, translations }, productPages: new Map() }, services)
  const head = (
    <>
      <title>{`${status} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
  const isNear = new Set(near.map(({ href }) => href))
  const ways = entries.flatMap(({ uid, title }) => {
    const href = buildPageAddress({ uid, lang: site.lang }, here, content.directory)
    return href === undefined || isNear.has(href) ? [] : [{ label: plainWords(title, page), href }]
  })
  const view = <ErrorPageView page={page} status={status} links={ways} near={near} />
  const calm = { ...services, legalLinks: lookUp(() => legalLinksOf(page, content), []) }
  const html = renderDocument(page, head, ['pages/error/view.tsx'], view, calm)
  return { ...toDocument(page, status, html, dependencies, services), ...ERROR_LIFETIME }
}

function attempt<T>(read: () => T, without: T): T {
  try {
    return read()
  } catch {
    return without
  }
}
