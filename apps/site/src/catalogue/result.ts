/** Catalogue errors are values: what happened, and whether a retry may help. */
export interface CatalogueError {
  /**
   * `oversized`: above the size limit; `malformed`: not JSON; `refused`: no call was made (open breaker, full queue, or
   * aborted).
   */
  readonly kind: 'timeout' | 'unreachable' | 'status' | 'oversized' | 'malformed' | 'refused'
  readonly retryable: boolean
  /** Endpoint, without ids. */
  readonly source: string
  readonly status?: number
}

export type Result<T> =
  | {
      readonly ok: true
      readonly value: T
      /** When the catalogue said it, in milliseconds since the epoch, if that is not now. */
      readonly readAt?: number
    }
  | { readonly ok: false; readonly error: CatalogueError }
