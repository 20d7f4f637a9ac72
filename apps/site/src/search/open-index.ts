import { type AsyncIndexWriter, IndexWriterThread } from './index-writer-thread.ts'
import { PostgresSearchIndex } from './postgres/postgres-index.ts'
import { PostgresWriter } from './postgres/postgres-writer.ts'
import type { LastCompleteIndexing, SearchIndex } from './search-index.ts'
import { SqliteSearchIndex } from './sqlite-index.ts'

/** An index in a file or a database. */
export interface OpenedIndex {
  readonly index: SearchIndex & {
    /** @returns `undefined` when it was never complete or cannot be read */
    completion(): LastCompleteIndexing | undefined | Promise<LastCompleteIndexing | undefined>
    close(): void | Promise<void>
  }
  /** @param program the writer thread of a file (index-writer.worker.ts) */
  startWriting(program: URL): AsyncIndexWriter
}

/** @param address a file, or a PostgreSQL shared by several processes: `postgres://user:password@host/database` */
export function openIndex(address: string): OpenedIndex {
  if (/^postgres(ql)?:/.test(address)) {
    return { index: new PostgresSearchIndex(address), startWriting: () => new PostgresWriter(address) }
  }
  return {
    index: new SqliteSearchIndex(address),
    startWriting: (program) => new IndexWriterThread(program, address),
  }
}
