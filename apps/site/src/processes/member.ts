import cluster from 'node:cluster'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import type { MemberMessage } from './messages.ts'
import type { ParentChannel } from './siblings.ts'

/** This process as one of those behind the port. */
export interface Member {
  readonly settings: Settings
  /** From 1, which is the leader: it does what one process of a machine does for all. */
  readonly number: number
  /** To the process that started it; absent when it is alone. */
  readonly channel: ParentChannel | undefined
}

/** Who this process is, by how it was started (process-group.ts). */
export function memberOf(settings: Settings): Member {
  if (!cluster.isWorker) return { settings, number: 1, channel: undefined }
  const { values } = parseArgs({ options: { process: { type: 'string' } } })
  const number = Number(values.process)
  // Who started it is gone, and with it the port and the end of its log, into which a last line would be tried to be written for ever.
  process.prependOnceListener('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const channel: ParentChannel = { send, listen: (receive) => process.on('message', receive) }
  return { settings: memberSettingsOf(number, settings), number, channel }
}

/** Opens the process's own internal port on loopback and says so: from then on it answers. */
export async function listenAndAnnounce(internal: FastifyInstance): Promise<void> {
  // Not shared with the others, as the cluster's ports are.
  await internal.listen({ port: 0, host: '127.0.0.1', exclusive: true })
  const address = internal.server.address()
  if (typeof address === 'object' && address) send({ kind: 'listening', internal: address.port })
}

/** A process that follows a shared store has a copy of its own. */
export function memberSettingsOf(number: number, settings: Settings): Settings {
  const { PUBLISHED_DATABASE_URL: shared, PUBLISHED_STORE: file } = settings
  return shared === undefined || number === 1 ? settings : { ...settings, PUBLISHED_STORE: `${file}.${number}` }
}

function send(message: MemberMessage): void {
  process.send?.(message)
}
