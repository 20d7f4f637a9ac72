import { isCurrencyCode } from '@passepartout/content-model/currencies'
import { stringifySetCookie } from 'cookie'
import { z } from 'zod'
import { withoutParameter } from './address/parameters.ts'
import { parseHostHeader } from './environment.ts'

const YEAR = 365 * 24 * 3600
const formSchema = z.object({ currency: z.string(), return: z.string().catch('/') })

export interface CurrencyChoice {
  /** A path on this host. */
  readonly location: string
  /** Absent when the form named no currency that we know: the visitor keeps the one they have. */
  readonly setCookie?: string
}

/** Where a form was sent from, as the browser says it. */
interface SentFrom {
  /** Of this request. */
  readonly host: string | undefined
  readonly referrer: string | undefined
  readonly isSecure: boolean
}

/**
 * The currency form: remembers the choice for a year and goes back to the page, without JavaScript.
 *
 * @param domain the naked domain that the booking subdomain shares; absent where a cookie cannot have one (localhost)
 */
export function chooseCurrency(form: unknown, domain: string | undefined, from: SentFrom): CurrencyChoice {
  const parsed = formSchema.safeParse(form)
  const location = parsed.success ? withQueryOf(from, parseReturnPath(parsed.data.return)) : '/'
  const code = parsed.success ? parsed.data.currency.toUpperCase() : ''
  if (!isCurrencyCode(code)) return { location }
  const setCookie = stringifySetCookie({
    name: 'currency',
    value: code,
    path: '/',
    maxAge: YEAR,
    sameSite: 'lax',
    secure: from.isSecure,
    ...(domain === undefined ? {} : { domain }),
  })
  return { location, setCookie }
}

/**
 * The page is kept for everybody, so its form names the page alone; the query that this visitor has there is in the
 * referrer, which counts only as the address of that very page on this host.
 */
function withQueryOf({ host, referrer }: SentFrom, location: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return location
  const { hostname, pathname, search } = new URL(referrer)
  const isSamePage = hostname === parseHostHeader(host)?.hostname && pathname === location.replace(/\?.*$/, '')
  return isSamePage ? parseReturnPath(pathname + search) : location
}

/** A path of this host and nothing else: no other host, no scheme, no control characters; `currency` has had its say. */
export function parseReturnPath(path: string): string {
  if (!/^\/(?![/\\])[\x20-\x5b\x5d-\x7e]*$/.test(path)) return '/'
  const url = new URL(path, 'http://host.invalid')
  if (url.host !== 'host.invalid') return '/'
  return url.pathname.startsWith('//') ? '/' : url.pathname + withoutParameter(url.search, 'currency')
}
