import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { priceText, trustTexts } from '../../products/product-markdown.ts'
import type { BlockEntry } from '../block.ts'
import { experienceFixtures } from './fixture.ts'
import { ExperienceView } from './view.tsx'

export const experienceEntry = {
  View: ExperienceView,
  toMarkdown: ({ block, data, page }) => {
    if (data && 'isGone' in data) return joinPieces([])
    const title = block.title || data?.name
    const text = block.text || data?.summary
    const price = priceText(data?.price, page)
    return joinPieces([
      title && heading(2, title),
      text && paragraph(text),
      data && bullets([...(price ? [price] : []), ...trustTexts(data, page)]),
      !data && paragraph(page.t('show.unavailable')),
      paragraph(
        link(
          page.t(
            !price
              ? 'card.checkAvailability'
              : page.asksForDate(block.tgid)
                ? 'booking.dayOnNextPage'
                : 'experience.book',
          ),
          page.bookingLink({ tgid: block.tgid, flowType: data?.flowType }, block).href,
        ),
      ),
    ])
  },
  fixtures: experienceFixtures,
  load: async ({ tgid }, { loadTourGroups, settle }) => {
    const found = await settle('tour groups', loadTourGroups([tgid]), undefined)
    return found?.products.get(tgid) ?? (found?.available ? { isGone: true } : undefined)
  },
} satisfies BlockEntry<'experience'>
