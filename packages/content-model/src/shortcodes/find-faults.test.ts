import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

const messagesOf = (text: string) => findFaults(text).map(({ message }) => message)

test.each([
  '',
  'see [1], [sic] and [the rest]',
  '[icon type="Bus" /] [icon Bus /]',
  '[[icon]] and [[price entity="x" /]]',
  '[link url="/x/"]there[/link]',
  '[notes]words[/notes]',
  '[date /]',
  '[date format="d \'Day\' MMMM yyyy" /]',
])('nothing is wrong with %s', (text) => {
  expect(findFaults(text)).toEqual([])
})

test.each([
  ['[icon /]', '[icon] shows nothing without type.'],
  ['[icon type=" " /]', '[icon] shows nothing without type.'],
  ['[icon typ="Bus" type="Bus" /]', '[icon] has no typ: it takes type.'],
  ['[icon Type="Bus" type="Bus" /]', '[icon] has no Type: write type.'],
  ['[icon type="Bus"]x[/icon]', '[icon] encloses nothing: write [icon … /].'],
  ['[price entityId="7148" /]', '[price] shows nothing without entity.'],
  ['[date format="DD MMM" /]', '[date] counts Y and D by weeks and years: write yyyy and dd.'],
  ['[notes /]', '[notes] shows nothing without text, or a closing [/notes] behind it.'],
  ['[notes][/notes]', '[notes] shows nothing without text, or a closing [/notes] behind it.'],
  ['[notes]never closed', '[notes] shows nothing without text, or a closing [/notes] behind it.'],
  ['words[/notes]', '[/notes] closes nothing.'],
  ['[icon type="Bus]', '[icon] is broken: look at its quotes and brackets.'],
  ['[icon type="[x]" /]', '[icon] is broken: look at its quotes and brackets.'],
  ['[prize entity="Tgid" /]', 'There is no shortcode prize: it stands on the page as text.'],
])('%s: %s', (text, message) => {
  expect(messagesOf(text)).toEqual([message])
})

test('faults stand in the order of the text, and inside what encloses them', () => {
  expect(findFaults('[icon /] and [callout][price /][/callout]')).toEqual([
    { start: 0, end: 8, message: '[icon] shows nothing without type.' },
    { start: 22, end: 31, message: '[price] shows nothing without entityId.' },
    { start: 22, end: 31, message: '[price] shows nothing without entity.' },
  ])
})
