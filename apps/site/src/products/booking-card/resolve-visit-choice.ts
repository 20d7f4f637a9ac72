import type { BestTimeToVisit } from '@passepartout/content-model/best-time-to-visit'
import type { SoldOutFrequency } from '../../availability/sold-out-history.ts'
import type { AgeBandPrice, Calendar, CalendarDay, Slot, TourGroupStart } from '../../catalogue/calendar.ts'
import type { Price, Product, Variant } from '../../catalogue/product.ts'
import type { ExperienceBooking } from '../../page-context/page-context.ts'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import { type Party, USUAL_PARTY } from '../../request/address/choices/party.ts'
import { minimumSeatsOfParty } from '../party/party-total.ts'
import { buildStartOptions, type StartOption } from './start-options.ts'

/** What each kind of visitor pays on a day. */
export interface DayVisitorPrices {
  /** ISO date. */
  readonly date: string
  /** Of the start that an adult pays least for. */
  readonly bands: readonly AgeBandPrice[]
  /** Whether other starts of the day have other prices. */
  readonly isFrom: boolean
}

/** The catalogue's dates of a tour group. */
export interface VisitDates {
  /** Absent when it is unavailable. */
  readonly calendar?: Calendar | undefined
  /** The starts of the selected day; absent when no day is selected or the catalogue is unavailable. */
  readonly slots?: readonly Slot[] | undefined
  /** Starts of today and the week after that have not begun; empty when there are none or the catalogue is unavailable. */
  readonly performances?: readonly TourGroupStart[] | undefined
  /** How often starts sold out on the last days of each weekday, from Sunday on, as far as that was seen. */
  readonly soldOut?: readonly (readonly SoldOutFrequency[])[] | undefined
  /** What each kind of visitor pays on the next day, where no day is selected and the prices are known. */
  readonly nextPrices?: DayVisitorPrices | undefined
  /** What editors know of the hours there. */
  readonly rightHour?: BestTimeToVisit | undefined
}

/** A variant on the selected day, or on any day. */
export interface VariantOption {
  readonly variant: Variant
  readonly isChosen: boolean
  /** Why it cannot be had on the selected day: nothing is left, or it has no start then. */
  readonly gone?: 'soldOut' | 'notThen'
  readonly price?: Price | undefined
}

/** Available choices, the selection and its price. */
export interface ResolvedVisitChoice {
  /** From today on; empty when nothing is on sale. */
  readonly days: readonly CalendarDay[]
  /** The shown month, YYYY-MM. */
  readonly month: string
  readonly day?: CalendarDay
  readonly variants: readonly VariantOption[]
  /** Starts of the selected day, of the selected variant or the cheapest one that has starts. */
  readonly starts: readonly StartOption[]
  /** The selected start, or the only one that is left. */
  readonly start?: Slot
  /** Price of the selection; without one the lowest of all days. */
  readonly price?: Price
  /** What each age band pays, where the catalogue says; of the selection, or of what `price` is of. */
  readonly bands: readonly AgeBandPrice[]
  readonly party: Party
  /** The selection for the booking link. */
  readonly booking: ExperienceBooking
  /** The part of the address's selection that is not available. */
  readonly missing?: 'day' | 'variant' | 'start'
}

type Planned = Pick<Product, 'variants' | 'price' | 'groupSize'>

/** The selected parts, each only where it is available. */
interface Selected {
  readonly day: CalendarDay | undefined
  readonly variant: Variant | undefined
  readonly start: Slot | undefined
}

/**
 * Validates the address's selection against the catalogue: only a day with tickets, only a variant that is available on it, and
 * only a start that the booking link can name are selected.
 *
 * @param today ISO date in the venue's time zone
 * @param isAskedLater whether the booking page asks for the date itself
 */
export function resolveVisitChoice(
  product: Planned,
  { calendar, slots = [] }: VisitDates,
  choice: AddressChoices,
  today: string,
  isAskedLater = false,
): ResolvedVisitChoice {
  const { party = USUAL_PARTY } = choice
  const days = calendar?.days.filter(({ date }) => date >= today) ?? []
  const day = choice.day === undefined ? undefined : days.find(({ date, tourIds }) => date === choice.day && tourIds[0])
  const asked = product.variants.find(({ id }) => id === choice.variantId)
  const variant = asked && isOffered(asked, day) ? asked : undefined
  const ofVariant = day ? slots.filter(({ tourId }) => !variant || isOf(variant, tourId)) : []
  const starts = buildStartOptions(ofVariant, {
    tourId: choice.tourId,
    seats: minimumSeatsOfParty(party),
    isAskedLater,
    groupSize: product.groupSize,
  })
  const start = starts.find(({ isChosen }) => isChosen)?.slot
  const selected = { day, variant, start }
  const price = priceOf(product, selected, slots)
  const missing = missingOf(choice, selected)
  return {
    days,
    month: (day?.date ?? monthWithin(choice.month ?? choice.day, days) ?? days[0]?.date ?? today).slice(0, 7),
    ...(day ? { day } : {}),
    variants: product.variants.map((one) => offer(one, one === variant, day, slots)),
    starts,
    ...(start ? { start } : {}),
    ...(price ? { price } : {}),
    bands: price?.per === 'group' && !start ? groupsOf(starts) : bandsOf(price, ofVariant, selected, days),
    party,
    booking: bookingLinkSelection(product, selected),
    ...(missing ? { missing } : {}),
  }
}

