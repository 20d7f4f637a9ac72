import type { LanguageMarkState } from './build-language-marks.ts'

/** The signs of the matrix of languages, and those for states that only the list shows. */
export const LANGUAGE_MARK_SYMBOLS: Readonly<Record<LanguageMarkState, string>> = {
  missing: '–',
  draft: '○',
  changed: '◐',
  live: '●',
  hidden: '⊘',
  scheduled: '◷',
  machine: '⚙',
}
