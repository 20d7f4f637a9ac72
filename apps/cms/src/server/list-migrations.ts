import { readdir } from 'node:fs/promises'
import { RELEASE } from '@passepartout/content-model/release'
import type { Payload } from 'payload'
import { z } from 'zod'

export interface Migrations {
  readonly applied: string[]
  readonly missing: string[]
  /** What the database has and the project does not: it is of another state of the project. */
  readonly unknown: string[]
}

/**
 * Creates the schema of release 0.1.0. It replaces the migrations from before that release, whose names sort before its
 * own and of which `media_storage` was the last.
 */
const INITIAL = '20261123_050000_initial'

const isReplaced = (name: string) => /^\d{8}_\d{6}_/.test(name) && name < INITIAL

/** Counts all replaced migrations as the initial one; some of them only count as themselves, which nothing here knows. */
function countReplaced(names: readonly string[]): Set<string> {
  const isComplete = names.some((name) => isReplaced(name) && name.endsWith('_media_storage'))
  return new Set(isComplete ? [INITIAL, ...names.filter((name) => !isReplaced(name))] : names)
}

/** Compares the committed migrations with those the database says it has. */
export async function listMigrations(payload: Payload): Promise<Migrations> {
  const files = await readdir(payload.db.migrationDir)
  const committed = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false })
  const names = countReplaced(docs.flatMap(({ name }) => name ?? []))
  return {
    applied: committed.filter((name) => names.has(name)),
    missing: committed.filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !committed.includes(name)),
  }
}

/**
 * A database that a later release has migrated: this one does not know what it holds now.
 *
 * @param migratedBy the release that did it, where the database says so
 * @throws Error one sentence, unless the database holds nothing but sample data, of which the sentence is returned
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
 * Refuses a database that has migrations no release knows and lacks some of this one: it cannot be upgraded.
 *
 * @throws Error one sentence that says what to do
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

/** @returns the release that migrated the database last, where one has said so */
export async function readRelease({ kv }: Pick<Payload, 'kv'>): Promise<string | undefined> {
  const note = await kv.get(RELEASE_NOTE).catch(() => undefined)
  return releaseSchema.safeParse(note).data?.version
}

/** Notes that this release has migrated the database. */
export async function noteRelease({ kv }: Pick<Payload, 'kv'>): Promise<void> {
  await kv.set(RELEASE_NOTE, { version: RELEASE })
}

const releaseSchema = z.object({ version: z.string() })
