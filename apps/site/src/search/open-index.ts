import { IndexThread, type IndexWriting } from './index-thread.ts'
import { PostgresSearchIndex } from './postgres/postgres-index.ts'
import { PostgresWriter } from './postgres/postgres-writer.ts'
import type { SearchIndex } from './search-index.ts'
import { SqliteSearchIndex } from './sqlite-index.ts'

/** An index wherever it is kept. */
export interface KeptIndex {
  /** Other processes may write it too. */
  readonly isShared: boolean
  readonly index: SearchIndex & {
    /** When it was last whole, in milliseconds since the epoch; `undefined` where it never was, or cannot be read. */
    completedAt(): number | undefined | Promise<number | undefined>
    close(): void | Promise<void>
  }
  /** @param program the thread that writes where that is a file (index-writer.worker.ts) */
  startWriting(program: URL): IndexWriting
}

/** @param address of a file, or of a PostgreSQL that several processes share: `postgres://user:password@host/database` */
export function openIndex(address: string): KeptIndex {
  if (/^postgres(ql)?:/.test(address)) {
    return { isShared: true, index: new PostgresSearchIndex(address), startWriting: () => new PostgresWriter(address) }
  }
  return {
    isShared: false,
    index: new SqliteSearchIndex(address),
    startWriting: (program) => new IndexThread(program, address),
  }
}
