import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('makes of each text once what the function makes of it, also where that is false or empty', () => {
  const isLong = vi.fn((text: string) => text.length > 3)
  const remembered = memoize(isLong, 10)
  expect(['Rome', 'Ulm', 'Rome', 'Ulm'].map(remembered)).toEqual([true, false, true, false])
  expect(isLong.mock.calls.map(([text]) => text)).toEqual(['Rome', 'Ulm'])
})
