import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installWhenUsed } from './install-when-used.ts'

/**
 * Loads modules of packages that are installed when they are first used.
 *
 * @param folder an absolute path, with manifest and lockfile of its own
 * @param title what is installed, for people
 * @param names of modules, as in an import from the folder
 * @returns what they export, together
 * @throws PlainError when npm cannot install them
 */
export async function loadWhenUsed(folder: string, title: string, names: readonly string[]): Promise<object> {
  await installWhenUsed(folder, title)
  const { resolve } = createRequire(join(folder, 'package.json'))
  const loaded = await Promise.all(names.map((name) => import(pathToFileURL(resolve(name)).href)))
  return Object.assign({}, ...loaded)
}
