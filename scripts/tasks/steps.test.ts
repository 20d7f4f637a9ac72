import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Steps } from './steps.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000))

/** Steps whose text is collected, in a pipe or on a terminal of some columns; `kept` is what the next start expects. */
function makeSteps(columns: number | undefined, expected: Readonly<Record<string, number>> = {}) {
  const shown: string[] = []
  const kept: Record<string, number> = {}
  const times = {
    expect: (name: string) => expected[name],
    keep: (name: string, milliseconds: number) => {
      kept[name] = milliseconds
    },
  }
  const steps = new Steps({ print: (text) => shown.push(text), columns }, times)
  return { steps, kept, read: () => shown.join('') }
}

/** What is left on a terminal once all is said. */
function lastScreen(text: string): string[] {
  return text.split('\n').map((line) => line.slice(line.lastIndexOf('\u001b[2K') + 1).replace('[2K', ''))
}

test('steps are numbered, and a failed one says so and passes its error on', async () => {
  const { steps, read, kept } = makeSteps(undefined)
  await steps.run('Look', () => 'seen', String)
  await expect(
    steps.run('Leap', () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(read()).toBe(' 1. Look … seen (0.0 s)\n 2. Leap … failed (0.0 s)\n')
  expect(kept).toEqual({ Look: 0 })
})

test('of steps that run at once, each is named again when it ends', async () => {
  const { steps, read } = makeSteps(undefined)
  const { promise, resolve } = Promise.withResolvers<void>()
  const build = steps.run('Build', () => promise)
  await steps.run('Draw', () => undefined)
  resolve()
  await build
  await steps.run('Start', () => undefined)
  expect(read().replaceAll(/\(.*\)/g, '()')).toBe(
    ' 1. Build … \n 2. Draw … done ()\n 1. Build … done ()\n 3. Start … done ()\n',
  )
})

test('a pipe gets a line now and then, and what is done is expected the next time', async () => {
  const { steps, read, kept } = makeSteps(undefined, { Build: 30_000, Draw: 9000 })
  const build = steps.run('Build', () => wait(33))
  const draw = steps.run('Draw', () => 'unchanged', String)
  await vi.advanceTimersByTimeAsync(33_000)
  await Promise.all([build, draw])
  expect(read()).toBe(
    [
      ' 1. Build … ',
      ' 2. Draw … unchanged (0.0 s)',
      ' 1. Build … 15 s of about 30 s',
      ' 1. Build … 30 s of about 30 s',
      ' 1. Build … done (33 s; expected 30 s)',
      '',
    ].join('\n'),
  )
  expect(kept).toEqual({ Build: 33_000 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read()).toMatch(/expected 30 s\)\n$/)
})

test('a terminal shows in its last line how far all running steps are', async () => {
  const { steps, read } = makeSteps(60, { Build: 30_000 })
  const build = steps.run('Build', () => wait(5))
  const draw = steps.run('Draw', () => wait(3))
  expect(lastScreen(read())).toEqual([' 1. Build … 0 s of about 30 s · 2. Draw … 0 s'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(lastScreen(read())).toEqual([' 1. Build … 2 s of about 30 s · 2. Draw … 2 s'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(lastScreen(read())).toEqual([' 2. Draw … done (3.0 s)', ' 1. Build … 3 s of about 30 s'])
  await vi.advanceTimersByTimeAsync(2000)
  await Promise.all([build, draw])
  expect(lastScreen(read())).toEqual([' 2. Draw … done (3.0 s)', ' 1. Build … done (5.0 s; expected 30 s)', ''])
})

test('a line that a terminal has no room for is cut', async () => {
  const { steps, read } = makeSteps(12)
  const build = steps.run('Build', () => wait(1))
  expect(lastScreen(read())).toEqual([' 1. Build …'])
  await vi.advanceTimersByTimeAsync(1000)
  await build
})

test('what is left of steps is what each is expected to take, less what it has taken', async () => {
  const { steps } = makeSteps(undefined, { Draw: 2000, Build: 30_000, Write: 9000 })
  const names = ['Draw', 'Build', 'Write', 'Unknown']
  expect(steps.expectLeft(names)).toBe(41_000)
  await steps.run('Draw', () => 'unchanged', String)
  const build = steps.run('Build', () => wait(40))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(steps.expectLeft(names)).toBe(29_000)
  await vi.advanceTimersByTimeAsync(30_000)
  await build
  expect(steps.expectLeft(names)).toBe(9000)
})

test('what is said between steps has lines of its own', async () => {
  const piped = makeSteps(undefined)
  const { promise, resolve } = Promise.withResolvers<void>()
  const build = piped.steps.run('Build', () => promise)
  piped.steps.say('Site: ready')
  resolve()
  await build
  expect(piped.read().replaceAll(/\(.*\)/g, '()')).toBe(' 1. Build … \nSite: ready\n 1. Build … done ()\n')
  const terminal = makeSteps(80)
  const draw = terminal.steps.run('Draw', () => wait(1))
  terminal.steps.say('Site: ready')
  await vi.advanceTimersByTimeAsync(1000)
  await draw
  expect(lastScreen(terminal.read())[0]).toBe('Site: ready')
})
