import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Output folders of builds; never inputs. */
const OUTPUT = /(^|\/)(node_modules|dist|\.next|var|coverage)(\/|$)|\.tsbuildinfo$|(^|\/)next-env\.d\.ts$/

interface HashOptions {
  /** Absolute path, to which the patterns are relative. */
  readonly root: string
  /** Glob patterns of the input files. */
  readonly patterns: readonly string[]
  /** Tests and fixtures change no build. */
  readonly ignore?: RegExp
  /** Other inputs, such as settings. */
  readonly values?: readonly string[]
}

/** A hexadecimal SHA-256 of the names and bytes of all matching files in a fixed order, and of the values. */
export function hashContent({ root, patterns, ignore, values = [] }: HashOptions): string {
  const hash = createHash('sha256')
  for (const file of listFiles(root, patterns, ignore)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.update(JSON.stringify(values)).digest('hex')
}

function listFiles(root: string, patterns: readonly string[], ignore: RegExp | undefined): string[] {
  const found = globSync([...patterns], { cwd: root, exclude: (path) => OUTPUT.test(path) })
  return found.filter((file) => !OUTPUT.test(file) && !ignore?.test(file) && statSync(join(root, file)).isFile()).sort()
}

interface Stamp {
  /** Absolute path of the file with the hash. */
  readonly file: string
  readonly hash: string
  /** Absolute paths of results; if one is missing, the work is done again. */
  readonly outputs: readonly string[]
}

/** Whether the work was done for exactly this input and its results exist. */
export function isCurrent({ file, hash, outputs }: Stamp): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === hash && outputs.every((output) => existsSync(output))
}

/** Records that the work is done. */
export function writeStamp({ file, hash }: Omit<Stamp, 'outputs'>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** Removes the record. */
export function removeStamp(file: string): void {
  rmSync(file, { force: true })
}

/** A path relative to the project's root, for messages. */
export function displayPath(root: string, path: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside
}
