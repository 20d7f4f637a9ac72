import { readFileSync } from 'node:fs'

/** The content of the page that all peers show (page-content.ts). */
export const content = JSON.parse(readFileSync(process.env.PEER_CONTENT ?? '', 'utf8'))

const formats = new Map()

/** A price as the page shows it, in the page's language. */
export function formatPrice(amount, currency) {
  const format = formats.get(currency) ?? new Intl.NumberFormat(content.lang, { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(amount)
}
