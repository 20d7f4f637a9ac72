import { about } from './edge-names.ts'
import { LISTS } from './javascript-parts.ts'

/** A Cloudflare worker, for any plan; cache rules would decode the names of parameters. */
export function writeCloudflareWorker(): string {
  return `${about('//')}
${LISTS}
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
    const isShared = /\\bs-maxage=/.test(answer.headers.get('cache-control') || '')
    if (isShared) context.waitUntil(caches.default.put(key, answer.clone()))
    return withoutTags(answer)
  },
}
`
}
