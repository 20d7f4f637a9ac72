import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which keep-alive clients get a last response with `Connection: close`. */
const LAST_ANSWERS = 100
/** Milliseconds after which open connections are destroyed. */
const TIMEOUT = 10_000

/**
 * Shuts a server down gracefully: `/readyz` fails first, so that load balancers stop sending requests; for `delay` all
 * requests are still answered, with `Connection: close` (create-http-server.ts).
 *
 * @param delay seconds
 */
export async function shutDownServer(app: Pick<FastifyInstance, 'server' | 'close'>, delay: number): Promise<void> {
  await setTimeout(delay * 1000)
  if (await hasConnections(app.server)) await setTimeout(LAST_ANSWERS)
  const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), TIMEOUT)
  await app.close()
  clearTimeout(cut)
}

function hasConnections(server: FastifyInstance['server']): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)))
}
