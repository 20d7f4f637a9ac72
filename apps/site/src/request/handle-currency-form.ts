import { isCurrencyCode } from '@passepartout/content-model/currencies'
import { stringifySetCookie } from 'cookie'
import { z } from 'zod'
import { withoutParameter } from './address/query-parameters.ts'
import { parseHostHeader } from './environment.ts'

const YEAR = 365 * 24 * 3600
const formSchema = z.object({ currency: z.string(), return: z.string().catch('/') })

export interface CurrencyFormResult {
  /** A path on this host. */
  readonly location: string
  /** Absent for an unknown currency; the visitor's stays. */
  readonly setCookie?: string
}

/** Headers of the browser that tell where a form was sent from. */
interface SentFrom {
  /** Host of this request. */
  readonly host: string | undefined
  readonly referrer: string | undefined
  readonly isSecure: boolean
}

/**
 * Handles the currency form: stores the choice for a year and redirects to the page, without JavaScript.
 *
 * @param domain the naked domain shared with the booking subdomain; absent where cookies cannot have one (localhost)
 */
export function handleCurrencyForm(form: unknown, domain: string | undefined, from: SentFrom): CurrencyFormResult {
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
 * Pages are cached for everybody, so their forms contain only the path; the visitor's query is taken from the referrer, if that
 * is the same page on this host.
 */
function withQueryOf({ host, referrer }: SentFrom, location: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return location
  const { hostname, pathname, search } = new URL(referrer)
  const isSamePage = hostname === parseHostHeader(host)?.hostname && pathname === location.replace(/\?.*$/, '')
  return isSamePage ? parseReturnPath(pathname + search) : location
}

/**
 * Validates a path on this host: no other host, scheme or control characters; without the parameter `currency`, which the form
 * replaces.
 */
export function parseReturnPath(path: string): string {
  if (!/^\/(?![/\\])[\x20-\x5b\x5d-\x7e]*$/.test(path)) return '/'
  const url = new URL(path, 'http://host.invalid')
  if (url.host !== 'host.invalid') return '/'
  return url.pathname.startsWith('//') ? '/' : url.pathname + withoutParameter(url.search, 'currency')
}
