/** Errors of the catalogue are values: what happened, and whether asking again may help. */
export interface CatalogueError {
  readonly kind: 'timeout' | 'unreachable' | 'status' | 'malformed'
  readonly retryable: boolean
  /** Endpoint, without ids. */
  readonly source: string
  readonly status?: number
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CatalogueError }
