import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { describeBusyPorts, isPortFree } from '../launch/free-ports.mjs'
import { PlainError } from '../plain-error.ts'
import type { Ports } from './settings.ts'

/** @throws PlainError naming each port in use and its setting */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const sentences = await describeBusyPorts(ports)
  if (sentences.length > 0) throw new PlainError(sentences.join('\n'))
}

/** Whether a server of this machine accepts connections on the port. */
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

/** Ports below those that systems give to outgoing connections, which would take one between its choice and its use. */
const FIRST_PORT = 15_000
const PORT_RANGE = 17_000

/** Random free ports, no two alike; only a program that chooses the same one at the same moment can take it. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, FIRST_PORT + PORT_RANGE)
    if (await isPortFree(port)) ports.add(port)
  }
  return [...ports]
}
