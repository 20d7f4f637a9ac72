import type { GroupMessage } from './messages.ts'

/** A process to which messages can be sent. */
export interface RelayedProcess {
  readonly send: (message: GroupMessage) => void
}

interface Purge {
  readonly origin: RelayedProcess
  /** Its number there. */
  readonly id: number
  readonly left: Set<RelayedProcess>
}

/** Passes what one process purges to the others, and tells it when all of them have. One that ends has nothing left to purge. */
export class PurgeRelay {
  readonly #purges = new Map<number, Purge>()
  #number = 0

  /** @param others who purge too */
  start(origin: RelayedProcess, id: number, tags: string[], others: readonly RelayedProcess[]): void {
    this.#number += 1
    const number = this.#number
    this.#purges.set(number, { origin, id, left: new Set(others) })
    for (const other of others) other.send({ kind: 'purge', id: number, tags })
    this.#settle(number)
  }

  /** A process has purged what it was told to under this number. */
  note(member: RelayedProcess, number: number): void {
    this.#purges.get(number)?.left.delete(member)
    this.#settle(number)
  }

  /** A process has ended. */
  leave(member: RelayedProcess): void {
    for (const [number, { left, origin }] of this.#purges) {
      left.delete(member)
      if (origin === member) this.#purges.delete(number)
      else this.#settle(number)
    }
  }

  #settle(number: number): void {
    const purge = this.#purges.get(number)
    if (!purge || purge.left.size > 0) return
    this.#purges.delete(number)
    purge.origin.send({ kind: 'done', id: purge.id })
  }
}
