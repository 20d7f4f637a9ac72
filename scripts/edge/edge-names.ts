import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { CACHE_KEY_PARAMETERS, UNCACHEABLE_PARAMETERS } from '../../apps/site/src/request/address/page-parameters.ts'

/** The first lines of each generated configuration, without comment signs. */
const ABOUT = [
  'Made by `npm run edge` from apps/site/src/request/address/page-parameters.ts: change that, not this.',
  'What it does and why: docs/how-to/cdn.md.',
] as const

/** Alternatives for regular expressions: the 32 currencies, and the parameters that are in the key or prevent caching. */
export const CURRENCIES = CURRENCY_CODES.join('|')
export const KEYS = CACHE_KEY_PARAMETERS.join('|')
export const PRIVATE = UNCACHEABLE_PARAMETERS.join('|')

/** The value of `x-variant` with which an edge declares the parameters in its key. */
export const KEYED = `keys=${CACHE_KEY_PARAMETERS.join()}`

/** @param sign comment sign of the language */
export function about(sign: string): string {
  return ABOUT.map((line) => `${sign} ${line}`).join('\n')
}
