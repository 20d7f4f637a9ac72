import { Redis } from 'ioredis'
import { z } from 'zod'

const CHANNEL = 'passepartout:purge'
const messageSchema = z.object({ tags: z.array(z.string()) })

interface Listeners {
  /** Called for every purge, this process's own included. */
  readonly onPurge: (tags: readonly string[]) => void
  /** Redis was away and is back: purges of others may have been missed. */
  readonly onGap: () => void
  readonly onError: (error: Error) => void
}

/** Tells the other processes which tags to purge, over Redis; without Redis there is nobody to tell. */
export class PurgeBus {
  readonly #publisher: Redis
  readonly #subscriber: Redis

  constructor(redisUrl: string, { onPurge, onGap, onError }: Listeners) {
    this.#publisher = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
    this.#subscriber = new Redis(redisUrl)
    for (const connection of [this.#publisher, this.#subscriber]) connection.on('error', onError)
    this.#subscriber.on('message', (_channel, text) => {
      const message = messageSchema.safeParse(JSON.parse(text))
      if (message.success) onPurge(message.data.tags)
    })
    this.#subscriber.once('ready', () => this.#subscriber.on('ready', () => void this.#listen(onError).then(onGap)))
    void this.#listen(onError)
  }

  async #listen(onError: (error: Error) => void): Promise<void> {
    await this.#subscriber.subscribe(CHANNEL).catch(onError)
  }

  async publish(tags: readonly string[]): Promise<void> {
    await this.#publisher.publish(CHANNEL, JSON.stringify({ tags }))
  }

  close(): void {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}
