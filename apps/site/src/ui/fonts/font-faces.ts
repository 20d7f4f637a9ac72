/** One script of a family, in a file of its own: what is cut from the family's package (subset-fonts.ts beside build.ts). */
export interface FontFace {
  readonly family: 'Literata' | 'Onest' | 'Vazirmatn'
  /** The uncut file, as a package gives it. */
  readonly source: string
  /** The least and the greatest weight in use (ui/measures.test.ts). */
  readonly weights: readonly [least: number, greatest: number]
  /**
   * Whether a late font replaces the fallback. Letters of titles may, since the fallback has their measures; body text
   * would move what stands beside it, and is drawn with the font at the first paint or not at all.
   */
  readonly whenLate: 'swap' | 'optional'
  /** Every character that the file keeps; others are drawn by the fallback. */
  readonly characters: string
  /** OpenType features by which its script joins letters, beyond those of every script. */
  readonly joints?: readonly string[]
}

const between = (first: string, last: string): string =>
  Array.from({ length: codeOf(last) - codeOf(first) + 1 }, (_, place) =>
    String.fromCodePoint(codeOf(first) + place),
  ).join('')

const codeOf = (character: string): number => character.codePointAt(0) ?? 0

/** Western Europe: its letters, figures, currencies and the marks of its typography. */
const LATIN = `${between(' ', '~')}\u00A0¡£¥§©«®°ª»º¿×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿıŒœ‘’‚“”„–—•…‹›€−`
/** The rest of Europe's Latin letters. */
const LATIN_EXTENDED = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț₺'
const CYRILLIC = `${between('А', 'я')}ЁЄІЇёєіїҐґ№`
const ARABIC = `،؛؟${between('ء', 'غ')}${between('ـ', 'ْ')}${between('٠', '٬')}پچژڤکگیۀ`

const DISPLAY = { family: 'Literata', weights: [300, 400], whenLate: 'swap' } as const
const TEXT = { family: 'Onest', weights: [400, 500], whenLate: 'optional' } as const
const literata = (script: string) => `@fontsource-variable/literata/files/literata-${script}-wght-normal.woff2`
const onest = (script: string) => `@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`

/** Display: Literata. Text: Onest. Arabic: Vazirmatn stands in for both. */
export const FONT_FACES = {
  displayLatin: { ...DISPLAY, source: literata('latin'), characters: LATIN },
  displayLatinExtended: { ...DISPLAY, source: literata('latin-ext'), characters: LATIN_EXTENDED },
  displayCyrillic: { ...DISPLAY, source: literata('cyrillic'), characters: CYRILLIC },
  textLatin: { ...TEXT, source: onest('latin'), characters: LATIN },
  textLatinExtended: { ...TEXT, source: onest('latin-ext'), characters: LATIN_EXTENDED },
  textCyrillic: { ...TEXT, source: onest('cyrillic'), characters: CYRILLIC },
  arabic: {
    family: 'Vazirmatn',
    weights: [300, 500],
    whenLate: 'optional',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    characters: ARABIC,
    joints: ['init', 'medi', 'fina', 'isol', 'rlig', 'calt'],
  },
} as const satisfies Readonly<Record<string, FontFace>>

export type FontFaceName = keyof typeof FONT_FACES
