import { createAdmin, parseAdminAccount } from '../access/sign-in/first-admin.ts'
import { listMigrations, recordRelease, refuseOtherDatabase } from '../infrastructure/list-migrations.ts'
import { openPayload } from './open-payload.ts'
import { printLine, runScript } from './run-script.ts'

/** The migrations of an empty database. */
const NO_MIGRATIONS = { applied: [], missing: ['all migrations'], unknown: [] }

/**
 * Creates an account with the role admin from ADMIN_EMAIL and ADMIN_PASSWORD, which are in the environment because process
 * lists show arguments to everybody. An empty database gets its tables first. Usage: node src/scripts/create-admin.ts
 * [--restore]
 */
await runScript('Making the admin account', async () => {
  const account = parseAdminAccount(process.env)
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await openPayload()
  const migrations = await listMigrations(payload).catch(() => NO_MIGRATIONS)
  refuseOtherDatabase(migrations)
  const { applied, missing } = migrations
  if (applied.length === 0) {
    await payload.db.migrate()
    await recordRelease(payload)
  } else if (missing.length > 0)
    throw new Error(`the database lacks ${missing.join(', ')}; run the migrate command first`)
  printLine(await createAdmin(payload, account, process.argv.includes('--restore')))
})
