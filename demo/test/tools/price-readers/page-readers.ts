import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { type HTMLElement, parse } from 'node-html-parser'
import {
  type OfferJson,
  type PageJson,
  type PriceJson,
  pageJsonSchema,
} from '../../../../apps/site/src/pages/json/page-json-schema.ts'
import { fetchPage } from '../../../../test/tools/browser.ts'
import { factsOfFeeds } from './feed-facts.ts'
import { type Asked, type Facts, factsOfText, NONE, nameOf, type PriceReader } from './price-reader.ts'

/** The forms of a product's own page. */

const HTML: PriceReader = async (asked) => {
  const html = await readForm(asked)
  return { page: factsOfPage(html, asked.currency), 'JSON-LD': factsOfStructuredData(html) }
}

function factsOfPage(html: string, currency: CurrencyCode): Facts {
  const page = parse(priced(html))
  const prices = page.querySelectorAll('#booking strong, [data-booking="bar"] strong')
  return [
    nameOf(page.querySelector('h1')?.text),
    ...(prices.length === 0 ? factsOfText('price', undefined, currency) : []),
    ...prices.flatMap(({ text }) => factsOfText('price', text, currency)),
    ...page.querySelectorAll('#booking button[value^="20"]').flatMap((day) => factsOfDay(day, currency)),
  ]
}

/** The parts of a page with its name and prices: parsing all of it takes longer than rendering it. */
function priced(html: string): string {
  const name = /<h1[ >].*?<\/h1>/su.exec(html)?.[0] ?? ''
  const card = /<section [^>]*data-booking="card".*?<\/section>/su.exec(html)?.[0] ?? ''
  const bar = /<(\w+) [^>]*data-booking="bar".*?<\/strong>/su.exec(html)?.[0] ?? ''
  return name + card + bar
}

/** Days are buttons with a price: in the strip in a line of its own after the day's starts, in the calendar and its list after a dot. */
function factsOfDay(day: HTMLElement, currency: CurrencyCode): Facts {
  const price = day.closest('[data-days]')
    ? day
        .querySelectorAll('span')
        .slice(2)
        .find(({ text }) => !TIME.test(text))?.text
    : (day.getAttribute('aria-label') ?? day.text).split(' · ')[1]
  return price && /\d/.test(price) ? factsOfText(`price on ${day.getAttribute('value')}`, price, currency) : []
}

/** A start as the walk's languages write it. */
const TIME = /^\d{1,2}(?::\d\d|\s?h(?:\s?\d\d)?)(?:\s[AP]M)?$/iu

function factsOfStructuredData(html: string): Facts {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html) ?? []
  const graph = JSON.parse(json)['@graph'] ?? []
  const sold: { name?: string; offers?: { lowPrice: number; priceCurrency: string; availability?: string } } =
    graph.find((node: { '@type': string }) => ['Product', 'TheaterEvent'].includes(node['@type'])) ?? {}
  const { name = '', offers } = sold
  return [
    nameOf(name),
    ['price', offers?.lowPrice ?? NONE],
    ...(offers ? ([['currency', offers.priceCurrency]] as const) : []),
    ...(offers ? ([['availability', offers.availability?.replace('https://schema.org/', '') ?? NONE]] as const) : []),
  ]
}

const MARKDOWN: PriceReader = async (asked) => {
  const { currency } = asked
  const text = await readForm(asked, 'index.md')
  const [own = ''] = text.split(/^## /mu)
  // Without a price of its own a product may still say, with dots between, what each visitor pays on a day.
  const first = own.split('\n').find((line) => line.startsWith('- ') && !line.includes(' · '))
  const isPrice = factsOfText('price', first, currency).some(
    ([subject, said]) => subject === 'currency' && said === currency,
  )
  const days = [...text.matchAll(/\?date=(\d{4}-\d\d-\d\d)[^)]*\): (.*\d.*)$/gmu)]
  return {
    'index.md': [
      nameOf(/^# (.*)$/mu.exec(text)?.[1]?.replaceAll(/\\(?=[^\w\s])/gu, '')),
      ...factsOfText('price', isPrice ? first : undefined, currency),
      ...days.flatMap(([, date, told]) => factsOfMarkdownDay(`price on ${date}`, told, currency)),
    ],
  }
}

/** The day's starts, where they are told, and its price, with dots between. */
function factsOfMarkdownDay(subject: string, told = '', currency: CurrencyCode): Facts {
  const price = told.split(' · ').at(-1)
  return price && !TIME.test(price) ? factsOfText(subject, price, currency) : []
}

/** The JSON form, and the product feeds, which are written from it. */
const INDEX_JSON: PriceReader = async (asked) => {
  const page = pageJsonSchema.parse(JSON.parse(await readForm(asked, 'index.json')))
  return { 'index.json': factsOfPageJson(page), ...(await factsOfFeeds(page, asked)) }
}

function factsOfPageJson({ product: offer }: PageJson): Facts {
  if (!offer) return []
  const isOpen = offer.days.some(({ state }) => state === 'open')
  const availability = offer.days.length === 0 ? NONE : isOpen ? 'InStock' : 'SoldOut'
  return [...factsOfOffer(offer), ...(offer.price ? ([['availability', availability]] as const) : [])]
}

/** What the site's own JSON says, of a page or of a tool. */
export function factsOfOffer({ name, price, days, tickets }: OfferJson): Facts {
  return [
    nameOf(name),
    ['price', price?.amount ?? NONE],
    ...factsOfCurrency(price),
    ...factsOfDays(days),
    ...tickets.flatMap(({ id, price: own }): Facts => (own ? [[`price of ticket ${id}`, own.amount]] : [])),
  ]
}

/** Days that can be had; of others no form says a price. */
export function factsOfDays(days: OfferJson['days']): Facts {
  return days.flatMap(({ date, state, price }): Facts => {
    if (state !== 'open') return [[`price on ${date}`, 'sold out']]
    return price ? [[`price on ${date}`, price.amount], ...factsOfCurrency(price)] : []
  })
}

function factsOfCurrency(price: PriceJson | undefined): Facts {
  return price ? [['currency', price.currency]] : []
}

async function readForm({ product: { host, paths }, language, currency }: Asked, file = ''): Promise<string> {
  const path = `${paths[language]}${file}?currency=${currency}`
  const { status, text } = await fetchPage(host, path)
  if (status !== 200) throw new Error(`${host}${path} answers ${status}`)
  return text
}

export const PAGE_READERS: readonly PriceReader[] = [HTML, MARKDOWN, INDEX_JSON]
