import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Gives the lock back. */
export type Release = () => void

/**
 * Takes a lock that only one process on this machine can hold; undefined when another holds it. SQLite's own file
 * lock does the work, so the lock of a process that was killed is free at once.
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

/** Runs the work while holding the lock; waits for as long as another process has it. */
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
