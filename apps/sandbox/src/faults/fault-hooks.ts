import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorBody } from '../api/api-error.ts'
import type { ActiveFaults } from './active-faults.ts'
import type { Fault, FaultKind } from './fault-kinds.ts'

const RETURNED = '_redirected'
const PRICE_FIELDS = new Set(['listingPrice', 'retailPrice', 'minPrice', 'startingPrice'])
const AMOUNT_FIELDS = PRICE_FIELDS.union(new Set(['finalPrice', 'originalPrice', 'minimumPayablePrice']))
const HIGHER = 1.25
/** White space beyond what a client should read. */
const MUCH = 8 * 1_048_576

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
    if (has(mine, 'oversized')) return `${body}${' '.repeat(MUCH)}`
    // Half of it, as after a broken connection.
    return has(mine, 'truncated-json') ? body.slice(0, Math.floor(body.length / 2)) : body
  })
}

function withOtherPrices(body: string, faults: readonly Fault[]): string {
  if (has(faults, 'null-price')) return replaceValues(body, (key, value) => (PRICE_FIELDS.has(key) ? null : value))
  return has(faults, 'higher-price') ? replaceValues(body, higherPrice) : body
}

/** A price is a quarter higher, in whole hundredths. */
function higherPrice(key: string, value: unknown): unknown {
  return AMOUNT_FIELDS.has(key) && typeof value === 'number' ? Math.round(value * HIGHER * 100) / 100 : value
}

/** The answer with other values, at any depth. Anything but JSON is returned unchanged. */
function replaceValues(body: string, replace: (key: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(JSON.parse(body), replace)
  } catch {
    return body
  }
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
  request.query = { ...query, currency: query.currency === 'USD' ? 'GBP' : 'USD' }
}
