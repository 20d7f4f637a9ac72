/** Letters that stand for others and that Unicode does not take apart. */
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
/** "St. Paul's" is looked for as "st pauls"; "d'Orsay" and "Roma'da" are two words each. */
const POSSESSIVE = /(\p{L})['’]s(?![\p{L}\p{N}])/gu
/** Longer ones are cut: nobody means more than their beginning. */
const LONGEST_WORD = 40

/**
 * The words of a text as they are looked for: without case, accents, points and signs, in whatever script. The same for
 * what is found and for what finds it.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .replace(POSSESSIVE, '$1s')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Lower case can bring marks of its own: İ.
    .replace(/\p{M}/gu, '')
    .replace(STANDING, (letter) => LETTERS[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, LONGEST_WORD)) ?? []
}
