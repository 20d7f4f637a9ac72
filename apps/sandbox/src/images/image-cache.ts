import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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

/** Redrawn pictures leave their old sizes behind: the oldest files go until the folder is below its limit. */
export async function pruneCache(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const facts = await Promise.all(names.map(async (name) => ({ name, file: await stat(join(folder, name)) })))
  const files = facts.filter(({ file }) => file.isFile()).sort((a, b) => a.file.mtimeMs - b.file.mtimeMs)
  let excess = files.reduce((sum, { file }) => sum + file.size, 0) - mostBytes
  for (const { name, file } of files) {
    if (excess <= 0) return
    await rm(join(folder, name), { force: true })
    excess -= file.size
  }
}
