import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { tryLock } from '../system/file-lock.ts'
import { type Data, filesOf, MEDIA } from './back-up.ts'
import { copyDatabase, kindOf, pathOf, restoreDatabase } from './database-copies.ts'
import { type Manifest, readWholeBackup } from './manifest.ts'
import { makePrivateFolder, openFolder, PRIVATE } from './private-files.ts'

/** Tasks of the start that must run again after a restore (scripts/tasks/preparation.ts). */
const DONE_FOR_OTHER_DATA = ['migrations', 'publish']

/**
 * Replaces the data of a system by a backup. The old data is moved aside, not deleted. The next start migrates an older
 * database and publishes everything again, over what was public at the time of the backup.
 *
 * @returns the folder of the old data
 * @throws PlainError, with everything unchanged: if the system runs, or the backup is damaged, of a later release or of another
 * kind of database
 */
export async function restore(data: Data, folder: string): Promise<{ manifest: Manifest; aside: string }> {
  const manifest = await readWholeBackup(folder)
  const kind = kindOf(data.cmsDatabase)
  if (manifest.database !== kind)
    throw new PlainError(
      `The backup is of ${NAMES[manifest.database]}, and CMS_DATABASE_URL of ${NAMES[kind]}. Nothing was changed.`,
    )
  refuseOtherStorage(manifest, data)
  const release = tryLock(join(data.dataDirectory, 'running.lock'))
  if (!release) throw new PlainError(`A system runs with ${data.dataDirectory}: stop it first. Nothing was changed.`)
  const aside = join(data.dataDirectory, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  const moved: Move[] = []
  try {
    makePrivateFolder(aside)
    if (kind === 'postgres') await copyDatabase(data.cmsDatabase, aside)
    for (const from of placesOf(data)) {
      if (!existsSync(from)) continue
      const to = join(aside, basename(from))
      move(from, to)
      moved.push({ from, to })
    }
    putFiles(data, folder)
    // Atomic by itself, therefore last.
    await restoreDatabase(data.cmsDatabase, folder)
    for (const name of DONE_FOR_OTHER_DATA) rmSync(join(data.dataDirectory, 'stamps', name), { force: true })
    return { manifest, aside }
  } catch (error) {
    for (const from of placesOf(data)) rmSync(from, { recursive: true, force: true })
    for (const { from, to } of moved) move(to, from)
    throw new PlainError(`${error instanceof Error ? error.message : error} Nothing was changed.`)
  } finally {
    release()
  }
}

/** The database refers to pictures by name, so the system must use the same storage. */
function refuseOtherStorage({ media }: Manifest, { mediaPlace }: Data): void {
  if (media?.bucket === mediaPlace?.bucket && media?.prefix === mediaPlace?.prefix) return
  const [there, here] = [media, mediaPlace].map((place) =>
    place ? `in the folder ${place.prefix} of the bucket ${place.bucket}` : 'in its own folder',
  )
  throw new PlainError(`The backup has its pictures ${there}, and the settings have them ${here}. Nothing was changed.`)
}

interface Move {
  readonly from: string
  readonly to: string
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** Files and folders that a restore replaces; each database with its log. */
function placesOf(data: Data): string[] {
  const databases = filesOf(data).map(([, file]) => file)
  if (kindOf(data.cmsDatabase) === 'sqlite') databases.push(pathOf(data.cmsDatabase))
  const media = data.mediaPlace ? [] : [join(data.dataDirectory, MEDIA)]
  return [...databases.flatMap((file) => [file, `${file}-wal`, `${file}-shm`]), ...media]
}

function putFiles(data: Data, folder: string): void {
  if (kindOf(data.cmsDatabase) === 'sqlite') mkdirSync(dirname(pathOf(data.cmsDatabase)), { recursive: true })
  for (const [name, file] of filesOf(data)) {
    const source = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(source)) continue
    cpSync(source, file)
    chmodSync(file, PRIVATE.file)
  }
  const media = join(folder, MEDIA)
  if (!existsSync(media)) return
  const uploads = join(data.dataDirectory, MEDIA)
  cpSync(media, uploads, { recursive: true, preserveTimestamps: true })
  openFolder(uploads)
}

/** Works across disks. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
    rmSync(from, { recursive: true })
  }
}
