import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { requireProgram } from '../test/tools/require-program.ts'
import { keepStartedOnLoadCore, type Load, runLoad } from './bench/load.ts'
import { readLoopDelay } from './bench/loop-delay.ts'
import { cpuSeconds } from './bench/process-cpu.ts'
import { megabytes } from './bench/process-memory.ts'
import { type Server, startSite } from './bench/servers.ts'
import { Editor } from './fleet/editor.ts'
import { quantile } from './fleet/readers.ts'
import { PlainError } from './plain-error.ts'
import { chooseRequests, type SoakRequests } from './soak/soak-load.ts'
import { judge, type Minute } from './soak/soak-minute.ts'
import { describeHead, describeJudgement, describeRow, writePage } from './soak/soak-page.ts'
import { type SystemAddresses, startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run soak`: overloads one process of the site for twenty minutes (`--minutes`) and reports memory, answers, descriptors
 * and event-loop delay after a warm-up of five (`--warm-up`). `--write` updates docs/operations/soak.md.
 */
const { minutes, warmUp, write } = readOptions()

/** Seconds of load per minute; in the rest, without visitors, descriptors are counted. */
const SECONDS = 57
const CALM = 2000
/** Timeout in seconds of requests that miss the cache. */
const TIMEOUT = 15
/** Number of connections, and their pause between requests in milliseconds; only searches pause. */
const READERS = { popular: 16, various: 48, searches: 4 } as const
const PAUSES = { popular: 8, various: 0, searches: 250 } as const
/** Milliseconds between publications, and between measurements of memory. */
const PUBLISH_EVERY = 3000
const CHECK_INTERVAL = 1000
/** Authorises purges by the content system. */
const PURGE_TOKEN = 'token-of-the-soak'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const HEADERS = { Host: 'www.wayfare.example', 'user-agent': BROWSER, 'accept-encoding': 'zstd' }

await runSession(async () => {
  for (const [program, from] of [
    ['wrk', 'wrk'],
    ['taskset', 'util-linux'],
  ] as const)
    requireProgram(program, from)
  console.log('Starting the system …')
  const system = await startTestSystem({ PURGE_TOKEN })
  try {
    // Replaced by a process on the same port, on a core of its own.
    await system.stopPart('site')
    keepStartedOnLoadCore()
    const site = await startSoaked(system.addresses)
    try {
      return await soak(site, system.addresses)
    } finally {
      await site.stop()
    }
  } finally {
    await system.stop()
  }
})

function readOptions(): { readonly minutes: number; readonly warmUp: number; readonly write: boolean } {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      'warm-up': { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  const minutes = Number(values.minutes)
  const warmUp = Number(values['warm-up'] ?? Math.floor(minutes / 4))
  if (!(Number.isInteger(minutes) && Number.isInteger(warmUp) && warmUp >= 0 && minutes > warmUp))
    throw new PlainError('--minutes and --warm-up are whole minutes, and more than the warm-up takes.')
  return { minutes, warmUp, write: values.write }
}

function startSoaked(addresses: SystemAddresses): Promise<Server> {
  return startSite({
    ...process.env,
    DATA_DIR: addresses.dataDirectory,
    PUBLISHED_STORE: storeOf(addresses),
    PRICE_HISTORY: join(addresses.dataDirectory, 'prices/history.db'),
    SEARCH_INDEX: join(addresses.dataDirectory, 'search/index.db'),
    AVAILABILITY_INDEX: join(addresses.dataDirectory, 'availability/index.db'),
    CATALOGUE_URL: addresses.sandbox,
    IMAGE_URL: `${addresses.sandbox}/images`,
    CMS_URL: addresses.cms,
    SITE_PORT: String(addresses.sitePort),
    SITE_INTERNAL_PORT: new URL(addresses.siteInternal).port,
    SAMPLE_DATA: '1',
    PURGE_TOKEN,
    // All load comes from one address.
    SEARCHES_PER_MINUTE: '1000000',
    LOG_LEVEL: 'info',
  })
}

async function soak(site: Server, addresses: SystemAddresses): Promise<number> {
  const requests = chooseRequests(addresses.dataDirectory)
  const editor = new Editor({ query: (sql) => queryContent(addresses, sql) })
  const measured: Minute[] = []
  console.log(describeHead())
  while (measured.length < minutes) {
    const minute = await soakMinute(site, addresses, requests, editor)
    measured.push(minute)
    console.log(describeRow(minute, measured.length, measured.length <= warmUp))
  }
  const judgements = judge(measured.slice(warmUp))
  for (const judgement of judgements) console.log(describeJudgement(judgement))
  if (write) writePage(measured, warmUp, judgements)
  return judgements.every(({ isHeld }) => isHeld) ? 0 : 1
}

async function soakMinute(
  site: Server,
  addresses: SystemAddresses,
  requests: SoakRequests,
  editor: Editor,
): Promise<Minute> {
  const [began, processor, ending] = [performance.now(), cpuSeconds(site.pid), new AbortController()]
  const publishing = publishUntil(ending.signal, addresses, editor)
  const looking = lookUntil(ending.signal, site)
  const load = (name: keyof SoakRequests): Load => ({
    url: site.url,
    headers: HEADERS,
    requests: requests[name],
    connections: READERS[name],
    seconds: SECONDS,
    patience: TIMEOUT,
    pause: PAUSES[name],
  })
  const [popular, various, searches] = await Promise.all([
    runLoad(load('popular')),
    runLoad(load('various')),
    runLoad(load('searches')),
  ])
  ending.abort()
  const used = (cpuSeconds(site.pid) - processor) / ((performance.now() - began) / 1000)
  const [seen, memory] = [await publishing, await looking]
  await sleep(CALM)
  return {
    popular,
    various,
    searches,
    errors: popular.errors + various.errors + searches.errors,
    loopP99: await readLoopDelay(addresses.siteInternal),
    processor: used,
    memory: quantile(memory, 0.5),
    descriptors: readdirSync(`/proc/${site.pid}/fd`).length,
    publications: seen.length,
    seenAfter: Math.max(0, ...seen),
  }
}

/** @returns milliseconds until each publication was visible */
async function publishUntil(end: AbortSignal, addresses: SystemAddresses, editor: Editor): Promise<number[]> {
  const seen: number[] = []
  while (!end.aborted) {
    const title = await editor.publish(Number(new URL(addresses.cms).port))
    seen.push((await editor.seeIn([addresses.sitePort], title)) ?? Number.POSITIVE_INFINITY)
    await sleep(PUBLISH_EVERY, undefined, { signal: end }).catch(() => undefined)
  }
  return seen
}

/** @returns measured megabytes in order */
async function lookUntil(end: AbortSignal, site: Server): Promise<number[]> {
  const memory: number[] = []
  while (!end.aborted) {
    memory.push(megabytes(site.pid).now)
    await sleep(CHECK_INTERVAL, undefined, { signal: end }).catch(() => undefined)
  }
  return memory
}

function storeOf({ dataDirectory }: SystemAddresses): string {
  return join(dataDirectory, 'published/published.db')
}

function queryContent({ dataDirectory }: SystemAddresses, sql: string): string {
  const database = new DatabaseSync(join(dataDirectory, 'cms/cms.db'), { readOnly: true })
  const [value] = Object.values(database.prepare(sql).get() ?? {})
  database.close()
  return String(value)
}
