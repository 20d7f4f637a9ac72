import { CITIES, SMALL_PRODUCTS, type SmallProduct } from './small-catalogue.ts'

/** Decimal places of the currencies in the small catalogue. */
const PRECISION: Readonly<Record<string, number>> = { EUR: 2, USD: 2, JPY: 0 }

interface OctoRequest {
  readonly path: string
  /** The body of a POST. */
  readonly body?: Readonly<Record<string, unknown>> | undefined
  /** `Accept-Language`. */
  readonly lang: string
  /** In which prices are said to be, whatever was asked for. */
  readonly currency?: string | undefined
}

/** The answers of an OCTO supplier for the small catalogue. */
export function answerAsOcto({ path, body = {}, lang, currency }: OctoRequest): unknown {
  if (path === '/products') return SMALL_PRODUCTS.map((product) => productOf(product, lang))
  const product = SMALL_PRODUCTS.find(({ id }) => id === body.productId)
  if (!product || body.optionId !== 'DEFAULT') return undefined
  const asked = currency ?? (body.currency as string | undefined)
  const days = product.days.filter(
    ({ date }) => date >= String(body.localDateStart) && date <= String(body.localDateEnd),
  )
  if (path === '/availability/calendar') return [...days.map((day) => dayOf(day, product, asked)), closed(product)]
  if (path !== '/availability') return undefined
  return days.flatMap(({ date, price, starts }) =>
    Object.entries(starts).map(([time, left]) => ({
      id: `${date}T${time}`,
      localDateTimeStart: `${date}T${time}:00+01:00`,
      localDateTimeEnd: `${date}T${time}:00+01:00`,
      allDay: false,
      ...placesOf(left, product),
      capacity: null,
      openingHours: [],
      ...(product.per === 'group' ? { pricing: one(price, asked) } : { unitPricing: units(price, asked) }),
    })),
  )
}

function productOf(product: SmallProduct, lang: string) {
  const german = lang === 'de' ? product.germanName : undefined
  const { city, prices, minutes, per } = product
  const pricingFrom = Object.keys(prices).flatMap((code) => one(prices, code) ?? [])
  return {
    id: product.id,
    internalName: `${product.id} internal`,
    reference: null,
    locale: german ? 'de-DE' : 'en-GB',
    timeZone: CITIES[city].timeZone,
    availabilityType: product.isOdd ? 'TELEPORT' : 'START_TIME',
    pricingPer: per === 'group' ? 'BOOKING' : 'UNIT',
    title: german ?? product.name,
    shortDescription: german ? null : product.summary,
    description: german ? null : product.description,
    features: product.isOdd ? [{ type: 'LEVITATION', shortDescription: 'It floats.' }] : [],
    faqs: [],
    media: [{ src: product.picture, type: 'image/jpeg', rel: 'COVER', title: null, caption: null, copyright: null }],
    locations: [
      {
        types: ['START'],
        place: {
          latitude: product.latitude ?? null,
          longitude: product.longitude ?? null,
          postalAddress: { streetAddress: null, addressLocality: CITIES[city].name },
        },
      },
    ],
    categoryLabels: product.isOdd ? ['levitation'] : [],
    durationMinutesFrom: minutes ?? null,
    durationMinutesTo: null,
    commentary: [],
    options: [
      {
        id: 'DEFAULT',
        default: true,
        internalName: 'Standard',
        title: 'Standard',
        restrictions: { minUnits: 0, maxUnits: null },
        ...(per === 'group'
          ? { units: [{ id: 'booking', type: 'OTHER' }], pricingFrom }
          : { units: [{ id: 'adult', type: 'ADULT', pricingFrom }] }),
      },
    ],
  }
}

function dayOf(
  { date, price, starts }: SmallProduct['days'][number],
  product: SmallProduct,
  currency: string | undefined,
) {
  const lefts = Object.values(starts)
  const most = lefts.includes(null) ? null : Math.max(...lefts.map(Number))
  const priced =
    product.per === 'group' ? { pricingFrom: one(price, currency) } : { unitPricingFrom: units(price, currency) }
  return { localDate: date, ...placesOf(most, product), capacity: null, openingHours: [], ...priced }
}

/** A closed day is written in the standard, not left out. */
function closed({ per }: SmallProduct) {
  const nothing = per === 'group' ? { pricingFrom: null } : { unitPricingFrom: [] }
  return { localDate: '2026-11-25', available: false, status: 'CLOSED', vacancies: 0, openingHours: [], ...nothing }
}

function placesOf(left: number | null, { isOdd }: SmallProduct) {
  if (left === null) return { available: true, status: 'FREESALE', vacancies: null }
  if (isOdd) return { available: left > 0, status: 'LEVITATING', vacancies: left }
  return { available: left > 0, status: left === 0 ? 'SOLD_OUT' : 'LIMITED', vacancies: left }
}

function units(price: SmallProduct['prices'], currency: string | undefined) {
  const found = one(price, currency)
  return found ? [{ unitId: 'adult', ...found }] : []
}

function one(price: SmallProduct['prices'], currency: string | undefined) {
  const amount = price[currency ?? '']
  if (currency === undefined || amount === undefined) return undefined
  const whole = Math.round(amount * 10 ** (PRECISION[currency] ?? 2))
  return {
    original: whole,
    retail: whole,
    net: null,
    currency,
    currencyPrecision: PRECISION[currency] ?? 2,
    includedTaxes: [],
  }
}
