import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { withLock } from '../system/file-lock.ts'
import { hashContent, isCurrent, writeStamp } from './content-hash.ts'

// A registry that stalls is asked again after half a minute, where npm waits for five.
const RETRIES = ['--fetch-timeout=30000', '--fetch-retries=4', '--fetch-retry-maxtimeout=10000']
const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...RETRIES]
/** Milliseconds for all packages of a folder. */
const TIMEOUT = 10 * 60_000

/** What tests alone install when they first use it, by folder. */
const TEST_PACKAGES = {
  'test/linters': 'linters',
  'test/tools/s3': 'an S3 server for tests',
  'apps/site/test/postgres': 'a PostgreSQL for tests',
}

/**
 * Installs, one after the other, what any of the tests would install, so that no test waits for npm.
 *
 * @throws PlainError when npm cannot install something
 */
export async function installTestPackages(): Promise<void> {
  for (const [folder, title] of Object.entries(TEST_PACKAGES)) await installWhenUsed(join(ROOT, folder), title)
}

/**
 * Installs what only some tests and benchmarks need, once for each state of its lockfile.
 *
 * @param folder an absolute path of a folder with manifest and lockfile of its own
 * @param title what is installed, for people
 * @throws PlainError when npm cannot install it
 */
export async function installWhenUsed(folder: string, title: string): Promise<void> {
  const stamp = {
    file: join(folder, 'node_modules', '.passepartout-lockfile'),
    hash: hashContent({ root: folder, patterns: ['package-lock.json'] }),
    outputs: [],
  }
  if (isCurrent(stamp)) return
  await withLock(join(VAR, 'builds', 'install.lock.db'), async () => {
    if (isCurrent(stamp)) return
    console.log(`Installing ${title} …`)
    try {
      await promisify(execFile)('npm', NPM_CI, { cwd: folder, timeout: TIMEOUT })
    } catch {
      throw new PlainError(`${title} could not be installed: run "npm ci" in ${folder} to see why.`)
    }
    writeStamp(stamp)
  })
}
