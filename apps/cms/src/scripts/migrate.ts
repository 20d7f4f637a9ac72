import {
  listMigrations,
  readRelease,
  recordRelease,
  refuseNewerDatabase,
  refuseOtherDatabase,
} from '../infrastructure/list-migrations.ts'
import { loadSettings } from '../infrastructure/settings.ts'
import { openPayload } from './open-payload.ts'
import { printLine, runScript } from './run-script.ts'

/** Brings the content database to the newest schema. May run again at any time; run it once, before the start, by one process. */
await runScript('Migrating the content database', async () => {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await openPayload()
  // A new database has no list of migrations yet.
  const before = await listMigrations(payload).catch(() => undefined)
  if (before) {
    refuseOtherDatabase(before)
    refuseNewerDatabase(before, await readRelease(payload), loadSettings().sampleData)
  }
  await payload.db.migrate()
  const { missing, applied } = await listMigrations(payload)
  if (missing.length > 0) throw new Error(`these migrations were not applied: ${missing.join(', ')}`)
  if (!before || before.unknown.length === 0) await recordRelease(payload)
  printLine(`The content database has all ${applied.length} migrations.`)
})
