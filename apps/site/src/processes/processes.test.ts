import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { afterEach, describe, expect, test } from 'vitest'
import { decideProcessCount } from './decide-process-count.ts'
import { createGroupServer } from './group-server.ts'
import { memberSettingsOf } from './member.ts'
import type { GroupMessage, MemberMessage } from './messages.ts'
import { PurgeRelay } from './purge-relay.ts'
import { type ParentChannel, Siblings } from './siblings.ts'

const GIGABYTE = 1_073_741_824
const production = { SITE_PROCESSES: undefined, SAMPLE_DATA: false, NODE_ENV: 'production', RESPONSE_CACHE_MB: 256 }

describe('the processes behind the port are', () => {
  test.each([
    ['one for each core', {}, { cores: 4, memory: 16 * GIGABYTE }, 4],
    ['as many as memory allows', {}, { cores: 16, memory: 8 * GIGABYTE }, 6],
    ['more of them with a smaller cache', { RESPONSE_CACHE_MB: 64 }, { cores: 16, memory: 8 * GIGABYTE }, 9],
    ['one where even that is too much', {}, { cores: 2, memory: GIGABYTE }, 1],
    ['one with sample data', { SAMPLE_DATA: true }, { cores: 4, memory: 16 * GIGABYTE }, 1],
    ['one in development', { NODE_ENV: 'development' }, { cores: 4, memory: 16 * GIGABYTE }, 1],
    ['as many as are set', { SITE_PROCESSES: 3, SAMPLE_DATA: true }, { cores: 1, memory: GIGABYTE }, 3],
  ])('%s', (_, settings, machine, count) => {
    expect(decideProcessCount({ ...production, ...settings }, machine)).toBe(count)
  })
})

test('each process that follows a shared store has a copy of its own', () => {
  const settings = { PUBLISHED_DATABASE_URL: 'postgres://x', PUBLISHED_STORE: '/data/p.db' } as never
  const files = [1, 2].map((number) => memberSettingsOf(number, settings).PUBLISHED_STORE)
  expect(files).toEqual(['/data/p.db', '/data/p.db.2'])
  const alone = { PUBLISHED_STORE: '/data/p.db' } as never
  expect(memberSettingsOf(2, alone).PUBLISHED_STORE).toBe('/data/p.db')
})

/** Processes that are connected as the group connects them; `purged` has what each was told, until it is let go. */
function connect(count: number) {
  const relay = new PurgeRelay()
  const members = Array.from({ length: count }, () => {
    let receive: (message: unknown) => void = () => {}
    const waiting: (() => void)[] = []
    const purged: string[] = []
    const member = { send: (message: GroupMessage) => receive(message) }
    const channel: ParentChannel = {
      listen: (listener) => {
        receive = listener
      },
      send: (message: MemberMessage) => {
        if (message.kind === 'purged') relay.note(member, message.id)
        const others = members.filter((other) => other.member !== member).map((other) => other.member)
        if (message.kind === 'purge') relay.start(member, message.id, message.tags, others)
      },
    }
    const siblings = new Siblings(channel, (tags) => {
      purged.push(...tags)
      return new Promise<void>((resolve) => waiting.push(resolve))
    })
    const letGo = () => {
      for (const resolve of waiting.splice(0)) resolve()
    }
    return { member, siblings, purged, letGo }
  })
  return { relay, members }
}

const isDone = (work: Promise<unknown>) =>
  Promise.race([work.then(() => true), new Promise((resolve) => setTimeout(resolve, 10, false))])

describe('what one process purges', () => {
  // spec: D.operating.19
  test('all others purge, and it is told when each has', async () => {
    const { members } = connect(3)
    const [first, second, third] = members
    const work = first?.siblings.publish(['page:a']) ?? Promise.resolve()
    expect(members.map(({ purged }) => purged)).toEqual([[], ['page:a'], ['page:a']])
    second?.letGo()
    expect(await isDone(work)).toBe(false)
    third?.letGo()
    expect(await isDone(work)).toBe(true)
  })

  test('is done when the one that has not answered ends', async () => {
    const { members, relay } = connect(2)
    const work = members[0]?.siblings.publish(['page:a']) ?? Promise.resolve()
    expect(await isDone(work)).toBe(false)
    if (members[1]) relay.leave(members[1].member)
    expect(await isDone(work)).toBe(true)
  })

  test('is done at once when it is alone', async () => {
    const { members } = connect(1)
    await members[0]?.siblings.publish(['page:a'])
    expect(members[0]?.purged).toEqual([])
  })

  test('is told apart: two at once, in both directions', async () => {
    const { members } = connect(2)
    const work = members.map(({ siblings }, index) => siblings.publish([`page:${index}`]))
    expect(members.map(({ purged }) => purged)).toEqual([['page:1'], ['page:0']])
    members[0]?.letGo()
    expect(await Promise.all(work.map(isDone))).toEqual([false, true])
  })
})

