import { listMigrations, type Migrations, refuseNewerDatabase } from '../list-migrations.ts'
import { loadSettings } from '../settings.ts'
import { openContent } from './open-content.ts'
import { runScript, say } from './script.ts'

/** Brings the content database to the newest schema. May run again at any time; run it once, before the start, by one process. */
await runScript('Migrating the content database', async () => {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await openContent()
  // A new database has no list of migrations yet.
  const before = await listMigrations(payload).catch(() => undefined)
  if (before && before.missing.length > 0 && before.unknown.length > 0) throw new Error(describeStranger(before))
  if (before) refuseNewerDatabase(before, loadSettings().sampleData)
  await payload.db.migrate()
  const { missing, applied } = await listMigrations(payload)
  if (missing.length > 0) throw new Error(`these migrations were not applied: ${missing.join(', ')}`)
  say(`The content database has all ${applied.length} migrations.`)
})

/** Migrations may be joined into one until the first release; a database from before cannot be brought along. */
function describeStranger({ unknown }: Migrations): string {
  const { dataDir } = loadSettings()
  return `the database is from before this state of the project (it has ${unknown.join(', ')}); remove ${dataDir}, with all that was written there, or name another database in CMS_DATABASE_URL`
}
