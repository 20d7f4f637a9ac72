import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import type { Environment } from '../system/settings.ts'
import { askEach } from './ask-each.ts'
import { countedBetween, readCounted } from './counted.ts'
import { listAddresses } from './list-addresses.ts'
import { megabytes } from './process-memory.ts'
import { startSite } from './servers.ts'
import { shuffle } from './shuffle.ts'

/** Milliseconds: starts of tours are at quarters of an hour, and a page that shows one ends with it. */
const QUARTER = 900_000

/**
 * Asks for every address of the sitemaps in one currency, twice: how much of the second crawl the cache answers, fresh or stale, and how
 * much of the pages it holds.
 *
 * @param cacheMegabytes the setting
 */
export async function reportCrawls(
  environment: Environment & { readonly PUBLISHED_STORE: string },
  userAgent: string,
  cacheMegabytes: number,
): Promise<void> {
  const site = await startSite({ ...environment, RESPONSE_CACHE_MB: String(cacheMegabytes) })
  const internal = `http://127.0.0.1:${environment.SITE_INTERNAL_PORT}`
  const addresses = shuffle(await listAddresses(site.url, environment.PUBLISHED_STORE, userAgent))
  const views = addresses.map((address) => ({ ...address, currency: CURRENCY_CODES[0] }))
  console.log(`\nCrawled twice: ${views.length} addresses in one currency, ${cacheMegabytes} MB for pages`)
  const quarter = Math.floor(Date.now() / QUARTER)
  for (const crawl of ['first', 'second']) {
    const before = await readCounted(internal)
    await askEach(site.url, views, { userAgent, encoding: 'br', atOnce: 4 })
    const { kept, fresh, stale, answers } = countedBetween(before, await readCounted(internal))
    const share = (count: number) => `${((100 * count) / answers).toFixed(1)} %`
    const memory = Math.round(megabytes(site.pid).now)
    console.log(`  ${crawl}: ${share(fresh)} fresh, ${share(stale)} stale; ${kept} pages are kept, ${memory} MB in all`)
  }
  const isWithinQuarter = Math.floor(Date.now() / QUARTER) === quarter
  const otherwise = isWithinQuarter ? '' : '; a quarter of an hour began, and pages with starts of then have ended'
  console.log(`  (aim: 95 % from the cache the second time${otherwise})`)
  await site.stop()
}
