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
  [
    '{"level":30,"time":1,"requestId":"a","address":"www.wayfare.example:3000/a/?b=1","pageIdentifier":"www.wayfare.example.a","tgid":7110,"method":"GET","status":200,"cache":"miss","milliseconds":53,"lang":"en","msg":"request"}',
    '200 GET www.wayfare.example:3000/a/?b=1, tour group 7110 (miss, 53 ms)',
    30,
  ],
  [
    '{"level":30,"pageIdentifier":"www.wayfare.example.a","method":"HEAD","status":404,"cache":"none","milliseconds":1,"problem":"No document found","msg":"request"}',
    '404 HEAD www.wayfare.example.a: No document found (none, 1 ms)',
    30,
  ],
  [
    '{"level":50,"method":"GET","status":400,"cache":"none","milliseconds":1,"problem":"Invalid URL","msg":"request"}',
    '400 GET: Invalid URL (none, 1 ms)',
    50,
  ],
  [
    '{"level":40,"time":1,"address":"www.wayfare.example/a/","tgid":7110,"of":"day","said":5,"msg":"Catalogue prices contradict"}',
    'Catalogue prices contradict (address www.wayfare.example/a/, tgid 7110, of day, said 5)',
    40,
  ],
  ['{"level":40,"source":["a","b"],"gone":null,"err":{"message":"no"},"msg":"x"}', 'x: no (source ["a","b"])', 40],
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
