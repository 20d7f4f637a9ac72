import { Client } from 'pg'
import { z } from 'zod'
import type { ChangedDocument, LogPosition } from './replica-file.ts'

/** Milliseconds. */
const CONNECT_WITHIN = 3000
const ANSWER_WITHIN = 30_000
/** Batch size of documents, about ten milliseconds of work, between which the process does other things. */
const BATCH = 200

/** Invalid tags are ignored. */
const tagsSchema = z.array(z.unknown()).transform((tags) => tags.filter((tag) => typeof tag === 'string'))
const entrySchema = z.object({ sequence: z.coerce.number(), mark: z.string(), tags: tagsSchema })
export type LogEntry = z.infer<typeof entrySchema>

/** A read connection to the shared published store (published-store-log.ts in the content model). */
export class PublishedLogReader {
  readonly client: Client

  private constructor(client: Client) {
    this.client = client
  }

  static async open(url: string): Promise<PublishedLogReader> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
      options: '-c jit=off',
      application_name: 'site, published store',
    })
    // A lost connection is noticed by the next query.
    client.on('error', () => undefined)
    await client.connect()
    return new PublishedLogReader(client)
  }

  /** Whether anything was published after a position, or the log does not know the position. */
  async hasNewsAfter({ sequence, mark }: LogPosition): Promise<boolean> {
    const { rows } = await this.client.query(
      'SELECT sequence, mark FROM published_log WHERE sequence >= $1 ORDER BY sequence LIMIT 2',
      [sequence],
    )
    return rows.length !== 1 || rows[0].mark !== mark
  }

  /** Runs all reads in one snapshot. */
  async atOneMoment<T>(read: () => Promise<T>): Promise<T> {
    await this.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    try {
      return await read()
    } finally {
      await this.client.query('COMMIT')
    }
  }

  /** @returns `undefined` if the log does not know the position */
  async entriesAfter({ sequence, mark }: LogPosition): Promise<readonly LogEntry[] | undefined> {
    const { rows } = await this.client.query(
      'SELECT sequence, mark, tags FROM published_log WHERE sequence >= $1 ORDER BY sequence',
      [sequence],
    )
    const [known, ...after] = z.array(entrySchema).parse(rows)
    return known?.sequence === sequence && known.mark === mark ? after : undefined
  }

  async lastPlace(): Promise<LogPosition | undefined> {
    const { rows } = await this.client.query(
      'SELECT sequence, mark, tags FROM published_log ORDER BY sequence DESC LIMIT 1',
    )
    return z.array(entrySchema).parse(rows)[0]
  }

  /** Current state of all documents that changed after a position; all documents after 0. */
  async *documentsAfter(sequence: number): AsyncGenerator<readonly ChangedDocument[]> {
    await this.client.query(
      `DECLARE changed NO SCROLL CURSOR FOR
       SELECT kind, uid, lang, document FROM published_document WHERE sequence > ${Math.trunc(sequence)}`,
    )
    for (;;) {
      const { rows } = await this.client.query<ChangedDocument>(`FETCH ${BATCH} FROM changed`)
      if (rows.length === 0) break
      yield rows
    }
    await this.client.query('CLOSE changed')
  }

  /** Reports the position of a process, from which the content system knows what is live. */
  async report(name: string, sequence: number): Promise<void> {
    await this.client.query(
      `INSERT INTO published_reader (name, sequence, seen_at) VALUES ($1, $2, now())
       ON CONFLICT (name) DO UPDATE SET sequence = excluded.sequence, seen_at = excluded.seen_at`,
      [name, sequence],
    )
  }

  /** Removes this process from the readers. */
  async signOff(name: string): Promise<void> {
    await this.client.query('DELETE FROM published_reader WHERE name = $1', [name])
  }

  async close(): Promise<void> {
    await this.client.end()
  }
}
