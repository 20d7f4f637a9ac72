// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProgressLine, STANDARD_OUTPUT } from './progress-line.mjs'
import { formatDuration, formatProgress, formatTaken, StepTimes } from './step-times.mjs'

/** How long npm may take to stop by itself, in milliseconds. */
const GRACE_MS = 10_000
/** The step's name, under which its time is kept. */
const STEP = 'Install packages'
/** Lines of npm's own words that are shown when nothing better can be said. */
const LAST_WORDS = 12

/** A failure whose message is what the person at the terminal needs. */
export class LaunchError extends Error {}

/** @param {string} root */
function placesIn(root) {
  const modules = join(root, 'node_modules')
  return {
    lockfile: join(root, 'package-lock.json'),
    stamp: join(modules, '.passepartout-lockfile'),
    record: join(modules, '.package-lock.json'),
    pinnedNode: join(modules, '.bin', 'node'),
  }
}

/**
 * Whether node_modules holds what the lockfile names: by our stamp, or by npm's own record of what it installed, as
 * after a developer's `npm install`, which leaves no stamp of ours.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const { lockfile, stamp, record, pinnedNode } = placesIn(root)
  if (!existsSync(pinnedNode)) return false
  const hash = hashOf(lockfile)
  if (readIfThere(stamp) === hash) return true
  const installed = readIfThere(record)
  if (installed === undefined || !isSame(readLock(installed), readLock(readFileSync(lockfile, 'utf8')))) return false
  writeFileSync(stamp, hash)
  return true
}

/**
 * Begins `npm ci`, and says how far it is: it says nothing itself until it is done.
 *
 * @param {string} root
 * @returns {{ ended: Promise<void>, stop: () => void }} `ended` fails with a LaunchError that says what to do
 */
export function installPackages(root) {
  const { lockfile, stamp } = placesIn(root)
  const folders = listFolders(readLock(readFileSync(lockfile, 'utf8')), process)
  const times = new StepTimes(join(root, 'var', 'step-times.json'))
  const [start, expected] = [performance.now(), times.expect(STEP)]
  const about = expected === undefined ? '' : `, about ${formatDuration(expected)}`
  console.log(`Installing packages from package-lock.json (once${about})`)
  const progress = new ProgressLine(
    STANDARD_OUTPUT,
    () =>
      `${STEP} … ${formatProgress(performance.now() - start, expected)} · ${countInstalled(root, folders)} of about ${folders.length} packages`,
  )
  // Building needs the development packages, whatever NODE_ENV says.
  // npm's warnings speak of the machine's Node, which runs none of these packages.
  // Without a network npm tries for more than two minutes; with shorter breaks, and as many attempts, for less than one.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--fetch-retry-maxtimeout=10000']
  // A group of its own, so that what npm starts ends with it.
  const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let words = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (data) => (words += data))
  const closed = new Promise((done, failed) => {
    npm.once('error', (error) => failed(new LaunchError(`npm could not be run: ${error.message}.`)))
    npm.once('close', (code) => (code === 0 ? done(undefined) : failed(new LaunchError(explainFailure(words)))))
  })
  const ended = closed
    .finally(() => progress.end())
    .then(() => {
      const taken = performance.now() - start
      writeFileSync(stamp, hashOf(lockfile))
      times.keep(STEP, taken)
      console.log(`${STEP} … ${countInstalled(root, folders)} packages (${formatTaken(taken, expected)})`)
    })
  return { ended, stop: () => stopGroup(npm.pid) }
}

/**
 * Where the packages of the lockfile come to lie on such a machine: many have a variant for each kind.
 *
 * @param {Readonly<Record<string, LockedPackage>>} packages by their folder
 * @param {{ readonly platform: string, readonly arch: string }} machine
 */
export function listFolders(packages, { platform, arch }) {
  return Object.entries(packages)
    .filter(
      ([path, { link, os, cpu }]) => path.includes('node_modules/') && !link && isFor(os, platform) && isFor(cpu, arch),
    )
    .map(([path]) => path)
}

/**
 * Whether a package's list of systems or processors takes in one: `linux`, `["x64", "arm64"]`, `!win32`.
 *
 * @param {string | readonly string[] | undefined} list
 * @param {string} name
 */
function isFor(list, name) {
  if (list === undefined) return true
  const names = [list].flat()
  return names.includes(name) || (names.every((other) => other.startsWith('!')) && !names.includes(`!${name}`))
}

/**
 * @param {string} root
 * @param {readonly string[]} folders
 */
function countInstalled(root, folders) {
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).length
}

/**
 * What a person needs to know when npm failed, from what it wrote.
 *
 * @param {string} words
 */
export function explainFailure(words) {
  const [code] =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.exec(words) ?? []
  if (code !== undefined) {
    return `The registry that packages come from cannot be reached (${code}): check the network and npm's settings (\`npm config get registry\`, \`npm config get proxy\`), then run this again.`
  }
  if (/\bENOSPC\b/.test(words))
    return 'The disk became full while packages were installed: make room and run this again.'
  const lines = words.split('\n').filter((line) => line.trim() !== '')
  return ['`npm ci` failed; its last words:', ...lines.slice(-LAST_WORDS).map((line) => `    ${line}`)].join('\n')
}

/** @param {number | undefined} pid */
function stopGroup(pid) {
  signalGroup(pid, 'SIGTERM')
  setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MS).unref()
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is empty: nothing is left to signal.
  }
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string | readonly string[]} [os]
 * @property {string | readonly string[]} [cpu]
 */

/**
 * @param {string} text
 * @returns {Readonly<Record<string, LockedPackage>>} by its folder
 */
function readLock(text) {
  return JSON.parse(text).packages
}

/**
 * @param {Readonly<Record<string, LockedPackage>>} installed
 * @param {Readonly<Record<string, LockedPackage>>} wanted
 */
function isSame(installed, wanted) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const found = installed[path]
    if (found === undefined) return entry.optional === true || entry.devOptional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** @param {string} file */
function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
