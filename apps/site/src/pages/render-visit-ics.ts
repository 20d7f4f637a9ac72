import type { Rendering } from '../cache/rendered-page.ts'
import type { Product } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { resolveVisitOfPage } from '../products/booking-card/booking-card.tsx'
import { buildVisitIcs } from '../products/booking-card/build-visit-ics.ts'
import type { ResolvedVisitChoice } from '../products/booking-card/resolve-visit-choice.ts'
import { serializeAddressChoices } from '../request/address/choices/address-choices.ts'
import type { Visit } from '../request/visit.ts'
import { renderPageFile } from './render-page-file.ts'
import type { RenderServices } from './render-services.ts'

/**
 * The calendar entry of the visit that the address chooses, with its own place in every cache.
 *
 * @returns `undefined` when there is no such page, or nothing that can be chosen on it
 */
export function renderVisitIcs(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  return renderPageFile(visit, visit, services, ({ page, plainModel: { product, dates } }) => {
    if (!product) return undefined
    const { plan } = resolveVisitOfPage(product, page, dates)
    if (!plan.day || plan.missing) return undefined
    const text = visitFileOf(product, plan, plan.day.date, page)
    return { text, contentType: 'text/calendar; charset=utf-8', isHidden: true }
  })
}

function visitFileOf(product: Product, plan: ResolvedVisitChoice, date: string, page: PageContext): string {
  const { visit, moment, format } = page
  const open = plan.starts.filter(({ kind }) => kind !== 'soldOut').map(({ slot }) => slot)
  const hours = plan.start ?? (open.length === 1 ? open[0] : undefined)
  const { list: _list, reviews: _reviews, party: _party, ...choice } = visit.choice ?? {}
  const ticket = plan.variants.find(({ isChosen }) => isChosen)?.variant.name
  const { duration } = product
  return buildVisitIcs({
    tgid: product.tgid,
    name: product.name,
    date,
    hours,
    duration: duration && (duration.max ?? duration.min),
    timeZone: product.timeZone ?? moment.timeZone,
    place: product.startLocation,
    notes: [ticket, ...(hours ? [] : open.map(({ startTime }) => format.time(startTime)))].filter(
      (note) => note !== undefined,
    ),
    address: `https://${visit.host}${visit.path}?${serializeAddressChoices(choice)}`,
    now: moment.now,
  })
}
