import { about } from './edge-names.ts'
import { LISTS } from './javascript-parts.ts'

/**
 * A function of CloudFront on *viewer request*, JavaScript runtime 2.0: makes the headers that the cache policy keys by.
 * `x-forwarded-proto` is not one of them: CloudFront answers 502 for a function that sets it.
 */
export function writeCloudFrontFunction(): string {
  return `${about('//')}
${LISTS}
function handler(event) {
  const request = event.request
  const { cookies, headers } = request
  const query = request.rawQueryString() || ''
  const isPrivate = cookies.preview !== undefined || pairsOf(query, PRIVATE).length > 0
  // A request for one visitor alone has a key of its own.
  const choice = isPrivate ? 'private ' + event.context.requestId : pairsOf(query, KEYS).join('&')
  headers['x-choice'] = { value: choice || '-' }
  headers['x-variant'] = { value: variantOf(cookies.currency && cookies.currency.value) }
  headers['x-forwarded-host'] = { value: headers.host.value }
  return request
}
`
}

/** The policy of the same behaviour, as \`aws cloudfront create-cache-policy --cache-policy-config\` takes it. */
export function writeCloudFrontPolicy(): string {
  const headers = ['x-choice', 'x-variant', 'x-forwarded-host']
  const policy = {
    Name: 'passepartout',
    // As long as the site says.
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 86_400,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: { Quantity: headers.length, Items: headers } },
      CookiesConfig: { CookieBehavior: 'none' },
      // Those that change a page are in x-choice.
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  }
  return `${JSON.stringify(policy, undefined, 2)}\n`
}
