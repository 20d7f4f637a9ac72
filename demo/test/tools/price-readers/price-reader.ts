import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'

/** A product and its pages on the site that has its main address. */
export interface SoldProduct {
  readonly tgid: number
  readonly host: string
  /** Clean path by language. */
  readonly paths: Readonly<Partial<Record<LanguageCode, string>>>
}

/** What a form says: a subject such as `price` or `price on 2026-12-01`, and its value. Nothing where it does not speak of it. */
export type Facts = readonly (readonly [subject: string, value: string | number])[]

/** What is asked of each form. */
export interface Asked {
  readonly product: SoldProduct
  readonly language: LanguageCode
  readonly currency: CurrencyCode
}

/**
 * Reads an answer of a site that tells what a product costs, in one form or several.
 *
 * @returns what each form says, by the name of the form
 * @throws Error where the site does not answer
 */
export type PriceReader = (asked: Asked) => Promise<Readonly<Record<string, Facts>>>

/** What all forms say, by the name of the form; the readers ask one after the other. */
export async function readForms(readers: readonly PriceReader[], asked: Asked): Promise<ReadonlyMap<string, Facts>> {
  const told = new Map<string, Facts>()
  for (const read of readers) for (const [form, facts] of Object.entries(await read(asked))) told.set(form, facts)
  return told
}

/** Markdown has ordinary spaces where the other forms have those that do not break. */
export function nameOf(text = ''): Facts[number] {
  return ['name', text.replaceAll(/\s+/gu, ' ').trim()]
}

/** The value of a price that is not known. */
export const NONE = 'none'

/**
 * The subjects of which a form says two things, or two forms say different things.
 *
 * @param told by the name of the form
 */
export function findDifferences(told: ReadonlyMap<string, Facts>): string[] {
  const values = new Map<string, Map<string | number, string[]>>()
  for (const [name, facts] of told) {
    for (const [subject, value] of facts) {
      const ofSubject = values.getOrInsertComputed(subject, () => new Map())
      const names = ofSubject.getOrInsertComputed(value, () => [])
      if (!names.includes(name)) names.push(name)
    }
  }
  return [...values].flatMap(([subject, said]) =>
    said.size < 2
      ? []
      : `${subject}: ${[...said].map(([value, names]) => `${value} (${names.join(', ')})`).join(' ≠ ')}`,
  )
}

/** How each currency of the walk is written, in every language of it. */
const MARKS: Readonly<Partial<Record<CurrencyCode, string>>> = { EUR: '€', GBP: '£', JPY: '¥', AED: 'AED' }

/** What the first amount of a text is, in which currency; none where the text has no amount. */
export function factsOfText(subject: string, text: string | undefined, currency: CurrencyCode): Facts {
  // A price has two fraction digits or none, so that three digits after a mark are thousands.
  const written = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/u.exec(text ?? '')?.[0]
  if (text === undefined || written === undefined) return [[subject, NONE]]
  const [, whole = written, fraction = ''] = /^(.*)[.,](\d\d)$/su.exec(written) ?? []
  const amount = Number(`${whole.replace(/\D/gu, '')}.${fraction || '0'}`)
  const isMarked = text.includes(MARKS[currency] ?? currency)
  return [
    [subject, amount],
    ['currency', isMarked ? currency : `that of “${text}”`],
  ]
}
