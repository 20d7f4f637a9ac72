import { Redis } from 'ioredis'
import { z } from 'zod'
import { parseSharedJson, type ReportRefusal } from './parse-shared-json.ts'
import { MAX_PURGE_BYTES, purgedTagsSchema } from './purge-message.ts'

const messageSchema = z.object({ tags: purgedTagsSchema })

interface BusSettings {
  readonly redisUrl: string
  /** Part of the channel's name, so that installations that share a Redis do not hear each other. */
  readonly installation: string
}

interface Listeners {
  /** Called for every purge, this process's own included. */
  readonly onPurge: (tags: readonly string[]) => void
  /** Redis was away and is back: purges of others may have been missed. */
  readonly onGap: () => void
  readonly onError: (error: Error) => void
  readonly onRefused: ReportRefusal
}

/** Tells the other processes which tags to purge, over Redis; without Redis there is nobody to tell. */
export class PurgeBus {
  readonly #channel: string
  readonly #publisher: Redis
  readonly #subscriber: Redis

  constructor({ redisUrl, installation }: BusSettings, { onPurge, onGap, onError, onRefused }: Listeners) {
    this.#channel = `passepartout:${installation}:purge`
    this.#publisher = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
    this.#subscriber = new Redis(redisUrl)
    for (const connection of [this.#publisher, this.#subscriber]) connection.on('error', onError)
    // Anybody who reaches Redis can write to the channel.
    this.#subscriber.on('messageBuffer', (_channel, bytes) => {
      const message = parseSharedJson(bytes, messageSchema, MAX_PURGE_BYTES)
      if (message.ok) onPurge(message.value.tags)
      else onRefused('purge message', message.reason)
    })
    this.#subscriber.once('ready', () => this.#subscriber.on('ready', () => void this.#listen(onError).then(onGap)))
    void this.#listen(onError)
  }

  async #listen(onError: (error: Error) => void): Promise<void> {
    await this.#subscriber.subscribe(this.#channel).catch(onError)
  }

  async publish(tags: readonly string[]): Promise<void> {
    await this.#publisher.publish(this.#channel, JSON.stringify({ tags }))
  }

  close(): void {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}
