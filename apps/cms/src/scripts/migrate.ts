import { listMigrations } from '../list-migrations.ts'
import { openContent } from './open-content.ts'
import { runScript, say } from './script.ts'

/** Brings the content database to the newest schema. May run again at any time; run it once, before the start, by one process. */
await runScript('Migrating the content database', async () => {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await openContent()
  await payload.db.migrate()
  const { missing, applied } = await listMigrations(payload)
  if (missing.length > 0) throw new Error(`these migrations were not applied: ${missing.join(', ')}`)
  say(`The content database has all ${applied.length} migrations.`)
})
