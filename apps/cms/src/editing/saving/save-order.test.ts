import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SaveOrder } from './save-order.ts'

// spec: D.admin.42
test('of the saves of one window, in whatever order they come, the one that is written last is the newest', () => {
  const order = fc.uniqueArray(fc.nat(), { minLength: 1 })
  fc.assert(
    fc.property(order, order, (attempts, others) => {
      const saves = new SaveOrder()
      const written = attempts.filter((attempt, at) => {
        // Other windows and other documents count for themselves.
        saves.isOvertaken('pages/1', { writer: 7, window: 'other', attempt: others[at] ?? 0 })
        saves.isOvertaken('pages/2', { writer: 7, window: 'this', attempt: others[at] ?? 0 })
        return !saves.isOvertaken('pages/1', { writer: 7, window: 'this', attempt })
      })
      expect(written.at(-1)).toBe(Math.max(...attempts))
    }),
  )
})

test('a save that is sent twice is written twice, and a window that saved long ago is forgotten', () => {
  const saves = new SaveOrder()
  const isOvertaken = (window: string, attempt: number) => saves.isOvertaken('pages/1', { writer: 7, window, attempt })
  expect([isOvertaken('first', 2), isOvertaken('first', 2), isOvertaken('first', 1)]).toEqual([false, false, true])
  for (let at = 0; at < 1000; at += 1) isOvertaken(`window ${at}`, 1)
  expect([isOvertaken('first', 1), isOvertaken('window 999', 0)]).toEqual([false, true])
})
