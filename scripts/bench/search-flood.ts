import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../system/settings.ts'
import { type Load, runLoad } from './load.ts'
import { startSite } from './servers.ts'

const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
const SECONDS = 60
const READERS = 16
const SEARCHERS = 8
/** Minimum number of different queries of one source per minute. */
const QUERIES_AIM = 100_000
/**
 * Pause of each searcher in milliseconds, for slightly more queries than required; without a pause the load would use both
 * cores.
 */
const PAUSE = 4
/** Limit in milliseconds for a cached page at p99 meanwhile. */
const AIM = 25

/**
 * One source sends more different queries per minute than allowed: most are refused, none is cached, and readers of a cached
 * page do not notice.
 *
 * @param index path of a search index
 */
export async function reportSearchFlood(
  environment: Environment & { readonly SITE_INTERNAL_PORT: string },
  userAgent: string,
  index: string,
): Promise<void> {
  const site = await startSite({ ...environment, SEARCH_INDEX: index, LOG_LEVEL: 'silent' })
  try {
    const headers = { Host: HOST, 'user-agent': userAgent, 'accept-encoding': 'zstd' }
    const cached: Load = { url: site.url + PAGE, headers, connections: READERS, seconds: 6 }
    await runLoad({ ...cached, seconds: 2 })
    const before = await cachedPages(environment.SITE_INTERNAL_PORT)
    const alone = await runLoad(cached)
    const numbered = '/search/?q=museum+tickets+'
    const flood = runLoad({ url: site.url, headers, numbered, pause: PAUSE, connections: SEARCHERS, seconds: SECONDS })
    await sleep(1000)
    const beside = await runLoad({ ...cached, seconds: SECONDS - 4 })
    const asked = await flood
    const kept = (await cachedPages(environment.SITE_INTERNAL_PORT)) - before
    console.log(
      `\nSearch: one source asks for ${asked.requests} different things in ${SECONDS} s (aim: ${QUERIES_AIM})`,
    )
    console.log(`  ${asked.requests - asked.errors} were answered, ${asked.errors} were asked to come again`)
    console.log(`  ${kept} pages more are kept than before (aim: 0)`)
    console.log(`  a cached page alone: p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms`)
    console.log(
      `  beside it: p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms, ${beside.errors} errors (aim: p99 ${AIM} ms, 0)`,
    )
  } finally {
    await site.stop()
  }
}

async function cachedPages(internalPort: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text()
  return Number(/^site_cached_pages (\d+)$/m.exec(metrics)?.[1])
}
