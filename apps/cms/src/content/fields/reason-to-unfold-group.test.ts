import { expect, test } from 'vitest'
import { reasonToUnfoldGroup } from './reason-to-unfold-group.ts'

const NAMES = ['experiment', 'arm']

test.each([
  ['nothing was written', {}, undefined],
  ['all fields are empty', { experiment: { value: '' }, arm: { value: null } }, undefined],
  ['a value is set', { experiment: { value: 'short-title' } }, 'value'],
  [
    'only a field that the form does not show has one',
    { arm: { value: 'variant', passesCondition: false } },
    undefined,
  ],
  ['an empty field has an error', { experiment: { value: '', valid: false } }, 'error'],
  ['a value has an error', { experiment: { value: 'No key', valid: false }, arm: { value: 'variant' } }, 'error'],
] as const)('a folded group where %s', (_, group, reason) => {
  const fields = Object.entries(group).map(([name, state]) => [`blocks.3.shownTo.${name}`, state])
  const others = { 'blocks.3.title': { value: 'Rome', valid: false }, 'blocks.4.shownTo.experiment': { value: 'hero' } }
  expect(reasonToUnfoldGroup({ ...Object.fromEntries(fields), ...others }, 'blocks.3.shownTo', NAMES)).toBe(reason)
})
