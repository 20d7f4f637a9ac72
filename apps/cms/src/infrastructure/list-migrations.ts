import { readdir } from 'node:fs/promises'
import { RELEASE } from '@passepartout/content-model/release'
import type { Payload } from 'payload'
import { z } from 'zod'

/**
 * Creates the schema of release 0.1.0. It replaces the earlier migrations, whose names sort before its own and of which
 * `media_storage` was the last.
 */
const INITIAL = '20261123_050000_initial'

const isReplaced = (name: string) => /^\d{8}_\d{6}_/.test(name) && name < INITIAL

/** Counts all replaced migrations as the initial one; a partial set counts as itself, which this release does not know. */
function countReplaced(names: readonly string[]): Set<string> {
  const isComplete = names.some((name) => isReplaced(name) && name.endsWith('_media_storage'))
  return new Set(isComplete ? [INITIAL, ...names.filter((name) => !isReplaced(name))] : names)
}

type Migrations = Awaited<ReturnType<typeof listMigrations>>

/** Compares the committed migrations with the applied ones. */
export async function listMigrations(payload: Payload) {
  const files = await readdir(payload.db.migrationDir)
  const committed = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false })
  const names = countReplaced(docs.flatMap(({ name }) => name ?? []))
  return {
    applied: committed.filter((name) => names.has(name)),
    missing: committed.filter((name) => !names.has(name)),
    /** Applied, and not known by this release. */
    unknown: [...names].filter((name) => !committed.includes(name)),
  }
}

/**
 * Refuses a database migrated by a later release.
 *
 * @param migratedBy that release, if recorded
 * @throws Error, unless the database holds only sample data; then the sentence is returned
 */
export function refuseNewerDatabase(
  { unknown }: Pick<Migrations, 'unknown'>,
  migratedBy: string | undefined,
  sampleData: boolean,
): string | undefined {
  if (unknown.length === 0) return undefined
  const [who, install] = migratedBy
    ? [`release ${migratedBy}`, `release ${migratedBy} or a later one`]
    : [`a release after ${RELEASE}`, 'that release']
  const sentence = `its database was migrated by ${who} (${unknown.join(', ')}), and this is release ${RELEASE}; install ${install}, or restore a backup from before it`
  if (sampleData) return sentence
  throw new Error(`${sentence}.`)
}

/**
 * Refuses a database that has unknown migrations and lacks some of this release: it cannot be upgraded.
 *
 * @throws Error that says what to do
 */
export function refuseOtherDatabase({ missing, unknown }: Pick<Migrations, 'missing' | 'unknown'>): void {
  if (missing.length === 0 || unknown.length === 0) return
  if (unknown.every(isReplaced)) {
    throw new Error(
      `its database is of a time before release 0.1.0 (it has ${unknown.join(', ')}). Nothing was changed. Run npm start of release 0.1.0 or 0.2.0 on it first, then this release`,
    )
  }
  throw new Error(
    `its database is of no release: it has ${unknown.join(', ')} and lacks ${missing.join(', ')}. Nothing was changed. Start what wrote it, restore a backup of a release, or name another database in CMS_DATABASE_URL to begin beside it`,
  )
}

const RELEASE_NOTE = 'release'

/** @returns the release that last migrated the database, if recorded */
export async function readRelease({ kv }: Pick<Payload, 'kv'>): Promise<string | undefined> {
  const note = await kv.get(RELEASE_NOTE).catch(() => undefined)
  return releaseSchema.safeParse(note).data?.version
}

/** Records that this release has migrated the database. */
export async function recordRelease({ kv }: Pick<Payload, 'kv'>): Promise<void> {
  await kv.set(RELEASE_NOTE, { version: RELEASE })
}

const releaseSchema = z.object({ version: z.string() })
