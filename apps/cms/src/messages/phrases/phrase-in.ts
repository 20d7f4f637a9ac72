import { BLOCK_SENTENCES } from './block-sentences.ts'
import { CHOICES } from './choices.ts'
import { CODES } from './codes.ts'
import { FIELD_SENTENCES } from './field-sentences.ts'
import { LABELS } from './labels.ts'
import { isOther, type Phrases, phraseIn } from './phrases.ts'

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

/** The name of a field, a row or a block, where the content system itself draws it. */
export function labelIn(language: string, english: string): string {
  return phraseIn(LABELS, language, english)
}

/** What visitors get of a block. */
export function blockSentenceIn(language: string, english: string): string {
  return phraseIn(BLOCK_SENTENCES, language, english)
}

/** `Card 1`, `Block 3 (Card list)` or, where a translation is made, `Block 3: Card list`: what stands in a list. */
const ROW = /^(?<label>.+?) (?<number>\d+)(?:(?<before>: | \()(?<kind>.+?)(?<after>\)?))?$/
const BETWEEN = /(, | › )/

/** A place of a form, as the content system names it: `Block 3 (Card list), Card 1, Link, Page`. */
export function placeIn(language: string, english: string): string {
  if (!isOther(language)) return english
  const partIn = (part: string) => {
    const { label, number, before = '', kind = '', after = '' } = ROW.exec(part)?.groups ?? {}
    if (label === undefined) return labelIn(language, part)
    return `${labelIn(language, label)} ${number}${before}${labelIn(language, kind)}${after}`
  }
  return english.split(BETWEEN).map(partIn).join('')
}

/** What a code of a translation does, behind its number: `{1} bold, italic`; what is no word of ours stays. */
export function codeIn(language: string, english: string): string {
  const [number = '', ...does] = english.split(' ')
  const names = does.join(' ').split(', ')
  return `${number} ${names.map((name) => phraseIn(CODES, language, name)).join(', ')}`
}
