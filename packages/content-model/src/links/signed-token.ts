import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseJson } from '../parse-json.ts'

/** Maximum clock difference between two machines, in seconds. */
const CLOCK_SKEW = 60

/** The times of a token, in seconds since 1970. */
export interface TokenTimes {
  readonly issued: number
  readonly expires: number
}

/**
 * Signs `payload.signature`: the value as JSON, and an HMAC-SHA256 of purpose and payload, so that a token is valid for its
 * purpose only.
 */
export function signToken<T extends TokenTimes>(purpose: string, value: T, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${signatureOf(purpose, payload, secret).toString('base64url')}`
}

/**
 * The unparsed value of a token signed with this secret for this purpose; `isCurrent` checks its times.
 *
 * @returns `undefined` for any other text
 */
export function decodeSignedToken(purpose: string, token: string, secret: string): unknown {
  const [, payload = '', signature = ''] = /^([\w-]{1,1500})\.([\w-]{43})$/.exec(token) ?? []
  // Compared in constant time, before the payload is read.
  if (signature === '') return undefined
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(purpose, payload, secret))) return undefined
  return parseJson(Buffer.from(payload, 'base64url').toString())
}

/**
 * @param lifetime maximum seconds of this kind of token; a longer one is refused even if the signature is valid
 * @param now seconds since 1970
 */
export function hasValidTimes({ issued, expires }: TokenTimes, lifetime: number, now: number): boolean {
  return expires > now && issued <= now + CLOCK_SKEW && expires - issued <= lifetime
}

function signatureOf(purpose: string, payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest()
}
