import { join, resolve } from 'node:path'
import { loadSettings, type MediaPlace } from '../../apps/cms/src/server/settings.ts'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { type Environment, parseSettings } from '../system/settings.ts'
import type { Data } from './back-up.ts'

/** Where the data of the system lies that these settings start. */
export function readData(env: Environment): Data {
  const { dataDirectory, cmsDatabase, publishedStore } = parseSettings(env)
  const priceHistory = env.PRICE_HISTORY
    ? resolve(ROOT, env.PRICE_HISTORY)
    : join(dataDirectory, 'prices', 'history.db')
  return { dataDirectory, cmsDatabase, publishedStore, priceHistory, mediaPlace: readMediaPlace(env) }
}

/**
 * Where pictures lie that are in no folder.
 * @throws PlainError naming a setting that is wrong
 */
export function readMediaPlace(env: Environment): MediaPlace | undefined {
  try {
    // Secrets are none of a backup's business.
    return loadSettings({ ...env, NODE_ENV: 'development' }).mediaPlace
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The folder that a command names.
 * @throws PlainError saying how the command is written
 */
export function askedFolder(command: string): string {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) throw new PlainError(`Name one folder: npm run ${command} -- <folder>`)
  return resolve(folder)
}
