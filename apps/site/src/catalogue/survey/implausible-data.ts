import type { Calendar } from '../calendar.ts'
import type { WithTimedPrices } from '../prices/price-age.ts'
import type { Picture, Product } from '../product.ts'

type Doubt = (product: WithTimedPrices<Product>, calendar: WithTimedPrices<Calendar> | undefined) => boolean

/** Checks for implausible data, each with the sentence for the integrator. */
const DOUBTS: Readonly<Record<string, Doubt>> = {
  'no price: its cards say "Check availability"': ({ price }) => price === undefined,
  'no picture: its cards show a drawing': ({ pictures }) => pictures.length === 0,
  'no time zone: its times are read in the site’s own zone': ({ timeZone }) => timeZone === undefined,
  'no description: neither highlights nor summary': ({ descriptionHtml }) => descriptionHtml === '',
  'no duration': ({ duration }) => duration === undefined,
  'no place: it is on no map': ({ place }) => place === undefined,
  'no name for addresses in this language: it has no page of its own there': ({ slug }) => slug === undefined,
  'no calendar: no day can be chosen': (_, calendar) => calendar === undefined || calendar.days.length === 0,
  'no day of the calendar can be booked': (_, calendar) =>
    calendar !== undefined && calendar.days.length > 0 && calendar.days.every(({ tourIds }) => tourIds.length === 0),
  'a price that is below every day of its calendar': ({ price }, calendar) => {
    const amounts = (calendar?.days ?? []).flatMap((day) => day.price?.price.display.amount ?? [])
    return price !== undefined && amounts.length > 0 && price.price.display.amount < Math.min(...amounts)
  },
  'a day that the calendar sells with no tour that a ticket has': ({ variants }, calendar) => {
    const known = new Set(variants.flatMap(({ tourIds }) => tourIds))
    const sold = (calendar?.days ?? []).flatMap(({ tourIds }) => tourIds)
    return known.size > 0 && sold.length > 0 && !sold.some((id) => known.has(id))
  },
}

/** A sentence for each host of pictures that the site would not show. */
export function describeRefusedImageHosts(refused: readonly Picture[]): string[] {
  const hosts = new Set(refused.map(({ url }) => URL.parse(url, 'https://unknown.example')?.host ?? url.slice(0, 100)))
  return [...hosts].map((host) => `a picture on ${host}, which IMAGE_HOSTS does not name: it is not shown`)
}

/** The sentences that apply to a tour group. */
export function describeImplausibleData(
  product: WithTimedPrices<Product>,
  calendar: WithTimedPrices<Calendar> | undefined,
): string[] {
  return Object.entries(DOUBTS).flatMap(([sentence, isTrue]) => (isTrue(product, calendar) ? [sentence] : []))
}
