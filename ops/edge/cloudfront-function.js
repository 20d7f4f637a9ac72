// Made by `npm run edge` from apps/site/src/request/address/page-parameters.ts: change that, not this.
// What it does and why: docs/how-to/cdn.md.
const CURRENCIES = 'EUR USD AED SGD INR MYR AZN AUD BHD CAD CHF CNY DKK EGP GBP HKD IDR ISK JPY KRW LBP MOP MXN NZD PLN QAR SAR SEK TWD THB VND ZAR'.split(' ')
// Parameters in the key, with exact names.
const KEYS = 'currency date variant tour adults children infants reviews when until time min max rating duration kind city with access age language sort page show'.split(' ')
// Parameters of personal answers, which always come from the site.
const PRIVATE = 'q in ids start plan preview token experimentOverride settings flowType variantId tourId biLink promoCode showFullScreenPax redirectToMarketplaceBookingFlow ctaSuffix viewport uid lang brand words width'.split(' ')

function pairsOf(query, names) {
  return query.split('&').filter((pair) => names.includes(pair.slice(0, pair.indexOf('='))))
}

// Answers to addresses with parameters are shareable only if the edge declares that its key contains them.
function variantOf(currency) {
  return 'currency=' + (CURRENCIES.includes(currency) ? currency : '') + ';keys=' + KEYS.join()
}

function handler(event) {
  const request = event.request
  const { cookies, headers } = request
  const query = request.rawQueryString() || ''
  const isPrivate = cookies.preview !== undefined || pairsOf(query, PRIVATE).length > 0
  // A personal request has a unique key.
  const choice = isPrivate ? 'private ' + event.context.requestId : pairsOf(query, KEYS).join('&')
  headers['x-choice'] = { value: choice || '-' }
  headers['x-variant'] = { value: variantOf(cookies.currency && cookies.currency.value) }
  headers['x-forwarded-host'] = { value: headers.host.value }
  return request
}
