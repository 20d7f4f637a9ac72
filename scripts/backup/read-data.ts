import { join, resolve } from 'node:path'
import { loadSettings, type S3Location } from '../../apps/cms/src/infrastructure/settings.ts'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { type Environment, parseSettings } from '../system/settings.ts'
import type { Data } from './back-up.ts'

/** Locations of the data of a system with these settings. */
export function readData(env: Environment): Data {
  const { dataDirectory, cmsDatabase, publishedStore } = parseSettings(env)
  const priceHistory = env.PRICE_HISTORY
    ? resolve(ROOT, env.PRICE_HISTORY)
    : join(dataDirectory, 'prices', 'history.db')
  return { dataDirectory, cmsDatabase, publishedStore, priceHistory, mediaPlace: readMediaPlace(env) }
}

/**
 * The bucket of pictures, if any.
 *
 * @throws PlainError naming an invalid setting
 */
export function readMediaPlace(env: Environment): S3Location | undefined {
  try {
    // Backups need no secrets, so missing ones are tolerated.
    return loadSettings({ ...env, NODE_ENV: 'development' }).mediaPlace
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The folder argument of a command.
 *
 * @throws PlainError with the usage
 */
export function folderArgument(command: string): string {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) throw new PlainError(`Name one folder: npm run ${command} -- <folder>`)
  return resolve(folder)
}
