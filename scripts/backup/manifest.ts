import { createHash } from 'node:crypto'
import { createReadStream, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { compareReleases, RELEASE, RELEASE_WHEN_UNRECORDED } from '@passepartout/content-model/release'
import { z } from 'zod'
import { PlainError } from '../plain-error.ts'

const NAME = 'backup.json'

const releaseSchema = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/)
  .default(RELEASE_WHEN_UNRECORDED)

const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** Start of the backup. */
  made: z.iso.datetime(),
  /** The release whose code wrote the database. */
  release: releaseSchema,
  database: z.enum(['sqlite', 'postgres']),
  /** The bucket of the uploads, if they are not in the backup. */
  media: z.strictObject({ bucket: z.string(), prefix: z.string() }).optional(),
  /** SHA-256 of each file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
})

/** The contents of a backup; an incomplete one is never restored. */
export type Manifest = z.infer<typeof manifestSchema>

/** Writes the manifest of a folder. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'made' | 'database' | 'media'>,
): Promise<Manifest> {
  const files: Record<string, string> = {}
  for (const path of listFiles(folder)) files[path] = await hashFile(join(folder, path))
  const manifest: Manifest = { version: 1, release: RELEASE, ...about, files }
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Reads the manifest and checks the files.
 *
 * @throws PlainError for the first missing, changed or additional file
 */
export async function readWholeBackup(folder: string): Promise<Manifest> {
  const manifest = parseManifest(folder)
  const found = listFiles(folder)
  const stray = found.find((path) => path !== NAME && !(path in manifest.files))
  if (stray !== undefined) throw new PlainError(`${join(folder, stray)} is not of this backup. Nothing was changed.`)
  for (const [path, hash] of Object.entries(manifest.files)) {
    const file = join(folder, path)
    if (!found.includes(path)) throw new PlainError(`The backup lacks ${file}. Nothing was changed.`)
    if ((await hashFile(file)) !== hash) throw new PlainError(`${file} is not what was backed up. Nothing was changed.`)
  }
  return manifest
}

function parseManifest(folder: string): Manifest {
  const file = join(folder, NAME)
  if (!existsSync(file)) throw new PlainError(`${folder} is no backup: there is no ${NAME} in it.`)
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    refuseLaterRelease(value)
    return manifestSchema.parse(value)
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw new PlainError(`${file} cannot be read. Nothing was changed.`)
  }
}

/** Checked first, because a later release may have another format. */
function refuseLaterRelease(value: unknown): void {
  const { release } = z.looseObject({ release: releaseSchema }).parse(value)
  if (compareReleases(release, RELEASE) <= 0) return
  throw new PlainError(
    `The backup is of release ${release}, and this is release ${RELEASE}: install release ${release} or a later one to restore it. Nothing was changed.`,
  )
}

function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .toSorted()
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
