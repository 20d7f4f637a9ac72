import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseSettings } from '../system/settings.ts'
import { listBuilds, listDataTasks } from '../tasks/preparation.ts'
import { formatDuration, formatProgress, formatTaken, StepTimes } from './step-times.mjs'

const folder = mkdtempSync(join(tmpdir(), 'step-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [40, '0.0 s'],
  [1_240, '1.2 s'],
  [12_400, '12 s'],
  [59_700, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms reads as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

test.each([
  [0, undefined, '0 s', '0.0 s'],
  [4900, 11_000, '4 s of about 11 s', '4.9 s; expected 11 s'],
  [75_500, 60_000, '1 min 15 s of about 1 min 0 s', '1 min 16 s; expected 1 min 0 s'],
  [900, 400, '0 s of about 0.4 s', '0.9 s'],
])('%d ms where %s were expected', (elapsed, expected, progress, taken) => {
  expect([formatProgress(elapsed, expected), formatTaken(elapsed, expected)]).toEqual([progress, taken])
})

test('what this machine took is expected the next time, and until then what was measured elsewhere', () => {
  const file = join(folder, 'var/step-times.json')
  expect(new StepTimes(file).expect('Build the site')).toBe(5000)
  new StepTimes(file).keep('Build the site', 20_400.6)
  new StepTimes(file).keep('Look', 10)
  const times = new StepTimes(file)
  expect(['Build the site', 'Look', 'Leap', 'constructor'].map((name) => times.expect(name))).toEqual([
    20_401,
    10,
    undefined,
    undefined,
  ])
})

test.each(['', '[]', '{"Build the site":"long"}', 'null'])('a file that holds %j is as good as none', (text) => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, text)
  expect(new StepTimes(file).expect('Build the site')).toBe(5000)
})

test('every task has a time that is expected at first', () => {
  const times = new StepTimes(join(folder, 'none.json'))
  const tasks = [...listBuilds({}), ...listDataTasks(parseSettings({}))]
  expect(tasks.filter(({ title }) => times.expect(title) === undefined).map(({ title }) => title)).toEqual([])
})
