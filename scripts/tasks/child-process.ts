import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import type { Environment } from '../system/settings.ts'
import { readLastLines } from './log-lines.ts'

/** How long a child may take to stop by itself, in milliseconds. */
const GRACE_MS = 10_000
/** The niceness of what nobody waits for: a third of what others get, so that it still comes to its end on a busy machine. */
const BEHIND = 5
/** As an address: `--import` reads a path as part of one. */
const LIFELINE = pathToFileURL(join(ROOT, 'scripts/end-with-parent.mjs')).href

/** A Node program with its arguments, started in a folder of the project, or in an absolute one. */
export interface Command {
  readonly name: string
  /** Relative to the project's root. */
  readonly folder: string
  /** Arguments of `node`: flags, file, the file's own arguments. */
  readonly args: readonly string[]
  readonly environment: Environment
  /**
   * Absolute path of the file that receives everything the process prints; the one before is kept as `*.previous`.
   * Without it the terminal receives it.
   */
  readonly logFile?: string
  /** Leaves the processor to other programs. */
  readonly isBehind?: boolean
}

export interface Child {
  /** Settles once the process is gone, however that came about. */
  readonly ended: Promise<Ending>
  /** Asks the child to stop, ends it after ten seconds; settles once it is gone. */
  readonly stop: () => Promise<void>
  /** Ends it without asking, as if its machine had lost its power. */
  readonly kill: () => void
}

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** Every child that is still there; the leader of a process group each, so that its own children end with it. */
const running = new Map<ChildProcess, Child>()
let stopping: Promise<void> | undefined

/** Starts a program as the leader of a process group of its own, its output going to a file. */
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
  if (command.isBehind && child.pid !== undefined) setPriority(child.pid, BEHIND)
  const ended = new Promise<Ending>((done) => {
    child.once('error', () => done({ code: 1, signal: null }))
    child.once('exit', (code, signal) => done({ code, signal }))
  }).finally(() => {
    running.delete(child)
    // Whatever the leader left behind.
    signalGroup(child, 'SIGKILL')
  })
  const entry: Child = { ended, stop: () => stopChild(child, ended), kill: () => signalGroup(child, 'SIGKILL') }
  running.set(child, entry)
  return entry
}

/**
 * Runs a program to its end.
 * @throws PlainError with the last lines that it printed when it fails.
 */
export async function runToEnd(command: Command): Promise<void> {
  const ending = await startChild(command).ended
  if (ending.code !== 0) throw new PlainError(describeEnding(command.name, command.logFile, ending))
}

/** What a person needs when a child ended on its own: how, its last words, and where the rest is. */
export function describeEnding(name: string, logFile: string | undefined, { code, signal }: Ending): string {
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
  const lines = logFile === undefined ? [] : readLastLines(logFile, 12)
  return [`${name} ${how}${lines.length > 0 ? '. Its last words:' : '.'}`, ...lines.map((line) => `    ${line}`)].join(
    '\n',
  )
}

/** Asks every child to stop, waits, ends after ten seconds what is still there. Safe to call again. */
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
    // The group is empty: nothing is left to signal.
  }
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  try {
    renameSync(file, `${file}.previous`)
  } catch {
    // There was none.
  }
  return openSync(file, 'a')
}
