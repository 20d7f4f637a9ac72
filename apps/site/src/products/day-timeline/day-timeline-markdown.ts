import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { type CriterionTexts, type DayTimelineContent, timelineFootnote } from './day-timeline-texts.ts'

/** The day of a visit in words: the named starts with their reasons, opening hours and the sun. */
export function dayTimelineMarkdown(said: DayTimelineContent, page: PageContext): MarkdownTree {
  const { title, hours, wishes = [], soldOut = [], seen = [], facts } = said
  const { t, visit } = page
  const notes = timelineFootnote(said, page)
  return joinPieces([
    heading(2, title),
    bullets(
      hours.map(({ time, of, reasons, facts: offer, address }) => {
        const words = [offer, ...reasons].filter(Boolean).join(' · ')
        if (of) return [`${time}: `, link(of.name, new URL(of.link.href, visit.origin).href), ` · ${words}`]
        // The days that are not chosen have their links, with prices, in a list of their own.
        return address === undefined || offer === ''
          ? [`${time}: ${words}`]
          : [link(time, new URL(address, visit.origin).href), `: ${words}`]
      }),
    ),
    wishes.length > 0 && paragraph(t('day.wish')),
    wishes.length > 0 && bullets(wishes.map((wish) => wishWords(wish, t))),
    soldOut.length > 0 && paragraph(t('day.soldOutTitle')),
    soldOut.length > 0 &&
      bullets(
        soldOut.map(({ time, of, words }) =>
          of
            ? [`${time}: `, link(of.name, new URL(of.link.href, visit.origin).href), ` · ${words}`]
            : [`${time}: ${words}`],
        ),
      ),
    seen.length > 0 && paragraph(t('day.seenTitle')),
    bullets(seen),
    notes !== '' && paragraph(notes),
    facts.length > 0 && bullets(facts.map(([label, value]) => t('text.labelled', { label, value }))),
  ])
}

/** "Cheap: 9:30, 12:00 (the lowest price of the day)" */
function wishWords({ label, rule, hours }: CriterionTexts, t: PageContext['t']): string {
  const times = hours.map(({ time }) => time).join(', ')
  return t('text.labelled', { label, value: `${times} (${rule})` })
}
