import { cleanStores } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { experimentOf, experiments } from './experiments.ts'

afterEach(() => {
  cleanStores(experiments)
  experiments.set({})
  vi.unstubAllGlobals()
})

test('nobody takes part in an experiment at first', () => {
  expect(experiments.get()).toEqual({})
  expect(experimentOf('cards')).toBeUndefined()
})

test.each([
  [undefined, {}],
  ['hero:variant', { hero: 'variant' }],
  ['cards:control,hero:variant', { cards: 'control', hero: 'variant' }],
])('a page that says %j says what its visitor is shown', (arms, shown) => {
  cleanStores(experiments)
  vi.stubGlobal('document', { documentElement: { dataset: { arms } } })
  expect(experiments.get()).toEqual(shown)
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
