import { Redis } from 'ioredis'
import { z } from 'zod'

const CHANNEL = 'passepartout:purge'
const messageSchema = z.object({ tags: z.array(z.string()) })

/** Tells the other processes which tags to purge, over Redis; without Redis there is nobody to tell. */
export class PurgeBus {
  readonly #publisher: Redis
  readonly #subscriber: Redis

  /** @param onPurge called for every purge, this process's own included */
  constructor(redisUrl: string, onPurge: (tags: readonly string[]) => void, onError: (error: Error) => void) {
    this.#publisher = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
    this.#subscriber = new Redis(redisUrl)
    for (const connection of [this.#publisher, this.#subscriber]) connection.on('error', onError)
    this.#subscriber.on('message', (_channel, text) => {
      const message = messageSchema.safeParse(JSON.parse(text))
      if (message.success) onPurge(message.data.tags)
    })
    void this.#subscriber.subscribe(CHANNEL).catch(onError)
  }

  async publish(tags: readonly string[]): Promise<void> {
    await this.#publisher.publish(CHANNEL, JSON.stringify({ tags }))
  }

  close(): void {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}
