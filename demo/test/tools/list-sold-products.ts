import { parseSitemap } from '../../../apps/site/test/tools/parse-sitemap.ts'
import { fetchPage } from '../../../test/tools/browser.ts'
import type { SoldProduct } from './price-readers/price-reader.ts'

const TGID = /-t(\d+)\/$/

/**
 * The products whose main addresses are the catalogue's pages of a site in all of the languages, by number.
 *
 * @param host of the site
 */
export async function listSoldProducts<L extends string>(
  host: string,
  languages: readonly L[],
): Promise<SoldProduct[]> {
  const products = new Map<number, SoldProduct>()
  for (const { location } of parseSitemap((await fetchPage(host, '/sitemap.xml')).text)) {
    for (const entry of parseSitemap((await fetchPage(host, new URL(location).pathname)).text)) {
      const tgid = Number(TGID.exec(entry.location)?.[1])
      const addresses = languages.map((language) => [language, entry.alternates.get(language)] as const)
      const own = addresses.filter(([, address]) => address?.startsWith(`https://${host}/`) && TGID.test(address))
      if (!(tgid > 0) || own.length < languages.length) continue
      const paths = Object.fromEntries(own.map(([language, address]) => [language, new URL(address ?? '').pathname]))
      products.set(tgid, { tgid, host, paths })
    }
  }
  return [...products.values()].toSorted((one, other) => one.tgid - other.tgid)
}
