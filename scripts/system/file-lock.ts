import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Releases the lock. */
export type Release = () => void

/**
 * Takes a lock that only one process of this machine can hold; `undefined` if another holds it. It is SQLite's file lock, so
 * the lock of a killed process is released at once.
 */
export function tryLock(file: string): Release | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN EXCLUSIVE')
    return () => database.close()
  } catch {
    database.close()
    return undefined
  }
}

/** Runs the work with the lock; waits while another process holds it. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let release = tryLock(file)
  while (!release) {
    await sleep(300)
    release = tryLock(file)
  }
  try {
    return await work()
  } finally {
    release()
  }
}
