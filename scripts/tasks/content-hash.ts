import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Folders that builds write into; never an input. */
const OUTPUT = /(^|\/)(node_modules|dist|\.next|var|coverage)(\/|$)|\.tsbuildinfo$|(^|\/)next-env\.d\.ts$/

interface HashOptions {
  /** Absolute; the patterns are relative to it. */
  readonly root: string
  /** Glob patterns of the files that count. */
  readonly patterns: readonly string[]
  /** Tests and fixtures change no build. */
  readonly ignore?: RegExp
  /** Values beside the files that change the result, such as settings. */
  readonly values?: readonly string[]
}

/** A hexadecimal SHA-256 over the names and bytes of all files that match, in a fixed order, and the extra values. */
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
  /** Absolute path of the file that remembers the hash. */
  readonly file: string
  readonly hash: string
  /** Absolute paths that must exist, else the work is done again. */
  readonly outputs: readonly string[]
}

/** Whether the work behind the stamp was done for exactly this input and its results are still there. */
export function isCurrent({ file, hash, outputs }: Stamp): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === hash && outputs.every((output) => existsSync(output))
}

/** Remembers that the work is done. */
export function writeStamp({ file, hash }: Omit<Stamp, 'outputs'>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

/** Forgets that the work was done. */
export function removeStamp(file: string): void {
  rmSync(file, { force: true })
}

/** A path as a person at the project's root would type it. */
export function displayPath(root: string, path: string): string {
  const inside = relative(root, path)
  return inside.startsWith('..') ? path : inside
}
