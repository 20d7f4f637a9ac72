import { loadWhenUsed } from '../../../../scripts/tasks/load-when-used.ts'

const MODULES = ['@electric-sql/pglite', '@electric-sql/pglite/contrib/pg_trgm', '@electric-sql/pglite-socket']

/** The parts of PGlite and of its server that are used. */
interface Database {
  readonly query: <Row>(sql: string) => Promise<{ readonly rows: Row[] }>
  readonly exec: (sql: string) => Promise<unknown>
  readonly close: () => Promise<void>
}
interface Packages {
  readonly PGlite: { readonly create: (options: { readonly extensions: object }) => Promise<Database> }
  readonly pg_trgm: object
  readonly PGLiteSocketServer: new (options: {
    readonly db: Database
    readonly port: number
    readonly maxConnections: number
  }) => {
    readonly start: () => Promise<void>
    readonly stop: () => Promise<void>
    readonly getServerConn: () => string
  }
}

/** A whole PostgreSQL in this process, spoken to as to any other. */
export interface Pglite extends Omit<Database, 'close'> {
  /** Its address, with an account that may do everything. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts one with nothing in it, which has the extension `pg_trgm`; installs its packages where they are missing. */
export async function startPglite(): Promise<Pglite> {
  const loaded = await loadWhenUsed(import.meta.dirname, 'a PostgreSQL for tests', MODULES)
  const { PGlite, pg_trgm, PGLiteSocketServer } = loaded as Packages
  const db = await PGlite.create({ extensions: { pg_trgm } })
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 20 })
  await server.start()
  return {
    url: `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    query: (sql) => db.query(sql),
    exec: (sql) => db.exec(sql),
    stop: async () => {
      await server.stop()
      await db.close()
    },
  }
}
