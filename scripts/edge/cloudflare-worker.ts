import { about } from './edge-names.ts'
import { LISTS } from './javascript-parts.ts'

/** A worker of Cloudflare, on any plan: its cache rules would decode the names of parameters. */
export function writeCloudflareWorker(): string {
  return `${about('//')}
${LISTS}
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
    const isShared = /\\bs-maxage=/.test(answer.headers.get('cache-control') || '')
    if (isShared) context.waitUntil(caches.default.put(key, answer.clone()))
    return withoutTags(answer)
  },
}
`
}
