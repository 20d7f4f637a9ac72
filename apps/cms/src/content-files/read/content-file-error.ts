/** A fault of a content file; the message has file, line and reason. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'

  /** @param line from 1; absent for the whole file */
  constructor(file: string, reason: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`)
  }
}
