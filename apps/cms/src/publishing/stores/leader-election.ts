import { Client, type ClientBase } from 'pg'
import { lockConnectionOptions } from '../../infrastructure/lock-connection-options.ts'
import { transact } from './postgres-store.ts'

/** The advisory lock of the leader. */
const LEADER_LOCK = 73_003
const CHANNEL = 'publication_wanted'

/**
 * Elects one of several content systems that share a published store: the one whose connection holds a lock publishes. It
 * writes only over that connection, so that losing the connection ends both the lock and the open transaction.
 */
export class LeaderElection {
  readonly #url: string
  readonly #onPublicationWanted: () => void
  #client: Client | undefined
  #connecting: Promise<Client> | undefined
  #isLeader = false
  #work: Promise<unknown> = Promise.resolve()

  /** @param onPublicationWanted called when another content system has queued a publication */
  constructor(url: string, onPublicationWanted: () => void) {
    this.#url = url
    this.#onPublicationWanted = onPublicationWanted
  }

  /**
   * Whether this process is the leader; it becomes the leader when there is none.
   *
   * @throws when the database cannot be reached
   */
  async acquire(): Promise<boolean> {
    if (this.#isLeader) return true
    const client = this.#client ?? (await this.#connectOnce())
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${LEADER_LOCK}) AS taken`)
    this.#isLeader = rows[0]?.taken === true && client === this.#client
    return this.#isLeader
  }

  get isLeader(): boolean {
    return this.#isLeader
  }

  /** Notifies the leader that there is work. */
  async notifyLeader(): Promise<void> {
    if (!this.#isLeader) await this.#client?.query(`NOTIFY ${CHANNEL}`)
  }

  /** Runs transactions one after the other, over the leader's connection. */
  transact = <T>(work: (client: ClientBase) => Promise<T>): Promise<T> => {
    const done = this.#work.then(() => {
      if (!(this.#client && this.#isLeader)) throw new Error('another content system publishes now')
      return transact(this.#client, work)
    })
    this.#work = done.catch(() => undefined)
    return done
  }

  async close(): Promise<void> {
    await this.#client?.end()
  }

  #connectOnce(): Promise<Client> {
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #connect(): Promise<Client> {
    const client = new Client(lockConnectionOptions(this.#url, 'publishing'))
    const lost = () => {
      if (this.#client !== client) return
      this.#client = undefined
      this.#isLeader = false
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', () => this.#onPublicationWanted())
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    this.#client = client
    return client
  }
}
