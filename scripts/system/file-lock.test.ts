import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryLock, withLock } from './file-lock.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('one holder at a time', () => {
  const file = join(folder, 'locks/build.db')
  const release = tryLock(file)
  expect(release).toBeDefined()
  expect(tryLock(file)).toBeUndefined()
  release?.()
  const again = tryLock(file)
  expect(again).toBeDefined()
  again?.()
})

test('who comes second waits, and a failure gives the lock back', async () => {
  const file = join(folder, 'build.db')
  const order: string[] = []
  const first = withLock(file, async () => {
    await new Promise((done) => setTimeout(done, 50))
    order.push('first')
    throw new Error('no')
  })
  const second = withLock(file, async () => order.push('second'))
  await expect(first).rejects.toThrow('no')
  await second
  expect(order).toEqual(['first', 'second'])
})
