/** Letters that Unicode normalisation does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
}
const STANDING = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** "St. Paul's" is indexed as "st pauls"; "d'Orsay" and "Roma'da" are two words each. */
const POSSESSIVE = /(\p{L})['’]s(?![\p{L}\p{N}])/gu
/** Characters; longer words are cut. */
const MAX_WORD_LENGTH = 40

/**
 * Tokenises a text: lower case, without accents and punctuation, in any script. Used for entries and queries alike.
 */
export function normalizedWords(text: string): readonly string[] {
  const plain = text
    .replace(POSSESSIVE, '$1s')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Lower-casing can add combining marks: İ.
    .replace(/\p{M}/gu, '')
    .replace(STANDING, (letter) => LETTERS[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, MAX_WORD_LENGTH)) ?? []
}
