import type { ClientConfig } from 'pg'

/** Milliseconds. */
const CONNECT_WITHIN = 5000
/** A machine that is gone without a word keeps its locks until PostgreSQL has noticed: 25 seconds. */
const NOTICE_THE_GONE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/**
 * How to connect where a lock is held by the connection: it ends soon after its machine does.
 *
 * @param purpose what PostgreSQL's list of connections says of it
 */
export function lockingConnection(connectionString: string, purpose: string): ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    options: NOTICE_THE_GONE,
    application_name: `content system, ${purpose}`,
  }
}
