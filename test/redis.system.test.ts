import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PurgeBus } from '../apps/site/src/cache/purge-bus.ts'
import { LastGoodAnswers } from '../apps/site/src/catalogue/faults/last-good-answers.ts'
import { findFreePorts } from '../scripts/system/ports.ts'
import { requireProgram } from './tools/require-program.ts'

/** Two processes' caches around one real Redis. */
let redis: ChildProcess
let url: string
beforeAll(async () => {
  requireProgram('redis-server', 'redis-server')
  const [port] = await findFreePorts(1)
  url = `redis://127.0.0.1:${port}`
  redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' })
  await vi.waitFor(() => execFileSync('redis-cli', ['-p', String(port), 'ping']), { timeout: 10_000, interval: 100 })
})
afterAll(() => {
  redis.kill()
})

const tags = ['collection:1004']

test('the second process finds what the first one kept, again and again, until it is purged, and after that as a stand-in', async () => {
  const [one, other] = [new LastGoodAnswers(url), new LastGoodAnswers(url)]
  const answer = { value: { name: 'Paris' }, fetchedAt: 7 }
  expect(await one.find('list')).toEqual({ isFresh: false })
  await one.keep('list', answer, tags, one.generation)
  // The first look copies the answer from Redis into memory, the second reads it there.
  expect(await other.find('list')).toEqual({ answer, isFresh: true })
  expect(await other.find('list')).toEqual({ answer, isFresh: true })
  // As every process does when the bus tells it.
  await Promise.all([one.purge(tags), other.purge(tags)])
  expect(await other.find('list')).toEqual({ answer, isFresh: false })
  expect(await one.find('list')).toEqual({ answer, isFresh: false })
  await Promise.all([one.close(), other.close()])
})

test('a purge reaches every process', async () => {
  const [heardByOne, heardByOther] = [vi.fn(), vi.fn()]
  const bus = (onPurge: () => void) => new PurgeBus(url, { onPurge, onGap: () => {}, onError: () => {} })
  const [one, other] = [bus(heardByOne), bus(heardByOther)]
  await vi.waitFor(
    async () => {
      await one.publish(['site:www.wayfare.example'])
      expect(heardByOne).toHaveBeenCalledWith(['site:www.wayfare.example'])
      expect(heardByOther).toHaveBeenCalledWith(['site:www.wayfare.example'])
    },
    { timeout: 5000, interval: 100 },
  )
  one.close()
  other.close()
})
