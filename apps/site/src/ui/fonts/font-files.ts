import displayCyrillic from '@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2?url'
import displayLatinExtended from '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2?url'
import displayLatin from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import textCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import textLatinExtended from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url'
import textLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import type { LanguageCode } from '@passepartout/content-model/locales'

const LATIN = [displayLatin, textLatin]
const LATIN_EXTENDED = [...LATIN, displayLatinExtended, textLatinExtended]

/** Languages whose words need more than the Latin letters of western Europe. Figures and names of others are Latin too. */
const FILES: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  ar: [arabic, textLatin],
  pl: LATIN_EXTENDED,
  ro: LATIN_EXTENDED,
  ru: [displayCyrillic, textCyrillic, textLatin],
  tr: LATIN_EXTENDED,
}

/**
 * The letters that a page in the language is written with. They are fetched with the page, because the sheet uses them only
 * where they are there at once: a page that changed its letters later would move (ui/fonts/fonts.css).
 */
export function fontFilesOf(lang: LanguageCode): readonly string[] {
  return FILES[lang] ?? LATIN
}
