import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSettings } from '../settings.ts'
import { runScript, say } from './script.ts'

/**
 * Writes a migration from the collections as they are now, for the kind of database that CMS_DATABASE_URL names; run it
 * once with a `file:` and once with a `postgres:` address. No database is opened.
 *
 * Usage: node src/scripts/create-migration.ts <name>
 */
await runScript('Writing a migration', async () => {
  const name = process.argv[2]
  if (!name) throw new Error('give the migration a name')
  process.env.PAYLOAD_MIGRATING = 'true'
  const [{ default: config }, { getPayload }] = await Promise.all([import('../payload.config.ts'), import('payload')])
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
  await tidy(payload.db.migrationDir)
  say(`The ${loadSettings().databaseKind} migration is in ${payload.db.migrationDir}.`)
})

/** Node strips types only where an import says that it is one; the index would import every migration at once. */
async function tidy(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    if (file === 'index.ts') await rm(path)
    else if (file.endsWith('.ts')) {
      const text = await readFile(path, 'utf8')
      await writeFile(
        path,
        text.replace(
          /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
          'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
        ),
      )
    }
  }
}
