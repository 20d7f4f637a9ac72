import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')

/** Names, which are the same in every language, and what the manual is made of. */
const NAMES = new Set(['Passepartout', 'Ctrl K'])

/** Letters between two tags, on a line of their own between them, or in an attribute that people are shown or told. */
const SHOWN = [
  />\s*(\p{L}[^<>{}=;()]*)<\//gu,
  /^\s+(\p{Lu}\p{L}+(?: [\p{L},.’…-]+)*)$/gmu,
  /\b(?:aria-label|title|placeholder|alt|label)="([^"]*\p{L}{3}[^"]*)"/gu,
]

test('no component has words of its own, which would be English in every language', () => {
  const found = globSync('**/*.tsx', { cwd: FOLDER, exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8')
    return SHOWN.flatMap((pattern) => [...source.matchAll(pattern)].map(([, words = '']) => words.trim()))
      .filter((words) => !NAMES.has(words) && !/^https?:|^\/…/.test(words))
      .map((words) => `${file}: ${words}`)
  })
  expect(found).toEqual([])
})

/** Words and numbers that are made in English whatever the language: a place of a form out of names, `1,078`. */
const ENGLISH_BY_ITSELF = [/\b(?:toLocale\w*String|Intl\.\w+)\(\s*(?:\)|undefined|'en)/g, /\btoast\.\w+\(\s*['"`]/g]

test('no component writes numbers and days, or tells something, in English whatever the language', () => {
  const found = globSync('**/*.tsx', { cwd: FOLDER, exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8')
    return ENGLISH_BY_ITSELF.flatMap((pattern) => [...source.matchAll(pattern)].map(([code]) => `${file}: ${code}`))
  })
  expect(found).toEqual([])
})
