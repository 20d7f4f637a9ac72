import { parentPort, workerData } from 'node:worker_threads'
import { executeCommand, IndexWriter } from './index-writer.ts'
import type { WriterCommand } from './index-writer-thread.ts'

interface Message {
  readonly number: number
  readonly order: WriterCommand
}

/** The thread that writes the search index: executes commands in order and answers each when it is done. */
const writer = new IndexWriter((workerData as { readonly path: string }).path)

parentPort?.on('message', ({ number, order }: Message) => {
  try {
    executeCommand(writer, order)
    parentPort?.postMessage({ number })
  } catch (error) {
    parentPort?.postMessage({ number, failure: String(error) })
  }
})
