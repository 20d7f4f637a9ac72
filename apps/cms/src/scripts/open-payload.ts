import type { Payload } from 'payload'
import { prepareDatabase } from '../infrastructure/database-file.ts'
import { loadSettings } from '../infrastructure/settings.ts'

/** Opens the content system without its server: no publisher, no scheduled work. */
export async function openPayload(): Promise<Payload> {
  prepareDatabase(loadSettings())
  const [{ default: config }, { getPayload }] = await Promise.all([import('../payload.config.ts'), import('payload')])
  return getPayload({ config, disableOnInit: true })
}

/**
 * The same for a repeatable command: SQLite does not wait for the disk after each row. A power failure may lose the last rows,
 * never the file.
 */
export async function openPayloadWithFastWrites(): Promise<Payload> {
  const payload = await openPayload()
  const { databaseKind } = loadSettings()
  if (databaseKind === 'sqlite')
    await payload.db.execute({ db: payload.db.drizzle, raw: 'PRAGMA synchronous = NORMAL' })
  return payload
}
