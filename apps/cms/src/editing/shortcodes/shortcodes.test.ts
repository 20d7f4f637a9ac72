import { describe, expect, test } from 'vitest'
import { formatToday } from './format-today.ts'
import { insertText } from './insert-text.ts'
import { listShortcodeFaults } from './list-shortcode-faults.ts'
import { containsSelectedText, writeShortcode } from './write-shortcode.ts'

test.each([
  [
    'price',
    { entity: 'Tgid', entityId: '7148', currency: 'GBP' },
    '[price entityId="7148" entity="Tgid" currency="GBP" /]',
  ],
  [
    'link',
    { url: '/paris/', text: 'say "hi"', newTab: 'true' },
    `[link url="/paris/" text='say "hi"' newTab="true" /]`,
  ],
  ['notes', { text: 'one\n  two ' }, '[notes text="one two" /]'],
  ['link', { url: '/x/', text: '[icon Bus /] tours' }, '[link url="/x/"][icon "Bus" /] tours[/link]'],
  ['image', { url: '/a.jpg', alt: 'see [1]' }, '[image url="/a.jpg" alt="see \\[1]" /]'],
  ['icon', { type: 'Bus', text: 'of another shortcode' }, '[icon type="Bus" /]'],
  ['icon', {}, '[icon /]'],
  // spec: D.admin.16
] as const)('%s with %j is written %s', (name, values, written) => {
  expect(writeShortcode(name, values)).toBe(written)
})

test('a shortcode takes the place of words only where its form still holds them', () => {
  expect(containsSelectedText('link', { text: 'the Louvre, by night' }, 'the  Louvre')).toBe(true)
  expect(containsSelectedText('link', { text: 'a museum' }, 'the Louvre')).toBe(false)
  expect(containsSelectedText('icon', { text: 'the Louvre' }, 'the Louvre')).toBe(false)
  expect(containsSelectedText('link', { text: 'x' }, ' ')).toBe(false)
})

describe('words go into a text', () => {
  test.each([
    ['at the cursor', 'ab', { start: 1, end: 1 }, false, { text: 'a[]b', cursor: 3 }],
    ['behind what is selected', 'abc', { start: 0, end: 2 }, false, { text: 'ab[]c', cursor: 4 }],
    ['in place of what is selected', 'abc', { start: 0, end: 2 }, true, { text: '[]c', cursor: 2 }],
    ['at the end of one that became shorter', 'a', { start: 5, end: 9 }, false, { text: 'a[]', cursor: 3 }],
  ])('%s', (_where, text, range, replaces, expected) => {
    expect(insertText(text, range, '[]', replaces)).toEqual(expected)
  })
})

test('faults are named with the words that are meant, the first five of them', () => {
  expect(listShortcodeFaults(['fine', 'by [icon /]'], 'en')).toEqual({
    named: [
      { key: '0 [icon] shows nothing without type.', where: '[icon /]', message: '[icon] shows nothing without type.' },
    ],
    others: 0,
  })
  const many = listShortcodeFaults(['[icon /]'.repeat(500)], 'en')
  expect([many.named.length, many.others]).toEqual([5, 495])
  expect(listShortcodeFaults([`[prize a="${'x'.repeat(100)}" /]`], 'en').named[0]?.where).toBe(
    `[prize a="${'x'.repeat(49)}…`,
  )
})

test('today by a pattern, and without one that can be followed', () => {
  const day = new Date(2027, 2, 4, 12)
  expect(['', 'd MMMM yyyy', 'bbbbb nn'].map((pattern) => formatToday(pattern, day))).toEqual([
    'March 4, 2027',
    '4 March 2027',
    'March 4, 2027',
  ])
})
