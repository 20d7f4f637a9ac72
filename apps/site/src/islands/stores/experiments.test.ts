import { afterEach, expect, test } from 'vitest'
import { experimentOf, experiments } from './experiments.ts'

afterEach(() => experiments.set({}))

test('nobody takes part in an experiment at first', () => {
  expect(experiments.get()).toEqual({})
  expect(experimentOf('cards')).toBeUndefined()
})

test('the value of a key is what was set last; other keys are not touched', () => {
  experiments.setKey('cards', 'large')
  experiments.setKey('price', 'bold')
  experiments.setKey('cards', 'small')
  expect([experimentOf('cards'), experimentOf('price')]).toEqual(['small', 'bold'])
})

test.each(['constructor', 'toString', '__proto__'])('%s is a key like any other', (key) => {
  expect(experimentOf(key)).toBeUndefined()
})
