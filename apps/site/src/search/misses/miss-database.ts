export type MissRow = Readonly<Record<string, unknown>>

/** The database of the counts, a file or PostgreSQL. */
export interface MissDatabase {
  /** What names of tables begin with. */
  readonly schema: string
  /** Answers a statement with parameters `$1`, `$2` … @throws when the database is unavailable */
  ask(statement: string, values: readonly (string | number)[]): Promise<readonly MissRow[]>
  close(): Promise<void>
}

/** The tables in both kinds of databases. */
export const buildMissTablesSql = (schema: string) => `
CREATE TABLE IF NOT EXISTS ${schema}day (
  digest TEXT NOT NULL, day TEXT NOT NULL, asked INTEGER NOT NULL, visitors INTEGER NOT NULL, PRIMARY KEY (digest, day)
);
CREATE TABLE IF NOT EXISTS ${schema}query (
  digest TEXT PRIMARY KEY, site TEXT NOT NULL, lang TEXT NOT NULL, query TEXT NOT NULL, outcome TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS ${schema}done (digest TEXT PRIMARY KEY, remedy TEXT NOT NULL, day TEXT NOT NULL);`
