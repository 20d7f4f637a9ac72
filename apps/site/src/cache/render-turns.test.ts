import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OverloadedError, RenderTurns } from './render-turns.ts'

const VISITOR = { isBot: false }
const CRAWLER = { isBot: true }

test('one rendering in each turn of the event loop, in the order in which they came', async () => {
  const turns = new RenderTurns(10)
  const order: string[] = []
  const renderings = ['one', 'two', 'three'].map((name) => turns.next(VISITOR).then(() => order.push(name)))
  for (const between of ['a', 'b', 'c']) {
    await setImmediate()
    order.push(between)
  }
  await Promise.all(renderings)
  expect(order).toEqual(['one', 'a', 'two', 'b', 'three', 'c'])
  expect(turns.waiting).toBe(0)
})

test('a turn that comes later is called too', async () => {
  const turns = new RenderTurns(1)
  await turns.next(VISITOR)
  await turns.next(VISITOR)
  expect([turns.waiting, turns.refused]).toEqual([0, 0])
})

test('who finds the queue full is refused at once, crawlers when a quarter of it is', async () => {
  const turns = new RenderTurns(8)
  const first = [turns.next(CRAWLER), turns.next(CRAWLER)]
  await expect(turns.next(CRAWLER)).rejects.toThrow(new OverloadedError(2))
  const others = Array.from({ length: 6 }, () => turns.next(VISITOR))
  await expect(turns.next(VISITOR)).rejects.toThrow(new OverloadedError(8))
  expect([turns.waiting, turns.refused]).toEqual([8, 2])
  await Promise.all([...first, ...others])
  await turns.next(CRAWLER)
  expect(turns.refused).toBe(2)
})

test('what was begun goes on before anything else begins', async () => {
  const turns = new RenderTurns(10)
  const order: string[] = []
  const page = async (name: string) => {
    await turns.next(VISITOR)
    order.push(`${name} begins`)
    await turns.again()
    order.push(`${name} ends`)
  }
  await Promise.all([page('one'), page('two')])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('of what was begun together each part has a turn of its own', async () => {
  const turns = new RenderTurns(10)
  const order: string[] = []
  const parts = ['one', 'two'].map((name) => turns.again().then(() => order.push(name)))
  for (const between of ['a', 'b']) {
    await setImmediate()
    order.push(between)
  }
  await Promise.all(parts)
  expect(order).toEqual(['one', 'a', 'two', 'b'])
})
