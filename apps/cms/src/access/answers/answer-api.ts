import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { inTurnOfAccount } from '../sign-in/account-turns.ts'
import { Turns } from '../turns.ts'
import { refuseInLanguage } from './refuse-in-language.ts'

/** Of an upload, the largest picture and the words around it; a page of a hundred long blocks has half a megabyte. */
const MOST_BYTES = { upload: 26_000_000, other: 5_000_000 }
/** Somebody who is not signed in has to send a mail address and a password. */
const MOST_BYTES_OF_STRANGER = 100_000

/** One picture is made small at a time: the other threads stay for everybody else, and no two find one name free. */
const uploads = new Turns({ atOnce: 1, mostWaiting: 20 })

/** What no address of the content system holds: it would be a folder, or the end of a name, further inside. */
const SUSPICIOUS = /%2f|%5c|%00|%0[ad]|\\/i

const NO_LETTER = 'A text holds a character that cannot be kept (the empty one, U+0000): write or paste it again.'
const HALF_LETTER = 'A text holds half of a character: write or paste it again.'
const EMPTY_ESCAPE = '\\u0000'
/** The first half of a character beyond U+FFFF without its second, or the second without its first. */
const HALF_ESCAPE = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i

/** Of no field: none holds a place on a map. */
const OPERATORS_OF_PLACES = /\[(?:near|within|intersects)\]/i

/** Every request to the REST interface, refused in the language of whoever asks. */
export async function answerApi(
  request: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  return refuseInLanguage(request, await answerPlainly(request, config), await config)
}

/** What cannot be right is answered here, before anything is read; the rest is Payload's. */
async function answerPlainly(request: Request, config: Promise<SanitizedConfig> | SanitizedConfig): Promise<Response> {
  if (!isPlainPath(new URL(request.url).pathname)) return refuse(400, 'This is no address of the content system.')
  const refused = refuseAddress(new URL(request.url), await config)
  if (refused) return refused
  if (request.method === 'GET') return handleEndpoints({ config, request })
  const user = await userOf(request, config)
  if (request.body === null)
    return inTurnOfAccount(request, { user, config }, () => handleEndpoints({ config, request }))
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
  const isKnown = user !== null
  const isUpload = isForm && /^\/api\/media(\/|$)/.test(new URL(request.url).pathname)
  if (isUpload && isKnown && uploads.isFull)
    return refuse(503, 'Many pictures are being uploaded. Try again in a minute.')
  const most = isKnown ? MOST_BYTES[isUpload ? 'upload' : 'other'] : MOST_BYTES_OF_STRANGER
  const body = await readWithin(request, most)
  if (body === undefined) return refuse(413, `This is too large: at most ${most / 1_000_000} MB are taken.`)
  const fault = faultOfLetters(body) ?? faultOfQueryIn(request, body)
  if (fault) return refuse(400, fault)
  const { url, method, headers, signal } = request
  const sent = new Request(url, { method, headers, signal, body })
  const answer = () => inTurnOfAccount(sent, { user, config }, () => handleEndpoints({ config, request: sent }))
  return isUpload && isKnown ? uploads.run(answer) : answer()
}

/** What Payload would ask the database, and call its own fault. */
function refuseAddress({ pathname, search }: URL, { collections }: SanitizedConfig): Response | undefined {
  const fault = faultOfQuery(search)
  if (fault) return refuse(400, fault)
  const [, , slug, asked] = pathname.split('/')
  const isWithout = collections.some((one) => one.slug === slug && !one.versions)
  return asked === 'versions' && isWithout ? refuse(404, 'There are no old versions of these.') : undefined
}

function faultOfQuery(query: string): string | undefined {
  const parameters = [...new URLSearchParams(query)]
  if (parameters.flat().some((text) => text.includes('\0'))) return NO_LETTER
  return parameters.some(([name]) => OPERATORS_OF_PLACES.test(name)) ? 'The query is not written correctly.' : undefined
}

/** A query that is too long for an address is posted, and Payload reads it as one. */
function faultOfQueryIn({ headers }: Request, body: Uint8Array<ArrayBuffer>): string | undefined {
  const isQuery = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return isQuery ? faultOfQuery(new TextDecoder().decode(body)) : undefined
}

/**
 * PostgreSQL keeps no text with the empty letter, and SQLite shows none behind it; half of a letter is none in UTF-8. JSON
 * writes both as an escape: behind an even number of backslashes it is six letters of a text.
 */
function faultOfLetters(body: Uint8Array<ArrayBuffer>): string | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (!['\\u0', '\\ud', '\\uD'].some((beginning) => bytes.includes(beginning))) return undefined
  const escapes = bytes.toString('latin1').replaceAll('\\\\', '')
  if (escapes.includes(EMPTY_ESCAPE)) return NO_LETTER
  return HALF_ESCAPE.test(escapes) ? HALF_LETTER : undefined
}

function isPlainPath(path: string): boolean {
  try {
    return !SUSPICIOUS.test(path) && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Asked before the body is read: of a stranger's, little is. */
async function userOf({ headers }: Request, config: Promise<SanitizedConfig> | SanitizedConfig) {
  const payload = await getPayload({ config })
  return (await payload.auth({ headers, canSetHeaders: false })).user
}

/** The body, or `undefined` as soon as it says or turns out to be too large; the rest is not read. */
async function readWithin(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** In Payload's form, which the admin shows. The connection ends, so that what is still on its way is not read. */
function refuse(status: number, message: string): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 413 ? { connection: 'close' } : {}) }
  return Response.json({ errors: [{ message }] }, { status, headers })
}
