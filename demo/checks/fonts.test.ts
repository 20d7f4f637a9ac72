import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { FONT_FACES } from '../../apps/site/src/ui/fonts/font-faces.ts'
import { fontsOfLanguage } from '../../apps/site/src/ui/fonts/fonts-of-language.ts'

const SITES = join(import.meta.dirname, '../content/sites')

/** Of these no browser asks a font: line ends, and thin spaces. */
const UNDRAWN = /[\n\u202F]/u

test.each(LANGUAGE_CODES)('what the sites say in %s is drawn by the fonts that come with its pages', (lang) => {
  const words = globSync(`*/${lang}.json`, { cwd: SITES }).map((file) => readFileSync(join(SITES, file), 'utf8'))
  const faces = fontsOfLanguage(lang).map((name) => FONT_FACES[name])
  const texts = faces.filter(({ family }) => family === 'Onest' || family === 'Vazirmatn')
  const drawn = new Set(texts.flatMap(({ characters }) => [...characters]))
  expect([...new Set(words.join(''))].filter((one) => !drawn.has(one) && !UNDRAWN.test(one))).toEqual([])
})