function missingOf(choice: AddressChoices, { day, variant, start }: Selected): ResolvedVisitChoice['missing'] {
  if (choice.day !== undefined && !day) return 'day'
  if (choice.variantId !== undefined && !variant) return 'variant'
  return choice.tourId !== undefined && start?.tourId !== choice.tourId ? 'start' : undefined
}

/** The requested month, limited to the months that have days. */
function monthWithin(asked: string | undefined, days: readonly CalendarDay[]): string | undefined {
  const month = asked?.slice(0, 7)
  const [first, last] = [days[0]?.date.slice(0, 7) ?? '', days.at(-1)?.date.slice(0, 7) ?? '']
  return month !== undefined && month >= first && month <= last ? month : undefined
}

/** A variant without tour ids is available on every day. */
function isOf({ tourIds }: Variant, tourId: number): boolean {
  return tourIds.length === 0 || tourIds.includes(tourId)
}

function isOffered(variant: Variant, day: CalendarDay | undefined): boolean {
  return !day || day.tourIds.some((tourId) => isOf(variant, tourId))
}

function offer(
  variant: Variant,
  isChosen: boolean,
  day: CalendarDay | undefined,
  slots: readonly Slot[],
): VariantOption {
  const hasStart = slots.length === 0 || slots.some(({ tourId }) => isOf(variant, tourId))
  const gone = isOffered(variant, day) ? undefined : hasStart ? 'soldOut' : 'notThen'
  return { variant, isChosen, ...(gone && { gone }), price: day ? priceOnDay(variant, day, slots) : variant.price }
}

function priceOf(product: Planned, { day, variant, start }: Selected, slots: readonly Slot[]): Price | undefined {
  if (start?.price) return start.price
  if (day) return variant ? priceOnDay(variant, day, slots) : day.price
  return variant ? variant.price : product.price
}

/** The price by the starts; without starts the day's price, if it can belong to one tour only. */
function priceOnDay(variant: Variant, day: CalendarDay, slots: readonly Slot[]): Price | undefined {
  const prices = slots.flatMap(({ tourId, remaining, price }) =>
    price && remaining !== 0 && isOf(variant, tourId) ? price : [],
  )
  const [lowest] = prices.toSorted(byAmount)
  if (lowest) return { ...lowest, isFrom: prices.some((price) => byAmount(price, lowest) !== 0) }
  const [only, another] = day.tourIds
  return only !== undefined && another === undefined && isOf(variant, only) ? day.price : undefined
}

function byAmount(one: Price, other: Price): number {
  return one.display.amount - other.display.amount
}

/**
 * The age bands of the start that `price` is of. Without one, an adult's price of the calendar is the only band; nothing is known of
 * others.
 */
function bandsOf(
  price: Price | undefined,
  slots: readonly Slot[],
  { day, variant, start }: Selected,
  days: readonly CalendarDay[],
): readonly AgeBandPrice[] {
  if (!price) return []
  const isSame = (other: Price | undefined) => other !== undefined && byAmount(other, price) === 0
  const slot = start ?? slots.find(({ remaining, price: own }) => remaining !== 0 && isSame(own))
  if (slot && isSame(slot.price)) return (slot.prices ?? []).filter((band) => band.price)
  const ofAny = variant ? [] : day ? [day] : days
  const adult = ofAny.find((one) => isSame(one.price) && one.price?.per === 'adult')
  return adult || price.per === 'adult' ? [{ band: 'ADULT', price }] : []
}

/** The groups of the starts that have room, cheapest first: which of them fits depends on the party. */
function groupsOf(starts: readonly StartOption[]): readonly AgeBandPrice[] {
  return starts
    .filter(({ kind }) => kind === 'choice' || kind === 'laterChoice')
    .flatMap(({ slot: { prices = [] } }) => prices)
    .toSorted((one, other) => byAmount(one.price, other.price))
}

/** The booking link names a tour if the selection leaves only one, and the variant of a selected start. */
export function bookingLinkSelection({ variants }: Planned, { day, variant, start }: Selected): ExperienceBooking {
  const own = variant ?? (start && variants.find(({ tourIds }) => tourIds.includes(start.tourId)))
  const tours = (variant?.tourIds ?? []).filter((tourId) => !day || day.tourIds.includes(tourId))
  const tourId = start?.tourId ?? (tours.length === 1 ? tours[0] : undefined)
  return {
    ...(day ? { date: day.date } : {}),
    ...(own ? { variantId: own.id } : {}),
    ...(tourId === undefined ? {} : { tourId }),
  }
}
