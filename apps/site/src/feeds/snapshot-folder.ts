import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const fileSchema = z.object({ name: z.string().regex(/^[a-z\d][a-z\d.-]*$/), bytes: z.int(), sha256: z.hex() })

/** What is told of a snapshot beside its files. */
const snapshotSchema = z.object({
  /** Name of its folder below that of the site. */
  folder: z.string().regex(/^snapshot-\d+$/),
  /** Milliseconds since the epoch. */
  writtenAt: z.int(),
  products: z.int(),
  files: z.array(fileSchema),
})
export type FeedSnapshot = z.infer<typeof snapshotSchema>
export type FeedFile = z.infer<typeof fileSchema>

/** Names the snapshot that is served; replaced as a whole when the next one is complete. */
const CURRENT = 'current.json'

/**
 * The snapshots of a site's feeds in a folder: the present one, and the one before. Each is a folder of files that never change, so a reader who
 * began with one ends with it.
 */
export class SnapshotFolder {
  readonly #path: string

  /**
   * @param path of the feeds of all sites
   * @param siteUid of the site
   */
  constructor(path: string, siteUid: string) {
    this.#path = join(path, encodeURIComponent(siteUid).replaceAll('.', '_'))
  }

  /** @returns `undefined` when there is none, or what names it cannot be read */
  async current(): Promise<FeedSnapshot | undefined> {
    try {
      return snapshotSchema.parse(JSON.parse(await readFile(join(this.#path, CURRENT), 'utf8')))
    } catch {
      return undefined
    }
  }

  /** Path of a file of a snapshot. */
  pathOf({ folder }: Pick<FeedSnapshot, 'folder'>, name: string): string {
    return join(this.#path, folder, name)
  }

  /**
   * Makes the folder of the next snapshot; what an interrupted run left in its place is removed.
   *
   * @param number larger than that of every earlier snapshot
   */
  async begin(number: number): Promise<{ readonly folder: string; readonly path: string }> {
    const folder = `snapshot-${number}`
    const path = join(this.#path, folder)
    await rm(path, { recursive: true, force: true })
    await mkdir(path, { recursive: true })
    return { folder, path }
  }

  /** The files of a folder with their sizes and digests, by name. */
  async listFiles(folder: string): Promise<readonly FeedFile[]> {
    const path = join(this.#path, folder)
    const names = (await readdir(path)).toSorted()
    return Promise.all(
      names.map(async (name) => ({
        name,
        bytes: (await stat(join(path, name))).size,
        sha256: await digestOf(join(path, name)),
      })),
    )
  }

  /** Replaces the present snapshot in one step, and removes all but the one before. */
  async publish(snapshot: FeedSnapshot): Promise<void> {
    const before = await this.current()
    const draft = join(this.#path, `${CURRENT}.new`)
    await writeFile(draft, JSON.stringify(snapshot))
    await rename(draft, join(this.#path, CURRENT))
    const kept = [snapshot.folder, before?.folder]
    for (const name of await readdir(this.#path)) {
      if (name.startsWith('snapshot-') && !kept.includes(name)) await this.discard(name)
    }
  }

  /** Removes the folder of a snapshot that is not to be published. */
  async discard(folder: string): Promise<void> {
    await rm(join(this.#path, folder), { recursive: true, force: true })
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}
