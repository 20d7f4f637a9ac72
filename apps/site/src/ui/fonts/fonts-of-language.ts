import type { LanguageCode } from '@passepartout/content-model/locales'
import { FONT_FACES, type FontFaceName } from './font-faces.ts'

const LATIN: readonly FontFaceName[] = ['displayLatin', 'textLatin']
const LATIN_EXTENDED: readonly FontFaceName[] = [...LATIN, 'displayLatinExtended', 'textLatinExtended']

/**
 * Languages whose words need more than the Latin letters of western Europe. Figures and names of others are Latin too.
 */
const FONTS: Readonly<Partial<Record<LanguageCode, readonly FontFaceName[]>>> = {
  ar: ['arabic', 'textLatin'],
  pl: LATIN_EXTENDED,
  ro: LATIN_EXTENDED,
  ru: ['displayCyrillic', 'textCyrillic', 'textLatin'],
  tr: LATIN_EXTENDED,
}

/**
 * The fonts of a language. They are preloaded, because body text is drawn with those that are ready at first paint, and
 * titles soon after (`whenLate` in font-faces.ts).
 */
export function fontsOfLanguage(lang: LanguageCode): readonly FontFaceName[] {
  return FONTS[lang] ?? LATIN
}

const characters = new Map<LanguageCode, ReadonlySet<string>>()

/** Whether the fonts that come with a page in the language draw all of a text, as body text. */
export function hasGlyphsFor(lang: LanguageCode, text: string): boolean {
  const drawn = characters.get(lang) ?? textCharactersOf(lang)
  characters.set(lang, drawn)
  return [...text].every((character) => drawn.has(character))
}

function textCharactersOf(lang: LanguageCode): ReadonlySet<string> {
  const faces = fontsOfLanguage(lang).map((name) => FONT_FACES[name])
  return new Set(faces.filter(({ family }) => family !== 'Literata').flatMap((face) => [...face.characters]))
}
