import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDER, readSpecification } from '../specification/read-specification.ts'
import { makeTables, readTags } from '../specification/rule-tables.ts'

/** The tables of docs/specification against the rules and the tags that they are made from. */

const readPage = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

test('the index leads to each table', () => {
  const made = readSpecification()
  const indexed = readPage('README.md').matchAll(/^\| \[[\dD]\]\(([\w-]+\.md)\)/gm)
  expect([...indexed].map((match) => match[1])).toEqual([...made.keys()])
})

const RULES =
  '# [1. Words](1-words.md)\n\n- `1.words.1` A sentence (where: words.ts)\n- `1.words.2` Another (where: ops/x.sh)\n'
const TAGS = [
  { id: '1.words.1', file: 'words.test.ts', test: 'a' },
  { id: '1.words.2', file: 'words.test.ts', test: 'b' },
]

test('a rule has its files, and the tests that name it', () => {
  expect([...makeTables(RULES, TAGS)]).toEqual([
    [
      '1-words.md',
      `# 1. Words

| id | rule | where | test |
| --- | --- | --- | --- |
| 1.words.1 | A sentence | \`words.ts\` | \`words.test.ts\` "a" |
| 1.words.2 | Another | \`ops/x.sh\` | \`words.test.ts\` "b" |
`,
    ],
  ])
})

test.each([
  ['without a test', RULES, TAGS.slice(0, 1), 'needs a file and a test: - `1.words.2`'],
  ['without a file', `${RULES}- \`1.words.3\` More\n`, TAGS, 'needs a file and a test: - `1.words.3`'],
  [
    'that is unknown',
    RULES,
    [...TAGS, { id: '1.words.9', file: 'a.test.ts', test: 'c' }],
    'a.test.ts: 1.words.9 is unknown',
  ],
  ['that is there twice', RULES + RULES, TAGS, '1.words.1 is there twice'],
  ['that cannot be read', `${RULES}- \`words\` No number\n`, TAGS, 'needs a file and a test: - `words`'],
])('a rule %s is refused', (_, rules, tags, message) => {
  expect(() => makeTables(rules, tags)).toThrow(message)
})

const tag = (...ids: string[]) => `// ${'spec'}: ${ids.join(', ')}`

test('tags stand above a test', () => {
  const source = `${tag('1.words.1', '1.words.2')}\n${tag('1.words.3')}\n])('a test', () => {`
  expect(readTags('words.test.ts', source).map(({ id, test }) => [id, test])).toEqual([
    ['1.words.1', 'a test'],
    ['1.words.2', 'a test'],
    ['1.words.3', 'a test'],
  ])
  expect(() => readTags('words.test.ts', `${tag('1.words.1')}\nconst x = 1`)).toThrow('words.test.ts:1: no test')
})
