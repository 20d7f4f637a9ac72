import { tourGroupOf } from '@passepartout/content-model/page'
import type { Rendering } from '../cache/rendered-page.ts'
import { withoutMarks } from '../i18n/mark-fallbacks.ts'
import { absoluteLinks } from '../page-context/absolute-links.ts'
import type { Visit } from '../request/visit.ts'
import { writePageMarkdown } from './page-markdown.ts'
import { PAGES } from './registry.ts'
import { movedFrom, preparePage } from './render.tsx'
import { toRendering } from './render-document.tsx'
import type { RenderServices } from './render-services.ts'

/**
 * The page of a visit as Markdown, for assistants and readers without a browser. Links are absolute public addresses in
 * every environment, like the canonical address, because the text is read outside of the site.
 *
 * @returns `undefined` when nothing is published at the visit's address
 */
export async function renderMarkdown(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const here: Visit = { ...visit, environment: 'production', origin: `https://${visit.host}` }
  const prepared = await preparePage(here, services)
  if (!prepared) return undefined
  const { page, plainModel, description, dependencies } = prepared
  const moved = movedFrom(visit, plainModel.document, services, dependencies)
  if (moved) return moved
  const { writeBody } = PAGES[plainModel.document.pageType]
  const base = description.address ?? here.origin
  const text = withoutMarks(writePageMarkdown(absoluteLinks(page, base), plainModel, description, writeBody))
  return {
    ...toRendering(visit, 200, text, dependencies, services),
    tgid: tourGroupOf(plainModel.document),
    contentType: 'text/markdown; charset=utf-8',
    contentSecurityPolicy: "default-src 'none'",
    isHidden: !description.isIndexed,
    ...(description.canonical === undefined ? {} : { link: `<${description.canonical}>; rel="canonical"` }),
  }
}
