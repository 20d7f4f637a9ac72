/** The sample content is not as it must be; the message names file, line and reason. */
export class SampleError extends Error {
  override readonly name = 'SampleError'

  /** @param line from 1; absent when the whole file is meant */
  constructor(file: string, reason: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`)
  }
}
