import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Removal } from './index-writer.ts'
import type { ReadParts, SearchEntry } from './search-index.ts'

/** What the writing thread is asked, in the order in which it does it. */
export type WriterOrder =
  | { readonly do: 'put'; readonly entries: readonly SearchEntry[]; readonly build: number }
  | { readonly do: 'remove'; readonly removals: readonly Removal[] }
  | FinishOrder
  | { readonly do: 'noteCities'; readonly cities: readonly string[]; readonly now: number }
  | { readonly do: 'reset' }

/** The index can be used; with `whole`, what no entry since `build` named again is gone. */
export interface FinishOrder {
  readonly do: 'finish'
  readonly build: number
  /** Milliseconds since the epoch. */
  readonly now: number
  /** What was read to its end; absent where a part could not be had. */
  readonly whole?: ReadParts | undefined
}

/** Whatever writes the index: each order is done when its promise is. */
export interface IndexWriting {
  order(order: WriterOrder): Promise<void>
  /** @returns whether all of it may be built now; of those who share an index one at a time may */
  claim(): Promise<boolean>
  /**
   * Lets the next one build.
   *
   * @param again milliseconds until then, where building at once would find the same
   */
  release(again?: number): Promise<void>
  close(): Promise<void>
}

const answerSchema = z.object({ number: z.number(), failure: z.string().optional() })

/** Writes the index in a thread of its own, so that no request waits for it. */
export class IndexThread implements IndexWriting {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { readonly resolve: () => void; readonly reject: (error: Error) => void }>()
  #number = 0

  /** @param program the built `index-writer.worker.ts`, or the file itself */
  constructor(program: URL, path: string) {
    this.#worker = new Worker(program, { workerData: { path } })
    this.#worker.unref()
    this.#worker.on('message', (message: unknown) => this.#settle(message))
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes the search index has ended')))
  }

  order(order: WriterOrder): Promise<void> {
    this.#number += 1
    const number = this.#number
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#worker.postMessage({ number, order })
    })
  }

  /** Nobody else writes the file. */
  async claim(): Promise<boolean> {
    return true
  }

  async release(): Promise<void> {}

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #settle(message: unknown): void {
    const { number, failure } = answerSchema.parse(message)
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    if (failure === undefined) waiting?.resolve()
    else waiting?.reject(new Error(failure))
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
