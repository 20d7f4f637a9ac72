import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Worth it.', 'Worth it.'],
  ['  a  b \n\n\n\n c ', 'a b\n\nc'],
  ['I <3 Rome & its 5 > 4 hills', 'I <3 Rome & its 5 > 4 hills'],
  ['<p>One</p><p>Two &amp; <b>three</b></p>', 'One\n\nTwo & three'],
  ['a<br>b', 'a\nb'],
  ['before<script>alert(1)</script><style>p{}</style> after', 'before after'],
  ['<img src="x" onerror="alert(1)">kept', 'kept'],
  ['<script>alert(1)</script>', ''],
  ['', ''],
])('%j reads %j', (html, expected) => {
  expect(plainText(html, 100)).toBe(expected)
})

test('what is too long ends in an ellipsis, also when nothing but tags comes first', () => {
  expect(plainText('abcdef', 4)).toBe('abc…')
  expect(plainText(`${'<b>'.repeat(500_000)}end`, 10_000)).toBe('')
})
