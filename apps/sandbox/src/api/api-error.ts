type ApiErrorCode = 'E_MISSING_PARAMETER' | 'E_INVALID_ARGUMENT' | 'E_ERROR_PROCESSING_REQUEST'

/** An error in the format of the provider's API, `{ status, error: { code, message } }`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number

  constructor(code: ApiErrorCode, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

export function errorBody(status: number, code: ApiErrorCode, message: string) {
  return { status, error: { code, message } }
}
