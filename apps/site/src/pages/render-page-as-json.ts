import { tourGroupIdOfPage } from '@passepartout/content-model/page'
import type { Rendering } from '../cache/rendered-page.ts'
import { withoutMarks } from '../i18n/mark-fallbacks.ts'
import { withAbsoluteLinks } from '../page-context/with-absolute-links.ts'
import type { Visit } from '../request/visit.ts'
import { pageJson } from './json/page-json.ts'
import { asProductionVisit, canonicalLinkHeader, renderPageFile } from './render-page-file.ts'
import type { RenderServices } from './render-services.ts'

/**
 * The page of a visit as JSON (`pageJsonSchema`), for programs. Links are absolute public addresses in every environment.
 *
 * @returns `undefined` when nothing is published at the visit's address
 */
export function renderPageAsJson(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const here = asProductionVisit(visit)
  return renderPageFile(visit, here, services, ({ page, plainModel, description }) => {
    const json = pageJson(withAbsoluteLinks(page, description.address ?? here.origin), plainModel, description)
    return {
      text: withoutMarks(JSON.stringify(json)),
      contentType: 'application/json',
      tgid: tourGroupIdOfPage(plainModel.document),
      isHidden: true,
      ...canonicalLinkHeader(description.canonical),
    }
  })
}
