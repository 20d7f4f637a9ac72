import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { KEY_PARAMETERS, PRIVATE_PARAMETERS } from '../../apps/site/src/request/address/page-parameters.ts'

/** The first lines of every generated configuration, without the sign that begins a comment. */
const ABOUT = [
  'Made by `npm run edge` from apps/site/src/request/address/page-parameters.ts: change that, not this.',
  'What it does and why: docs/how-to/cdn.md.',
] as const

/** Alternatives of an expression: the 32 currencies, and the parameters that are in the key or that keep an answer out of the cache. */
export const CURRENCIES = CURRENCY_CODES.join('|')
export const KEYS = KEY_PARAMETERS.join('|')
export const PRIVATE = PRIVATE_PARAMETERS.join('|')

/** What an edge says in `x-variant` of the parameters that are in its key. */
export const KEYED = `keys=${KEY_PARAMETERS.join()}`

/** @param sign that begins a comment */
export function about(sign: string): string {
  return ABOUT.map((line) => `${sign} ${line}`).join('\n')
}
