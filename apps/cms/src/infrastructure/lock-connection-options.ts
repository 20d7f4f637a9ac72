import type { ClientConfig } from 'pg'

/** Milliseconds. */
const CONNECT_WITHIN = 5000
/** PostgreSQL notices a lost machine after 25 seconds, and releases its locks. */
const NOTICE_THE_GONE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/**
 * Options for a connection that holds a lock: it ends soon after its machine does.
 *
 * @param purpose its name in PostgreSQL's list of connections
 */
export function lockConnectionOptions(connectionString: string, purpose: string): ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    options: NOTICE_THE_GONE,
    application_name: `content system, ${purpose}`,
  }
}
