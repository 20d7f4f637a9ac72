import { parseCookie } from 'cookie'
import { z } from 'zod'

/**
 * The cookies that the catalogue may be told of: what they choose is in every question already, and part of every key, so
 * that one visitor's cookies never shape another's answer.
 */
export const FORWARDED_COOKIES = ['content-lang', 'currency'] as const
export type ForwardedCookie = (typeof FORWARDED_COOKIES)[number]

/** What a visit has for each of them, whether or not the visitor's browser sent it. */
export type CookieValues = Readonly<Partial<Record<ForwardedCookie, string>>>

/** Headers that carry the value of a cookie, by name: `x-currency=currency`. */
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

/** Cookies of this site that open something: they are nobody else's to know. */
const OWN_KEYS = ['preview', 'experimentOverride']
/** RFC 6265, section 4.1.1: names are tokens. */
const COOKIE_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** The same section: no control character, space, quote, comma, semicolon or backslash. */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/
/** Characters of one value; browsers keep none that is longer. */
const LONGEST_VALUE = 4096

/** Names of cookies that may be forwarded as they came, by calls whose answers are for one visitor. */
export const uncachedCookiesSchema = z.array(
  z
    .string()
    .regex(COOKIE_NAME, 'names of cookies, such as content-lang,persona')
    .refine((name) => !OWN_KEYS.includes(name), 'a cookie that opens a preview is forwarded to nobody'),
)

/** What a visitor's own cookies say, as they were sent. */
export type VisitorCookies = Readonly<Record<string, string>>

/**
 * Of a request's cookies those that may be forwarded by calls that are not cached. A value that could be anything else than
 * a cookie's value is left out. Language and currency are the visit's, as in every call.
 *
 * @param header as it came
 * @returns `undefined` where no other cookie than those two is allowed: calls are then made and cached for everybody
 */
export function readVisitorCookies(names: readonly string[], header: string | undefined): VisitorCookies | undefined {
  const own = names.filter((name) => !FORWARDED_COOKIES.some((known) => known === name))
  if (own.length === 0) return undefined
  const sent = parseCookie(header ?? '', { decode: (value) => value })
  return Object.fromEntries(
    own.flatMap((name) => {
      const value = sent[name]
      return value !== undefined && value.length <= LONGEST_VALUE && COOKIE_VALUE.test(value) ? [[name, value]] : []
    }),
  )
}

export interface CookieSettings {
  /** Sent as a cookie header. */
  readonly names: readonly ForwardedCookie[]
  /** Name of a header, and of the cookie that it carries. */
  readonly headers: readonly (readonly [string, ForwardedCookie])[]
}

/**
 * The headers of a question that come from cookies; none where nothing is configured or known.
 *
 * @param visitor the visitor's own, of a call that is not cached
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
