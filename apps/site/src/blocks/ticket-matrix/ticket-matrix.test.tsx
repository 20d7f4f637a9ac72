import { expect, test } from 'vitest'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { ticketMatrixFixtures } from './fixture.ts'
import { TicketMatrixView } from './view.tsx'

const page = fixturePageContext()

/** The words of each cell, row by row. */
function cellsOf(state: keyof typeof ticketMatrixFixtures): string[][] {
  const fixture = ticketMatrixFixtures[state]
  if (!fixture) throw new Error('the fixture has no such state')
  const html = renderMarkup(<TicketMatrixView {...fixture} page={page} />)
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row)
  return rows.map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )
}

// spec: D.compare.11
test('a row for each ticket, and in it what it opens, guide, length, cancellation and price', () => {
  expect(cellsOf('usual')).toEqual([
    ['Ticket', 'Gives access to', 'Guide', 'Duration', 'Cancellation', 'Price'],
    [
      'Colosseum: timed entry',
      'First and second tier',
      'On your own',
      '3 hr',
      'Cancel free of charge until 1 day before the start.',
      'from €24 per person',
    ],
    [
      'Arena floor &amp; the Gate of Death',
      'The tiers and the arena floor',
      'With a guide',
      '1 hr 30 min – 2 hr',
      'Cancel free of charge until the start.',
      'was €60 −15% now €51 per person',
    ],
    ['Underground', 'The tiers, the arena floor and the cellars', '–', '–', '–', 'Check availability'],
  ])
})

test('the name of a ticket leads to its page', () => {
  const { usual } = ticketMatrixFixtures
  if (!usual) throw new Error('the fixture has no such state')
  const html = renderMarkup(<TicketMatrixView {...usual} page={page} />)
  expect(html.match(/<th scope="row"[^>]*><a href="[^"]*"/g)?.map((start) => start.split('"').at(-2))).toEqual([
    '/experience-7210/',
    '/experience-7211/',
    '/experience-7212/',
  ])
})

// spec: D.compare.11
test('a ticket that the catalogue does not know is left out; one alone is no choice', () => {
  expect(cellsOf('minimal').map(([name]) => name)).toEqual(['Ticket', 'Colosseum: timed entry', 'Underground'])
  expect(cellsOf('oneAlone')).toEqual([])
})
