import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../apps/cms/src/sample/sample-users.ts'
import packageJson from '../package.json' with { type: 'json' }
import { listSampleHosts } from './addresses.ts'
import { ROOT } from './folders.ts'

/** Documents that name something which is gone mislead; each name in them is looked up here. */

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).sort()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const exists = (path: string) => existsSync(join(ROOT, path))

/** What is in backticks and begins like a path of the project; patterns and what only a run creates are left out. */
function findCodePaths(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')
  return spans
    .map((span) => span.split(/[\s#:]/)[0] ?? '')
    .filter((path) => /^(apps|packages|scripts|docs|\.ci)\/|^[\w.-]+\.(md|json|mjs|ts)$/.test(path))
    .filter((path) => !/[<>*{}…]/.test(path))
}

function findLinks(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  return targets.filter((target) => !/^(https?:|mailto:|#)/.test(target)).map((target) => target.split('#')[0] ?? '')
}

function findNpmScripts(text: string): string[] {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  const short = [...text.matchAll(/npm (start|test)\b/g)].map((match) => match[1] ?? '')
  return [...named, ...short]
}

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file)

  test('every path in it exists', () => {
    const missing = findCodePaths(text).filter((path) => !exists(path) && !isFileName(path))
    expect(missing).toEqual([])
  })

  test('every link in it leads to a file', () => {
    const missing = findLinks(text).filter((target) => !exists(join(dirname(file), target)))
    expect(missing).toEqual([])
  })

  test('every npm script in it exists', () => {
    const scripts: Record<string, string> = packageJson.scripts
    expect(findNpmScripts(text).filter((name) => !(name in scripts))).toEqual([])
  })
})

/** A bare name such as `meta.ts` may stand for a file of that name anywhere in the source. */
function isFileName(path: string): boolean {
  return (
    !path.includes('/') && globSync(`{apps,packages,scripts}/**/${path}`, { cwd: ROOT, exclude: isForeign }).length > 0
  )
}

function isForeign(path: string): boolean {
  return /(^|\/)(node_modules|dist|\.next)$/.test(path)
}

test('README.md shows the sample login and every sample site', () => {
  const readme = read('README.md')
  expect(readme).toContain(`login \`${SAMPLE_LOGIN.email}\`, password \`${SAMPLE_PASSWORD}\``)
  expect(listSampleHosts().filter((host) => !readme.includes(`http://${host}.localhost:3000/`))).toEqual([])
})

describe('the settings in README.md', () => {
  const modules = globSync('apps/*/src/settings.ts', { cwd: ROOT })
  const inCode = new Set(modules.flatMap((file) => findNames(read(file), /^ {2}([A-Z][A-Z0-9_]+):/gm)))
  const inTable = findNames(read('README.md'), /^\| `([A-Z][A-Z0-9_]+)`/gm)

  test('are all read by some part', () => {
    expect(inTable.filter((name) => !inCode.has(name))).toEqual([])
  })

  test('are complete, and each stands there once', () => {
    expect([...inCode].filter((name) => !inTable.includes(name))).toEqual([])
    expect(inTable.filter((name, index) => inTable.indexOf(name) !== index)).toEqual([])
  })
})

function findNames(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}

interface Rule {
  readonly id: string
  readonly where: string
  readonly test: string
}

describe('docs/specification.md', () => {
  const rows = readRows(read('docs/specification.md'))
  const rules = rows.map(readRule)
  const isOpen = (rule: Rule) => rule.where === 'open' && rule.test === 'open'

  test('every row has a number, the rule, where it is held and what proves it', () => {
    const isWhole = (row: readonly string[]) => row.length === 4 && row.every(Boolean) && RULE_NUMBER.test(row[0] ?? '')
    expect(rows.filter((row) => !isWhole(row))).toEqual([])
  })

  test('lists rules, each under a number of its own', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('a rule names both its file and its test, or neither', () => {
    const held = rules.filter((rule) => !isOpen(rule))
    console.info(`docs/specification.md: ${held.length} rules held, ${rules.length - held.length} open`)
    expect(held.filter((rule) => !isProven(rule)).map(({ id }) => id)).toEqual([])
  })

  test('every file that a rule names exists', () => {
    expect(rules.flatMap(({ id, where, test }) => findMissing(id, `${where} ${test}`))).toEqual([])
  })

  test('every test that a rule names is in the file that it names', () => {
    expect(rules.flatMap(({ id, test }) => findMissingTests(id, test))).toEqual([])
  })
})

const RULE_NUMBER = /^[\dD]\w*(\.[\w-]+)+$/

/** The cells of every row of the tables, heads and their lines left out. */
function readRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:id|---) \|/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
}

function readRule([id = '', , where = '', test = '']: readonly string[]): Rule {
  return { id, where, test }
}

/** Files alone on the one side; on the other a test file each time, and the test's name. */
function isProven({ where, test }: Rule): boolean {
  const tests = findReferences(test)
  const isWhole = tests.length > 0 && tests.every(({ file, name }) => name !== undefined && /\.test\.tsx?$/.test(file))
  return isWhole && /^`[^`"]+`(?:, `[^`"]+`)*$/.test(where)
}

/** A file in backticks, and the name of a test in quotes, inside the backticks or after them. */
function findReferences(cell: string): { file: string; name: string | undefined }[] {
  const found = cell.matchAll(/`([^`"]+?)(?: "([^"]+)")?`(?:,? "([^"]+)")?/g)
  return [...found].map((match) => ({ file: match[1] ?? '', name: match[2] ?? match[3] }))
}

function findMissing(id: string, cells: string): string[] {
  return findReferences(cells)
    .filter(({ file }) => !exists(file))
    .map(({ file }) => `${id}: ${file}`)
}

function findMissingTests(id: string, cell: string): string[] {
  return findReferences(cell)
    .filter(({ file, name }) => name !== undefined && exists(file) && !hasTest(read(file), name))
    .map(({ file, name }) => `${id}: ${file} has no "${name}"`)
}

/** The name as it stands in the source: a string of its own, not a part of one. */
function hasTest(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))
}
