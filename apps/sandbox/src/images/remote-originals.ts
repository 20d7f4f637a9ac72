import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOriginal, isSafeFileName, type Original } from './originals.ts'

const TIMEOUT_MS = 5000

/**
 * Originals at another address, such as a bucket: fetched on request, and revalidated on each later one. The stored copy is
 * used while the address does not answer.
 */
export class RemoteOriginals {
  readonly #address: string
  readonly #folder: string
  readonly #tags = new Map<string, string>()

  /** @param folder where copies are stored */
  constructor(address: string, folder: string) {
    this.#address = address
    this.#folder = folder
  }

  async find(name: string): Promise<Original | undefined> {
    if (!isSafeFileName(name)) return undefined
    const stored = await findOriginal(this.#folder, name)
    const answer = await this.#request(name, stored ? this.#tags.get(name) : undefined)
    if (!answer || answer.status === 304) return stored
    if (answer.status === 404) {
      await rm(join(this.#folder, name), { force: true })
      return undefined
    }
    return answer.ok && (await this.#store(name, answer)) ? findOriginal(this.#folder, name) : stored
  }

  async #request(name: string, tag: string | undefined): Promise<Response | undefined> {
    try {
      return await fetch(`${this.#address}/${encodeURIComponent(name)}`, {
        headers: tag === undefined ? {} : { 'if-none-match': tag },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch {
      return undefined
    }
  }

  /** @returns whether the answer was complete */
  async #store(name: string, answer: Response): Promise<boolean> {
    const bytes = await answer.arrayBuffer().catch(() => undefined)
    if (!bytes) return false
    await mkdir(this.#folder, { recursive: true })
    const partial = join(this.#folder, `.${name}.${crypto.randomUUID()}`)
    await writeFile(partial, new Uint8Array(bytes))
    await rename(partial, join(this.#folder, name))
    const tag = answer.headers.get('etag')
    if (tag) this.#tags.set(name, tag)
    return true
  }
}
