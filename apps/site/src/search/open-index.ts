import { IndexThread, type IndexWriting } from './index-thread.ts'
import { PostgresSearchIndex } from './postgres/postgres-index.ts'
import { PostgresWriter } from './postgres/postgres-writer.ts'
import type { Completion, SearchIndex } from './search-index.ts'
import { SqliteSearchIndex } from './sqlite-index.ts'

/** An index wherever it is kept. */
export interface OpenedIndex {
  readonly index: SearchIndex & {
    /** @returns `undefined` where it never was whole, or cannot be read */
    completion(): Completion | undefined | Promise<Completion | undefined>
    close(): void | Promise<void>
  }
  /** @param program the thread that writes where that is a file (index-writer.worker.ts) */
  startWriting(program: URL): IndexWriting
}

/** @param address of a file, or of a PostgreSQL that several processes share: `postgres://user:password@host/database` */
export function openIndex(address: string): OpenedIndex {
  if (/^postgres(ql)?:/.test(address)) {
    return { index: new PostgresSearchIndex(address), startWriting: () => new PostgresWriter(address) }
  }
  return {
    index: new SqliteSearchIndex(address),
    startWriting: (program) => new IndexThread(program, address),
  }
}
