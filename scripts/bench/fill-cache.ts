import { Agent, request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { addLanguagePrefix, pathOfUid } from '@passepartout/content-model/links/uid'
import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'

interface Variant {
  readonly host: string
  readonly path: string
  readonly currency: string
}

const AT_ONCE = 4

/**
 * Requests the pages of a published store in every currency, as browsers do, up to a maximum.
 *
 * @returns the number of answers with status 200
 */
export async function fillCache(port: number, store: string, most: number, userAgent: string): Promise<number> {
  const variants = listVariants(store).slice(0, most)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let answered = 0
  let next = 0
  const work = async () => {
    for (let variant = variants[next++]; variant; variant = variants[next++]) {
      if ((await ask(port, variant, userAgent, agent)) === 200) answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return answered
}

/** All public pages of a published store in all currencies, currency by currency. */
export function listVariants(store: string): Variant[] {
  const database = new DatabaseSync(store, { readOnly: true })
  const rows = database
    .prepare(`SELECT page.uid, page.lang, site.host FROM page JOIN site ON site.uid = site_uid AND site.lang = page.lang
      WHERE kind = 'page' AND page.uid NOT LIKE '%copy'`)
    .all()
    .flatMap(({ uid, lang, host }) => {
      const isServed = typeof lang === 'string' && isLanguageCode(lang) && localeOf(lang).supported
      return isServed ? [{ uid: String(uid), lang, host: String(host) }] : []
    })
  database.close()
  return CURRENCY_CODES.flatMap((currency) =>
    rows.map(({ uid, lang, host }) => ({
      host,
      path: encodeURI(addLanguagePrefix(pathOfUid(uid, host) ?? '/', lang)),
      currency,
    })),
  )
}

function ask(port: number, { host, path, currency }: Variant, userAgent: string, agent: Agent): Promise<number> {
  const headers = { host, cookie: `currency=${currency}`, 'user-agent': userAgent, 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}
