import { setTimeout as sleep } from 'node:timers/promises'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import type { Environment } from '../system/settings.ts'
import { countedBetween, readCounted } from './counted.ts'
import { listAddresses } from './list-addresses.ts'
import { runLoad } from './load.ts'
import { startSite } from './servers.ts'
import { shuffle } from './shuffle.ts'

/** Pages that are asked for in turn: so few that the catalogue's answers are at hand. */
const PAGES = 60
const CONNECTIONS = 16
const SECONDS = 6
const ROUNDS = 2
const ALL_CORES = '0,1'

interface Throughput {
  readonly perSecond: number
  /** CPU seconds of all processes in a second. */
  readonly cores: number
}

/**
 * What one process and two render in a second on a machine of two cores, with the load on both cores too: it takes little beside rendering, unlike
 * beside pages of the cache.
 */
export async function reportProcesses(
  environment: Environment & { readonly PUBLISHED_STORE: string },
  userAgent: string,
): Promise<void> {
  const best = new Map<number, Throughput>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const count of [1, 2]) {
      const measured = await measure(environment, userAgent, count)
      if (measured.perSecond > (best.get(count)?.perSecond ?? 0)) best.set(count, measured)
    }
  }
  console.log(`\nProcesses behind one port: renders a second, best of ${ROUNDS} rounds, ${CONNECTIONS} connections`)
  for (const [count, { perSecond, cores }] of best) {
    console.log(`  ${count}: ${perSecond.toFixed(0)} renders a second, ${cores.toFixed(2)} cores busy`)
  }
  const ratio = (best.get(2)?.perSecond ?? 0) / (best.get(1)?.perSecond ?? 1)
  console.log(`  two render ${ratio.toFixed(2)} times as many (aim: 1.8)`)
}

async function measure(
  environment: Environment & { readonly PUBLISHED_STORE: string },
  userAgent: string,
  count: number,
): Promise<Throughput> {
  const own = { SITE_PROCESSES: String(count), RESPONSE_CACHE_MB: '0', LOG_LEVEL: 'silent' }
  const site = await startSite({ ...environment, ...own }, ALL_CORES)
  const internal = `http://127.0.0.1:${environment.SITE_INTERNAL_PORT}`
  // The second process starts when the first answers.
  while ((await readCounted(internal)).processes < count) await sleep(200)
  const addresses = shuffle(await listAddresses(site.url, environment.PUBLISHED_STORE, userAgent)).slice(0, PAGES)
  const requests = addresses.map((address) => ({ ...address, cookie: `currency=${CURRENCY_CODES[0]}` }))
  const load = { url: site.url, headers: { 'user-agent': userAgent }, requests, connections: CONNECTIONS }
  await runLoad({ ...load, seconds: SECONDS, cores: ALL_CORES })
  const before = await readCounted(internal)
  await runLoad({ ...load, seconds: SECONDS, cores: ALL_CORES })
  const { renders, cpuSeconds } = countedBetween(before, await readCounted(internal))
  await site.stop()
  return { perSecond: renders / SECONDS, cores: cpuSeconds / SECONDS }
}
