import type { LoadedBlock } from '../../blocks/block.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { PERFORMANCES_ICS_FILE_NAME } from '../../request/address/parse-address.ts'
import type { PageMetadata } from '../metadata/page-metadata.ts'
import type { AnyPageModel } from '../page-model.ts'
import { attractionDayJson } from './day-timeline-json.ts'
import type { PageJson } from './page-json-schema.ts'
import { offerJson, productJson } from './product-json.ts'

/**
 * A page as JSON: its product with days and starts, and the products of its lists.
 *
 * @param page with absolute links
 */
export function pageJson(page: PageContext, model: AnyPageModel, description: PageMetadata): PageJson {
  const { document, product, dates, blocks } = model
  const url = description.address ?? page.visit.origin + page.visit.path
  return {
    url,
    title: document.title,
    language: page.visit.lang,
    currency: page.visit.currency,
    pricesAsOf: isoInstantOf(page.pricesReadAt),
    type: document.pageType,
    description: description.description,
    updatedAt: description.updatedAt || undefined,
    isMachineTranslated: document.byMachine === true,
    markdownUrl: description.markdown,
    performancesUrl: model.hasAccessInCity ? url + PERFORMANCES_ICS_FILE_NAME : undefined,
    product: product && offerJson(product, { url, dates, isShow: document.pageType === 'showPage' }, page),
    dayCourse: model.placeDay && attractionDayJson(model.placeDay, page),
    lists: [...blocks.flatMap((loaded) => listsIn(loaded, page)), ...similarOf(model, page)],
  }
}

/** @param readAt milliseconds since the epoch; absent without prices */
export function isoInstantOf(readAt: number | undefined): string | undefined {
  return readAt === undefined ? undefined : new Date(readAt).toISOString()
}

function listsIn({ block, data }: LoadedBlock, page: PageContext): PageJson['lists'] {
  if (block.type !== 'productList' || !data || !('total' in data)) return []
  const products = data.products.slice(0, block.limit)
  const days = data.view?.cardDays
  const described = products.map((product) => productJson(product, page, days?.get(product.tgid)))
  return [{ title: block.title, total: data.total, products: described }]
}

function similarOf({ similar, similarDays }: AnyPageModel, page: PageContext): PageJson['lists'] {
  if (similar.products.length === 0) return []
  const products = similar.products.map((product) => productJson(product, page, similarDays.get(product.tgid)))
  return [{ title: page.t('show.similar'), total: similar.total, products }]
}
