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
/** As JSON writes it: behind an even number of backslashes it is six letters of a text. */
const EMPTY_LETTER = /(?<!\\)(?:\\\\)*\\u0000/

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
  if (holdsNothing(body)) return refuse(400, NO_LETTER)
  const { url, method, headers, signal } = request
  const sent = new Request(url, { method, headers, signal, body })
  const answer = () => inTurnOfAccount(sent, { user, config }, () => handleEndpoints({ config, request: sent }))
  return isUpload && isKnown ? uploads.run(answer) : answer()
}

/** PostgreSQL keeps no text with the empty letter, and SQLite shows none behind it. */
function holdsNothing(body: Uint8Array<ArrayBuffer>): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return bytes.includes('\\u0000') && EMPTY_LETTER.test(bytes.toString('latin1'))
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
