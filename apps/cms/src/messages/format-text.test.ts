import { expect, test } from 'vitest'
import { formatText } from './format-text.ts'

test.each([
  { values: { name: 'Rome' }, text: 'Page Rome' },
  // A form shows a sentence with a gap rather than an error page.
  { values: {}, text: 'Page {name}' },
])('$values: $text', ({ values, text }) => {
  expect(formatText('en', 'Page {name}', values)).toBe(text)
})
