import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test.each([
  ['Tom & "Jerry" <b>\'s</b>', 'Tom & "Jerry" <b>\'s</b>'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['a bell \u0007, a null \u0000 and half a pair \ud800', 'a bell , a null  and half a pair '],
  [']]> ends nothing \ufffe', ']]> ends nothing '],
  ['𝄞 and é', '𝄞 and é'],
])('%j is read by a parser of XML', (text, read) => {
  let seen = ''
  const parser = new SaxesParser()
  parser.on('text', (part) => {
    seen += part
  })
  parser.write(`<a>${escapeXml(text)}</a>`).close()
  expect(seen).toBe(read)
})
