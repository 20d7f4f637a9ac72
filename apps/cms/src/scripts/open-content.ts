import type { Payload } from 'payload'
import { prepareDatabase } from '../database-file.ts'
import { loadSettings } from '../settings.ts'

/** Opens the content system without its server: no publisher, no scheduled work. */
export async function openContent(): Promise<Payload> {
  prepareDatabase(loadSettings())
  const [{ default: config }, { getPayload }] = await Promise.all([import('../payload.config.ts'), import('payload')])
  return getPayload({ config, disableOnInit: true })
}
