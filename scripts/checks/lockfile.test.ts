import { expect, test } from 'vitest'
import lockfile from '../../package-lock.json' with { type: 'json' }

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

const packages: Readonly<Record<string, LockedPackage>> = lockfile.packages

/** npm looks for a package in the folder of the one that wants it, then in each folder above. */
function isLocked(name: string, wantedBy: string): boolean {
  const folders = wantedBy
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  return ['', ...folders].some(
    (folder) => (folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`) in packages,
  )
}

/** Without them `npm ci` refuses the lockfile, or installs no binary on the machines that need these. */
test('the lockfile names the packages of every platform, not only of the one that wrote it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  )
  expect(missing).toEqual([])
})
