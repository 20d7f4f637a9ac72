import { expect, test } from 'vitest'
import { findShortcodeFaults } from './find-shortcode-faults.ts'

const faultsOf = (text: string) => findShortcodeFaults(text).map(({ start: _start, end: _end, ...fault }) => fault)

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
  expect(findShortcodeFaults(text)).toEqual([])
})

test.each([
  ['[icon /]', { kind: 'missing', params: { name: 'icon', key: 'type' } }],
  ['[icon type=" " /]', { kind: 'missing', params: { name: 'icon', key: 'type' } }],
  ['[icon typ="Bus" type="Bus" /]', { kind: 'noAttribute', params: { name: 'icon', key: 'typ', names: 'type' } }],
  ['[icon Type="Bus" type="Bus" /]', { kind: 'attributeMeant', params: { name: 'icon', key: 'Type', meant: 'type' } }],
  ['[icon type="Bus"]x[/icon]', { kind: 'enclosesNothing', params: { name: 'icon' } }],
  ['[price entityId="7148" /]', { kind: 'missing', params: { name: 'price', key: 'entity' } }],
  ['[date format="DD MMM" /]', { kind: 'dateLetters', params: {} }],
  ['[notes /]', { kind: 'missingOrClosing', params: { name: 'notes', key: 'text' } }],
  ['[notes][/notes]', { kind: 'missingOrClosing', params: { name: 'notes', key: 'text' } }],
  ['[notes]never closed', { kind: 'missingOrClosing', params: { name: 'notes', key: 'text' } }],
  ['words[/notes]', { kind: 'closesNothing', params: { name: 'notes' } }],
  ['[icon type="Bus]', { kind: 'broken', params: { name: 'icon' } }],
  ['[icon type="[x]" /]', { kind: 'broken', params: { name: 'icon' } }],
  ['[icon Bus', { kind: 'broken', params: { name: 'icon' } }],
  ['[price entity="Tgid" entityId="71', { kind: 'broken', params: { name: 'price' } }],
  ['[prize entity="Tgid" /]', { kind: 'meant', params: { word: 'prize', meant: 'price' } }],
  ['[calout]', { kind: 'meant', params: { word: 'calout', meant: 'callout' } }],
  ['[/calout]', { kind: 'meant', params: { word: 'calout', meant: 'callout' } }],
  ['[jmupink targetBlockId="x" /]', { kind: 'meant', params: { word: 'jmupink', meant: 'jumplink' } }],
  ['[weather city="ROME" /]', { kind: 'unknown', params: { word: 'weather' } }],
  ['[weather Rome /]', { kind: 'unknown', params: { word: 'weather' } }],
  ['[date of birth]', { kind: 'oneValue', params: { name: 'date' } }],
  ['[link text="there" /]', { kind: 'leadsNowhere', params: { name: 'link', one: 'url', other: 'uid' } }],
])('%s: %j', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault])
})

test.each([
  [
    '[icon type="Tram" /]',
    'type',
    'Tram',
    { rule: 'oneSuchAs', params: { choices: 'Timings/Duration, Timings, Duration, Train, Bus, Car, Plane, Ship' } },
  ],
  ['[price entity="tgid" entityId="7148" /]', 'entity', 'tgid', { rule: 'written', params: { choice: 'Tgid' } }],
  [
    '[price entity="Show" entityId="7148" /]',
    'entity',
    'Show',
    { rule: 'oneOf', params: { choices: 'Collection, Category, SubCategory, Tgid' } },
  ],
  ['[price entity="Tgid" entityId="the louvre" /]', 'entityId', 'the louvre', { rule: 'number' }],
  ['[experience tgid="-1" /]', 'tgid', '-1', { rule: 'number' }],
  ['[jumplink targetBlockId="the last one" /]', 'targetBlockId', 'the last one', { rule: 'noSpaces' }],
  ['[spotify contentId="4uLU?si=1" /]', 'contentId', '4uLU?si=1', { rule: 'lettersAndDigits' }],
  ['[link url="javascript:alert(1)" /]', 'url', 'javascript:alert(1)', { rule: 'address' }],
  ['[link url="/x/" newTab="maybe" /]', 'newTab', 'maybe', { rule: 'flag' }],
  ['[iframe src="http://maps.example/" /]', 'src', 'http://maps.example/', { rule: 'secureAddress' }],
  ['[image url="louvre.jpg" /]', 'url', 'louvre.jpg', { rule: 'pictureAddress' }],
  // spec: D.admin.15
])('%s: a value that means nothing', (text, key, value, rule) => {
  const name = /[a-z]+/.exec(text)?.[0]
  expect(faultsOf(text)).toEqual([{ kind: 'value', params: { name, key, value }, value: rule }])
})

test.each([
  '[price entity="Tgid" entityId="7148 tickets" currency="gbp" lang="FR" /]',
  '[icon duration /]',
  '[cta link="/x/" title="y" buttonType="download" /]',
  '[notes]a note[/notes] of [none]',
])('means what it says: %s', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test('a value of a whole sentence is named by its beginning', () => {
  expect(faultsOf(`[price entity="Tgid" entityId="${'every show in town '.repeat(9)}" /]`)).toEqual([
    {
      kind: 'value',
      params: { name: 'price', key: 'entityId', value: 'every show in town every show…' },
      value: { rule: 'number' },
    },
  ])
})

test.each(['[', '[icon /]', '[/icon]', '[prize a=', '[prize a="b" /]', '[icon ', '[a ', 'a ', '[price a="'])(
  'a megabyte of “%s” is looked through in the time of its length',
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
    const ends = findShortcodeFaults(text).map(({ end }) => end)
    expect(ends.filter((end) => end > text.length)).toEqual([])
  },
)

test('faults stand in the order of the text, and inside what encloses them', () => {
  expect(findShortcodeFaults('[icon /] and [callout][price /][/callout]')).toEqual([
    { start: 0, end: 8, kind: 'missing', params: { name: 'icon', key: 'type' } },
    { start: 22, end: 31, kind: 'missing', params: { name: 'price', key: 'entityId' } },
    { start: 22, end: 31, kind: 'missing', params: { name: 'price', key: 'entity' } },
  ])
})
