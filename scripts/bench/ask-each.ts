import { Agent, request } from 'node:http'

/** One request of a page. */
export interface View {
  readonly host: string
  readonly path: string
  readonly currency: string
}

interface How {
  readonly userAgent: string
  /** `Accept-Encoding`. */
  readonly encoding: string
  /** Requests under way at the same time. */
  readonly atOnce: number
}

/**
 * Asks a site for each of these views once, in their order.
 *
 * @param origin of the site, such as `http://127.0.0.1:3000`
 * @returns how many were answered with each status
 */
export async function askEach(origin: string, views: readonly View[], how: How): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: how.atOnce })
  const statuses = new Map<number, number>()
  const waiting = views.values()
  const work = async () => {
    for (const view of waiting) {
      const status = await ask(origin, view, how, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: how.atOnce }, work))
  agent.destroy()
  return statuses
}

function ask(origin: string, { host, path, currency }: View, how: How, agent: Agent): Promise<number> {
  const headers = {
    host,
    cookie: `currency=${currency}`,
    'user-agent': how.userAgent,
    'accept-encoding': how.encoding,
  }
  return new Promise((resolve, reject) => {
    request(new URL(path, origin), { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}
