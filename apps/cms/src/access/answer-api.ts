import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { Turns } from './turns.ts'

/** The largest picture and the words around it. */
const MOST_BYTES_OF_FORM = 26_000_000
/** A page of a hundred long blocks has half a megabyte. */
const MOST_BYTES = 5_000_000

/** Two pictures are made small at once: the other half of the threads stays for everybody else. */
const uploads = new Turns({ atOnce: 2, mostWaiting: 20 })

/** What no address of the content system holds: it would be a folder, or the end of a name, further inside. */
const SUSPICIOUS = /%2f|%5c|%00|%0[ad]|\\/i

/**
 * Every request to the REST interface: what cannot be right is answered here, before anything is read; the rest is
 * Payload's.
 */
export async function answerApi(
  request: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  if (!isPlainPath(new URL(request.url).pathname)) return refuse(400, 'This is no address of the content system.')
  if (request.body === null) return handleEndpoints({ config, request })
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
  if (isForm && !(await isSignedIn(request, config))) return refuse(403, 'Sign in first.')
  const isUpload = isForm && /^\/api\/media(\/|$)/.test(new URL(request.url).pathname)
  if (isUpload && uploads.isFull) return refuse(503, 'Many pictures are being uploaded. Try again in a minute.')
  const most = isForm ? MOST_BYTES_OF_FORM : MOST_BYTES
  const body = await readWithin(request, most)
  if (body === undefined) return refuse(413, `This is too large: at most ${Math.floor(most / 1_000_000)} MB are taken.`)
  const { url, method, headers, signal } = request
  const answer = () => handleEndpoints({ config, request: new Request(url, { method, headers, signal, body }) })
  return isUpload ? uploads.run(answer) : answer()
}

function isPlainPath(path: string): boolean {
  try {
    return !SUSPICIOUS.test(path) && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Asked before a large body is read: a stranger's is not. */
async function isSignedIn({ headers }: Request, config: Promise<SanitizedConfig> | SanitizedConfig): Promise<boolean> {
  const payload = await getPayload({ config })
  return (await payload.auth({ headers, canSetHeaders: false })).user !== null
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
  const headers = { 'cache-control': 'no-store', ...(status === 413 || status === 403 ? { connection: 'close' } : {}) }
  return Response.json({ errors: [{ message }] }, { status, headers })
}
