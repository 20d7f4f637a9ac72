import type { LanguageCode } from '@passepartout/content-model/locales'

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

/** What the keys of a Latin keyboard type in languages of other scripts. */
const KEYBOARDS: Readonly<Partial<Record<LanguageCode, string>>> = {
  ru: 'йцукенгшщзхъфывапролджэячсмитьбю',
  // One key types two letters.
  ar: 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤر\ufefbىةوز',
}

/**
 * The text as the same keys type it on the keyboard of the language, or of a Latin script: "kedh" is "лувр".
 *
 * @returns nothing for a text that is in several scripts, or a language with one keyboard
 */
export function convertKeyboardLayout(text: string, lang: LanguageCode): readonly string[] {
  const lower = text.trim().toLowerCase()
  if (lower === '') return []
  const own = KEYBOARDS[lang]
  if (own !== undefined && /^[\p{Script=Latin}\p{P}\s]+$/u.test(lower)) return [retype(lower, LATIN, own)]
  return Object.values(KEYBOARDS).flatMap((keys) =>
    [...lower].every((letter) => keys.includes(letter) || /\s/.test(letter)) ? [retype(lower, keys, LATIN)] : [],
  )
}

function retype(text: string, from: string, to: string): string {
  const keys = [...to]
  return [...text].map((letter) => keys[[...from].indexOf(letter)] ?? letter).join('')
}
