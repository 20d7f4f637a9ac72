import { type GroupMessage, groupMessageSchema, type MemberMessage } from './messages.ts'

/** The channel to the process that started this one; `process` has these methods. */
export interface ParentChannel {
  readonly send: (message: MemberMessage) => void
  readonly listen: (receive: (message: unknown) => void) => void
}

/** The other processes behind the site's port. What one purges, all do. */
export class Siblings {
  readonly #channel: ParentChannel
  readonly #waiting = new Map<number, () => void>()
  #number = 0

  /** @param onPurge purges what another process names; it reports its failures itself */
  constructor(channel: ParentChannel, onPurge: (tags: readonly string[]) => Promise<unknown>) {
    this.#channel = channel
    channel.listen((given) => {
      const message = groupMessageSchema.safeParse(given).data
      if (message) void this.#receive(message, onPurge)
    })
  }

  /** Resolves when each of them has purged the tags. */
  publish(tags: readonly string[]): Promise<void> {
    this.#number += 1
    const id = this.#number
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      this.#channel.send({ kind: 'purge', id, tags: [...tags] })
    })
  }

  async #receive(message: GroupMessage, onPurge: (tags: readonly string[]) => Promise<unknown>): Promise<void> {
    const { kind, id } = message
    if (kind === 'purge') {
      await onPurge(message.tags)
      this.#channel.send({ kind: 'purged', id })
    } else {
      this.#waiting.get(id)?.()
      this.#waiting.delete(id)
    }
  }
}
