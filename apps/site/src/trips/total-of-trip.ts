import type { Money } from '../i18n/money.ts'
import type { PlannedStop } from './plan-trip.ts'

/** What a party pays for stops, as far as the catalogue says. */
export interface TripTotal {
  /** Absent without a known price, or with prices in several currencies. */
  readonly total?: Money
  /** Number of the stops whose whole price for the party is known. */
  readonly known: number
  /** Number of the stops that fit. */
  readonly stops: number
}

/** The sum of what the party pays for the stops that fit. A price that lacks somebody of the party counts as unknown. */
export function totalOfStops(stops: readonly PlannedStop[]): TripTotal {
  const fitting = stops.filter(({ state }) => state === 'fits')
  const whole = fitting.flatMap(({ total }) => (total && total.unpriced.length === 0 ? total.total : []))
  const [first] = whole
  const isSame = whole.every(({ currency }) => currency === first?.currency)
  const cents = whole.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return {
    ...(first && isSame ? { total: { amount: cents / 100, currency: first.currency } } : {}),
    known: whole.length,
    stops: fitting.length,
  }
}
