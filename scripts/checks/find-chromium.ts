import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'

/** For a browser that nobody looks at, on a machine that may have neither a sandbox nor a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else a browser guesses it from how fast the machine is.
  '--force-effective-connection-type=4G',
]

/** Debian's, without windows: the same pages, with half of the processor or less. */
const SHELL = '/usr/bin/chromium-headless-shell'
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium for browser tests: the one that CHROMIUM names, else Debian's without windows (installed now, when
 * this runs as root there), else the system's, else Playwright's own (downloaded now).
 * @throws PlainError when there is none and none could be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new PlainError(`CHROMIUM names ${named}, which does not exist.`)
  }
  if (!existsSync(SHELL)) installFromDebian('chromium-headless-shell')
  return findInstalled() ?? install()
}

function findInstalled(): string | undefined {
  return [SHELL, ...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

function installFromDebian(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function install(): string {
  installFromDebian('chromium')
  const installed = findInstalled()
  if (installed) return installed
  run(process.execPath, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
  const downloaded = findInstalled()
  if (downloaded) return downloaded
  throw new PlainError(
    'Browser tests need Chromium, and it could not be installed: install it and set CHROMIUM to its path.',
  )
}

/** Installing may fail here and succeed another way, so a failure only moves on. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
