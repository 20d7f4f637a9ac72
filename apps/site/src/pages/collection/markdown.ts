import { buildAttractionDayContent } from '../../lists/attraction-day/attraction-day-content.ts'
import { bullets, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { performancesFeedUrl } from '../../products/calendar/choice-form.tsx'
import { dayTimelineMarkdown } from '../../products/day-timeline/day-timeline-markdown.ts'
import { trustTexts } from '../../products/product-markdown.ts'
import type { PageMarkdownWriter } from '../page-markdown.ts'
import { experienceCountOf } from './experience-count.ts'

/** Description of the collection, number of experiences and lowest price. */
export const writeCollectionMarkdown: PageMarkdownWriter = (page, model, blocks) => {
  const { document, collection } = model
  const count = experienceCountOf(model)
  const text = document.standfirst || collection?.subtext
  const amount = collection?.startingPrice ? page.format.money(collection.startingPrice.display) : ''
  const facts = [
    ...(collection?.rating ? trustTexts({ rating: collection.rating }, page) : []),
    ...(collection && count > 0 ? [page.t('collection.experiences', { count })] : []),
    ...(amount === '' ? [] : [`${page.t('price.from')} ${amount}`]),
  ]
  const day = model.placeDay ? dayTimelineMarkdown(buildAttractionDayContent(model.placeDay, page), page) : ''
  const calendar = model.hasAccessInCity
    ? paragraph(link(`${page.t('show.accessPerformances')} · ${document.title}`, performancesFeedUrl(page)))
    : ''
  return joinPieces([text && paragraph(text), bullets(facts), blocks, day, calendar])
}
