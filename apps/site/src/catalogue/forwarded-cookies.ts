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

export interface CookieSettings {
  /** Sent as a cookie header. */
  readonly names: readonly ForwardedCookie[]
  /** Name of a header, and of the cookie that it carries. */
  readonly headers: readonly (readonly [string, ForwardedCookie])[]
}

/** The headers of a question that come from cookies; none where nothing is configured or known. */
export function buildCookieHeaders({ names, headers }: CookieSettings, values: CookieValues): Record<string, string> {
  const pairs = names.flatMap((name) => (values[name] === undefined ? [] : [`${name}=${values[name]}`]))
  const own = headers.flatMap(([header, name]) => (values[name] === undefined ? [] : [[header, values[name]]]))
  return { ...Object.fromEntries(own), ...(pairs.length > 0 ? { cookie: pairs.join('; ') } : {}) }
}
