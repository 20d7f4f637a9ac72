import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, type SFTPWrapper } from 'ssh2'

/** Where feeds are uploaded to. */
export interface SftpTarget {
  readonly host: string
  readonly port: number
  readonly user: string
  /** Path of a private key or of a file with a password; one of both. */
  readonly keyFile?: string | undefined
  readonly passwordFile?: string | undefined
  /** Fingerprint of the server's key, as `ssh-keygen -l` writes it: `SHA256:…`. */
  readonly hostKey: string
  /** Folder on the server. */
  readonly folder: string
}

/** A file, and its name on the server. */
interface UploadedFile {
  readonly path: string
  readonly name: string
}

export interface UploadOptions {
  /** Milliseconds before each further try. */
  readonly waits?: readonly number[]
  /** Milliseconds for connecting. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  readonly onRetry?: (reason: unknown) => void
}

const WAITS = [5000, 30_000, 120_000, 600_000]
const TIMEOUT = 30_000
const ALIVE_EVERY = 10_000

/**
 * Uploads files by SFTP: all of them under other names first, which are renamed when all have arrived, so that no present file is touched by an
 * upload that breaks off. Tries again from the start, later each time.
 *
 * @throws the reason of the last try; a server with another key than the expected one is not tried again
 */
export async function uploadFiles(files: readonly UploadedFile[], target: SftpTarget, options: UploadOptions = {}) {
  const { waits = WAITS, signal, onRetry = () => {} } = options
  for (const wait of [...waits, undefined]) {
    try {
      return await uploadOnce(files, target, options)
    } catch (error) {
      if (wait === undefined || error instanceof WrongHostKeyError) throw error
      onRetry(error)
      await setTimeout(wait, undefined, { ...(signal ? { signal } : {}), ref: false })
    }
  }
}

/** The server is another one than expected: nothing was told to it. */
export class WrongHostKeyError extends Error {
  override readonly name = 'WrongHostKeyError'
}

async function uploadOnce(files: readonly UploadedFile[], target: SftpTarget, options: UploadOptions): Promise<void> {
  const client = new Client()
  try {
    const sftp = await connect(client, target, options)
    const put = promisify(sftp.fastPut.bind(sftp))
    const placed = files.map(({ path, name }) => ({ path, at: `${target.folder}/${name}` }))
    // What a broken upload left under the other name is overwritten.
    for (const { path, at } of placed) await untilClosed(client, put(path, partOf(at)))
    for (const { at } of placed) await untilClosed(client, replace(sftp, partOf(at), at))
  } finally {
    client.end()
  }
}

function partOf(path: string): string {
  return `${path}.part`
}

async function connect(client: Client, target: SftpTarget, { timeout = TIMEOUT }: UploadOptions): Promise<SFTPWrapper> {
  const { host, port, user: username, keyFile, passwordFile, hostKey } = target
  const secret = keyFile
    ? { privateKey: await readFile(keyFile) }
    : { password: (await readFile(passwordFile ?? '', 'utf8')).replace(/\r?\n$/, '') }
  let isOther = false
  const hostVerifier = (key: Buffer) => {
    isOther = !isKeyOf(hostKey, key)
    return !isOther
  }
  await new Promise<void>((resolve, reject) => {
    client.once('ready', resolve)
    client.once('close', () => reject(new Error('the connection was closed')))
    // Not removed after the connection is made: an error without a listener would end the process.
    client.on('error', (error) => {
      reject(isOther ? new WrongHostKeyError(`${host} has another key than FEED_SFTP_HOST_KEY`) : error)
    })
    client.connect({
      ...{ host, port, username, ...secret, hostVerifier },
      ...{ readyTimeout: timeout, keepaliveInterval: ALIVE_EVERY },
    })
  })
  return untilClosed(client, promisify(client.sftp.bind(client))())
}

/** Whether a key has a fingerprint of the form `SHA256:<base64>`, with or without padding. */
function isKeyOf(fingerprint: string, key: Buffer): boolean {
  const expected = Buffer.from(fingerprint.replace(/^SHA256:/, ''), 'base64')
  const actual = createHash('sha256').update(key).digest()
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** The library calls nobody back when the connection ends. */
async function untilClosed<T>(client: Client, work: Promise<T>): Promise<T> {
  const { promise: closed, reject } = Promise.withResolvers<never>()
  const onClose = () => reject(new Error('the connection was closed'))
  client.once('close', onClose)
  try {
    return await Promise.race([work, closed])
  } finally {
    client.off('close', onClose)
  }
}

/** In one step where the server can; otherwise there is no file for a moment. */
async function replace(sftp: SFTPWrapper, from: string, to: string): Promise<void> {
  const rename = promisify(sftp.rename.bind(sftp))
  try {
    await promisify(sftp.ext_openssh_rename.bind(sftp))(from, to)
  } catch {
    await promisify(sftp.unlink.bind(sftp))(to).catch(() => {})
    await rename(from, to)
  }
}
