import { createHash } from 'node:crypto'

/**
 * An OCTO supplier that nobody made for this site: thousands of products in four cities whose clocks differ, in the way in
 * which real suppliers write: fields missing or null, HTML in names and texts, numbers as text, ids of letters, values of
 * no version of the standard. Always the same.
 */
export const CITIES = [
  // A quarter of an hour off the full hours.
  { name: 'Kathmandu', timeZone: 'Asia/Kathmandu', currency: 'NPR', latitude: 27.7172, longitude: 85.324 },
  { name: 'São Paulo', timeZone: 'America/Sao_Paulo', currency: 'BRL', latitude: -23.5558, longitude: -46.6396 },
  // Tomorrow for most of the world.
  { name: 'Nukuʻalofa', timeZone: 'Pacific/Tongatapu', currency: 'TOP', latitude: -21.1394, longitude: -175.2049 },
  // With summer time.
  { name: 'Lisbon', timeZone: 'Europe/Lisbon', currency: 'EUR', latitude: 38.7223, longitude: -9.1393 },
] as const

/** What is wrong with a product, by its number: each is met several times in a thousand. */
export const ODDITIES = [
  'no title',
  'tags in the title',
  'only a tag as title',
  'script in the description',
  'markdown',
  'null lists',
  'no options',
  'no price',
  'price zero',
  'price beyond reason',
  'no precision',
  'local currency only',
  'no locations',
  'no time zone',
  'unknown time zone',
  'duration as text',
  'impossible duration',
  'only a film',
  'no locale',
  'unknown values',
  'number as id',
  'no id',
  'id of another',
] as const
export type Oddity = (typeof ODDITIES)[number]

/** Every tenth product is odd. */
const ODD_EVERY = 10

export interface LargeProduct {
  readonly index: number
  readonly id: string
  readonly city: (typeof CITIES)[number]
  readonly oddity: Oddity | undefined
  /** As `GET /products` has it. */
  readonly json: Readonly<Record<string, unknown>>
}

export function largeSupplier(count: number): readonly LargeProduct[] {
  return Array.from({ length: count }, (_, index) => productOf(index))
}

function productOf(index: number): LargeProduct {
  const city = CITIES[index % CITIES.length] ?? CITIES[0]
  const oddity = index % ODD_EVERY === 3 ? ODDITIES[Math.floor(index / ODD_EVERY) % ODDITIES.length] : undefined
  const id = oddity === 'id of another' ? idOf(index - 1) : idOf(index)
  const price = 1000 + ((index * 37) % 9000)
  return { index, id, city, oddity, json: spoil(plainProduct(index, id, city, price), oddity, index) }
}

function idOf(index: number): string {
  const hex = createHash('sha256').update(`product ${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

type Json = Record<string, unknown>

function plainProduct(index: number, id: string, city: (typeof CITIES)[number], price: number): Json {
  const isSparse = index % 3 !== 0
  const pricing = (amount: number) => [
    { original: amount, retail: amount, net: null, currency: 'EUR', currencyPrecision: 2, includedTaxes: [] },
    {
      original: amount * 9,
      retail: amount * 9,
      net: null,
      currency: city.currency === 'EUR' ? 'USD' : city.currency,
      currencyPrecision: 2,
    },
  ]
  return {
    id,
    internalName: `SKU ${index}`,
    locale: 'en',
    timeZone: city.timeZone,
    availabilityType: 'START_TIME',
    pricingPer: 'UNIT',
    title: `${city.name} walk number ${index}`,
    ...(isSparse
      ? {}
      : {
          shortDescription: 'Through the <b>old</b> town &amp; back.',
          description: '<p>First the square.</p><ul><li>A temple</li></ul>',
          features: [{ type: 'INCLUSION', shortDescription: 'A guide' }],
          media: [{ src: `https://pictures.example/${index}.jpg`, type: 'image/jpeg', rel: 'COVER' }],
          durationMinutesFrom: 90,
          categoryLabels: ['walking-tours'],
        }),
    locations: [
      {
        types: ['START'],
        place: {
          latitude: city.latitude,
          longitude: city.longitude,
          postalAddress: { addressLocality: city.name, streetAddress: null },
        },
      },
    ],
    options: [
      {
        id: 'DEFAULT',
        internalName: 'Default',
        units: [
          { id: 'adult', type: 'ADULT', pricingFrom: pricing(price) },
          { id: 'child', type: 'CHILD', pricingFrom: pricing(Math.round(price / 2)) },
        ],
      },
    ],
  }
}

