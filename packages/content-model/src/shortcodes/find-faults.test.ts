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
  ['[icon Bus', '[icon] is broken: look at its quotes and brackets.'],
  ['[price entity="Tgid" entityId="71', '[price] is broken: look at its quotes and brackets.'],
  ['[prize entity="Tgid" /]', 'There is no shortcode prize: did you mean price? It stands on the page as text.'],
  ['[calout]', 'There is no shortcode calout: did you mean callout? It stands on the page as text.'],
  ['[/calout]', 'There is no shortcode calout: did you mean callout? It stands on the page as text.'],
  [
    '[jmupink targetBlockId="x" /]',
    'There is no shortcode jmupink: did you mean jumplink? It stands on the page as text.',
  ],
  ['[weather city="ROME" /]', 'There is no shortcode weather: it stands on the page as text.'],
  ['[weather Rome /]', 'There is no shortcode weather: it stands on the page as text.'],
  [
    '[date of birth]',
    '[date] takes one value without a name: quote the words, or write [[date …]] for the text itself.',
  ],
  ['[link text="there" /]', '[link] leads nowhere without url or uid.'],
])('%s: %s', (text, message) => {
  expect(messagesOf(text)).toEqual([message])
})

test.each([
  [
    '[icon type="Tram" /]',
    'type',
    'Tram',
    'is one such as Timings/Duration, Timings, Duration, Train, Bus, Car, Plane, Ship',
  ],
  ['[price entity="tgid" entityId="7148" /]', 'entity', 'tgid', 'is written Tgid'],
  ['[price entity="Show" entityId="7148" /]', 'entity', 'Show', 'is one of Collection, Category, SubCategory, Tgid'],
  ['[price entity="Tgid" entityId="the louvre" /]', 'entityId', 'the louvre', 'begins with a number'],
  ['[experience tgid="-1" /]', 'tgid', '-1', 'begins with a number'],
  ['[jumplink targetBlockId="the last one" /]', 'targetBlockId', 'the last one', 'has no spaces'],
  ['[spotify contentId="4uLU?si=1" /]', 'contentId', '4uLU?si=1', 'has letters and digits alone'],
  ['[link url="javascript:alert(1)" /]', 'url', 'javascript:alert(1)', 'starts with https://, / or #'],
  ['[link url="/x/" newTab="maybe" /]', 'newTab', 'maybe', 'is true or false'],
  ['[iframe src="http://maps.example/" /]', 'src', 'http://maps.example/', 'starts with https://'],
  ['[image url="louvre.jpg" /]', 'url', 'louvre.jpg', 'starts with / or https://'],
])('%s: a value that means nothing', (text, key, value, rule) => {
  const name = /[a-z]+/.exec(text)?.[0]
  expect(messagesOf(text)).toEqual([`[${name}] cannot use ${key}="${value}": ${key} ${rule}.`])
})

test.each([
  '[price entity="Tgid" entityId="7148 tickets" currency="gbp" lang="FR" /]',
  '[icon duration /]',
  '[cta link="/x/" title="y" buttonType="download" /]',
  '[notes]a note[/notes] of [none]',
])('means what it says: %s', (text) => {
  expect(messagesOf(text)).toEqual([])
})

test('a value of a whole sentence is named by its beginning', () => {
  expect(messagesOf(`[price entity="Tgid" entityId="${'every show in town '.repeat(9)}" /]`)).toEqual([
    '[price] cannot use entityId="every show in town every show…": entityId begins with a number.',
  ])
})

test.each(['[', '[icon /]', '[/icon]', '[prize a=', '[prize a="b" /]', '[icon ', '[a ', 'a ', '[price a="'])(
  'a megabyte of “%s” is looked through in the time of its length',
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
    const ends = findFaults(text).map(({ end }) => end)
    expect(ends.filter((end) => end > text.length)).toEqual([])
  },
)

test('faults stand in the order of the text, and inside what encloses them', () => {
  expect(findFaults('[icon /] and [callout][price /][/callout]')).toEqual([
    { start: 0, end: 8, message: '[icon] shows nothing without type.' },
    { start: 22, end: 31, message: '[price] shows nothing without entityId.' },
    { start: 22, end: 31, message: '[price] shows nothing without entity.' },
  ])
})
