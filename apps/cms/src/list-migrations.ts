import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'

export interface Migrations {
  readonly applied: string[]
  readonly missing: string[]
  /** What the database has and the project does not: it is of another state of the project. */
  readonly unknown: string[]
}

/** Compares the committed migrations with those the database says it has. */
export async function listMigrations(payload: Payload): Promise<Migrations> {
  const files = await readdir(payload.db.migrationDir)
  const committed = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false })
  const names = new Set(docs.flatMap(({ name }) => name ?? []))
  return {
    applied: committed.filter((name) => names.has(name)),
    missing: committed.filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !committed.includes(name)),
  }
}

/**
 * A database that a later release has migrated: this one does not know what it holds now.
 *
 * @throws Error one sentence, unless the database holds nothing but sample data, of which the sentence is returned
 */
export function refuseNewerDatabase({ unknown }: Pick<Migrations, 'unknown'>, sampleData: boolean): string | undefined {
  if (unknown.length === 0) return undefined
  const sentence = `its database was migrated by another release (${unknown.join(', ')}), which this one does not know; start that release, or restore a backup from before it`
  if (sampleData) return sentence
  throw new Error(`${sentence}.`)
}
