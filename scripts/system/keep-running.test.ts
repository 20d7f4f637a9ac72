import { expect, test } from 'vitest'
import type { Ending } from '../tasks/child-process.ts'
import { keepRunning } from './keep-running.ts'

const KILLED: Ending = { code: null, signal: 'SIGKILL' }

/** A part that ends at these seconds; afterwards it is stopped on purpose. */
async function keep(ends: readonly number[], restarts = Number.POSITIVE_INFINITY) {
  const said: string[] = []
  let started = 0
  let time = 0
  const start = () => {
    const at = ends[started]
    started += 1
    const name = `part ${started}`
    const ended = Promise.resolve().then(() => {
      time = at ?? time + 1000
      return KILLED
    })
    return { name, ended }
  }
  const why = await keepRunning(start(), {
    restart: async () => {
      if (started >= restarts) throw new Error('It did not answer.')
      return start()
    },
    describe: ({ name }) => `${name} ended at ${time}.`,
    say: (message) => said.push(message),
    isOver: () => started > ends.length,
    now: () => time * 1000,
  })
  return { why, said }
}

const again = (part: number, at: number) => [`part ${part} ended at ${at}.\nIt is started again.`, 'It runs again.']

test('what something ends is started again, as often as it takes', async () => {
  expect(await keep([10, 300, 600, 900])).toEqual({
    why: 'part 5 ended at 1900.',
    said: [...again(1, 10), ...again(2, 300), ...again(3, 600), ...again(4, 900)],
  })
})

test('what ends three times in two minutes is left, with its last words', async () => {
  expect(await keep([10, 20, 30, 40])).toEqual({ why: 'part 3 ended at 30.', said: [...again(1, 10), ...again(2, 20)] })
})

test('what does not start again says why', async () => {
  expect(await keep([10, 300], 1)).toEqual({
    why: 'It did not answer.',
    said: ['part 1 ended at 10.\nIt is started again.'],
  })
})

test('what was stopped on purpose is not started again', async () => {
  expect(await keep([])).toEqual({ why: 'part 1 ended at 1000.', said: [] })
})
