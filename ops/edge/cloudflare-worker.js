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

function cookieOf(request, name) {
  const cookie = request.headers.get('cookie') || ''
  const found = new RegExp('(?:^|; *)' + name + '=([^;]*)').exec(cookie)
  return found ? found[1] : undefined
}

// Cloudflare uses the tags for purging; visitors do not get them.
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
    const upstream = new Request(request, { redirect: 'manual' })
    upstream.headers.set('x-variant', variant)
    upstream.headers.set('x-forwarded-host', host)
    upstream.headers.set('x-forwarded-proto', protocol.slice(0, -1))
    const isPrivate = cookieOf(request, 'preview') !== undefined || pairsOf(query, PRIVATE).length > 0
    if (request.method !== 'GET' || isPrivate) return fetch(upstream)

    const choice = pairsOf(query, KEYS).join('&')
    const key = origin + pathname + '?' + choice + '&x-variant=' + encodeURIComponent(variant)
    // The cache answers 304 if the browser has the same version.
    const etag = request.headers.get('if-none-match')
    const cached = await caches.default.match(new Request(key, etag ? { headers: { 'if-none-match': etag } } : {}))
    if (cached) return withoutTags(cached)
    // Requests the complete page, so that it can be cached.
    upstream.headers.delete('if-none-match')
    const answer = await fetch(upstream)
    // Only shareable answers are cached, for as long as they allow.
    const isShared = /\bs-maxage=/.test(answer.headers.get('cache-control') || '')
    if (isShared) context.waitUntil(caches.default.put(key, answer.clone()))
    return withoutTags(answer)
  },
}
