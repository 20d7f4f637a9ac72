import { bullets, heading, joinPieces, link, type MarkdownTree, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SaidDay } from './say-day.ts'

/** The day of a visit in words: the named starts with their reasons, opening hours and the sun. */
export function dayMarkdown({ title, hours, facts }: SaidDay, { t, visit }: PageContext): MarkdownTree {
  return joinPieces([
    heading(2, title),
    bullets(
      hours.map(({ time, reasons, facts: offer, address }) => {
        const words = [offer, ...reasons].filter(Boolean).join(' · ')
        // The days that are not chosen have their links, with prices, in a list of their own.
        return address === undefined || offer === ''
          ? [`${time}: ${words}`]
          : [link(time, new URL(address, visit.origin).href), `: ${words}`]
      }),
    ),
    hours.length > 0 && paragraph(t('day.rules')),
    facts.length > 0 && bullets(facts.map(([label, value]) => t('text.labelled', { label, value }))),
  ])
}
