import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { z } from 'zod'

/** A fault of a data file; the message has file, line and reason. */
export class SourceError extends Error {
  override name = 'SourceError'
}

/** A parsed file that can find the line of a value. */
export interface SourceFile<T> {
  readonly name: string
  readonly raw: string
  readonly data: T
}

/** Creates an error for one place of a file. */
export type SourceErrorFactory = (reason: string) => SourceError
/** Maps a path inside a row to a place in the file. */
export type RowErrorFactory = (...path: PropertyKey[]) => SourceErrorFactory

/** @throws SourceError when the file cannot be read, is no JSON or has another shape */
export function readSourceFile<S extends z.ZodType>(folder: string, name: string, schema: S): SourceFile<z.infer<S>> {
  return parseSourceFile(readJsonSourceFile(folder, name), schema)
}

export function readJsonSourceFile(folder: string, name: string): SourceFile<unknown> {
  let raw: string
  try {
    raw = readFileSync(join(folder, name), 'utf8')
  } catch {
    throw new SourceError(`${name}: the file cannot be read`)
  }
  try {
    return { name, raw, data: JSON.parse(raw) }
  } catch (error) {
    throw new SourceError(`${name}: not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export function parseSourceFile<S extends z.ZodType>(file: SourceFile<unknown>, schema: S): SourceFile<z.infer<S>> {
  const result = schema.safeParse(file.data)
  if (result.success) return { ...file, data: result.data }
  const issue = result.error.issues[0]
  throw createSourceError(file, issue?.path ?? [], issue?.message ?? 'does not have the expected shape')
}

export function createSourceError(
  file: Pick<SourceFile<unknown>, 'name' | 'raw'>,
  path: readonly PropertyKey[],
  reason: string,
): SourceError {
  const where = path.length === 0 ? '' : `${path.map(String).join('.')}: `
  return new SourceError(`${file.name}:${lineOfPath(file.raw, path)}: ${where}${reason}`)
}

/**
 * The line (from 1) at which the value at `path` starts in a JSON text, for error messages; for a missing value the line of its
 * nearest existing parent. The text must be valid JSON.
 */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text)
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)))
  const parents = keys.map((_, index) => keys.slice(0, keys.length - index))
  const node = parents
    .values()
    .map((some) => tree && findNodeAtLocation(tree, some))
    .find(Boolean)
  return text.slice(0, (node ?? tree)?.offset ?? 0).split('\n').length
}

export function forEachRow<T>(file: SourceFile<readonly T[]>, visit: (row: T, at: RowErrorFactory) => void): void {
  for (const [index, row] of file.data.entries()) {
    visit(row, (...path) => createSourceError.bind(undefined, file, [index, ...path]))
  }
}

/** @throws SourceError when two rows of the files have the same key */
export function checkUnique<T>(files: readonly SourceFile<readonly T[]>[], key: (row: T) => string | number): void {
  const seen = new Set<string | number>()
  for (const file of files) {
    forEachRow(file, (row, at) => {
      if (seen.has(key(row))) throw at()(`duplicate id ${key(row)}`)
      seen.add(key(row))
    })
  }
}
