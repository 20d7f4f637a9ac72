import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { priceText } from '../../products/product-markdown.ts'
import { addressOfTrip } from '../../request/address/trip-address.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import { calendarReadDateText, soldOutUntilText, stopsToBookEarly } from '../../trips/book-early-text.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { type DayWithProducts, plannedDays, type StopWithProduct, tripDays } from './planned-days.ts'

export const planOfDaysMarkdown: BlockMarkdownRenderer<'planOfDays'> = ({ block, data, page }) => {
  const days = plannedDays(block, data)
  if (days.length === 0) return []
  const early = stopsToBookEarly(data.products, data.gone)
  const { trips, t } = page
  return joinPieces([
    heading(2, renderPlainText(block.title, page)),
    block.intro && paragraph(renderPlainText(block.intro, page)),
    early.length > 0 && paragraph(`${t('planOfDays.early')} (${calendarReadDateText(early, page)})`),
    early.length > 0 && bullets(early.map((stop) => soldOutUntilText(stop, page))),
    ...days.flatMap((day) => dayPieces(day, page)),
    !data.isAvailable && paragraph(t('planOfDays.unknown')),
    trips && paragraph(link(t('planOfDays.open'), addressOfTrip(trips, { days: tripDays(block, data) }))),
  ])
}

function dayPieces({ number, title, stops }: DayWithProducts, page: PageContext) {
  const name = page.t('planOfDays.day', { number: page.format.number(number) })
  const pieces = [heading(3, `${name}: ${renderPlainText(title, page)}`)]
  return stops.length === 0 ? pieces : [...pieces, bullets(stops.map((stop) => stopLine(stop, page)))]
}

function stopLine({ product, time, note }: StopWithProduct, page: PageContext) {
  const facts = [time && page.format.time(time), note && renderPlainText(note, page), priceText(product.price, page)]
  const more = facts.filter(Boolean).join('; ')
  return [link(product.name, page.linkToProduct(product).href), ...(more ? [`: ${more}`] : [])]
}
