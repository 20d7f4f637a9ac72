import { request } from 'node:http'
import { pipeline } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { z } from 'zod'
import { GroupMetrics, processMetricsSchema } from './group-metrics.ts'

interface Group {
  /** Loopback ports of the processes that answer, the leader's first. */
  readonly internalPorts: readonly number[]
  readonly isStopping: boolean
}

const healthSchema = z.object({ storeLagSeconds: z.number().optional(), degraded: z.array(z.string()).default([]) })
const readinessSchema = z.object({ status: z.string(), reason: z.string().optional() })

/** Milliseconds after which a process that does not answer is left out. */
const TIMEOUT = 5000

/**
 * Health, metrics and purge of several processes on one internal port: its lag is that of the slowest, it is ready while one is, metrics are sums, and
 * whatever else is asked is asked of the leader, which passes purges on.
 */
export function createGroupServer(group: Group): FastifyInstance {
  const app = Fastify({ exposeHeadRoutes: false })
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const groupMetrics = new GroupMetrics()

  app.get('/healthz', async () => {
    const all = [...(await askAll(group, '/healthz', healthSchema)).values()]
    const lags = all.flatMap(({ storeLagSeconds }) => storeLagSeconds ?? [])
    const degraded = [...new Set(all.flatMap((one) => one.degraded))]
    const health = degraded.length === 0 ? { status: 'ok' } : { status: 'degraded', degraded }
    return { ...health, storeLagSeconds: lags.length > 0 ? Math.max(...lags) : undefined, processes: all.length }
  })

  app.get('/readyz', async (_request, reply) => {
    if (group.isStopping) return reply.code(503).send({ status: 'not ready', reason: 'the site is stopping' })
    const all = [...(await askAll(group, '/readyz', readinessSchema)).values()]
    // Connections go to those that answer.
    if (all.some(({ status }) => status === 'ready')) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reason: all[0]?.reason ?? 'no process answers yet' })
  })

  app.get('/metrics', async (_request, reply) => {
    const [answers, ownMetrics] = await Promise.all([
      askAll(group, '/metrics', processMetricsSchema),
      own.getMetricsAsJSON(),
    ])
    const sums = await groupMetrics.add(answers, group.internalPorts, ownMetrics)
    return reply.type(sums.contentType).send(await sums.metrics())
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all('*', (request, reply) => passOn(request, reply, group))
  })
  return app
}

/** What those say that answer in time, by their ports. */
async function askAll<T extends z.ZodType>(
  { internalPorts }: Group,
  path: string,
  schema: T,
): Promise<ReadonlyMap<number, z.infer<T>>> {
  const answers = await Promise.allSettled(
    internalPorts.map(async (port) => {
      const headers = { accept: 'application/json' }
      const signal = AbortSignal.timeout(TIMEOUT)
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal })
      return [port, schema.parse(await answer.json())] as const
    }),
  )
  return new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))
}

/** Has the first that answers carry out a request, as it is. */
function passOn(asked: FastifyRequest, reply: FastifyReply, { internalPorts }: Group): void {
  reply.hijack()
  const { raw } = asked
  const refuse = () => {
    if (!reply.raw.headersSent) reply.raw.writeHead(503, { 'content-type': 'application/json' })
    reply.raw.end('{"error":"No process of the site answers."}')
  }
  const [port] = internalPorts
  if (port === undefined) {
    refuse()
    return
  }
  const passed = request({ host: '127.0.0.1', port, path: raw.url, method: raw.method, headers: raw.headers })
  passed.once('response', (answer) => {
    reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
    // The connection ends with the process, so that nobody waits for the rest.
    pipeline(answer, reply.raw, () => {})
  })
  passed.once('error', refuse)
  raw.pipe(passed)
}
