import { get } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'

/** A page of a site, as search engines learn it. */
export interface Address {
  readonly host: string
  /** Encoded, as it is asked for. */
  readonly path: string
}

const LOCATION = /<loc>([^<]+)<\/loc>/g

/**
 * Every address that the sitemaps of a running site name, each once: pages and generated pages of tour groups in all languages.
 *
 * @param origin of the site, such as `http://127.0.0.1:3000`
 * @param store the published store, whose hosts are asked
 */
export async function listAddresses(origin: string, store: string, userAgent: string): Promise<Address[]> {
  const database = new DatabaseSync(store, { readOnly: true })
  const hosts = database.prepare('SELECT DISTINCT host FROM site ORDER BY host').all()
  database.close()
  const read = async (host: string, path: string): Promise<Address[]> => {
    const file = await fetchText(origin, host, path, userAgent)
    const named = [...file.matchAll(LOCATION)].map(([, location = '']) => new URL(location.replaceAll('&amp;', '&')))
    const addresses = named.map(({ host: ofHost, pathname }) => ({ host: ofHost, path: pathname }))
    if (!file.includes('<sitemapindex')) return addresses
    const parts = await Promise.all(addresses.map((part) => read(part.host, part.path)))
    return parts.flat()
  }
  const all = await Promise.all(hosts.map(({ host }) => read(String(host), '/sitemap.xml')))
  return [...new Map(all.flat().map((address) => [address.host + address.path, address])).values()]
}

async function fetchText(origin: string, host: string, path: string, userAgent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(new URL(path, origin), { headers: { host, 'user-agent': userAgent } }, (response) => {
      text(response).then(resolve, reject)
    }).on('error', reject)
  })
}
