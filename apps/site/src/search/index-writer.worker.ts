import { parentPort, workerData } from 'node:worker_threads'
import type { WriterOrder } from './index-thread.ts'
import { carryOut, IndexWriter } from './index-writer.ts'

interface Message {
  readonly number: number
  readonly order: WriterOrder
}

/** The thread that writes the search index: executes commands in order and answers each when it is done. */
const writer = new IndexWriter((workerData as { readonly path: string }).path)

parentPort?.on('message', ({ number, order }: Message) => {
  try {
    carryOut(writer, order)
    parentPort?.postMessage({ number })
  } catch (error) {
    parentPort?.postMessage({ number, failure: String(error) })
  }
})
