import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { CACHE_KEY_PARAMETERS, UNCACHEABLE_PARAMETERS } from '../../apps/site/src/request/address/page-parameters.ts'

/** The common beginning of edges in JavaScript: the list of parameters, and functions for query and currency. */
export const LISTS = `const CURRENCIES = '${CURRENCY_CODES.join(' ')}'.split(' ')
// Parameters in the key, with exact names.
const KEYS = '${CACHE_KEY_PARAMETERS.join(' ')}'.split(' ')
// Parameters of personal answers, which always come from the site.
const PRIVATE = '${UNCACHEABLE_PARAMETERS.join(' ')}'.split(' ')

function pairsOf(query, names) {
  return query.split('&').filter((pair) => names.includes(pair.slice(0, pair.indexOf('='))))
}

// Answers to addresses with parameters are shareable only if the edge declares that its key contains them.
function variantOf(currency) {
  return 'currency=' + (CURRENCIES.includes(currency) ? currency : '') + ';keys=' + KEYS.join()
}
`
