import { parentPort, workerData } from 'node:worker_threads'
import type { WriterOrder } from './index-thread.ts'
import { IndexWriter } from './index-writer.ts'

interface Message {
  readonly number: number
  readonly order: WriterOrder
}

/** The thread that writes the search index: one order after the other, each answered when it is done. */
const writer = new IndexWriter((workerData as { readonly path: string }).path)

parentPort?.on('message', ({ number, order }: Message) => {
  try {
    carryOut(order)
    parentPort?.postMessage({ number })
  } catch (error) {
    parentPort?.postMessage({ number, failure: String(error) })
  }
})

function carryOut(order: WriterOrder): void {
  if (order.do === 'put') writer.put(order.entries, order.build)
  else if (order.do === 'remove') writer.remove(order.removals)
  else if (order.do === 'finish') writer.finish(order)
  else writer.reset()
}
