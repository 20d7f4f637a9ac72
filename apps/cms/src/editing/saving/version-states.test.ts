import { expect, test } from 'vitest'
import { versionStates } from './version-states.ts'

test.each([
  { statuses: [], isOnline: false, states: [] },
  { statuses: ['draft', 'draft'], isOnline: false, states: ['newest', 'draft'] },
  { statuses: ['published', 'draft', 'published'], isOnline: true, states: ['current', 'draft', 'before'] },
  { statuses: ['draft', 'draft', 'published'], isOnline: true, states: ['newest', 'draft', 'current'] },
  { statuses: ['draft', 'published'], isOnline: false, states: ['newest', 'before'] },
])('of $statuses, online $isOnline: $states', ({ statuses, isOnline, states }) => {
  expect(versionStates(statuses, isOnline)).toEqual(states)
})
