import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'

/** Comments and configuration name files, too; a name that leads nowhere is a rule that holds nothing. */

const FILES = globSync('{*,.*.mjs,.ci/*,{apps,docs,packages,scripts,test}/**}', { cwd: ROOT, exclude: isForeign })
const SOURCES = FILES.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('/migrations/'))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What is fetched or built is no part of the project. */
function isForeign(path: string): boolean {
  return /(^|\/)(node_modules|dist|\.next|var)(\/|$)/.test(path)
}

/** Comments begin after white space or a bracket; patterns of files, such as `src/**`, are no comments. */
const COMMENT = /(?:^|(?<=[\s({]))\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/.*$/gm
const PATH = /(?<![\w/.@$}*-])(?:apps|packages|scripts|docs|test|\.ci)\/[\w./-]*\w/g
const FILE_NAME = /(?<![\w/.@$}*-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css)\b/g
const SECTION = /([\w./-]+\.md),\s+(?:\*\s+|\/\/\s+)?"([^"\n]+)"/g

function findComments(text: string): string {
  return (text.match(COMMENT) ?? []).join('\n')
}

/** Whether the file is there: under its whole path, beside the one that names it, or with these last parts of a path. */
function isFile(name: string, from: string): boolean {
  const beside = join(ROOT, dirname(from), name)
  return existsSync(join(ROOT, name)) || existsSync(beside) || FILES.some((file) => file.endsWith(`/${name}`))
}

function hasHeading(document: string, heading: string): boolean {
  return existsSync(join(ROOT, document)) && new RegExp(`^#+ ${heading}$`, 'm').test(read(document))
}

describe('comments', () => {
  test('name folders and files that exist', () => {
    const missing = SOURCES.flatMap((file) =>
      (findComments(read(file)).match(PATH) ?? [])
        .filter((path) => !isForeign(path) && !FILES.some((known) => known.startsWith(path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('name modules and sheets that exist', () => {
    const missing = SOURCES.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap((file) =>
      (findComments(read(file)).match(FILE_NAME) ?? [])
        .filter((name) => !isForeign(name) && !isFile(name, file))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('name sections that a document has', () => {
    const missing = SOURCES.flatMap((file) =>
      [...read(file).matchAll(SECTION)]
        .filter(([, document = '', heading = '']) => !hasHeading(document, heading))
        .map(([reference]) => `${file}: ${reference}`),
    )
    expect(missing).toEqual([])
  })
})

describe('configuration', () => {
  test.each(['biome.json', 'knip.json', 'tsconfig.json', 'vitest.config.ts', 'package.json', '.ci/run'])(
    '%s names paths that exist',
    (file) => {
      const named = read(file).match(/(?<![\w/.@$])(?:apps|packages|scripts|docs|test)\/[\w./*{},-]*[\w*}]/g) ?? []
      expect(named.filter((pattern) => globSync(pattern, { cwd: ROOT, exclude: isForeign }).length === 0)).toEqual([])
    },
  )

  test('.dependency-cruiser.mjs has no rule about nothing', async () => {
    const { forbidden }: Rules = (await import(join(ROOT, '.dependency-cruiser.mjs'))).default
    const patterns = forbidden.flatMap(({ from, to }) => [from, to]).flatMap(listOwnPatterns)
    expect(patterns.length).toBeGreaterThan(50)
    expect(patterns.filter((pattern) => !FILES.some((file) => new RegExp(pattern).test(file)))).toEqual([])
  })
})

interface Rules {
  readonly forbidden: readonly { readonly from: Side; readonly to: Side }[]
}

interface Side {
  readonly path?: string | readonly string[]
  readonly pathNot?: string | readonly string[]
}

/** Expressions about our own files; what stands for another match (`$1`) is left out. */
function listOwnPatterns({ path = [], pathNot = [] }: Side): string[] {
  return [path, pathNot]
    .flat()
    .flatMap(listAlternatives)
    .filter((pattern) => /^\^(?:apps|packages|scripts)/.test(pattern) && !pattern.includes('$1'))
}

/** `^apps/(site|cms)/` as `^apps/site/` and `^apps/cms/`. */
function listAlternatives(pattern: string): string[] {
  const [group, alternatives] = /\((?!\?)([^()]*\|[^()]*)\)/.exec(pattern) ?? []
  if (group === undefined || alternatives === undefined) return [pattern]
  return alternatives.split('|').flatMap((one) => listAlternatives(pattern.replace(group, () => one)))
}
