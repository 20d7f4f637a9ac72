import { about } from './edge-names.ts'
import { LISTS } from './javascript-parts.ts'

/**
 * A CloudFront function for *viewer request*, JavaScript runtime 2.0: sets the headers of the cache key. It must not set
 * `x-forwarded-proto`: CloudFront would answer 502.
 */
export function writeCloudFrontFunction(): string {
  return `${about('//')}
${LISTS}
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
`
}

/** The cache policy of the same behaviour, in the format of `aws cloudfront create-cache-policy --cache-policy-config`. */
export function writeCloudFrontPolicy(): string {
  const headers = ['x-choice', 'x-variant', 'x-forwarded-host']
  const policy = {
    Name: 'passepartout',
    // The site's headers determine the lifetime.
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 86_400,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: { Quantity: headers.length, Items: headers } },
      CookiesConfig: { CookieBehavior: 'none' },
      // Parameters that change a page are in x-choice.
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  }
  return `${JSON.stringify(policy, undefined, 2)}\n`
}