const servers: { close: () => unknown }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A process's own internal port, which answers by path. */
async function startMember(answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'} ${body}`.trim())
    const { status = 200, body: said } = answers[request.url ?? ''] ?? { status: 404, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { port: (server.address() as AddressInfo).port, asked }
}

async function startGroup(ports: readonly number[], isStopping = false) {
  const app = createGroupServer({ internalPorts: ports, isStopping })
  servers.push(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return async (path: string, init?: RequestInit) => {
    const answer = await fetch(address + path, init)
    return { status: answer.status, text: await answer.text() }
  }
}

const GONE = 1

describe('the internal port of several processes', () => {
  test('says the lag of the one that is furthest behind, and how many answer', async () => {
    const [one, other] = [
      await startMember({ '/healthz': { body: { status: 'degraded', degraded: ['one thing'], storeLagSeconds: 1 } } }),
      await startMember({ '/healthz': { body: { status: 'ok', storeLagSeconds: 7 } } }),
    ]
    const ask = await startGroup([one.port, other.port, GONE])
    expect(JSON.parse((await ask('/healthz')).text)).toEqual({
      ...{ status: 'degraded', degraded: ['one thing'], storeLagSeconds: 7, processes: 2 },
    })
  })

  test.each([
    ['one is ready', [{ status: 'ready' }, { status: 'not ready', reason: 'store' }], false, 200, { status: 'ready' }],
    ['none is', [{ status: 'not ready', reason: 'store' }], false, 503, { status: 'not ready', reason: 'store' }],
    ['none answers yet', [], false, 503, { status: 'not ready', reason: 'no process answers yet' }],
    ['it stops', [{ status: 'ready' }], true, 503, { status: 'not ready', reason: 'the site is stopping' }],
  ])('is ready or not when %s', async (_, said, isStopping, status, expected) => {
    const members = await Promise.all(
      said.map((body) => startMember({ '/readyz': { status: body.status === 'ready' ? 200 : 503, body } })),
    )
    const ask = await startGroup(
      members.map(({ port }) => port),
      isStopping,
    )
    const answer = await ask('/readyz')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, expected])
  })

  test('adds what processes count, and has the most of what they all know', async () => {
    const members = await Promise.all(
      [2, 5].map(async (value) => startMember({ '/metrics': { body: await measured(value) } })),
    )
    const ask = await startGroup(members.map(({ port }) => port))
    const lines = (await ask('/metrics')).text.split('\n')
    const own = lines.filter((line) => line.startsWith('test_'))
    expect(own).toEqual([
      'test_pages 7',
      'test_lag 5',
      'test_seconds_bucket{le="1",cache="hit"} 0',
      'test_seconds_bucket{le="+Inf",cache="hit"} 2',
      'test_seconds_sum{cache="hit"} 7',
      'test_seconds_count{cache="hit"} 2',
      'test_purged_total 7',
    ])
    // Its own processor time is part of the whole.
    expect(lines.some((line) => /^process_cpu_seconds_total [\d.]+$/.test(line))).toBe(true)
  })

  test('keeps what processes counted that do not answer, end and are replaced', async () => {
    const first = await startMember({ '/metrics': { body: await measured(2) } })
    const second: Record<string, { status?: number; body: unknown }> = { '/metrics': { body: await measured(5) } }
    const other = await startMember(second)
    const ports = [first.port, other.port]
    const ask = await startGroup(ports)
    const read = async () => (await ask('/metrics')).text.match(/^test_(?:pages|seconds_count.*|purged_total) .*/gm)
    expect(await read()).toEqual(['test_pages 7', 'test_seconds_count{cache="hit"} 2', 'test_purged_total 7'])
    const without = ['test_pages 2', 'test_seconds_count{cache="hit"} 2', 'test_purged_total 7']
    second['/metrics'] = { body: 'busy' }
    expect(await read()).toEqual(without)
    ports.pop()
    expect([await read(), await read()]).toEqual([without, without])
    ports.push((await startMember({ '/metrics': { body: await measured(1) } })).port)
    expect(await read()).toEqual(['test_pages 3', 'test_seconds_count{cache="hit"} 3', 'test_purged_total 8'])
  })

  test('ends an answer of a process that ends in the middle of it', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 10)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    const ask = await startGroup([(server.address() as AddressInfo).port])
    await expect(ask('/search-misses', { signal: AbortSignal.timeout(2000) })).rejects.toThrow('terminated')
  })

  test('has purges carried out by the first, with their token and body', async () => {
    const member = await startMember({ '/purge': { status: 202, body: { purged: 3 } } })
    const ask = await startGroup([member.port])
    const answer = await ask('/purge', {
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: '{"tags":["a"]}',
    })
    expect([answer, member.asked]).toEqual([
      { status: 202, text: '{"purged":3}' },
      ['POST /purge Bearer x {"tags":["a"]}'],
    ])
  })

  test('asks to come again when none answers', async () => {
    expect((await (await startGroup([GONE]))('/purge', { method: 'POST' })).status).toBe(503)
    expect((await (await startGroup([]))('/purge', { method: 'POST' })).status).toBe(503)
  })
})

/** Metrics of a process as it gives them. */
function measured(value: number) {
  const registers = [new Registry()]
  new Gauge({ name: 'test_pages', help: 'x', registers }).set(value)
  new Gauge({ name: 'test_lag', help: 'x', aggregator: 'max', registers }).set(value)
  new Histogram({ name: 'test_seconds', help: 'x', labelNames: ['cache'], buckets: [1], registers }).observe(
    { cache: 'hit' },
    value,
  )
  new Counter({ name: 'test_purged_total', help: 'x', registers }).inc(value)
  return registers[0]?.getMetricsAsJSON()
}
