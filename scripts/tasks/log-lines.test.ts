import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followLog, parseLogLine, readLastLines } from './log-lines.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-lines-'))
  file = join(folder, 'part.log')
})

afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['plain text', 'plain text', undefined],
  ['{"level":30,"msg":"listening"}', 'listening', 30],
  [
    '{"level":60,"msg":"cannot start","err":{"message":"file is not a database"}}',
    'cannot start: file is not a database',
    60,
  ],
  ['{"level":50,"msg":"boom","err":{"message":"boom"}}', 'boom', 50],
  ['{"level":50}', '{"level":50}', 50],
  ['{half', '{half', undefined],
])('%s reads as "%s"', (line, text, level) => {
  expect(parseLogLine(line)).toEqual({ text, ...(level === undefined ? {} : { level }) })
})

test('the last lines, blank ones and frames of a stack left out; none without a file', () => {
  expect(readLastLines(file, 5)).toEqual([])
  writeFileSync(file, 'one\n\ntwo\n    at resolve (node:internal/loader:1)\n{"level":50,"msg":"three"}\n')
  expect(readLastLines(file, 2)).toEqual(['two', 'three'])
})

test('a followed log shows only errors, and a line in two pieces once', () => {
  writeFileSync(file, '')
  const seen: string[] = []
  const stop = followLog(file, 'errors', (line) => seen.push(line))
  appendFileSync(file, '{"level":30,"msg":"fine"}\n{"level":50,"ms')
  stop()
  expect(seen).toEqual([])
  const stopAll = followLog(file, 'all', (line) => seen.push(line))
  appendFileSync(file, 'g":"bad"}\nplain\n')
  stopAll()
  expect(seen).toEqual(['fine', 'bad', 'plain'])
})
