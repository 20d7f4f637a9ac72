import { expect, test } from 'vitest'
import { Metrics } from '../operations/metrics.ts'
import type { Edge } from './edge.ts'
import { EdgePurger } from './edge-purger.ts'

const EDGE: Edge = {
  name: 'varnish',
  at: 'http://10.0.0.5',
  mostTargets: 3,
  mostCharacters: 20,
  targetsOf: (tag) => [tag],
  buildRequest: ({ targets, id }) => ({
    url: 'http://e',
    method: 'PURGE',
    headers: { targets: targets.join(' '), id },
  }),
}

/** Nothing here takes time: after these turns of the event loop all is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A purger in front of an edge that gives these answers in turn, and afterwards 200. */
function startPurger(answers: readonly (number | Response | Error)[], onSend = (_purger: EdgePurger) => {}) {
  const log: unknown[] = []
  const ids = new Set<string>()
  const metrics = new Metrics()
  const left = [...answers]
  const purger = new EdgePurger(EDGE, {
    metrics,
    now: () => 0,
    reporter: {
      outage: (source, details) => log.push([source, details]),
      recovered: (source) => log.push([source, 'recovered']),
    },
    send: async (_url, request) => {
      const headers = new Headers(request?.headers)
      ids.add(headers.get('id') ?? '')
      log.push(headers.get('targets'))
      onSend(purger)
      const answer = left.shift() ?? 200
      if (answer instanceof Error) throw answer
      return answer instanceof Response ? answer : new Response(null, { status: answer })
    },
    wait: async (milliseconds) => {
      log.push(milliseconds)
    },
  })
  /** What happened until nothing was left to do. */
  const finish = async () => {
    await purger.close()
    const { values } = await metrics.edgePurges.get()
    const counts = Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
    return { log: log.filter((entry) => !(Array.isArray(entry) && entry[1] === 'recovered')), counts, ids: ids.size }
  }
  return { purger, finish }
}

test('tags of many purges are sent together, as many as the edge takes at once', async () => {
  const { purger, finish } = startPurger([])
  purger.purge(['a', 'b'])
  purger.purge(['b', 'c', 'd'])
  purger.purge(['a tag of more than twenty characters', 'e'])
  expect(await finish()).toEqual({
    log: [200, 'a b c', 'd', 'a tag of more than twenty characters', 'e'],
    counts: { ok: 6 },
    ids: 4,
  })
})

test('what fails is sent again with growing delays, as the same batch', async () => {
  const busy = new Response(null, { status: 429, headers: { 'retry-after': '7' } })
  const { purger, finish } = startPurger([500, new Error('refused'), busy])
  purger.purge(['a'])
  await settled()
  expect(await finish()).toEqual({
    log: [
      200,
      'a',
      ['edge varnish http://10.0.0.5', { reason: 'status 500' }],
      1000,
      'a',
      ['edge varnish http://10.0.0.5', { reason: 'refused' }],
      2000,
      'a',
      ['edge varnish http://10.0.0.5', { reason: 'status 429' }],
      7000,
      'a',
    ],
    counts: { ok: 1, retried: 3 },
    ids: 1,
  })
})

test('what an edge refuses is not sent again; later purges are', async () => {
  const { purger, finish } = startPurger([403])
  purger.purge(['a', 'b', 'c', 'd'])
  expect(await finish()).toEqual({
    log: [200, 'a b c', ['edge varnish http://10.0.0.5', { reason: 'status 403' }], 'd'],
    counts: { failed: 3, ok: 1 },
    ids: 2,
  })
})

test('after twelve attempts a batch is given up', async () => {
  const { purger, finish } = startPurger(Array.from({ length: 12 }, () => 503))
  purger.purge(['a'])
  await settled()
  const { log, counts } = await finish()
  expect([log.filter((entry) => typeof entry === 'number'), counts]).toEqual([
    [200, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000, 60_000],
    { retried: 11, failed: 1 },
  ])
})

test('what is purged again while its request is under way is sent again', async () => {
  let isFirst = true
  const { purger, finish } = startPurger([], (same) => {
    if (isFirst) same.purge(['a'])
    isFirst = false
  })
  purger.purge(['a'])
  expect(await finish()).toEqual({ log: [200, 'a', 'a'], counts: { ok: 2 }, ids: 2 })
})

test('no more than 20,000 wait', async () => {
  const { purger, finish } = startPurger([])
  purger.purge(Array.from({ length: 20_010 }, (_, index) => `${index}`))
  expect(purger.waiting).toBe(20_000)
  expect((await finish()).counts).toEqual({ dropped: 10, ok: 20_000 })
})
