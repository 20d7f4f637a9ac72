const PRICE_FIELDS = new Set(['listingPrice', 'retailPrice', 'minPrice', 'startingPrice'])

/** The answer with every price null, wherever it stands. Anything but JSON comes back as it was. */
export function withNullPrices(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (key, value) => (PRICE_FIELDS.has(key) ? null : value))
  } catch {
    return body
  }
}

/** The first half, as a connection that broke off would leave it. */
export function firstHalf<T extends string | Buffer>(body: T): string | Buffer {
  return body.slice(0, Math.floor(body.length / 2))
}

const MUCH = 8 * 1_048_576

/** The answer, and more blanks behind it than anybody should read. */
export function oversized(body: string | Buffer): string {
  return `${body}${' '.repeat(MUCH)}`
}

/** Another currency than the asked one. */
export function otherCurrency(asked: unknown): string {
  return asked === 'USD' ? 'GBP' : 'USD'
}
