import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorBody } from '../api/api-error.ts'
import type { ActiveFaults } from './active-faults.ts'
import { otherCurrency, padToOversize, truncateToHalf, withHigherPrices, withNullPrices } from './corrupt-response.ts'
import type { Fault, FaultKind } from './fault-kinds.ts'

const RETURNED = '_redirected'

/** Applies the active faults to every request except those of the control page. */
export function faultHooks(app: FastifyInstance, faults: ActiveFaults): void {
  const met = new WeakMap<FastifyRequest, readonly Fault[]>()

  app.addHook('onRequest', async (request, reply) => {
    const url = new URL(request.url, 'http://sandbox')
    if (url.pathname.startsWith('/_faults') || url.searchParams.has(RETURNED)) return
    const mine = faults.take(url.pathname)
    if (mine.length === 0) return
    met.set(request, mine)
    request.log.info({ faults: mine.map((fault) => fault.kind) }, 'fault')
    const delay = mine.filter((fault) => fault.kind === 'delay').reduce((sum, fault) => sum + fault.milliseconds, 0)
    if (delay > 0) await sleep(delay)
    if (has(mine, 'wrong-currency')) replaceCurrency(request)
    return answerInstead(request, reply, mine)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const mine = met.get(request)
    if (!mine || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    const body = typeof payload === 'string' ? withOtherPrices(payload, mine) : payload
    reply.removeHeader('content-length')
    if (has(mine, 'oversized')) return padToOversize(body)
    return has(mine, 'truncated-json') ? truncateToHalf(body) : body
  })
}

function withOtherPrices(body: string, faults: readonly Fault[]): string {
  if (has(faults, 'null-price')) return withNullPrices(body)
  return has(faults, 'higher-price') ? withHigherPrices(body) : body
}

function has(faults: readonly Fault[], kind: FaultKind): boolean {
  return faults.some((fault) => fault.kind === kind)
}

function answerInstead(request: FastifyRequest, reply: FastifyReply, faults: readonly Fault[]) {
  const failure = (status: number, message: string) =>
    reply.code(status).send(errorBody(status, 'E_ERROR_PROCESSING_REQUEST', message))
  if (has(faults, 'closed-connection')) {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (has(faults, 'redirect')) {
    const mark = request.url.includes('?') ? '&' : '?'
    return reply.redirect(`${request.url}${mark}${RETURNED}=1`, 302)
  }
  if (has(faults, 'rate-limited')) {
    reply.header('retry-after', '1')
    return failure(429, 'too many requests (switched on as a fault)')
  }
  if (has(faults, 'not-found')) return failure(404, 'not found (switched on as a fault)')
  if (has(faults, 'server-error')) return failure(500, 'server error (switched on as a fault)')
  return undefined
}

function replaceCurrency(request: FastifyRequest): void {
  const query = z.record(z.string(), z.unknown()).parse(request.query)
  request.query = { ...query, currency: otherCurrency(query.currency) }
}
