import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentenceIn } from './phrases/phrase-in.ts'
import { shortcodePhraseIn } from './phrases/shortcode-phrase-in.ts'

const FOLDER = join(import.meta.dirname, '..')

/** A refusal in quotation marks, where it is made; what is filled in stands there as code. */
const REFUSAL = /(?:\brefuse\w*|new Refusal)\(\s*(?:\d+,\s*)?(?:'([^']+)'|`((?:[^`$]|\$\{[^`{}]*\})+)`)/g

/** Programs ask so, and no form of the admin does; or the sentence is put together of parts, each with a test of its own. */
const NOT_FOR_PEOPLE = new Set([
  'This is no form of a page.',
  'Which kind, and which words or numbers? At most 200 letters, or 100 numbers.',
  'Which session?',
  'Your role may not 7 pages.',
  'A save names the version that it was made from, and the new words by field.',
  'Which file? format is xliff or csv.',
  'A proposal names the version that it is for.',
  'A site is a number, a language two letters, a state one of those that there are.',
  'Of what? Such as page:12, media:4, site:1 or product:7148.',
  'Which page? uid and lang are needed.',
  'A version is "latest" or a number.',
  'A mail address is a text.',
  'The password 7.',
  'Too many attempts. Try again in 7 7.',
  'The catalogue 7: try again later. 7',
])

function isKnown(language: string, sentence: string): boolean {
  return [sentenceIn, shortcodePhraseIn].some((phraseIn) => phraseIn(language, sentence) !== sentence)
}

test.each(['de', 'fr', 'es', 'ru'])('every refusal that somebody may meet in the admin is known in %s', (language) => {
  const files = globSync('**/*.{ts,tsx}', { cwd: FOLDER, exclude: ['**/*.test.*', '**/*.fixture.ts'] })
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(REFUSAL)]
      .map(([, plain, filled = '']) => plain ?? filled.replaceAll(/\$\{[^}]*\}/g, '7'))
      .filter((sentence) => !NOT_FOR_PEOPLE.has(sentence) && !isKnown(language, sentence))
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect(unknown).toEqual([])
})
