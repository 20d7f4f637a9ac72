import { connect, createServer } from 'node:net'
import { PlainError } from '../plain-error.ts'
import type { Ports } from './settings.ts'

/** Addresses that a service may bind: a port is free only when all of them are. */
const HOSTS = ['127.0.0.1', '0.0.0.0', '::']

/** @throws PlainError naming the first port that something else listens on, and the setting that chooses it. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) {
      throw new PlainError(`Port ${port} is in use: stop what listens there, or set ${name} to a free port.`)
    }
  }
}

/** Whether a server could listen on the port right now. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of HOSTS) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** Whether a server of this machine takes connections on the port by now. */
export function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.end()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

/** As many ports that were free a moment ago, from the system's own range. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map(listenAnywhere))
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

function listenAnywhere(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(!isTaken(error)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })
}

/** Only these mean "not for us"; a machine without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT, which hinders nobody. */
function isTaken(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EADDRINUSE' || error.code === 'EACCES'
}
