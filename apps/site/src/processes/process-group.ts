import cluster, { type Worker } from 'node:cluster'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type GroupMessage, memberMessageSchema } from './messages.ts'
import { PurgeRelay, type RelayedProcess } from './purge-relay.ts'

/** Milliseconds until a process that ended is started again. */
const AGAIN_AFTER = 1000

/** A running process of the site. */
class GroupMember implements RelayedProcess {
  readonly number: number
  readonly worker: Worker
  /** Its own internal port, once it answers. */
  internal: number | undefined

  constructor(number: number, worker: Worker) {
    this.number = number
    this.worker = worker
  }

  send(message: GroupMessage): void {
    if (this.worker.isConnected()) this.worker.send(message)
  }
}

/**
 * The processes that answer behind one port: Node's cluster hands them connections in turn. The first is the leader, which does what one process
 * of a machine does for all. Each that ends is started again.
 */
export class ProcessGroup {
  readonly #count: number
  readonly #onRestart: (number: number) => void
  readonly #members = new Map<number, GroupMember>()
  readonly #relay = new PurgeRelay()
  #hasStarted = false
  #isStopping = false

  /** @param onRestart told of each process that is started again */
  constructor(count: number, onRestart: (number: number) => void) {
    this.#count = count
    this.#onRestart = onRestart
  }

  /** The internal ports of those that answer, the leader's first. */
  get internalPorts(): readonly number[] {
    const members = [...this.#members.values()].toSorted((one, other) => one.number - other.number)
    return members.flatMap(({ internal }) => internal ?? [])
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /**
   * Starts the leader, and the others once it answers.
   *
   * @returns once all answer or it is told to stop; the leader's exit code if it ended before it answered: its message is written then
   */
  async start(): Promise<number | undefined> {
    const code = await this.#fork(1)
    if (code !== undefined || this.#isStopping) return code
    await Promise.all(Array.from({ length: this.#count - 1 }, (_, index) => this.#fork(index + 2)))
    return undefined
  }

  /** Resolves when all have finished what they were doing. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const members = [...this.#members.values()]
    await Promise.all(
      members.map(({ worker }) => {
        if (worker.isDead()) return undefined
        worker.process.kill('SIGTERM')
        return new Promise((resolve) => worker.process.once('close', resolve))
      }),
    )
  }

  /** Resolves when it, or the one that replaces it, answers or is to stop; with the exit code of a leader that ends the whole start. */
  #fork(number: number): Promise<number | undefined> {
    cluster.setupPrimary({ args: ['--process', String(number)], silent: true })
    const worker = cluster.fork()
    const member = new GroupMember(number, worker)
    this.#members.set(number, member)
    passLines(worker.process.stdout, process.stdout)
    passLines(worker.process.stderr, process.stderr)
    return new Promise((resolve) => {
      worker.on('message', (given: unknown) => {
        this.#receive(member, given)
        if (member.internal !== undefined) resolve(undefined)
      })
      // Not before its last lines.
      worker.process.once('close', (code) => {
        resolve(this.#replace(member, code ?? 1))
      })
    })
  }

  #receive(member: GroupMember, given: unknown): void {
    const message = memberMessageSchema.safeParse(given).data
    if (message?.kind === 'listening') {
      member.internal = message.internal
      this.#hasStarted = true
    } else if (message?.kind === 'purged') this.#relay.note(member, message.id)
    else if (message?.kind === 'purge') {
      const others = [...this.#members.values()].filter((other) => other !== member && other.worker.isConnected())
      this.#relay.start(member, message.id, message.tags, others)
    }
  }

  async #replace(member: GroupMember, code: number): Promise<number | undefined> {
    this.#members.delete(member.number)
    this.#relay.leave(member)
    if (this.#isStopping) return undefined
    // A leader that never answered ends the whole start.
    if (!this.#hasStarted) return code
    this.#onRestart(member.number)
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    return this.#isStopping ? undefined : this.#fork(member.number)
  }
}

/** Whole lines, so that those of several processes are not mixed. */
function passLines(from: Readable | null, to: Writable): void {
  if (!from) return
  createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => to.write(`${line}\n`))
}
