import type { AvailabilityStore } from './availability-store.ts'
import { PostgresAvailabilityStore } from './postgres-store.ts'
import { SqliteAvailabilityStore } from './sqlite-store.ts'

/** @param address a file, or a PostgreSQL shared by several processes: `postgres://user:password@host/database` */
export function openStore(address: string): AvailabilityStore {
  return /^postgres(ql)?:/.test(address) ? new PostgresAvailabilityStore(address) : new SqliteAvailabilityStore(address)
}
