import type { WordKey } from '../../messages/words.ts'
import type { Entry } from './entry.ts'

/** Says a word in the language of whoever is at work. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

/** What stands below a name: where it is, what it costs, and what the form keeps of it. */
export function describeEntry(entry: Entry, language: string, say: Say): string {
  const { id, kind, place } = entry
  return [place, describePrice(entry, language, say), kind === 'city' ? id : say('picking:number', { id: String(id) })]
    .filter(Boolean)
    .join(' · ')
}

function describePrice({ kind, price }: Entry, language: string, say: Say): string {
  if (price === null) return kind === 'product' ? say('picking:noPrice') : ''
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: price.currency })
  return say('picking:from', { price: money.format(price.amount) })
}
