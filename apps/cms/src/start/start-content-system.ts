import { getPayload, type Payload } from 'payload'
import { subscribeToEscapeMalformedUrls } from '../access/http/escape-malformed-urls.ts'
import { recordClientAddresses } from '../access/sign-in/client-address.ts'
import { completeInterruptedSaves } from '../editing/saving/complete-interrupted-saves.ts'
import { scheduleNightlyChecks } from '../health/run-checks.ts'
import { causeMessage } from '../infrastructure/cause-message.ts'
import { prepareDatabase } from '../infrastructure/database-file.ts'
import {
  listMigrations,
  readRelease,
  refuseNewerDatabase,
  refuseOtherDatabase,
} from '../infrastructure/list-migrations.ts'
import { loadSettings } from '../infrastructure/settings.ts'
import { startIndexSynchronization } from '../search/update-index.ts'
import { runPublisher } from './run-publisher.ts'

/** Opens the database and starts the publisher; a fault ends the process with one sentence. */
export async function startContentSystem(): Promise<void> {
  try {
    const settings = loadSettings()
    subscribeToEscapeMalformedUrls()
    recordClientAddresses(settings.trustedProxies)
    prepareDatabase(settings)
    const { default: config } = await import('../payload.config.ts')
    const payload = await getPayload({ config })
    await requireMigrations(payload, settings.sampleData)
    if (settings.databaseKind === 'sqlite') await completeInterruptedSaves(payload)
    void runPublisher(payload)
    startIndexSynchronization(payload)
    scheduleNightlyChecks(payload)
  } catch (error) {
    process.stderr.write(`The content system cannot start: ${causeMessage(error)}\n`)
    process.exit(1)
  }
}

async function requireMigrations(payload: Payload, sampleData: boolean): Promise<void> {
  const { missing, unknown } = await listMigrations(payload).catch(() => ({ missing: ['all migrations'], unknown: [] }))
  refuseOtherDatabase({ missing, unknown })
  const newer = refuseNewerDatabase({ unknown }, await readRelease(payload), sampleData)
  if (newer !== undefined) payload.logger.warn({ msg: `The content system starts all the same: ${newer}.` })
  if (missing.length > 0) {
    throw new Error(`its database lacks ${missing.join(', ')}; run the migrate command first.`)
  }
}
