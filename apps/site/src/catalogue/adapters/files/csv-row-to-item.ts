import { isLanguageCode } from '@passepartout/content-model/locales'

type Item = Record<string, unknown>

/** Cells with several values, between semicolons or bars. */
const LISTS = new Set(['pictures', 'guideLanguages', 'traits', 'collections', 'labels', 'products', 'localities'])
const FLAG = /^(?:is|has)[A-Z]/
const YES = /^(?:yes|true|1|x)$/i
const NO = /^(?:no|false|0)$/i

/**
 * A row of a CSV file in the form that JSON files have: `price EUR` is a price, `originalPrice EUR` the one before a
 * discount, `price CHILD EUR` that of an age band, `name de` a translation; lists are split, and yes and no are read. What is not understood stays text, which
 * the schema refuses and reports.
 */
export function csvRowToItem(row: Readonly<Record<string, string>>): Item {
  const item: Item = {}
  for (const [heading, cell] of Object.entries(row)) {
    const [name = '', key = '', currency = ''] = heading.split(/\s+/)
    if (currency !== '' && name === 'price') putBand(item, key.toUpperCase(), currency.toUpperCase(), readAmount(cell))
    else if (key !== '' && name === 'price') put(item, 'prices', key.toUpperCase(), readAmount(cell))
    else if (key !== '' && name === 'originalPrice') put(item, 'originalPrices', key.toUpperCase(), readAmount(cell))
    else if (isLanguageCode(key)) {
      const translations = partOf(item, 'translations')
      put(translations, key, name, cell)
      item.translations = translations
    } else item[heading] = readCell(name, cell)
  }
  return item
}

function putBand(item: Item, band: string, currency: string, amount: string): void {
  const bands = (item.bands ?? []) as { readonly band: string; readonly prices: Item }[]
  const known = bands.find((one) => one.band === band)
  if (known) known.prices[currency] = amount
  else item.bands = [...bands, { band, prices: { [currency]: amount } }]
}

function put(item: Item, group: string, key: string, value: unknown): void {
  item[group] = { ...partOf(item, group), [key]: value }
}

function partOf(item: Item, group: string): Item {
  return { ...(item[group] as Item | undefined) }
}

/** With a decimal comma too. */
function readAmount(cell: string): string {
  return cell.trim().replace(',', '.')
}

function readCell(name: string, cell: string): unknown {
  const text = cell.trim()
  if (LISTS.has(name)) return text.split(/\s*[;|]\s*/).filter(Boolean)
  if (!FLAG.test(name)) return text
  return YES.test(text) || (NO.test(text) ? false : text)
}
