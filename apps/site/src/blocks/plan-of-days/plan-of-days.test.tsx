import { expect, test } from 'vitest'
import { withAbsoluteLinks } from '../../page-context/with-absolute-links.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { planOfDaysFixtures } from './fixture.ts'
import { planOfDaysMarkdown } from './markdown.ts'
import { PlanOfDaysView } from './view.tsx'

const page = fixturePageContext()

function htmlOf(state: keyof typeof planOfDaysFixtures): string {
  return renderMarkup(<PlanOfDaysView {...fixtureOf(state)} page={page} />)
}

function fixtureOf(state: keyof typeof planOfDaysFixtures) {
  const fixture = planOfDaysFixtures[state]
  if (!fixture) throw new Error('the fixture has no such state')
  return fixture
}

/** The words of the block, one line for each heading, paragraph, item or link. */
function linesOf(html: string): string[] {
  return html
    .replace(/<\/(h2|h3|p|li|a|label|button)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

// spec: D.plan.1, D.plan.3
test('what must be reserved early comes first, then each day with its stops', () => {
  expect(linesOf(htmlOf('usual'))).toEqual([
    'Two days, hour by hour',
    'One appointment each morning.',
    'Reserve early',
    'Borghese Gallery &amp; its gardens: nothing left before Sat, Dec 19',
    'As the calendars said on December 5, 2026',
    'Day 1 Arena and dome',
    '9:00 AM',
    'Colosseum: timed entry',
    'The first slots are the quietest.',
    'from €24 per person',
    '3:00 PM',
    'Pantheon: entry',
    'from €9 per person',
    'Day 2 The villa',
    '11:00 AM',
    'Borghese Gallery &amp; its gardens',
    'Two hours, to the minute.',
    'from €27 per person',
    'First day of your trip',
    'See what works then',
    'Open this plan as a trip',
  ])
})

/** The stops that its form and its link send to the trip. */
function planOf(state: keyof typeof planOfDaysFixtures): (string | undefined)[] {
  const html = htmlOf(state)
  return [/name="plan" value="([^"]*)"/.exec(html)?.[1], /href="\/trip\/\?plan=([^"]*)"/.exec(html)?.[1]]
}

// spec: D.plan.2
test('the form sends the first day and the stops to the trip', () => {
  const plan = '7210@09:00,7232@15:00;7216@11:00'
  expect(htmlOf('usual')).toMatch(/<form[^>]*action="\/trip\/" method="get"/)
  expect(htmlOf('usual')).toMatch(/<input id="plan-start" type="date"[^>]*name="start"/)
  expect(planOf('usual')).toEqual([plan, plan])
})

// spec: D.plan.1
test('a stop that the catalogue does not have is left out, and its day keeps its place', () => {
  expect(planOf('minimal')).toEqual(['7232@15:00;', '7232@15:00;'])
  expect(htmlOf('empty')).toBe('')
})

test('while the catalogue is unavailable, the days and the whole plan stay', () => {
  expect(linesOf(htmlOf('unavailable'))).toEqual([
    'Two days, hour by hour',
    'Day 1 Arena and dome',
    'Day 2 The villa',
    'We cannot show the stops right now.',
    'First day of your trip',
    'See what works then',
    'Open this plan as a trip',
  ])
  expect(planOf('unavailable')[0]).toBe('7210@09:00,7232@15:00;7216@11:00')
})

test('Markdown leads to the trip by its whole address', () => {
  const absolute = withAbsoluteLinks(page, 'https://www.wayfare.example')
  const text = JSON.stringify(planOfDaysMarkdown({ ...fixtureOf('usual'), page: absolute }))
  expect(text).toContain('https://www.wayfare.example/trip/?plan=7210@09:00,7232@15:00;7216@11:00')
})
