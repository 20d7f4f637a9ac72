// Made by `npm run edge` from apps/site/src/request/address/page-parameters.ts: change that, not this.
// What it does and why: docs/how-to/cdn.md.
const CURRENCIES = 'EUR USD AED SGD INR MYR AZN AUD BHD CAD CHF CNY DKK EGP GBP HKD IDR ISK JPY KRW LBP MOP MXN NZD PLN QAR SAR SEK TWD THB VND ZAR'.split(' ')
// What pages read of an address, by its very name.
const KEYS = 'currency date variant tour adults children infants reviews when until time min max rating duration kind city with access age language sort page show'.split(' ')
// What is made for one visitor comes from the site each time.
const PRIVATE = 'q in ids preview token experimentOverride settings flowType variantId tourId biLink promoCode showFullScreenPax redirectToMarketplaceBookingFlow ctaSuffix viewport uid lang brand words width'.split(' ')

function pairsOf(query, names) {
  return query.split('&').filter((pair) => names.includes(pair.slice(0, pair.indexOf('='))))
}

// The site shares an answer to an address with parameters only with an edge that says that they are in its key.
function variantOf(currency) {
  return 'currency=' + (CURRENCIES.includes(currency) ? currency : '') + ';keys=' + KEYS.join()
}

function cookieOf(request, name) {
  const cookie = request.headers.get('cookie') || ''
  const found = new RegExp('(?:^|; *)' + name + '=([^;]*)').exec(cookie)
  return found ? found[1] : undefined
}

// By its tags Cloudflare finds a copy again; visitors are not told.
function withoutTags(answer) {
  const shown = new Response(answer.body, answer)
  shown.headers.delete('cache-tag')
  shown.headers.delete('surrogate-key')
  return shown
}

export default {
  async fetch(request, env, context) {
    const { origin, protocol, host, pathname, search } = new URL(request.url)
    const query = search.slice(1)
    const variant = variantOf(cookieOf(request, 'currency'))
    const asked = new Request(request, { redirect: 'manual' })
    asked.headers.set('x-variant', variant)
    asked.headers.set('x-forwarded-host', host)
    asked.headers.set('x-forwarded-proto', protocol.slice(0, -1))
    const isPrivate = cookieOf(request, 'preview') !== undefined || pairsOf(query, PRIVATE).length > 0
    if (request.method !== 'GET' || isPrivate) return fetch(asked)

    const choice = pairsOf(query, KEYS).join('&')
    const key = origin + pathname + '?' + choice + '&x-variant=' + encodeURIComponent(variant)
    // The cache answers 304 where the browser has the same copy.
    const etag = request.headers.get('if-none-match')
    const kept = await caches.default.match(new Request(key, etag ? { headers: { 'if-none-match': etag } } : {}))
    if (kept) return withoutTags(kept)
    // The site is to send the whole page, so that it can be kept.
    asked.headers.delete('if-none-match')
    const answer = await fetch(asked)
    // Only what says that it may be shared; the cache keeps it as long as it says.
    const isShared = /\bs-maxage=/.test(answer.headers.get('cache-control') || '')
    if (isShared) context.waitUntil(caches.default.put(key, answer.clone()))
    return withoutTags(answer)
  },
}
