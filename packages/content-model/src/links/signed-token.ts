import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which the clocks of two machines may differ. */
const CLOCK_SKEW = 60

/** What every token says of its own time, in seconds since 1970. */
export interface TokenTimes {
  readonly issued: number
  readonly expires: number
}

/**
 * `payload.signature`: the value as JSON, and an HMAC-SHA256 of its purpose and itself, so that a token of one purpose is
 * nothing for another.
 */
export function signToken<T extends TokenTimes>(purpose: string, value: T, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${signatureOf(purpose, payload, secret).toString('base64url')}`
}

/**
 * The value of a token that was signed with this secret for this purpose, still to be parsed; whether it is over is said by
 * `isCurrent`.
 *
 * @returns `undefined` for every other text
 */
export function openToken(purpose: string, token: string, secret: string): unknown {
  const [, payload = '', signature = ''] = /^([\w-]{1,1500})\.([\w-]{43})$/.exec(token) ?? []
  // Compared before anything in it is believed, and in the same time wherever it differs.
  if (signature === '') return undefined
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(purpose, payload, secret))) return undefined
  return parseJson(Buffer.from(payload, 'base64url').toString())
}

/**
 * @param lifetime seconds that a token of this kind lasts at most; one that says more is refused even when it is signed well
 * @param now seconds since 1970
 */
export function isCurrent({ issued, expires }: TokenTimes, lifetime: number, now: number): boolean {
  return expires > now && issued <= now + CLOCK_SKEW && expires - issued <= lifetime
}

function signatureOf(purpose: string, payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
