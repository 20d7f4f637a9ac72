import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSettings } from '../infrastructure/settings.ts'
import { printLine, runScript } from './run-script.ts'

/**
 * Writes a migration from the current collections, for the kind of database that CMS_DATABASE_URL names, or none when nothing
 * has changed. No database is opened. `npm run migration -- <name>` runs it for both kinds. Usage: node src/scripts/create-
 * migration.ts <name>
 */
await runScript('Writing a migration', async () => {
  const name = process.argv[2]
  if (!name) throw new Error('give the migration a name')
  process.env.PAYLOAD_MIGRATING = 'true'
  const [{ default: config }, { getPayload }] = await Promise.all([import('../payload.config.ts'), import('payload')])
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const { databaseKind } = loadSettings()
  const { migrationDir } = payload.db
  const before = new Set(await readdir(migrationDir))
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
  const written = (await readdir(migrationDir))
    .filter((file) => !before.has(file))
    .map((file) => join(migrationDir, file))
  await rm(join(migrationDir, 'index.ts'), { force: true })
  if (await isBlank(written)) {
    await Promise.all(written.map((path) => rm(path, { force: true })))
    printLine(`The ${databaseKind} database needs no migration: nothing has changed.`)
    return
  }
  for (const path of written) await tidy(path)
  await removeOldSnapshots(migrationDir)
  printLine(`The ${databaseKind} migration is in ${migrationDir}.`)
})

/** The files that Payload writes when nothing has changed. */
async function isBlank(written: readonly string[]): Promise<boolean> {
  const migration = written.find((path) => path.endsWith('.ts') && !path.endsWith('index.ts'))
  return migration !== undefined && (await readFile(migration, 'utf8')).split('// Migration code').length === 3
}

/** Node strips types only from imports marked as such. */
async function tidy(path: string): Promise<void> {
  if (!path.endsWith('.ts') || path.endsWith('index.ts')) return
  const text = await readFile(path, 'utf8')
  const types = 'import { type MigrateDownArgs, type MigrateUpArgs, sql }'
  await writeFile(path, text.replace(/import \{ MigrateUpArgs, MigrateDownArgs, sql \}/, types))
}

/** The next migration needs only the newest snapshot. */
async function removeOldSnapshots(folder: string): Promise<void> {
  const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  await Promise.all(snapshots.slice(0, -1).map((file) => rm(join(folder, file))))
}
