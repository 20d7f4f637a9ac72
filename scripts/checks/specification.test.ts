import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'

/** A row of the specification that names a file or a test which is gone claims what nothing holds. */

interface Rule {
  readonly id: string
  readonly where: string
  readonly test: string
}

const FOLDER = 'docs/specification'
const SECTIONS = globSync('*.md', { cwd: join(ROOT, FOLDER) })
  .filter((file) => file !== 'README.md')
  .sort()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const exists = (path: string) => existsSync(join(ROOT, path))
const isOpen = (rule: Rule) => rule.where === 'open' && rule.test === 'open'

test('the index of the specification leads to every section', () => {
  const rows = read(`${FOLDER}/README.md`).matchAll(/^\| \[[\dD]\]\(([\w-]+\.md)\)/gm)
  expect([...rows].map((match) => match[1])).toEqual(SECTIONS)
})

test('every rule has a number of its own', () => {
  const ids = SECTIONS.flatMap((file) => readRows(read(`${FOLDER}/${file}`)).map(([id]) => id))
  expect(ids.length).toBeGreaterThan(500)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(SECTIONS)('docs/specification/%s', (file) => {
  const rows = readRows(read(`${FOLDER}/${file}`))
  const rules = rows.map(readRule)
  const section = file.charAt(0).toUpperCase()

  test('every row has a number, the rule, where it is held and what proves it', () => {
    const isWhole = (row: readonly string[]) => row.length === 4 && row.every(Boolean) && RULE_NUMBER.test(row[0] ?? '')
    expect(rows.filter((row) => !isWhole(row))).toEqual([])
  })

  test('has the rules of its section and no other', () => {
    expect(rules.map(({ id }) => id).filter((id) => !id.startsWith(`${section}.`))).toEqual([])
  })

  test('a rule names both its file and its test, or neither', () => {
    const held = rules.filter((rule) => !isOpen(rule))
    console.info(`${FOLDER}/${file}: ${held.length} rules held, ${rules.length - held.length} open`)
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