function spoil(json: Json, oddity: Oddity | undefined, index: number): Json {
  const [option] = json.options as Json[]
  const priced = (pricing: Json) => [{ ...option, units: [{ id: 'adult', type: 'ADULT', pricingFrom: [pricing] }] }]
  const euros = { original: 2000, retail: 2000, currency: 'EUR', currencyPrecision: 2 }
  const changes: Readonly<Record<Oddity, Json>> = {
    'no title': { title: null },
    'tags in the title': { title: `<span style="x">Temple</span> &amp;amp; <i>bells</i><script>alert(1)</script>` },
    'only a tag as title': { title: '<br/>', internalName: '<br>' },
    'script in the description': {
      description: '<p onclick="x()">Hi</p><script>alert(1)</script><img src=x onerror=x()>',
    },
    markdown: { description: '## Temple\n\n**Bells** at dawn.' },
    'null lists': { features: null, faqs: null, media: null, locations: null, categoryLabels: null, commentary: null },
    'no options': { options: [] },
    'no price': { options: [{ ...option, units: [{ id: 'adult', type: 'ADULT' }] }] },
    'price zero': { options: priced({ ...euros, retail: 0 }) },
    'price beyond reason': { options: priced({ ...euros, retail: 990_000_000 }) },
    'no precision': { options: priced({ original: 2000, retail: 2000, currency: 'EUR' }) },
    'local currency only': { options: priced({ ...euros, currency: 'NPR' }) },
    'no locations': { locations: [] },
    'no time zone': { timeZone: null },
    'unknown time zone': { timeZone: 'Mars/Olympus' },
    'duration as text': { durationMinutesFrom: '75' },
    'impossible duration': { durationMinutesFrom: -30, durationMinutesTo: 9e12 },
    'only a film': { media: [{ src: 'https://films.example/1', type: 'external/youtube', rel: 'COVER' }] },
    'no locale': { locale: undefined },
    'unknown values': {
      pricingPer: 'EQUIPMENT',
      availabilityType: 'LUNAR',
      features: [{ type: 'SMELL', shortDescription: 'Incense' }],
    },
    'number as id': { id: 700_000 + index },
    'no id': { id: undefined },
    'id of another': {},
  }
  return { ...json, ...(oddity && changes[oddity]) }
}

/** Starts of every day: an early and a late one, each with places left except on Mondays, when it is closed. */
export const TIMES = ['00:15', '09:00', '23:30'] as const

export interface DaysAsked {
  readonly localDateStart: string
  readonly localDateEnd: string
}

/** `POST /availability/calendar` */
export function calendarOf({ index }: LargeProduct, asked: DaysAsked): readonly Json[] {
  return datesOf(asked).map((localDate) => {
    const isClosed = isMonday(localDate)
    return {
      localDate,
      available: !isClosed,
      status: isClosed ? 'CLOSED' : 'AVAILABLE',
      vacancies: isClosed ? 0 : 8,
      capacity: 8,
      openingHours: [],
      unitPricingFrom: isClosed ? [] : [{ unitId: 'adult', ...priceOf(index) }],
    }
  })
}

/** `POST /availability`; offsets as suppliers write them: right, in UTC, or none. */
export function startsOf({ index }: LargeProduct, asked: DaysAsked): readonly Json[] {
  const suffix = ['+05:45', 'Z', ''][index % 3] ?? ''
  const dates = datesOf(asked).filter((date) => !isMonday(date))
  return dates.flatMap((date) =>
    TIMES.map((time) => ({
      id: `${date}T${time}`,
      localDateTimeStart: `${date}T${time}:00${suffix}`,
      localDateTimeEnd: `${date}T${time}:00${suffix}`,
      allDay: false,
      available: true,
      status: 'AVAILABLE',
      vacancies: 8,
      unitPricing: [{ unitId: 'adult', ...priceOf(index) }],
    })),
  )
}

function priceOf(index: number) {
  const retail = 1000 + ((index * 37) % 9000)
  return { original: retail, retail, net: null, currency: 'EUR', currencyPrecision: 2 }
}

function datesOf({ localDateStart, localDateEnd }: DaysAsked): readonly string[] {
  const days = Math.round((Date.parse(localDateEnd) - Date.parse(localDateStart)) / 86_400_000)
  return Array.from({ length: days + 1 }, (_, day) =>
    new Date(Date.parse(localDateStart) + day * 86_400_000).toISOString().slice(0, 10),
  )
}

function isMonday(date: string): boolean {
  return new Date(date).getUTCDay() === 1
}
