import type { LanguageCode } from '@passepartout/content-model/locales'
import { inject } from 'vitest'
import { z } from 'zod'
import { octoDaySchema, octoProductSchema } from '../../../../apps/site/src/octo-supplier/octo-response-schemas.ts'
import { fetchAsHost } from '../../../../test/tools/fetch-as-host.ts'
import { type Asked, type Facts, nameOf, type PriceReader } from './price-reader.ts'

/** What resellers read at `/octo`. */

type Amount = NonNullable<z.infer<typeof octoDaySchema>['pricingFrom']>
type Day = z.infer<typeof octoDaySchema>

const DAY = 86_400_000
/** Days whose prices are asked for: of a product with several options each is a form of its own. */
const DAYS = 2

/** The product with its options, which are the tickets of the page. */
export const OCTO_PRODUCT: PriceReader = async (asked) => {
  const { title, options } = await readProduct(asked)
  const prices = options.flatMap(({ id, pricingFrom = [], units }) => {
    const amounts = [...pricingFrom, ...units.flatMap((unit) => unit.pricingFrom ?? [])]
    return factsOfAmounts(`price of ticket ${id}`, amounts)
  })
  return { 'OCTO product': [nameOf(title), ...prices] }
}

/** The calendars of all options, each an answer of its own. The cheapest option of a day has the price that the page says for it. */
export const OCTO_DAYS: PriceReader = async (asked) => {
  const { options } = await readProduct(asked)
  const calendars = await Promise.all(options.map(({ id }) => readCalendar(asked, id)))
  const byDate = Map.groupBy(calendars.flat(), ({ localDate }) => localDate)
  // A day that an option leaves out is unknown there, so none of the others is known to be the cheapest.
  const known = [...byDate].filter(([, days]) => days.length === options.length)
  return { 'OCTO days': known.flatMap(([date, days]) => factsOfDay(`price on ${date}`, days)) }
}

function factsOfDay(subject: string, days: readonly Day[]): Facts {
  if (days.every(({ status }) => status === 'SOLD_OUT')) return [[subject, 'sold out']]
  const open = days.filter(({ available }) => available)
  return factsOfAmounts(
    subject,
    open.flatMap(({ pricingFrom, unitPricingFrom = [] }) => [
      ...(pricingFrom ? [pricingFrom] : []),
      ...unitPricingFrom,
    ]),
  )
}

function factsOfAmounts(subject: string, amounts: readonly Amount[]): Facts {
  if (amounts.length === 0) return []
  const lowest = Math.min(...amounts.map(({ retail, currencyPrecision }) => retail / 10 ** currencyPrecision))
  return [[subject, lowest], ...amounts.map(({ currency }) => ['currency', currency] as const)]
}

async function readProduct({ product: { tgid, host }, language, currency }: Asked) {
  const product = octoProductSchema.parse(await ask(host, language, `/octo/products/${tgid}?currency=${currency}`))
  if (product.locale !== language) throw new Error(`/octo of ${host} tells ${tgid} in ${product.locale}`)
  return product
}

async function readCalendar({ product: { tgid, host }, language, currency }: Asked, optionId: string) {
  const dateAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
  const range = { localDateStart: dateAfter(1), localDateEnd: dateAfter(DAYS) }
  const body = { productId: String(tgid), optionId, currency, ...range }
  return z.array(octoDaySchema).parse(await ask(host, language, '/octo/availability/calendar', body))
}

async function ask(host: string, language: LanguageCode, path: string, body?: object): Promise<unknown> {
  const port = inject('system').sitePort
  const headers = { 'octo-capabilities': 'octo/content, octo/pricing', 'accept-language': language }
  const post = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetchAsHost(`${host}.localhost:${port}`, port)(`http://${host}${path}`, {
    ...post,
    headers: { ...headers, ...(post && { 'content-type': 'application/json' }) },
  })
  if (answer.status !== 200) throw new Error(`${host}${path} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
