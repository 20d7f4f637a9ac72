import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/folders.ts'

/**
 * French has a space before ; : ! ? » and after «, at which no line ends: U+202F or U+00A0. Before a colon within a number, a
 * time or an address it has none.
 */
const FAULT = /[^\u00a0\u202f][;!?»](?=[\s.,)]|$)|[^\u00a0\u202f]:(?=\s|$)|«[^\u00a0\u202f]/u

const FILES = ['apps/site/src/i18n/messages/fr.json', 'demo/content/**/fr.json', 'demo/catalogue/texts/fr/*.json']

/** All texts of a parsed file. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Its values are named, and not shown by those names. */
const shown = (text: string) => text.replaceAll(/\{[a-z]\w*\}/g, 'x')

test.each([
  ['Prix :', true],
  ['Prix:', true],
  ['{label}: {value}', true],
  ['Prix\u00a0:', false],
  ['Quoi ?', true],
  ['Quoi\u202f?', false],
  ['« oui »', true],
  ['«\u00a0oui\u00a0»', false],
  ['à 10:30, https://wayfare.example/?a=1', false],
])('of %j it is %s that French has it otherwise', (text, isWrong) => {
  expect(FAULT.test(shown(text))).toBe(isWrong)
})

// spec: D.languages.22
test('no French text of the site or of the sample lets a line end before its signs', () => {
  const files = globSync(FILES, { cwd: ROOT })
  const wrong = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
      .filter((text) => FAULT.test(shown(text)))
      .map((text) => `${file}: ${text}`),
  )
  expect([files.length > 50, wrong]).toEqual([true, []])
})

/** A label and what it is of, put together in code, would have the colon of English in every language. */
// spec: D.languages.22
test('labels are put before their values by the dictionary', () => {
  const sources = globSync('apps/site/src/{blocks,frame,lists,pages,products,ui}/**/*.{ts,tsx}', { cwd: ROOT })
  const composed = sources
    .filter((file) => !/\.(?:test|fixture)\.|\/fixture/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/`[^`\n]*\bt\([^`\n]*\)\}: ?[^`\n]*`/g) ?? [])
  expect(composed).toEqual([])
})
