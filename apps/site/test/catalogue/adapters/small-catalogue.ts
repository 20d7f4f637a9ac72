/**
 * One small catalogue for the contract of all adapters. Each of the three forms below says the same in its own way: two
 * cities, a currency without cents, a product without a price in euros, one on request of nobody (sold out), one with
 * values that nobody knows and an id as text.
 */
export interface SmallProduct {
  readonly id: string
  readonly name: string
  readonly germanName?: string
  readonly summary: string
  readonly description: string
  readonly city: 'PARIS' | 'TOKYO'
  readonly picture: string
  /** In units of the currency. */
  readonly prices: Readonly<Record<string, number>>
  readonly per: 'adult' | 'group'
  readonly minutes?: number
  readonly latitude?: number
  readonly longitude?: number
  readonly subCategory?: 11 | 12
  readonly collections: readonly number[]
  readonly days: readonly SmallDay[]
  /** An enum value that no version of the standard has. */
  readonly isOdd?: boolean
}

export interface SmallDay {
  readonly date: string
  readonly price: Readonly<Record<string, number>>
  /** By start; without any it is a ticket for the day. `null` is without limit. */
  readonly starts: Readonly<Record<string, number | null>>
}

export const CITIES = {
  PARIS: { name: 'Paris', german: 'Paris', timeZone: 'Europe/Paris' },
  TOKYO: { name: 'Tokyo', german: 'Tokio', timeZone: 'Asia/Tokyo' },
} as const
export const COLLECTION = { id: 501, name: 'Louvre', heading: 'The Louvre' } as const
export const CATEGORY = { id: 1, name: 'Tickets' } as const
export const SUB_CATEGORIES = { 11: 'Museums', 12: 'Cruises' } as const

/** A Friday, noon in Paris. */
export const SMALL_NOW = Date.UTC(2026, 10, 20, 11)

export const SMALL_PRODUCTS: readonly SmallProduct[] = [
  {
    id: '7101',
    name: 'Louvre at dusk',
    germanName: 'Der Louvre am Abend',
    summary: 'The museum when it is quiet.',
    description: '<p>Two hours <b>without</b> a queue.</p><script>alert(1)</script>',
    city: 'PARIS',
    picture: '/louvre.jpg',
    prices: { EUR: 29.5, USD: 32.4, JPY: 4800 },
    per: 'adult',
    minutes: 120,
    latitude: 48.8606,
    longitude: 2.3376,
    subCategory: 11,
    collections: [501],
    days: [
      { date: '2026-11-23', price: { EUR: 29.5, USD: 32.4 }, starts: { '10:00': 5, '14:30': null } },
      { date: '2026-11-24', price: { EUR: 29.5, USD: 32.4 }, starts: { '10:00': 0 } },
      // On 25 November it is closed.
      { date: '2026-11-26', price: { EUR: 33.25, USD: 36 }, starts: { '10:00': 2, '14:30': 0 } },
    ],
  },
  {
    id: '7102',
    name: 'Seine & lights',
    summary: '',
    description: '',
    city: 'PARIS',
    picture: '/seine.jpg',
    prices: { USD: 18 },
    per: 'adult',
    minutes: 60,
    subCategory: 12,
    collections: [],
    days: [{ date: '2026-12-01', price: { USD: 18 }, starts: { '20:00': null } }],
  },
  {
    id: '7103',
    name: 'Private sushi class',
    summary: 'Eight hands at one counter.',
    description: 'Plain text.',
    city: 'TOKYO',
    picture: '/sushi.jpg',
    prices: { EUR: 310, JPY: 52000 },
    per: 'group',
    collections: [501],
    days: [{ date: '2026-11-22', price: { EUR: 310, JPY: 52000 }, starts: { '09:00': 1 } }],
  },
  {
    id: '7104',
    name: 'Tower that nobody sells',
    summary: '',
    description: '',
    city: 'TOKYO',
    picture: '/tower.jpg',
    prices: { EUR: 12 },
    per: 'adult',
    isOdd: true,
    collections: [],
    days: [{ date: '2026-11-22', price: { EUR: 12 }, starts: { '09:00': 0 } }],
  },
]
