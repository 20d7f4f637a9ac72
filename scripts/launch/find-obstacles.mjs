// @ts-check
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { describeBusyPorts, PORT_DEFAULTS, readPort } from './free-ports.mjs'

/** Commands that run the system on its ports, with its data. */
const RUNS = ['start', 'dev']
/** Commands that write beside the source: builds, logs, reports. */
const WRITES = [...RUNS, 'build', 'test']
/** Commands that read the history of the source. */
const READS_HISTORY = ['test', 'check']

/** Megabytes: what the packages take with what is built and drawn once, and what one more start may. */
const ROOM_TO_INSTALL = 3000
const ROOM_TO_START = 500

/**
 * Characters of a folder's name that tools break at: `:` separates folders in PATH; Vite reads `#` and `?` as parts of an
 * address and `*` as a pattern; what is encoded in an address begins with `%`.
 */
const UNUSABLE = /[:#?*%\\]|\p{Cc}/u

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * What the check asks of the machine.
 *
 * @typedef {object} Machine
 * @property {string} platform
 * @property {(program: string) => boolean} has whether PATH leads to the program
 * @property {(folder: string) => string | undefined} whyUnwritable why no file can be made there, folders made as needed
 * @property {(folder: string) => { device: number, freeMegabytes: number }} readDisk of the folder, or of what is to hold it
 * @property {(ports: Readonly<Record<string, number>>) => Promise<string[]>} describeBusyPorts
 */

/**
 * Everything that would stop the command later, a sentence each with what to do: asked before anything is installed or
 * built.
 *
 * @param {object} asked
 * @param {string} asked.command
 * @param {string} asked.root the project's folder
 * @param {boolean} asked.mustInstall
 * @param {Environment} asked.env
 * @param {Machine} machine
 * @returns {Promise<string[]>}
 */
export async function findObstacles({ command, root, mustInstall, env }, machine) {
  const data = RUNS.includes(command) ? resolve(root, env.DATA_DIR || 'var') : undefined
  const unwritable = [
    ...(mustInstall || WRITES.includes(command) ? [describeUnwritable('The project', root, machine)] : []),
    ...(data === undefined ? [] : [describeUnwritable('The data folder', data, machine, 'set DATA_DIR to another')]),
  ].filter((sentence) => sentence !== undefined)
  return [
    ...describePlatform(machine.platform),
    ...describeFolderName(root),
    ...describeMissingPrograms(command, mustInstall, machine),
    ...unwritable,
    ...describeDisk(data === undefined ? [root] : [data, root], mustInstall, machine),
    ...(RUNS.includes(command) ? await describePorts(env, machine) : []),
  ]
}

/** @param {string} platform */
function describePlatform(platform) {
  return platform === 'win32' ? ['Windows itself is not supported: run this in WSL, on Linux or on macOS.'] : []
}

/** @param {string} root */
function describeFolderName(root) {
  const [character] = UNUSABLE.exec(root) ?? []
  if (character === undefined) return []
  return [`The project's folder ${root} has ${JSON.stringify(character)} in its path: move it to one without.`]
}

/**
 * @param {string} command
 * @param {boolean} mustInstall
 * @param {Machine} machine
 */
function describeMissingPrograms(command, mustInstall, machine) {
  return [
    ...(mustInstall && !machine.has('npm')
      ? ['npm is not found: install it (it comes with Node) or add it to PATH.']
      : []),
    ...(READS_HISTORY.includes(command) && !machine.has('git')
      ? ['git is not found: install it or add it to PATH.']
      : []),
  ]
}

/**
 * @param {string} what
 * @param {string} folder
 * @param {Machine} machine
 * @param {string} [otherWay]
 */
function describeUnwritable(what, folder, machine, otherWay = 'move it') {
  const reason = machine.whyUnwritable(folder)
  if (reason === undefined) return undefined
  return `${what} ${folder} cannot be written to (${reason}): give this account the right to, or ${otherWay}.`
}

/**
 * @param {readonly string[]} folders
 * @param {boolean} mustInstall
 * @param {Machine} machine
 */
function describeDisk(folders, mustInstall, machine) {
  const needed = mustInstall ? ROOM_TO_INSTALL : ROOM_TO_START
  const disks = new Map(folders.map((folder) => [machine.readDisk(folder).device, folder]))
  return [...disks.values()].flatMap((folder) => {
    const free = Math.floor(machine.readDisk(folder).freeMegabytes)
    return free < needed ? [`The disk of ${folder} has ${free} MB left, and ${needed} MB are needed: make room.`] : []
  })
}

/**
 * @param {Environment} env
 * @param {Machine} machine
 */
async function describePorts(env, machine) {
  const usesSandbox = env.SAMPLE_DATA ? env.SAMPLE_DATA === '1' : env.NODE_ENV !== 'production'
  const read = Object.entries(PORT_DEFAULTS)
    .filter(([name]) => usesSandbox || name !== 'SANDBOX_PORT')
    .map(([name, port]) => /** @type {const} */ ([name, readPort(name, env[name] || String(port))]))
  /** @type {Record<string, number>} */
  const ports = {}
  const mistakes = []
  for (const [name, port] of read) {
    if (typeof port === 'number') ports[name] = port
    else mistakes.push(port)
  }
  return [...mistakes, ...(await machine.describeBusyPorts(ports))]
}

/**
 * The machine that this runs on.
 *
 * @param {Environment} env
 * @returns {Machine}
 */
export function readMachine(env) {
  return {
    platform: process.platform,
    has: (program) => (env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, program))),
    whyUnwritable,
    readDisk(folder) {
      const there = nearestFolder(folder)
      const { bavail, bsize } = statfsSync(there)
      return { device: statSync(there).dev, freeMegabytes: (bavail * bsize) / 1e6 }
    },
    describeBusyPorts,
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** @param {string} folder */
function whyUnwritable(folder) {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/**
 * The folder, or the nearest one above it that is there.
 *
 * @param {string} folder
 * @returns {string}
 */
function nearestFolder(folder) {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder))
}
