import { expect, test } from 'vitest'
import { formatDuration, Steps } from './steps.ts'

test.each([
  [40, '0.0 s'],
  [1_240, '1.2 s'],
  [12_400, '12 s'],
  [59_700, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms reads as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})

test('steps are numbered, and a failed one says so and passes its error on', async () => {
  let shown = ''
  const steps = new Steps((text) => {
    shown += text
  })
  await steps.run('Look', () => 'seen', String)
  await expect(
    steps.run('Leap', () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(shown).toMatch(/^ 1\. Look … seen \(0\.0 s\)\n 2\. Leap … failed \(0\.0 s\)\n$/)
})

test('of steps that run at once, each is named again when it ends', async () => {
  let shown = ''
  const steps = new Steps((text) => {
    shown += text
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const build = steps.run('Build', () => promise)
  await steps.run('Draw', () => undefined)
  resolve()
  await build
  await steps.run('Start', () => undefined)
  expect(shown.replaceAll(/\(.*\)/g, '()')).toBe(
    ' 1. Build … \n 2. Draw … done ()\n 1. Build … done ()\n 3. Start … done ()\n',
  )
})
