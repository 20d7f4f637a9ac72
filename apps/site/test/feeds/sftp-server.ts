import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'

/** An SFTP server on loopback with its files in memory. */
export interface SftpServer {
  readonly port: number
  /** Of its key. */
  readonly fingerprint: string
  readonly files: Map<string, Buffer>
  /** Bytes after which it cuts the connection, once. */
  cutAfter: number | undefined
  readonly logins: string[]
  readonly close: () => Promise<void>
}

export const SFTP_USER = 'feeds'
export const SFTP_PASSWORD = 'a password of the test'

const { STATUS_CODE } = ssh2.utils.sftp

export async function startSftpServer(): Promise<SftpServer> {
  const { private: key } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const parsed = ssh2.utils.parseKey(key)
  if (parsed instanceof Error || Array.isArray(parsed)) throw new Error('no key')
  const connections = new Set<Connection>()
  const listener = new ssh2.Server({ hostKeys: [key] }, (connection) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection)).on('error', () => {})
    connection.on('authentication', (context) => {
      server.logins.push(context.method)
      const isKnown =
        context.username === SFTP_USER && context.method === 'password' && context.password === SFTP_PASSWORD
      if (isKnown) context.accept()
      else context.reject(['password'])
    })
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), server, () => connection.end()))
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const server: SftpServer = {
    port: (listener.address() as AddressInfo).port,
    fingerprint: `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=$/, '')}`,
    files: new Map(),
    cutAfter: undefined,
    logins: [],
    close: async () => {
      for (const connection of connections) connection.end()
      await new Promise<void>((resolve) => listener.close(() => resolve()))
    },
  }
  return server
}

function serve(sftp: SFTPWrapper, server: SftpServer, cut: () => void): void {
  const open = new Map<string, { readonly path: string; data: Buffer }>()
  let received = 0
  sftp.on('OPEN', (id, path) => {
    const handle = Buffer.from(String(id))
    open.set(handle.toString(), { path, data: Buffer.alloc(0) })
    server.files.set(path, Buffer.alloc(0))
    sftp.handle(id, handle)
  })
  sftp.on('WRITE', (id, handle, offset, data) => {
    received += data.length
    if (server.cutAfter !== undefined && received > server.cutAfter) {
      server.cutAfter = undefined
      return cut()
    }
    const file = open.get(handle.toString())
    if (!file) return sftp.status(id, STATUS_CODE.FAILURE)
    const whole = Buffer.alloc(Math.max(file.data.length, offset + data.length))
    file.data.copy(whole)
    data.copy(whole, offset)
    file.data = whole
    server.files.set(file.path, whole)
    sftp.status(id, STATUS_CODE.OK)
  })
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('REMOVE', (id, path) => {
    sftp.status(id, server.files.delete(path) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE)
  })
  // As version 3 of the protocol says: not over a file that there is.
  sftp.on('RENAME', (id, from, to) => {
    const data = server.files.get(from)
    if (!data || server.files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE)
    server.files.delete(from)
    server.files.set(to, data)
    sftp.status(id, STATUS_CODE.OK)
  })
}
