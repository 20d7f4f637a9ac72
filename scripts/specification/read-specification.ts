import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { makeTables, readTags } from './rule-tables.ts'

export const FOLDER = join(ROOT, 'docs/specification')

const SOURCES = '{apps,demo,packages,scripts,test}/**/*.test.{ts,tsx}'
const isForeign = (path: string) => /(^|\/)(node_modules|dist|\.next|var)(\/|$)/.test(path)

/** @returns the tables of docs/specification by file, generated from rules and tags */
export function readSpecification(): Map<string, string> {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: isForeign }).sort()
  const tags = files.flatMap((file) => readTags(file, readFileSync(join(ROOT, file), 'utf8')))
  return makeTables(readFileSync(join(FOLDER, 'rules.md'), 'utf8'), tags)
}
