import { parseCookie } from 'cookie'
import { z } from 'zod'

/**
 * The cookies that may be forwarded to the catalogue. Their values are also part of every query and cache key, so one
 * visitor's cookies never affect another visitor's answer.
 */
export const FORWARDED_COOKIES = ['content-lang', 'currency'] as const
export type ForwardedCookie = (typeof FORWARDED_COOKIES)[number]

/** The visit's value for each of them, whether or not the browser sent the cookie. */
export type CookieValues = Readonly<Partial<Record<ForwardedCookie, string>>>

/** Setting: headers that carry a cookie's value, as `x-currency=currency`. */
export const cookieHeadersSchema = z
  .string()
  .transform((text) => text.split(',').flatMap((pair) => pair.trim() || []))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*=[a-z-]+$/i, 'header=cookie, such as x-currency=currency')
        .transform((pair) => pair.toLowerCase().split('='))
        .pipe(z.tuple([z.string(), z.enum(FORWARDED_COOKIES)])),
    ),
  )

/** Secret cookies of this site, never forwarded. */
const OWN_KEYS = ['preview', 'experimentOverride']
/** RFC 6265, section 4.1.1: names are tokens. */
const COOKIE_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** The same section: no control character, space, quote, comma, semicolon or backslash. */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/
/** Characters; the browsers' limit for one cookie. */
const MAX_VALUE_LENGTH = 4096

/** Setting: names of cookies that uncached calls may forward unchanged. */
export const uncachedCookiesSchema = z.array(
  z
    .string()
    .regex(COOKIE_NAME, 'names of cookies, such as content-lang,persona')
    .refine((name) => !OWN_KEYS.includes(name), 'a cookie that opens a preview is forwarded to nobody'),
)

/** A visitor's cookies, as sent. */
export type VisitorCookies = Readonly<Record<string, string>>

/**
 * The cookies of a request that uncached calls may forward; invalid values are dropped. Language and currency come from
 * the visit, as in every call.
 *
 * @param header the request's cookie header
 * @returns `undefined` when the setting allows no other cookies: calls are then shared and cached
 */
export function readVisitorCookies(names: readonly string[], header: string | undefined): VisitorCookies | undefined {
  const own = names.filter((name) => !FORWARDED_COOKIES.some((known) => known === name))
  if (own.length === 0) return undefined
  const sent = parseCookie(header ?? '', { decode: (value) => value })
  return Object.fromEntries(
    own.flatMap((name) => {
      const value = sent[name]
      return value !== undefined && value.length <= MAX_VALUE_LENGTH && COOKIE_VALUE.test(value) ? [[name, value]] : []
    }),
  )
}

export interface CookieSettings {
  /** Forwarded in the cookie header. */
  readonly names: readonly ForwardedCookie[]
  /** Pairs of header name and cookie name. */
  readonly headers: readonly (readonly [string, ForwardedCookie])[]
}

/**
 * Request headers made from cookies; empty when nothing is configured or known.
 *
 * @param visitor the visitor's own cookies, for an uncached call
 */
export function buildCookieHeaders(
  { names, headers }: CookieSettings,
  values: CookieValues,
  visitor: VisitorCookies = {},
): Record<string, string> {
  const pairs = [
    ...names.flatMap((name) => (values[name] === undefined ? [] : [`${name}=${values[name]}`])),
    ...Object.entries(visitor).map(([name, value]) => `${name}=${value}`),
  ]
  const own = headers.flatMap(([header, name]) => (values[name] === undefined ? [] : [[header, values[name]]]))
  return { ...Object.fromEntries(own), ...(pairs.length > 0 ? { cookie: pairs.join('; ') } : {}) }
}
