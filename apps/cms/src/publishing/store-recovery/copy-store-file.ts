import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Reads a store file completely and writes a copy of it, in a thread (store-copy.worker.ts).
 *
 * @returns what is wrong with the file, if anything
 * @throws when the copy cannot be written
 */
export async function copyStoreFile(program: string, path: string, copy: string): Promise<string | undefined> {
  const worker = new Worker(program, { workerData: { path, copy } })
  worker.unref()
  const [fault]: unknown[] = await once(worker, 'message')
  return fault === undefined ? undefined : String(fault)
}
