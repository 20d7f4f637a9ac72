/** A test tagged with a rule. */
export interface Tag {
  readonly id: string
  readonly file: string
  readonly test: string
}

const RULE = /^- `([\dD]\w*(?:\.[\w-]+)+)` (.+?)(?: \((open)\)| \(where: ([^)]+)\))?$/
const SECTION = /^# \[(.+)\]\(([\w-]+\.md)\)$/
const TAG = /^\s*\/\/ spec: (.+)$/
const FIRST_STRING = /^[^'"`]*(['"`])((?:\\.|(?!\1).)*)\1/
const AFTER_ROWS = /\)\((['"`])((?:\\.|(?!\1).)*)\1/
const HEAD = '| id | rule | where | test |\n| --- | --- | --- | --- |'

/**
 * Reads the comments `// spec: <id>, <id>` above the tests of a file.
 *
 * @throws Error if the line below a tag is no test
 */
export function readTags(file: string, source: string): Tag[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const ids = TAG.exec(line)?.[1]?.split(', ') ?? []
    if (ids.length === 0) return []
    const test = findName(lines.slice(index + 1).find((next) => !TAG.test(next)))
    if (test === undefined) throw new Error(`${file}:${index + 1}: no test below the tag`)
    return ids.map((id) => ({ id, file, test }))
  })
}

/** The name of a test: after the rows of a table, or the first string of its line. */
function findName(line = ''): string | undefined {
  return (AFTER_ROWS.exec(line) ?? FIRST_STRING.exec(line))?.[2]
}

/**
 * Generates the tables of docs/specification.
 *
 * @param rules the text of docs/specification/rules.md
 * @returns the text of each file by name
 * @throws Error naming each rule that is unknown, duplicated, or without a file and a test
 */
export function makeTables(rules: string, tags: readonly Tag[]): Map<string, string> {
  const faults = findFaults(rules, tags)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const sections = rules.split(/^(?=# )/m).filter((section) => section.startsWith('# '))
  return new Map(sections.map((section) => makePage(section.trim().split('\n'), tags)))
}

function findFaults(rules: string, tags: readonly Tag[]): string[] {
  const lines = rules.split('\n').filter((line) => line.startsWith('- `'))
  const ids = lines.map((line) => RULE.exec(line)?.[1] ?? line)
  const known = new Set(ids)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...lines.filter((line) => !isHeld(line, tags)).map((line) => `needs a file and a test: ${line}`),
    ...tags.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${file}: ${id} is unknown`),
  ]
}

function isHeld(line: string, tags: readonly Tag[]): boolean {
  const row = makeRow(line, tags)
  return row !== undefined && !row.includes('')
}

function makePage([heading = '', ...lines]: readonly string[], tags: readonly Tag[]): [string, string] {
  const [, title, file = ''] = SECTION.exec(heading) ?? []
  const isFirstRow = (index: number) => !lines[index - 1]?.startsWith('- `')
  const text = lines.flatMap((line, index) => {
    const row = makeRow(line, tags)
    return row ? [...(isFirstRow(index) ? [HEAD] : []), `| ${row.join(' | ')} |`] : [line]
  })
  return [file, `${[`# ${title}`, ...text].join('\n')}\n`]
}

/** @returns the cells of a rule's row; empty where nothing names the rule */
function makeRow(line: string, tags: readonly Tag[]): string[] | undefined {
  const [, id, text = '', open, where] = RULE.exec(line) ?? []
  if (!id) return undefined
  const own = tags.filter((tag) => tag.id === id)
  return [id, text, ...(open ? ['open', 'open'] : makeReferences(own, where?.split(', ')))]
}

function makeReferences(tags: readonly Tag[], where: readonly string[] = []): string[] {
  const files = where.map((file) => `\`${file}\``)
  const tests = tags.map(({ file, test }) => `\`${file}\` "${test}"`)
  return [files.sort().join(', '), tests.sort().join('; ')]
}
