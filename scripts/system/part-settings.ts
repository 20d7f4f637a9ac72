import { loadSettings } from '../../apps/cms/src/infrastructure/settings.ts'
import { readSettings } from '../../apps/sandbox/src/settings.ts'
import { parseSettings } from '../../apps/site/src/settings.ts'
import { PlainError } from '../plain-error.ts'
import type { Settings } from './settings.ts'

/**
 * Validates the settings of each part before anything is built or started.
 *
 * @throws PlainError with the part's message, which names the setting
 */
export function requireGoodSettings({ environment, sampleData }: Settings, nodeEnv: string): void {
  const seen = { ...environment, NODE_ENV: nodeEnv }
  judge(() => parseSettings(seen))
  judge(() => loadSettings(seen))
  if (sampleData) judge(() => readSettings(seen))
}

function judge(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}
