import { expect, test } from 'vitest'
import { parseCities } from './parse-cities.ts'

test.each([
  [
    { cities: [{ code: 'ROME', displayName: ' Rome ', latitude: 41.9 }, { code: 'X' }, null], total: 12 },
    { cities: [{ code: 'ROME', displayName: 'Rome' }], total: 12 },
  ],
  [{ cities: [] }, { cities: [], total: 0 }],
  [
    { cities: [{ code: 'ROME', displayName: 'Rome' }], total: 'many' },
    { cities: [{ code: 'ROME', displayName: 'Rome' }], total: 1 },
  ],
  [{ tourGroups: [] }, undefined],
  ['no', undefined],
  [null, undefined],
])('%j is read as %j', (value, parsed) => {
  expect(parseCities(value)).toEqual(parsed)
})
