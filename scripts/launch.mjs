/**
 * The door that every npm script goes through: `node scripts/launch.mjs <command> [arguments]`.
 *
 * It runs under whatever Node a fresh clone meets (20 or later) with no package installed: it installs what the
 * lockfile names when that is not there yet, then runs `scripts/<command>.ts` with the Node 26 that the lockfile
 * pins, passes signals on, and ends with the command's exit code.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const LOCKFILE = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.passepartout-lockfile')
const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

class LaunchError extends Error {}

function hashOfLockfile() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Whether node_modules already holds what the lockfile names, by npm's own record of what it installed: true after
 * a developer's `npm install`, which leaves no stamp of ours.
 */
function isInstalled() {
  const record = readIfThere(join(ROOT, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function install() {
  const hash = hashOfLockfile()
  if (existsSync(PINNED_NODE) && readIfThere(STAMP) === hash) return
  if (!(existsSync(PINNED_NODE) && isInstalled())) {
    console.log('Installing packages from package-lock.json (a minute or two, once)')
    // Building needs the development packages, whatever NODE_ENV says.
    // npm's warnings speak of the machine's Node, which runs none of these packages.
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
    const npm = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' })
    if (npm.error) throw new LaunchError(`npm could not be run: ${npm.error.message}.`)
    if (npm.status !== 0) throw new LaunchError('`npm ci` failed; its own words are above.')
  }
  writeFileSync(STAMP, hash)
}

/** The pinned Node; on a platform for which npm has none, the running one if it is new enough. */
function nodePath() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath
  throw new LaunchError(
    `There is no packaged Node 26 for ${process.platform} ${process.arch}: install Node 26 and run this again.`,
  )
}

function run(command, args) {
  const script = join(ROOT, 'scripts', `${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) throw new LaunchError(`There is no command "${command}".`)
  const bin = join(ROOT, 'node_modules', '.bin')
  const lifeline = join(ROOT, 'scripts', 'end-with-parent.mjs')
  const child = spawn(nodePath(), ['--disable-warning=ExperimentalWarning', '--import', lifeline, script, ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, LIFELINE_HOLDER: String(process.pid) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${command} could not be run: ${error.message}.`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const [command = '', ...args] = process.argv.slice(2)
try {
  install()
  run(command, args)
} catch (error) {
  if (error instanceof LaunchError) fail(error.message)
  throw error
}
