import { connect, createServer } from 'node:net'
import { describeBusyPorts } from '../launch/free-ports.mjs'
import { PlainError } from '../plain-error.ts'
import type { Ports } from './settings.ts'

/** @throws PlainError naming each port that something else listens on, and the setting that chooses it. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const sentences = await describeBusyPorts(ports)
  if (sentences.length > 0) throw new PlainError(sentences.join('\n'))
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
