import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { fontFilesOf } from './font-files.ts'

const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const faces = [...sheet.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face).filter((face) => face.includes('url('))

/** Letters beside a to z. */
const EXEMPLARS: Readonly<Record<string, string>> = {
  ar: 'ابتثج',
  da: 'æøå',
  de: 'äöüß',
  es: 'ñáéíóú¿¡',
  fr: 'àâçéèêëîïôœùûü',
  it: 'àèéìòù',
  nl: 'ëïé',
  no: 'æøå',
  pl: 'ąćęłńóśźż',
  pt: 'ãõçáéíóú',
  ro: 'ăâîșț',
  ru: 'абвгдёжъыэюя',
  sv: 'åäö',
  tr: 'çğıİöşü',
}

/** The faces of the sheet that hold a character. */
function facesWith(character: string): readonly string[] {
  const point = character.codePointAt(0) ?? 0
  return faces.filter((face) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
      ([, first = '', last = first]) => point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16),
    ),
  )
}

const nameOf = (text: string) => /([\w-]+)-wght-normal/.exec(text)?.[1] ?? ''

test.each(LANGUAGE_CODES)('the letters of %s are fetched with the page', (lang) => {
  const letters = EXEMPLARS[lang] ?? 'abc'
  const wanted = new Set([...letters].flatMap((character) => facesWith(character).map(nameOf)))
  const fetched = new Set(fontFilesOf(lang).map(nameOf))
  expect([...wanted].filter((name) => !fetched.has(name))).toEqual([])
})

test('a font that comes late never moves a page: each is optional', () => {
  expect(faces).toHaveLength(7)
  for (const face of faces) expect(face).toContain('font-display: optional;')
})
