import de from './de/labels.json' with { type: 'json' }
import es from './es/labels.json' with { type: 'json' }
import fr from './fr/labels.json' with { type: 'json' }
import { isNonEnglishLanguage, type NonEnglishLanguage } from './languages.ts'
import ru from './ru/labels.json' with { type: 'json' }
import { type TranslationsByEnglish, translateEnglish } from './translations-by-english.ts'

/** The names of fields, of their rows and of blocks. */
export const LABEL_TRANSLATIONS: TranslationsByEnglish = { de, fr, es, ru }

/** Translates the label of a field, a row or a block, where the content system itself renders it. */
export function translateLabel(language: string, english: string): string {
  return translateEnglish(LABEL_TRANSLATIONS, language, english)
}

/** An entry of a list: `Card 1`, `Block 3 (Card list)` or, in translation files, `Block 3: Card list`. */
const ROW = /^(?<label>.+?) (?<number>\d+)(?:(?<before>: | \()(?<kind>.+?)(?<after>\)?))?$/
const BETWEEN = /, | › /g

/** Translates the place of a field in a form, as the content system names it: `Block 3 (Card list), Card 1, Link, Page`. */
export function translateLabelPath(language: string, english: string): string {
  if (!isNonEnglishLanguage(language)) return english
  const cuts = [...english.matchAll(BETWEEN)].map(({ 0: between, index }) => {
    return { head: english.slice(0, index), between, rest: english.slice(index + between.length) }
  })
  const whole = { head: english, between: '', rest: '' }
  // A label may have a comma itself: the longest that is known is one.
  const known = [...cuts, whole].findLast(({ head }) => isKnown(language, head))
  const { head, between, rest } = known ?? cuts[0] ?? whole
  return `${translatePlacePart(language, head)}${between}${rest === '' ? '' : translateLabelPath(language, rest)}`
}

const isKnown = (language: NonEnglishLanguage, label: string) => Object.hasOwn(LABEL_TRANSLATIONS[language], label)

function translatePlacePart(language: string, part: string): string {
  const { label, number, before = '', kind = '', after = '' } = ROW.exec(part)?.groups ?? {}
  if (label === undefined) return translateLabel(language, part)
  return `${translateLabel(language, label)} ${number}${before}${translateLabel(language, kind)}${after}`
}
