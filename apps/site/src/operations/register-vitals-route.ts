import { PAGE_TYPES } from '@passepartout/content-model/page'
import { parseJson } from '@passepartout/content-model/parse-json'
import type { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ERROR_KINDS, MAX_REPORTED_ERRORS, VITALS, VITALS_ADDRESS } from '../analytics/vitals/vitals-report.ts'
import type { Metrics } from './metrics.ts'
import { type RateLimiter, rateLimitClientOf } from './rate-limiter.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

interface VitalsServices {
  readonly metrics: Pick<Metrics, 'countVital' | 'clientErrors'>
  readonly vitalsLimit: RateLimiter
  readonly trust: { readonly clients: ClientAddressResolver }
  readonly now: () => number
}

/** Bytes of a report; a complete one has about 300. */
const MAX_REPORT_BYTES = 1024
/** Upper limit of plausible times in milliseconds. */
const MAX_TIME = 600_000

const reportSchema = z.object({
  page: z.enum([...PAGE_TYPES, 'other']),
  isMobile: z.boolean(),
  vitals: z.array(z.tuple([z.enum(VITALS), z.number().min(0).max(MAX_TIME)])).max(VITALS.length),
  faults: z.array(z.enum(ERROR_KINDS)).max(MAX_REPORTED_ERRORS),
})

/**
 * Receives web vitals reports from browsers (docs/decisions/029-analytics-and-consent.md) and counts them. Reports
 * above the rate limit get the same response and are not counted; invalid ones are refused. Nothing is stored.
 */
export function registerVitalsRoute(app: FastifyInstance, services: VitalsServices): void {
  const { metrics, vitalsLimit, trust, now } = services
  app.post(VITALS_ADDRESS, { bodyLimit: MAX_REPORT_BYTES }, (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    if (!vitalsLimit.allows(rateLimitClientOf(request.raw, trust), now())) return reply.code(204).send()
    // Beacons are sent as text.
    const report = reportSchema.safeParse(typeof request.body === 'string' ? parseJson(request.body) : undefined)
    if (!report.success) return reply.code(400).send()
    const { page, isMobile, vitals, faults } = report.data
    const labels = { page_type: page, device: isMobile ? 'mobile' : 'desktop' }
    for (const [vital, value] of new Map(vitals)) metrics.countVital(vital, value, labels)
    for (const kind of faults) metrics.clientErrors.inc({ kind })
    return reply.code(204).send()
  })
}
