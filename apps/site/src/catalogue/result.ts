/** Errors of the catalogue are values: what happened, and whether asking again may help. */
export interface CatalogueError {
  /**
   * `oversized`: more than is read of any answer; `malformed`: no JSON; `refused`: not asked, because it
   * would not have helped.
   */
  readonly kind: 'timeout' | 'unreachable' | 'status' | 'oversized' | 'malformed' | 'refused'
  readonly retryable: boolean
  /** Endpoint, without ids. */
  readonly source: string
  readonly status?: number
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CatalogueError }
