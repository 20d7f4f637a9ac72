import type { AvailabilityRow } from './availability-row.ts'

/** In milliseconds since the epoch. */
export interface RetentionCutoffs {
  /** Of answers. */
  readonly before: number
  /** Of histories of how days sold out. */
  readonly historiesBefore: number
}

/** Keeps what the index knows over a restart, and shares it with other processes. Loses nothing that is newer. */
export interface AvailabilityStore {
  /**
   * What was written since the last call, by any process; the first call returns all. Some rows may come twice.
   *
   * @throws when the store is unavailable
   */
  readNew(): Promise<readonly AvailabilityRow[]>
  /** Adds parts, and replaces those that are older. @throws when the store is unavailable */
  write(parts: readonly AvailabilityRow[]): Promise<void>
  /** Removes parts that are older; venues stay. */
  removeBefore(times: RetentionCutoffs): Promise<void>
  /** Claims or keeps the right to fill the index for some seconds. @returns whether this process has it */
  claim(): Promise<boolean>
  /** Bytes on disk. */
  size(): Promise<number>
  close(): Promise<void>
}
