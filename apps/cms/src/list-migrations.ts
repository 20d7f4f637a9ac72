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
