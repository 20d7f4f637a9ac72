import type { Translate } from '../../../messages/translate.ts'
import type { PickerEntry } from '../picker-entry.ts'

/** The line below an entry's name: its place, its price and the id that the form stores. */
export function formatEntryDetails(entry: PickerEntry, language: string, translate: Translate): string {
  const { id, kind, place } = entry
  return [
    place,
    describePrice(entry, language, translate),
    kind === 'city' ? id : translate('picking:number', { id: String(id) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function describePrice({ kind, price }: PickerEntry, language: string, translate: Translate): string {
  if (price === null) return kind === 'product' ? translate('picking:noPrice') : ''
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: price.currency })
  return translate('picking:from', { price: money.format(price.amount) })
}
