import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which clients that are kept alive get a last answer, which tells them not to come back. */
const LAST_ANSWERS = 100
/** Milliseconds after which whoever has not sent all of a request, or does not read its answer, is cut off. */
const PATIENCE = 10_000

/**
 * Ends a server without cutting an answer off. Whoever hands requests over is told first, by `/readyz`; for as long as `delay`
 * says, all are still answered. Every answer says meanwhile that its connection ends with it (http.ts).
 *
 * @param delay seconds
 */
export async function endServer(app: Pick<FastifyInstance, 'server' | 'close'>, delay: number): Promise<void> {
  await setTimeout(delay * 1000)
  if (await hasConnections(app.server)) await setTimeout(LAST_ANSWERS)
  const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(cut)
}

function hasConnections(server: FastifyInstance['server']): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)))
}
