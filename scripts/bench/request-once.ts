import { ResponseCache } from '../../apps/site/src/cache/response-cache.ts'

/** Size of a sample page in characters. */
const PAGE = 'x'.repeat(100_000)
const WARM = 200
const ONCE = 100_000

/**
 * Fills a cache with pages that visitors use, then with many more that are requested once each, as by a crawler.
 *
 * @returns the number of warm pages left, and of all
 */
export async function requestOnce(megabytes: number): Promise<{ warm: number; remaining: number; once: number }> {
  let now = 0
  const cache = new ResponseCache({ maxBytes: megabytes * 1_000_000, now: () => now })
  const put = (key: string) =>
    cache.get(key, async () => ({
      status: 200,
      html: key + PAGE,
      contentSecurityPolicy: '',
      pageIdentifier: key,
      tags: [key],
      freshFor: 100_000,
      usableFor: 100_000,
    }))
  const keys = Array.from({ length: WARM }, (_, index) => `warm ${index}`)
  for (const key of keys) await put(key)
  now = 2000
  for (const key of keys) cache.fresh(key)
  for (let index = 0; index < ONCE; index += 1) await put(`once ${index}`)
  return { warm: WARM, remaining: keys.filter((key) => cache.fresh(key)).length, once: ONCE }
}
