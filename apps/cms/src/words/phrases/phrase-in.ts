import { CHOICES } from './choices.ts'
import { FIELD_SENTENCES } from './field-sentences.ts'
import { isOther, phraseFinder } from './find-phrase.ts'
import { LABELS } from './labels.ts'
import type { Phrases } from './phrases.ts'
import { SERVER_SENTENCES } from './server-sentences.ts'

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

/**
 * A sentence of the content system in a language of the admin; one that is not known stays as it is.
 *
 * @param language such as that of a request
 */
export const sentenceIn = phraseFinder(SERVER_SENTENCES)

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
