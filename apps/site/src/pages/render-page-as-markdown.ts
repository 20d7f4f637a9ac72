import { tourGroupIdOfPage } from '@passepartout/content-model/page'
import type { Rendering } from '../cache/rendered-page.ts'
import { withoutMarks } from '../i18n/mark-fallbacks.ts'
import { withAbsoluteLinks } from '../page-context/with-absolute-links.ts'
import type { Visit } from '../request/visit.ts'
import { writePageMarkdown } from './page-markdown.ts'
import { PAGES } from './registry.ts'
import { asProductionVisit, canonicalLinkHeader, renderPageFile } from './render-page-file.ts'
import type { RenderServices } from './render-services.ts'

/**
 * The page of a visit as Markdown, for assistants and readers without a browser. Links are absolute public addresses in
 * every environment, like the canonical address, because the text is read outside of the site.
 *
 * @returns `undefined` when nothing is published at the visit's address
 */
export function renderPageAsMarkdown(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const here = asProductionVisit(visit)
  return renderPageFile(visit, here, services, ({ page, plainModel, description }) => {
    const { writeBody } = PAGES[plainModel.document.pageType]
    const base = description.address ?? here.origin
    return {
      text: withoutMarks(writePageMarkdown(withAbsoluteLinks(page, base), plainModel, description, writeBody)),
      contentType: 'text/markdown; charset=utf-8',
      tgid: tourGroupIdOfPage(plainModel.document),
      isHidden: !description.isIndexed,
      ...canonicalLinkHeader(description.canonical),
    }
  })
}
