/** The sample content is not as it must be; the message names the file and the reason. */
export class SampleError extends Error {
  override readonly name = 'SampleError'

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`)
  }
}
