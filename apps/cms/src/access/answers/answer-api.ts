import { getPayload, getRequestLanguage, handleEndpoints, parseCookies, type SanitizedConfig } from 'payload'
import { type Message, type MessageCode, message } from '../../messages/message.ts'
import { readBytes } from '../../server/read-bytes.ts'
import { ConcurrencyLimit } from '../concurrency-limit.ts'
import { oneAtATimePerAccount } from '../sign-in/one-at-a-time-per-account.ts'
import { type RequestLanguage, refuseAsPayload } from './refuse.ts'

/** Bytes of a body: an upload holds the largest picture; a page of a hundred long blocks has half a megabyte. */
const MOST_BYTES = { upload: 26_000_000, other: 5_000_000 }
/** Somebody who is not signed in has to send a mail address and a password. */
const MOST_BYTES_OF_STRANGER = 100_000

/** One picture is made small at a time: the other threads stay for everybody else, and no two find one name free. */
const uploads = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 20 })

/** What no address of the content system holds: it would be a folder, or the end of a name, further inside. */
const SUSPICIOUS = /%2f|%5c|%00|%0[ad]|\\/i

const EMPTY_ESCAPE = '\\u0000'
/** The first half of a character beyond U+FFFF without its second, or the second without its first. */
const HALF_ESCAPE = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i

/** Of no field: none holds a place on a map. */
const OPERATORS_OF_PLACES = /\[(?:near|within|intersects)\]/i

/** Every request to the REST interface. What cannot be right is answered here, before anything is read; the rest is Payload's. */
export async function answerApi(
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
  const most = isKnown ? MOST_BYTES[isUpload ? 'upload' : 'other'] : MOST_BYTES_OF_STRANGER
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > most
  const body = isTooLong ? undefined : await readBytes(request, most)
  if (body === undefined) return refuse(language, 413, message('request.tooLarge', { most: most / 1_000_000 }))
  const fault = faultOfLetters(body) ?? faultOfQueryIn(request, body)
  if (fault) return refuse(language, 400, fault)
  const { url, method, headers, signal } = request
  const sent = new Request(url, { method, headers, signal, body })
  const answer = () => oneAtATimePerAccount(sent, { user, config }, () => handleEndpoints({ config, request: sent }))
  return isUpload && isKnown ? uploads.run(answer) : answer()
}

interface AddressFault {
  readonly status: 400 | 404
  readonly code: MessageCode
}

/** What Payload would ask the database, and call its own fault. */
function faultOfAddress({ pathname, search }: URL, { collections }: SanitizedConfig): AddressFault | undefined {
  const code = faultOfQuery(search)
  if (code) return { status: 400, code }
  const [, , slug, asked] = pathname.split('/')
  const isWithout = collections.some((one) => one.slug === slug && !one.versions)
  return asked === 'versions' && isWithout ? { status: 404, code: 'version.noneKept' } : undefined
}

function faultOfQuery(query: string): MessageCode | undefined {
  const parameters = [...new URLSearchParams(query)]
  if (parameters.flat().some((text) => text.includes('\0'))) return 'text.emptyCharacter'
  return parameters.some(([name]) => OPERATORS_OF_PLACES.test(name)) ? 'query.syntax' : undefined
}

/** A query that is too long for an address is posted, and Payload reads it as one. */
function faultOfQueryIn({ headers }: Request, body: Buffer): MessageCode | undefined {
  const isQuery = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return isQuery ? faultOfQuery(new TextDecoder().decode(body)) : undefined
}

/**
 * PostgreSQL keeps no text with the empty letter, and SQLite shows none behind it; half of a letter is none in UTF-8. JSON
 * writes both as an escape: behind an even number of backslashes it is six letters of a text.
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
function languageOf({ headers }: Request, config: SanitizedConfig): RequestLanguage {
  return { i18n: { language: getRequestLanguage({ config, cookies: parseCookies(headers), headers }) } }
}

/** Closes the connection after a refusal of a body that is too large, so that the rest of it is not read. */
function refuse(language: RequestLanguage, status: number, said: Message | MessageCode): Response {
  const answer = refuseAsPayload(language, status, said)
  if (status === 413) answer.headers.set('connection', 'close')
  return answer
}
