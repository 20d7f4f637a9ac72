import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'

/** Flags for a headless browser on a machine that may lack a sandbox and a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise a browser estimates it from the machine's speed.
  '--force-effective-connection-type=4G',
]

/** Debian's headless shell: the same rendering with half of the CPU time or less. */
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
 * The path of a Chromium for browser tests: that of CHROMIUM, or else Debian's headless shell (installed now, as root), or the
 * system's browser, or Playwright's (downloaded now).
 *
 * @throws PlainError when there is none and none can be installed
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

/**
 * A browser with what the headless shell leaves out, such as its memory of pages for Back; installed now where Debian has it.
 *
 * @returns `undefined` when there is none
 */
export function findWholeChromium(): string | undefined {
  const find = () => USUAL_PLACES.find((path) => existsSync(path))
  if (!find()) installFromDebian('chromium')
  return find()
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

/** A failed installation is no error; the next candidate is tried. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
