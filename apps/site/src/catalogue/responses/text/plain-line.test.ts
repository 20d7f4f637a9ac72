import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'

test.each([
  ['Louvre', 'Louvre'],
  ['  Louvre ', 'Louvre'],
  ['Big Bus &amp; Boat', 'Big Bus & Boat'],
  ['Big Bus &amp;amp; Boat', 'Big Bus & Boat'],
  ['Rembrandt&#39;s &amp;quot;Night&amp;quot;', 'Rembrandt\'s "Night"'],
  ['<i>Hamilton</i>, <b>tonight</b>', 'Hamilton, tonight'],
  ['Before<script>alert(1)</script>', 'Before'],
  ['&lt;b&gt;Louvre&lt;/b&gt; &amp;amp; more', 'Louvre & more'],
  ['## The **whole** tower', 'The whole tower'],
  ['__Two__ floors', 'Two floors'],
  ['snake_case and 5 * 3 * 2', 'snake_case and 5 * 3 * 2'],
  ['M&M, AT&T; R&B', 'M&M, AT&T; R&B'],
  ['I <3 Paris', 'I <3 Paris'],
  ['<p></p>', ''],
])('%j reads %j', (value, expected) => {
  expect(plainLine(value)).toBe(expected)
})
