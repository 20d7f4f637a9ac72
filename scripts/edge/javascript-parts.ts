import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { KEY_PARAMETERS, PRIVATE_PARAMETERS } from '../../apps/site/src/request/address/page-parameters.ts'

/** What the edges that run JavaScript begin with: the list of parameters, and how a query and a currency are read. */
export const LISTS = `const CURRENCIES = '${CURRENCY_CODES.join(' ')}'.split(' ')
// What pages read of an address, by its very name.
const KEYS = '${KEY_PARAMETERS.join(' ')}'.split(' ')
// What is made for one visitor comes from the site each time.
const PRIVATE = '${PRIVATE_PARAMETERS.join(' ')}'.split(' ')

function pairsOf(query, names) {
  return query.split('&').filter((pair) => names.includes(pair.slice(0, pair.indexOf('='))))
}

// The site shares an answer to an address with parameters only with an edge that says that they are in its key.
function variantOf(currency) {
  return 'currency=' + (CURRENCIES.includes(currency) ? currency : '') + ';keys=' + KEYS.join()
}
`
