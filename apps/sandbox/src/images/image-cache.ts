import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files made once and kept on disk, with one maker per key at a time. */
export class ImageCache {
  readonly #folder: string
  readonly #inFlight = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The kept bytes, or those that `make` returns now. Keys are file names, `<hash>.<extension>`. */
  getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const flying = this.#inFlight.get(key)
    if (flying) return flying
    const flight = this.#readOrMake(key, make).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, flight)
    return flight
  }

  async #readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key.slice(0, 2), key)
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const bytes = await make()
    await keep(path, bytes)
    return bytes
  }
}

/** Readers never see half a file. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}
