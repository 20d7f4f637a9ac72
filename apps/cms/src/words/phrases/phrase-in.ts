import { BLOCK_SENTENCES } from './block-sentences.ts'
import { CHOICES } from './choices.ts'
import { CODES } from './codes.ts'
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

function oneIn(language: string, english: string, phrases: Phrases): string {
  return (isOther(language) && phrases[english]?.[language]) || english
}

/** The name of a field, a row or a block, where the content system itself draws it. */
export function labelIn(language: string, english: string): string {
  return oneIn(language, english, LABELS)
}

/** What visitors get of a block. */
export function blockSentenceIn(language: string, english: string): string {
  return oneIn(language, english, BLOCK_SENTENCES)
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
  return `${number} ${names.map((name) => oneIn(language, name, CODES)).join(', ')}`
}

/**
 * A sentence of the content system in a language of the admin; one that is not known stays as it is.
 *
 * @param language such as that of a request
 */
export const sentenceIn = phraseFinder(SERVER_SENTENCES, placeIn)
