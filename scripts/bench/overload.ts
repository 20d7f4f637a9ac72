import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../system/settings.ts'
import { listVariants } from './fill-cache.ts'
import { type Load, runLoad } from './load.ts'
import { readLoopDelay } from './loop-delay.ts'
import { startSite } from './servers.ts'

const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
const SECONDS = 6
/** More than the limit of waiting renders. */
const TOO_MANY = 256
const READERS = 16

/** Measures a cached page, alone and while more clients than the limit request pages that must be rendered. */
export async function reportOverload(
  environment: Environment & { readonly PUBLISHED_STORE: string },
  userAgent: string,
): Promise<void> {
  const site = await startSite({ ...environment, LOG_LEVEL: 'silent' })
  const headers = { Host: HOST, 'user-agent': userAgent, 'accept-encoding': 'zstd' }
  const cached: Load = { url: site.url + PAGE, headers, connections: READERS, seconds: SECONDS }
  const requests = listVariants(environment.PUBLISHED_STORE)
    .filter(({ host, path, currency }) => host === HOST && !(path === PAGE && currency === 'EUR'))
    .map(({ path, currency }) => ({ path, cookie: `currency=${currency}` }))
  await runLoad({ ...cached, seconds: 2 })
  const alone = await runLoad(cached)
  const crowd = runLoad({ url: site.url, headers, requests, connections: TOO_MANY, seconds: SECONDS + 2 })
  const internal = `http://127.0.0.1:${environment.SITE_INTERNAL_PORT}`
  await sleep(1000)
  await readLoopDelay(internal)
  const beside = await runLoad(cached)
  const loopP99 = await readLoopDelay(internal)
  const rendered = await crowd
  await site.stop()
  console.log(
    `\nOverload: ${READERS} readers of a cached page, alone and beside ${TOO_MANY} who ask for pages to be rendered`,
  )
  console.log(`  alone: p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms, ${alone.errors} errors`)
  const ratio = (beside.p99 / alone.p99).toFixed(1)
  console.log(
    `  beside: p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms, ${beside.errors} errors; p99 is ${ratio} times that alone (aim: 5); the event loop was late by ${loopP99.toFixed(1)} ms at p99`,
  )
  const answered = rendered.requests - rendered.errors
  console.log(
    `  of the others ${answered} were answered, p50 ${rendered.p50.toFixed(0)} ms, p99 ${rendered.p99.toFixed(0)} ms; ${rendered.errors} were asked to come again`,
  )
}
