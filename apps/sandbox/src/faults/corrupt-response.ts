const PRICE_FIELDS = new Set(['listingPrice', 'retailPrice', 'minPrice', 'startingPrice'])

/** The answer with every price set to null, at any depth. Anything but JSON is returned unchanged. */
export function withNullPrices(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (key, value) => (PRICE_FIELDS.has(key) ? null : value))
  } catch {
    return body
  }
}

const AMOUNT_FIELDS = new Set([...PRICE_FIELDS, 'finalPrice', 'originalPrice', 'minimumPayablePrice'])
const HIGHER = 1.25

/** The answer with every price above zero a quarter higher, in whole hundredths. Anything but JSON is returned unchanged. */
export function withHigherPrices(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (key, value) =>
      AMOUNT_FIELDS.has(key) && typeof value === 'number' ? Math.round(value * HIGHER * 100) / 100 : value,
    )
  } catch {
    return body
  }
}

/** The first half, as after a broken connection. */
export function truncateToHalf<T extends string | Buffer>(body: T): string | Buffer {
  return body.slice(0, Math.floor(body.length / 2))
}

const MUCH = 8 * 1_048_576

/** The answer padded with white space beyond what a client should read. */
export function padToOversize(body: string | Buffer): string {
  return `${body}${' '.repeat(MUCH)}`
}

/** A currency other than the requested one. */
export function otherCurrency(requested: unknown): string {
  return requested === 'USD' ? 'GBP' : 'USD'
}
