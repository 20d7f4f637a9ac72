import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOriginal, isPlainName, type Original } from './originals.ts'

/** Milliseconds. */
const PATIENCE = 5000

/**
 * Originals that lie at another address, as in a bucket: fetched when they are asked for, and asked about again each time. What was
 * fetched is good for as long as nobody there answers.
 */
export class FetchedOriginals {
  readonly #address: string
  readonly #folder: string
  readonly #tags = new Map<string, string>()

  /** @param folder where they are kept */
  constructor(address: string, folder: string) {
    this.#address = address
    this.#folder = folder
  }

  async find(name: string): Promise<Original | undefined> {
    if (!isPlainName(name)) return undefined
    const kept = await findOriginal(this.#folder, name)
    const answer = await this.#ask(name, kept ? this.#tags.get(name) : undefined)
    if (!answer || answer.status === 304) return kept
    if (answer.status === 404) {
      await rm(join(this.#folder, name), { force: true })
      return undefined
    }
    return answer.ok && (await this.#keep(name, answer)) ? findOriginal(this.#folder, name) : kept
  }

  async #ask(name: string, tag: string | undefined): Promise<Response | undefined> {
    try {
      return await fetch(`${this.#address}/${encodeURIComponent(name)}`, {
        headers: tag === undefined ? {} : { 'if-none-match': tag },
        signal: AbortSignal.timeout(PATIENCE),
      })
    } catch {
      return undefined
    }
  }

  /** @returns whether all of it came */
  async #keep(name: string, answer: Response): Promise<boolean> {
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
