import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import type { Environment } from '../system/settings.ts'
import { readLastLines } from './log-lines.ts'

/** Milliseconds that a child has to stop by itself. */
const GRACE_MS = 10_000
/** Niceness of background processes: a third of the others' share, so that they still finish on a busy machine. */
const BEHIND = 5
/** As a URL, because `--import` parses a path as one. */
const LIFELINE = pathToFileURL(join(ROOT, 'scripts/end-with-parent.mjs')).href

/** A Node program with its arguments and working folder. */
export interface Command {
  readonly name: string
  /** Relative to the project's root, or absolute. */
  readonly folder: string
  /** Arguments of `node`: flags, file, the file's own arguments. */
  readonly args: readonly string[]
  readonly environment: Environment
  /** Absolute path of the log file; the previous one is kept as `*.previous`. Without it, output goes to the terminal. */
  readonly logFile?: string
  /** Runs with low priority. */
  readonly isBackground?: boolean
}

export interface Child {
  /** Settles when the process has ended, for any reason. */
  readonly ended: Promise<Ending>
  /** Stops the child, kills it after ten seconds; settles when it has ended. */
  readonly stop: () => Promise<void>
  /** Kills it at once, like a power failure. */
  readonly kill: () => void
}

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** All running children; each leads a process group, so that its own children end with it. */
const running = new Map<ChildProcess, Child>()
let stopping: Promise<void> | undefined

/** Starts a program as the leader of a process group, with its output in a file. */
export function startChild(command: Command): Child {
  const log = command.logFile === undefined ? 'inherit' : openLog(command.logFile)
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', LIFELINE, ...command.args],
    {
      cwd: resolve(ROOT, command.folder),
      env: { ...command.environment, LIFELINE_HOLDER: String(process.pid) },
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    },
  )
  if (typeof log === 'number') closeSync(log)
  if (command.isBackground && child.pid !== undefined) setPriority(child.pid, BEHIND)
  const ended = new Promise<Ending>((done) => {
    child.once('error', () => done({ code: 1, signal: null }))
    child.once('exit', (code, signal) => done({ code, signal }))
  }).finally(() => {
    running.delete(child)
    // Remaining processes of the group.
    signalGroup(child, 'SIGKILL')
  })
  const entry: Child = { ended, stop: () => stopChild(child, ended), kill: () => signalGroup(child, 'SIGKILL') }
  running.set(child, entry)
  return entry
}

/**
 * Runs a program to its end.
 *
 * @throws PlainError with its last lines when it fails
 */
export async function runToEnd(command: Command): Promise<void> {
  const ending = await startChild(command).ended
  if (ending.code !== 0) throw new PlainError(describeEnding(command.name, command.logFile, ending))
}

/** Describes an unexpected end: the reason, the last lines, and the log file. */
export function describeEnding(name: string, logFile: string | undefined, { code, signal }: Ending): string {
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
  const lines = logFile === undefined ? [] : readLastLines(logFile, 12)
  return [`${name} ${how}${lines.length > 0 ? '. Its last words:' : '.'}`, ...lines.map((line) => `    ${line}`)].join(
    '\n',
  )
}

/** Stops all children and kills those left after ten seconds. May be called repeatedly. */
export function stopAll(): Promise<void> {
  stopping ??= stopChildren().finally(() => {
    stopping = undefined
  })
  return stopping
}

async function stopChildren(): Promise<void> {
  await Promise.all([...running.values()].map((child) => child.stop()))
}

async function stopChild(child: ChildProcess, ended: Promise<Ending>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(timer)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has no processes any more.
  }
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  try {
    renameSync(file, `${file}.previous`)
  } catch {
    // There was no previous log.
  }
  return openSync(file, 'a')
}
