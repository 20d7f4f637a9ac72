import type { Product, Variant } from '../../product.ts'
import { plainText } from '../../responses/text/plain-text.ts'

const MAX_LENGTH = 20_000

/** Sentences of a tour group in plain text. */
export interface TourGroupSentences {
  /** Name and short summary: they speak of the whole. */
  readonly opening: readonly string[]
  /** Everything else that the visit has. */
  readonly details: readonly string[]
  /** Both. */
  readonly all: readonly string[]
  /** What it does not have. */
  readonly exclusions: readonly string[]
}

type Texts = Pick<
  Product,
  'name' | 'summary' | 'descriptionHtml' | 'inclusionsHtml' | 'exclusionsHtml' | 'additionalHtml'
> & { readonly variants: readonly Pick<Variant, 'name' | 'info'>[] }

export function splitTourGroupSentences(product: Texts): TourGroupSentences {
  const { name, summary, descriptionHtml, inclusionsHtml, exclusionsHtml, additionalHtml, variants } = product
  const tickets = variants.flatMap((variant) => [variant.name, variant.info])
  const [exclusions = '', ...texts] = [exclusionsHtml, descriptionHtml, inclusionsHtml, additionalHtml].map((html) =>
    plainText(html, MAX_LENGTH),
  )
  const opening = [name, summary].flatMap(split)
  const details = [...texts, ...tickets].flatMap(split)
  return { opening, details, all: [...opening, ...details], exclusions: split(exclusions) }
}

function split(text: string): string[] {
  return text.split(/\n+|(?<=[.!?;:])\s+/).filter((sentence) => sentence !== '')
}

const UNITS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const WORDS = [
  ...UNITS.split(' ').map((word, index) => [word, index + 1] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]
const VALUES: ReadonlyMap<string, number> = new Map([...WORDS, ['a', 1], ['an', 1]])

/** Source of a pattern with one group: a number in digits or words, up to ninety. */
export const ENGLISH_NUMBER_PATTERN = `(\\d+(?:\\.\\d+)?|${WORDS.map(([word]) => word).join('|')})`

/** @param written what `NUMBER` matched, or an article */
export function parseEnglishNumber(written: string): number {
  return VALUES.get(written.toLowerCase()) ?? Number(written)
}
