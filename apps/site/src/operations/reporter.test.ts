import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Metrics } from './metrics.ts'
import { Reporter } from './reporter.ts'

function createReporter() {
  const clock = { now: 0 }
  const metrics = new Metrics()
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { clock, metrics, lines, reporter: new Reporter(logger, metrics, () => clock.now) }
}

// spec: 3.names.5
test('info, warning and error are levels of their own', () => {
  const { reporter, lines } = createReporter()
  reporter.info('one')
  reporter.warning('two')
  reporter.error('three')
  expect(lines.map(({ level, msg }) => [pino.levels.labels[level], msg])).toEqual([
    ['info', 'one'],
    ['warn', 'two'],
    ['error', 'three'],
  ])
})

test('warnings about the same thing are identical, whatever else they say', async () => {
  const { reporter, lines, metrics } = createReporter()
  for (const page of ['one', 'other']) reporter.warning('odd', { page }, 'a source')
  reporter.warning('odd', { page: 'one' }, 'another source')
  expect(lines.map(({ level: _level, ...line }) => line)).toEqual([
    { time: expect.any(Number), msg: 'odd', page: 'one' },
    { time: expect.any(Number), msg: 'odd', page: 'one' },
  ])
  expect(await metrics.registry.metrics()).toContain('site_problems_total{level="warning",problem="odd"} 3')
})

// spec: D.display.17
test('identical errors are written at most once a minute, and all are counted', async () => {
  const { reporter, lines, clock, metrics } = createReporter()
  const report = () => reporter.error('broken', { key: 'a' })
  report()
  clock.now = 59_999
  report()
  reporter.error('broken', { key: 'b' })
  expect(lines).toHaveLength(2)
  clock.now = 60_000
  report()
  expect(lines).toHaveLength(3)
  expect(await metrics.registry.metrics()).toContain('site_problems_total{level="error",problem="broken"} 4')
})
