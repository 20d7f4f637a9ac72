import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Generated files on disk, with one generation per key at a time. */
export class ImageCache {
  readonly #folder: string
  readonly #pending = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The cached bytes, or else those that `make` returns. Keys are file names, `<hash>.<extension>`. */
  getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return this.#pending.getOrInsertComputed(key, () =>
      this.#readOrMake(key, make).finally(() => this.#pending.delete(key)),
    )
  }

  async #readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key.slice(0, 2), key)
    const cached = await readFile(path).catch(() => undefined)
    if (cached) return cached
    const bytes = await make()
    await writeWhole(path, bytes)
    return bytes
  }
}

/** Written under a temporary name, so that readers never see a partial file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Deletes the oldest files until the folder is below its limit; changed pictures leave unused sizes. */
export async function pruneCache(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const entries = await Promise.all(names.map(async (name) => ({ name, file: await stat(join(folder, name)) })))
  const files = entries.filter(({ file }) => file.isFile()).sort((a, b) => a.file.mtimeMs - b.file.mtimeMs)
  let excess = files.reduce((sum, { file }) => sum + file.size, 0) - maxBytes
  for (const { name, file } of files) {
    if (excess <= 0) return
    await rm(join(folder, name), { force: true })
    excess -= file.size
  }
}
