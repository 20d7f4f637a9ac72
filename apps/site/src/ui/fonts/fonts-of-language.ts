import type { LanguageCode } from '@passepartout/content-model/locales'
import type { FontName } from './font-faces.ts'

const LATIN: readonly FontName[] = ['displayLatin', 'textLatin']
const LATIN_EXTENDED: readonly FontName[] = [...LATIN, 'displayLatinExtended', 'textLatinExtended']

/** Languages whose words need more than the Latin letters of western Europe. Figures and names of others are Latin too. */
const FONTS: Readonly<Partial<Record<LanguageCode, readonly FontName[]>>> = {
  ar: ['arabic', 'textLatin'],
  pl: LATIN_EXTENDED,
  ro: LATIN_EXTENDED,
  ru: ['displayCyrillic', 'textCyrillic', 'textLatin'],
  tr: LATIN_EXTENDED,
}

/**
 * The letters that a page in the language is written with. They are fetched with the page, because the sheet uses them only
 * where they are there at once: a page that changed its letters later would move (font-display in cut-fonts.ts).
 */
export function fontsOfLanguage(lang: LanguageCode): readonly FontName[] {
  return FONTS[lang] ?? LATIN
}
