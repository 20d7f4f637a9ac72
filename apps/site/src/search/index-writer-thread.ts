import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Removal } from './index-writer.ts'
import type { CompletelyReadParts, SearchEntry } from './search-index.ts'

/** Commands of the writer thread, executed in order. */
export type WriterCommand =
  | { readonly do: 'put'; readonly entries: readonly SearchEntry[]; readonly build: number }
  | { readonly do: 'remove'; readonly removals: readonly Removal[] }
  | FinishCommand
  | { readonly do: 'noteCities'; readonly cities: readonly string[]; readonly now: number }
  | { readonly do: 'reset' }

/** Makes the index usable; with `whole`, removes entries that were not written since `build`. */
export interface FinishCommand {
  readonly do: 'finish'
  readonly build: number
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The parts that were read completely; absent when a part was unavailable. */
  readonly whole?: CompletelyReadParts | undefined
}

/** Writes the index; a command is done when its promise resolves. */
export interface AsyncIndexWriter {
  order(order: WriterCommand): Promise<void>
  /** @returns whether this process may build the whole index now; only one of those that share it may */
  claim(): Promise<boolean>
  /**
   * Releases the claim.
   *
   * @param again milliseconds until the next build may begin, when an immediate one would find the same
   */
  release(again?: number): Promise<void>
  close(): Promise<void>
}

const answerSchema = z.object({ number: z.number(), failure: z.string().optional() })

/** Writes the index in a worker thread, so that requests do not wait for it. */
export class IndexWriterThread implements AsyncIndexWriter {
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

  order(order: WriterCommand): Promise<void> {
    this.#number += 1
    const number = this.#number
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#worker.postMessage({ number, order })
    })
  }

  /** Always granted: no other process writes the file. */
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
