import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { tryLock } from '../system/file-lock.ts'
import { type Data, MEDIA, PRICES } from './back-up.ts'
import { copyDatabase, kindOf, pathOf, restoreDatabase } from './database-copies.ts'
import { type Manifest, readWholeBackup } from './manifest.ts'

/** The data, and what is made from it again. */
export interface RestoredData extends Data {
  /** Absolute path of the file that the site reads. */
  readonly publishedStore: string
}

/** What a start does once, and does again for other data. */
const DONE_FOR_OTHER_DATA = ['migrations', 'republish']

/**
 * Puts a backup in the place of a system's data. What was there is moved aside, not deleted. The next start brings an older
 * database up to date and publishes everything anew.
 *
 * @returns where what was there lies now
 * @throws PlainError in words, before anything is changed: while the system runs, or for a backup that is damaged or of
 * another kind of database
 */
export async function restore(data: RestoredData, folder: string): Promise<{ manifest: Manifest; aside: string }> {
  const manifest = await readWholeBackup(folder)
  if (manifest.database !== kindOf(data.cmsDatabase))
    throw new PlainError(
      `The backup is of ${NAMES[manifest.database]}, and CMS_DATABASE_URL of ${NAMES[kindOf(data.cmsDatabase)]}. Nothing was changed.`,
    )
  const release = tryLock(join(data.dataDirectory, 'running.lock'))
  if (!release) throw new PlainError(`A system runs with ${data.dataDirectory}: stop it first. Nothing was changed.`)
  const aside = join(data.dataDirectory, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  try {
    await moveAside(data, aside)
    await putInPlace(data, folder)
    return { manifest, aside }
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : error}\nWhat was there lies in ${aside}.`)
  } finally {
    release()
  }
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

async function moveAside(data: RestoredData, aside: string): Promise<void> {
  const { cmsDatabase, dataDirectory, priceHistory, publishedStore } = data
  mkdirSync(aside, { recursive: true })
  if (kindOf(cmsDatabase) === 'sqlite') moveDatabase(pathOf(cmsDatabase), aside)
  else await copyDatabase(cmsDatabase, aside)
  moveDatabase(priceHistory, aside)
  moveDatabase(publishedStore, aside)
  const media = join(dataDirectory, MEDIA)
  if (existsSync(media)) renameSync(media, join(aside, MEDIA))
  for (const name of DONE_FOR_OTHER_DATA) rmSync(join(dataDirectory, 'stamps', name), { force: true })
}

/** With its log: one without the other is another state. */
function moveDatabase(file: string, aside: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(part)) renameSync(part, join(aside, basename(part)))
  }
}

async function putInPlace({ cmsDatabase, dataDirectory, priceHistory }: RestoredData, folder: string): Promise<void> {
  if (kindOf(cmsDatabase) === 'sqlite') mkdirSync(dirname(pathOf(cmsDatabase)), { recursive: true })
  await restoreDatabase(cmsDatabase, folder)
  const media = join(folder, MEDIA)
  if (existsSync(media)) cpSync(media, join(dataDirectory, MEDIA), { recursive: true, preserveTimestamps: true })
  const prices = join(folder, PRICES)
  mkdirSync(dirname(priceHistory), { recursive: true })
  if (existsSync(prices)) cpSync(prices, priceHistory)
}
