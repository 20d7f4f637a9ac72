import { CHOICES } from './choices.ts'
import { FIELD_SENTENCES } from './field-sentences.ts'
import { LABELS } from './labels.ts'
import type { OtherLanguage, Phrases } from './phrases.ts'
import { SERVER_SENTENCES } from './server-sentences.ts'

const OTHER_LANGUAGES = ['de', 'fr', 'es', 'ru'] as const satisfies readonly OtherLanguage[]

function isOther(language: string): language is OtherLanguage {
  return OTHER_LANGUAGES.some((known) => known === language)
}

/** The label of a field, a row or a block in every language of the admin, where Payload chooses. */
export function labelInEach(english: string): Record<string, string> {
  return inEach(english, LABELS)
}

export function sentenceInEach(english: string): Record<string, string> {
  return inEach(english, FIELD_SENTENCES)
}

export function choiceInEach(english: string): Record<string, string> {
  return inEach(english, CHOICES)
}

/** One that nobody has put into other languages yet is English in all of them. */
function inEach(english: string, phrases: Phrases): Record<string, string> {
  return { en: english, ...phrases[english] }
}

interface Pattern {
  readonly english: RegExp
  readonly others: Readonly<Record<OtherLanguage, string>>
}

/** Those into which something is filled: `{name}` stands for any words. */
const PATTERNS: readonly Pattern[] = Object.entries(SERVER_SENTENCES)
  .filter(([english]) => english.includes('{'))
  .map(([english, others]) => {
    const source = RegExp.escape(english).replace(/\\{(\w+)\\}/g, '(?<$1>.+)')
    return { english: new RegExp(`^${source}$`, 's'), others }
  })

/**
 * A sentence of the content system in a language of the admin; one that is not known stays as it is.
 *
 * @param language such as that of a request
 */
export function sentenceIn(language: string, english: string): string {
  if (!isOther(language)) return english
  const whole = SERVER_SENTENCES[english]
  if (whole) return whole[language]
  for (const { english: pattern, others } of PATTERNS) {
    const found = pattern.exec(english)
    if (found) return others[language].replace(/\{(\w+)\}/g, (_, name) => found.groups?.[name] ?? '')
  }
  return english
}

/** `Block 3 (Card list)` or `Card 1`: what stands in a list. */
const ROW = /^(?<label>.+?) (?<number>\d+)(?: \((?<kind>.+)\))?$/

/** A place of a form, as the content system names it: `Block 3 (Card list), Card 1, Link, Page`. */
export function placeIn(language: string, english: string): string {
  if (!isOther(language)) return english
  const labelIn = (label: string) => LABELS[label]?.[language] ?? label
  return english
    .split(', ')
    .map((part) => {
      const { label, number, kind } = ROW.exec(part)?.groups ?? {}
      if (label === undefined) return labelIn(part)
      return `${labelIn(label)} ${number}${kind ? ` (${labelIn(kind)})` : ''}`
    })
    .join(', ')
}
