import type { MarkState } from './build-marks.ts'

/** The signs of the matrix of languages, and those for states that only the list shows. */
export const MARK_SIGNS: Readonly<Record<MarkState, string>> = {
  missing: '–',
  draft: '○',
  changed: '◐',
  live: '●',
  hidden: '⊘',
  scheduled: '◷',
  machine: '⚙',
}
