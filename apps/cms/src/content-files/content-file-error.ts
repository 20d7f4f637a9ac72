/** A content file is not as it must be; the message names file, line and reason. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'

  /** @param line from 1; absent when the whole file is meant */
  constructor(file: string, reason: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`)
  }
}
