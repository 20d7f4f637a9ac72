import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import {
  type CriterionTexts,
  type DayTimelineContent,
  type StartTexts,
  timelineFootnote,
} from './day-timeline-texts.ts'

/** The day of a visit in words: the named starts with their reasons, opening hours and the sun. */
export function dayTimelineMarkdown(said: DayTimelineContent, page: PageContext): MarkdownTree {
  const { title, hours, wishes = [], soldOut = [], seen = [], facts } = said
  const { t, visit } = page
  const notes = timelineFootnote(said, page)
  return joinPieces([
    heading(2, title),
    bullets(
      hours.map((hour) => {
        const { time, of, reasons, facts: offer, address } = hour
        const words = [offer, ...reasons].filter(Boolean).join(' · ')
        // The days that are not chosen have their links, with prices, in a list of their own.
        if (of || address === undefined || offer === '') return startLine(hour, words, page)
        return [link(time, new URL(address, visit.origin).href), `: ${words}`]
      }),
    ),
    wishes.length > 0 && paragraph(t('day.wish')),
    wishes.length > 0 && bullets(wishes.map((wish) => wishWords(wish, t))),
    soldOut.length > 0 && paragraph(t('day.soldOutTitle')),
    soldOut.length > 0 && bullets(soldOut.map((start) => startLine(start, start.words, page))),
    seen.length > 0 && paragraph(t('day.seenTitle')),
    bullets(seen),
    notes !== '' && paragraph(notes),
    facts.length > 0 && bullets(facts.map(([label, value]) => t('text.labelled', { label, value }))),
  ])
}

function startLine({ time, of }: Pick<StartTexts, 'time' | 'of'>, words: string, { visit }: PageContext) {
  if (!of) return `${time}: ${words}`
  return [`${time}: `, link(of.name, new URL(of.link.href, visit.origin).href), ` · ${words}`]
}

/** "Cheap: 9:30, 12:00 (the lowest price of the day)" */
function wishWords({ label, rule, hours }: CriterionTexts, t: PageContext['t']): string {
  const times = hours.map(({ time }) => time).join(', ')
  return t('text.labelled', { label, value: `${times} (${rule})` })
}
