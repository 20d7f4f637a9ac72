import { CATEGORY, CITIES, COLLECTION, SMALL_PRODUCTS, type SmallProduct, SUB_CATEGORIES } from './small-catalogue.ts'

/** The provider's answers for the small catalogue, by the path and parameters of a request. */
export function answerAsProvider(url: URL, currency: string): unknown {
  const parameters = url.searchParams
  const [, tgid = ''] = /\/tour-groups\/(\d+)\//.exec(url.pathname) ?? []
  const product = SMALL_PRODUCTS.find(({ id }) => id === tgid)
  const end = url.pathname.split('/').at(-2)
  if (url.pathname === '/api/v1/city/list/') return { cities: cities(parameters.get('language') ?? ''), total: 2 }
  if (url.pathname === '/api/v1/collection/') return { collections: [collection(currency)] }
  if (url.pathname.includes('/list-by/')) return list(url, currency)
  if (url.pathname === '/api/v6/tour-groups/') {
    const ids = parameters.get('ids[]')?.split(',') ?? []
    return { tourGroups: SMALL_PRODUCTS.filter(({ id }) => ids.includes(id)).map((one) => card(one, currency)) }
  }
  if (!product) return undefined
  if (end === 'calendar') return calendar(product, currency)
  if (end === 'inventories') return inventories(product, parameters, currency)
  if (end === 'similar-products') return { pageData: { items: [], total: 0 } }
  if (end === 'reviews') return { items: [] }
  if (end === 'experience-itineraries') return { itineraries: [] }
  if (end === tgid) return { ...card(product, currency), ...details(product) }
  return undefined
}

function list(url: URL, currency: string) {
  const [kind, id = ''] = url.pathname.split('/').slice(-3, -1)
  const city = url.searchParams.get('city')
  const items = SMALL_PRODUCTS.filter((product) => {
    if (city !== null && CITIES[product.city].name !== city) return false
    if (kind === 'city') return CITIES[product.city].name === decodeURIComponent(id)
    if (kind === 'collection') return product.collections.includes(Number(id))
    return kind === 'category' ? Number(id) === CATEGORY.id && product.subCategory : product.subCategory === Number(id)
  })
  const prices = items.flatMap(({ prices: { [currency]: price } }) => (price === undefined ? [] : [price]))
  return {
    pageData: { items: items.map((one) => card(one, currency)), total: items.length },
    unFilteredMetaData: { minPrice: prices.length === 0 ? null : Math.min(...prices) },
    currency: { code: currency },
  }
}

function card(product: SmallProduct, currency: string) {
  const { id, prices, days, minutes, per } = product
  const next = days.find(({ starts }) => Object.values(starts).some((left) => left !== 0))
  const price = prices[currency]
  return {
    // As text, as some systems write it.
    id,
    name: product.name,
    flowType: product.isOdd ? 'TELEPORT' : 'NORMAL',
    shortSummary: product.summary,
    cityCode: product.city,
    cityDisplayName: CITIES[product.city].name,
    urlSlugs: { EN: product.name, ...(product.germanName && { DE: product.germanName }) },
    media: { productImages: [{ url: product.picture, altText: '' }] },
    minDuration: minutes === undefined ? null : minutes * 60_000,
    boosterType: product.isOdd ? 'Levitating' : null,
    primaryCollection: product.collections.length > 0 ? { id: COLLECTION.id, displayName: COLLECTION.name } : null,
    primaryCategory: product.subCategory ? { id: CATEGORY.id, displayName: CATEGORY.name } : null,
    primarySubCategory: product.subCategory
      ? { id: product.subCategory, displayName: SUB_CATEGORIES[product.subCategory] }
      : null,
    listingAvailability: { nextAvailableDate: next ? { date: next.date } : null },
    listingPrice:
      price === undefined
        ? null
        : {
            currencyCode: currency,
            finalPrice: price,
            type: per === 'group' ? 'PER_GROUP' : 'ADULT',
            otherPricesExist: false,
          },
    startPoint: product.latitude ? { latitude: product.latitude, longitude: product.longitude } : null,
  }
}

function details({ id, summary, description, city, prices }: SmallProduct) {
  return {
    shortSummary: summary,
    summary: description,
    city: { code: city, displayName: CITIES[city].name, timeZone: CITIES[city].timeZone },
    variants: [{ id: Number(id), name: 'Standard', listingPrice: null, tours: [{ id: Number(id) }] }],
    currency: { code: Object.keys(prices)[0] },
  }
}

function calendar({ id, days, per }: SmallProduct, currency: string) {
  const entries = days.map(({ date, price, starts }) => {
    const isOpen = Object.values(starts).some((left) => left !== 0)
    const primaryPax = per === 'group' ? 'GROUP' : 'ADULT'
    return [date, { primaryPax, listingPrice: price[currency] ?? null, availableTourIds: isOpen ? [Number(id)] : [] }]
  })
  return { dates: Object.fromEntries(entries), metadata: { startDate: '', endDate: '', currency } }
}

function inventories({ id, days, per }: SmallProduct, parameters: URLSearchParams, currency: string) {
  const [from = '', to = ''] = [parameters.get('from-date'), parameters.get('to-date')].map((date) => date ?? '')
  const availabilities = days
    .filter(({ date }) => date >= from && date <= to)
    .flatMap(({ date, price, starts }) =>
      Object.entries(starts).map(([startTime, left]) => {
        const charge = { type: per === 'group' ? 'GROUP' : 'ADULT', listingPrice: price[currency] ?? null }
        return {
          startDate: date,
          startTime: `${startTime}:00`,
          tourId: Number(id),
          priceProfile: {
            priceProfileType: per === 'group' ? 'PER_GROUP' : 'PER_PERSON',
            persons: per === 'group' ? [] : [charge],
            groups: per === 'group' ? [charge] : [],
          },
          paxAvailability: [
            left === null ? { availability: 'UNLIMITED' } : { remaining: left, availability: 'LIMITED' },
          ],
        }
      }),
    )
  return { availabilities, currencyCode: currency }
}

function cities(language: string) {
  return Object.entries(CITIES).map(([code, { name, german }]) => ({
    code,
    displayName: language === 'DE' ? german : name,
  }))
}

function collection(currency: string) {
  const own = SMALL_PRODUCTS.filter(({ collections }) => collections.includes(COLLECTION.id))
  const prices = own.flatMap(({ prices: { [currency]: price } }) => (price === undefined ? [] : [price]))
  return {
    id: COLLECTION.id,
    displayName: COLLECTION.name,
    heading: COLLECTION.heading,
    experienceCount: own.length,
    startingPrice: prices.length === 0 ? null : { listingPrice: Math.min(...prices), currency },
  }
}
