import { getPayload, getRequestLanguage, handleEndpoints, parseCookies, type SanitizedConfig } from 'payload'
import { readLimitedBody } from '../../infrastructure/read-limited-body.ts'
import { type Message, type MessageCode, message } from '../../messages/message.ts'
import { oneAtATimePerAccount } from '../sign-in/one-at-a-time-per-account.ts'
import { TaskLimiter } from '../task-limiter.ts'
import { payloadErrorResponse, type RequestWithLanguage } from './error-response.ts'
import { setPublishedMessage } from './set-published-message.ts'

/** Bytes of a body: an upload holds the largest picture; a page of a hundred long blocks has half a megabyte. */
const MAX_BYTES = { upload: 26_000_000, other: 5_000_000 }
/** An account is not needed to send a mail address and a password. */
const MAX_BYTES_SIGNED_OUT = 100_000

/** Scales one picture at a time, which leaves the other threads free and prevents two uploads from choosing the same name. */
const uploads = new TaskLimiter({ atOnce: 1, mostWaiting: 20 })

/** Characters that no address of the content system contains: further inside they would be a folder or the end of a name. */
const SUSPICIOUS = /%2f|%5c|%00|%0[ad]|\\/i

const EMPTY_ESCAPE = '\\u0000'
/** Half of a surrogate pair. */
const HALF_ESCAPE = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i

/** Operators for geographic fields; there are none. */
const OPERATORS_OF_PLACES = /\[(?:near|within|intersects)\]/i

/**
 * Handles every request to the REST interface. Invalid requests are refused before anything is read; Payload handles the rest.
 */
export async function handleApiRequest(
  request: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  const language = languageOf(request, await config)
  const address = new URL(request.url)
  if (!isPlainPath(address.pathname)) return refuse(language, 400, 'request.noAddress')
  const wrong = faultOfAddress(address, await config)
  if (wrong) return refuse(language, wrong.status, wrong.code)
  if (request.method === 'GET') return handleEndpoints({ config, request })
  const user = await userOf(request, config)
  if (request.body === null)
    return oneAtATimePerAccount(request, { user, config }, () => handleEndpoints({ config, request }))
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
  const isKnown = user !== null
  const isUpload = isForm && /^\/api\/media(\/|$)/.test(address.pathname)
  if (isUpload && isKnown && uploads.isFull) return refuse(language, 503, 'picture.manyUploads')
  const most = isKnown ? MAX_BYTES[isUpload ? 'upload' : 'other'] : MAX_BYTES_SIGNED_OUT
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > most
  const body = isTooLong ? undefined : await readLimitedBody(request, most)
  if (body === undefined) return refuse(language, 413, message('request.tooLarge', { most: most / 1_000_000 }))
  const fault = faultOfLetters(body) ?? faultOfQueryIn(request, body)
  if (fault) return refuse(language, 400, fault)
  const { url, method, headers, signal } = request
  const sent = new Request(url, { method, headers, signal, body })
  const telling = { language: language.i18n.language, collections: (await config).collections }
  const handle = async () => setPublishedMessage(await handleEndpoints({ config, request: sent }), sent, telling)
  const answer = () => oneAtATimePerAccount(sent, { user, config }, handle)
  return isUpload && isKnown ? uploads.run(answer) : answer()
}

interface AddressFault {
  readonly status: 400 | 404
  readonly code: MessageCode
}

/** Finds addresses that Payload would pass to the database and report as its own error. */
function faultOfAddress({ pathname, search }: URL, { collections }: SanitizedConfig): AddressFault | undefined {
  const code = faultOfQuery(search)
  if (code) return { status: 400, code }
  const [, , slug, endpoint] = pathname.split('/')
  const isWithout = collections.some((one) => one.slug === slug && !one.versions)
  return endpoint === 'versions' && isWithout ? { status: 404, code: 'version.noVersions' } : undefined
}

function faultOfQuery(query: string): MessageCode | undefined {
  const parameters = [...new URLSearchParams(query)]
  if (parameters.flat().some((text) => text.includes('\0'))) return 'text.emptyCharacter'
  return parameters.some(([name]) => OPERATORS_OF_PLACES.test(name)) ? 'query.syntax' : undefined
}

/** A query that is too long for an address is posted; Payload parses it as a query. */
function faultOfQueryIn({ headers }: Request, body: Buffer): MessageCode | undefined {
  const isQuery = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return isQuery ? faultOfQuery(new TextDecoder().decode(body)) : undefined
}

/**
 * Finds NUL and half surrogate pairs: PostgreSQL stores no text with NUL, SQLite cuts it there, and half a pair is invalid
 * UTF-8. JSON escapes both; after an even number of backslashes the escape is literal text.
 */
function faultOfLetters(bytes: Buffer): MessageCode | undefined {
  if (!['\\u0', '\\ud', '\\uD'].some((beginning) => bytes.includes(beginning))) return undefined
  const escapes = bytes.toString('latin1').replaceAll('\\\\', '')
  if (escapes.includes(EMPTY_ESCAPE)) return 'text.emptyCharacter'
  return HALF_ESCAPE.test(escapes) ? 'text.halfCharacter' : undefined
}

function isPlainPath(path: string): boolean {
  try {
    return !SUSPICIOUS.test(path) && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The account of a request, before its body is read: without an account only a short body is. */
async function userOf({ headers }: Request, config: Promise<SanitizedConfig> | SanitizedConfig) {
  const payload = await getPayload({ config })
  return (await payload.auth({ headers, canSetHeaders: false })).user
}

/** The language of a request that Payload has not read yet. */
function languageOf({ headers }: Request, config: SanitizedConfig): RequestWithLanguage {
  return { i18n: { language: getRequestLanguage({ config, cookies: parseCookies(headers), headers }) } }
}

/** Closes the connection after a refusal of a body that is too large, so that the rest of it is not read. */
function refuse(language: RequestWithLanguage, status: number, reason: Message | MessageCode): Response {
  const answer = payloadErrorResponse(language, status, reason)
  if (status === 413) answer.headers.set('connection', 'close')
  return answer
}
