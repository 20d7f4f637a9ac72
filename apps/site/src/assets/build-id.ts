import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_NAMES } from '@passepartout/content-model/setting-names'

/**
 * Identifies a build, by its programs and the names of its browser files, together with the settings that it runs with, most of which are seen in
 * pages.
 *
 * @param dist the folder that `build.ts` wrote
 */
export function hashBuildAndSettings(dist: string, environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256')
  for (const file of globSync(['assets.json', 'server/**/*.js'], { cwd: dist }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(dist, file)))
  }
  hash.update(JSON.stringify(SETTING_NAMES.map((name) => environment[name] || '')))
  return hash.digest('base64url')
}
