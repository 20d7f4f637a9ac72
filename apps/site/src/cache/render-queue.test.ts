import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OverloadedError, RenderQueue } from './render-queue.ts'

const VISITOR = { isBot: false }
const CRAWLER = { isBot: true }

test('one rendering in each turn of the event loop, in the order in which they came', async () => {
  const renderQueue = new RenderQueue(10)
  const order: string[] = []
  const renderings = ['one', 'two', 'three'].map((name) => renderQueue.start(VISITOR).then(() => order.push(name)))
  for (const between of ['a', 'b', 'c']) {
    await setImmediate()
    order.push(between)
  }
  await Promise.all(renderings)
  expect(order).toEqual(['one', 'a', 'two', 'b', 'three', 'c'])
  expect(renderQueue.waiting).toBe(0)
})

test('a turn that comes later is called too', async () => {
  const renderQueue = new RenderQueue(1)
  await renderQueue.start(VISITOR)
  await renderQueue.start(VISITOR)
  expect([renderQueue.waiting, renderQueue.refused]).toEqual([0, 0])
})

test('who finds the queue full is refused at once, crawlers when a quarter of it is', async () => {
  const renderQueue = new RenderQueue(8)
  const first = [renderQueue.start(CRAWLER), renderQueue.start(CRAWLER)]
  await expect(renderQueue.start(CRAWLER)).rejects.toThrow(new OverloadedError(2))
  const others = Array.from({ length: 6 }, () => renderQueue.start(VISITOR))
  await expect(renderQueue.start(VISITOR)).rejects.toThrow(new OverloadedError(8))
  expect([renderQueue.waiting, renderQueue.refused]).toEqual([8, 2])
  await Promise.all([...first, ...others])
  await renderQueue.start(CRAWLER)
  expect(renderQueue.refused).toBe(2)
})

// spec: D.operating.15
test('what was begun goes on before anything else begins', async () => {
  const renderQueue = new RenderQueue(10)
  const order: string[] = []
  const page = async (name: string) => {
    await renderQueue.start(VISITOR)
    order.push(`${name} begins`)
    await renderQueue.yield()
    order.push(`${name} ends`)
  }
  await Promise.all([page('one'), page('two')])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

// spec: D.operating.15
test('of what was begun together each part has a turn of its own', async () => {
  const renderQueue = new RenderQueue(10)
  const order: string[] = []
  const parts = ['one', 'two'].map((name) => renderQueue.yield().then(() => order.push(name)))
  for (const between of ['a', 'b']) {
    await setImmediate()
    order.push(between)
  }
  await Promise.all(parts)
  expect(order).toEqual(['one', 'a', 'two', 'b'])
})
