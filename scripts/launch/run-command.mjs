// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findObstacles, readMachine } from './find-obstacles.mjs'
import { installPackages, isInstalled, LaunchError } from './install-packages.mjs'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** They have settings of their own. */
const TESTS = ['test', 'test-fleet', 'check']

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Says what would stop the command, installs what the lockfile names when that is not there yet, runs
 * `scripts/<command>.ts` with the Node 26 that the lockfile pins, passes signals on, and ends with its exit code: 0
 * where a person asked for the end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function runCommand(command, args) {
  let isAsked = false
  /** @type {((signal: NodeJS.Signals) => void) | undefined} */
  let stop
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isAsked = true
      if (stop === undefined) sayStopped()
      else stop(signal)
    })
  }
  try {
    const script = findScript(command)
    if (!TESTS.includes(command)) readSettingsFile()
    const mustInstall = !isInstalled(ROOT)
    const obstacles = await findObstacles(
      { command, root: ROOT, mustInstall, env: process.env },
      readMachine(process.env),
    )
    if (obstacles.length > 0) throw new LaunchError(obstacles.join('\n'))
    if (mustInstall) {
      const { ended, ...npm } = installPackages(ROOT)
      stop = npm.stop
      await ended
    }
    const child = startScript(script, args)
    stop = (signal) => child.kill(signal)
    const { code, signal } = await endOf(child)
    // Stopped before it could say so itself.
    if (isAsked && signal !== null) sayStopped()
    process.exit(code ?? 128 + (signal === null ? 0 : (constants.signals[signal] ?? 0)))
  } catch (error) {
    if (isAsked) sayStopped()
    if (!(error instanceof LaunchError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Reads `.env` of the project's folder; settings of the environment come first. */
function readSettingsFile() {
  const file = join(ROOT, '.env')
  if (!existsSync(file)) return
  if (process.loadEnvFile === undefined)
    throw new LaunchError(
      `Node ${process.versions.node} cannot read .env: install Node 20.12 or later and run this again.`,
    )
  process.loadEnvFile(file)
}

/** @returns {never} */
function sayStopped() {
  console.log('\nStopped; no process is left behind.')
  process.exit(0)
}

/** @param {string} command */
function findScript(command) {
  const script = join(ROOT, 'scripts', `${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) throw new LaunchError(`There is no command "${command}".`)
  return script
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 */
function startScript(script, args) {
  const bin = join(ROOT, 'node_modules', '.bin')
  const lifeline = pathToFileURL(join(ROOT, 'scripts', 'end-with-parent.mjs')).href
  return spawn(nodePath(), ['--disable-warning=ExperimentalWarning', '--import', lifeline, script, ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, LIFELINE_HOLDER: String(process.pid) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** The pinned Node; on a platform for which npm has none, the running one if it is new enough. */
function nodePath() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath
  throw new LaunchError(
    `There is no packaged Node 26 for ${process.platform} ${process.arch}: install Node 26 and run this again.`,
  )
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function endOf(child) {
  return new Promise((done, failed) => {
    child.once('error', (error) => failed(new LaunchError(`Node could not be run: ${error.message}.`)))
    child.once('exit', (code, signal) => done({ code, signal }))
  })
}
