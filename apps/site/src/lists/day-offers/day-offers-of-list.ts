import {
  PERFORMANCE_ACCESSIBILITY_TRAITS,
  type PerformanceAccessibilityTrait,
  type ProductCard,
} from '../../catalogue/product.ts'
import type { ListChoice } from '../../request/address/choices/list-choice.ts'
import { type Party, USUAL_PARTY } from '../../request/address/choices/party.ts'
import { daysIn, resolveDaySpan } from './day-span.ts'
import {
  type DayAvailabilityLookup,
  type DayCriteria,
  type DayOffer,
  type DayOfferCache,
  offerOnDays,
} from './offer-on-days.ts'

/** What is known of the days of a list's tour groups. */
export interface ListAvailability {
  /** ISO date; the earliest of the venues. */
  readonly today: string
  /** ISO date in the venue's time zone; `today` when absent. */
  readonly todayOf?: (product: ProductCard) => string
  /** The known days of a tour group; without it only the catalogue's next available day counts. */
  readonly knownDays?: (tgid: number) => DayAvailabilityLookup
  readonly party?: Party | undefined
}

/** Days that count for a time of day or for room, where no day is chosen. */
const USUAL_WHEN = 'week'
/** Any; the first start of a span does not depend on the day. */
const A_DAY = '2026-01-01'
const NOTHING_KNOWN: DayAvailabilityLookup = () => undefined

/** Whether a choice asks anything of the days. */
export function hasDayCriteria(choice: ListChoice): boolean {
  return choice.when !== undefined || choice.time !== undefined || asksForRoom(choice)
}

function asksForRoom({ with: others = [] }: ListChoice): boolean {
  return others.includes('room')
}

function performancesIn({ access = [] }: ListChoice): readonly PerformanceAccessibilityTrait[] {
  return PERFORMANCE_ACCESSIBILITY_TRAITS.filter((trait) => access.includes(valueOfTrait(trait)))
}

/** `audioDescribed` is `audio-described` in addresses. */
function valueOfTrait(trait: PerformanceAccessibilityTrait): string {
  return trait.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** What choices that ask the same of the days have in common, with what is worked out so far. */
interface AskedOfDays {
  readonly when: string
  readonly wish: Omit<DayCriteria, 'days'>
  /** By today's date at the venue. */
  readonly wishes: Map<string, DayCriteria>
  /** By tour group id. */
  readonly offers: Map<number, DayOffer>
  /** Shared with wishes for other days. */
  readonly judged: DayOfferCache
}

/** The offer of a tour group on the days that a choice asks for; `undefined` when it asks nothing of them. */
export type DayOfferLookup = (product: ProductCard) => DayOffer | undefined

/** The offers of a list's tour groups by choice; each is worked out once. */
export class DayOffersOfList {
  readonly party: Party
  readonly #sources: ListAvailability
  readonly #asked = new Map<string, AskedOfDays>()
  readonly #judged = new Map<string, DayOfferCache>()
  readonly #known = new Map<number, DayAvailabilityLookup>()

  constructor(sources: ListAvailability) {
    this.#sources = sources
    this.party = sources.party ?? USUAL_PARTY
  }

  offersBy(choice: ListChoice): DayOfferLookup {
    if (!hasDayCriteria(choice)) return () => undefined
    const asked = this.#askedBy(choice)
    return (product) =>
      asked.offers.getOrInsertComputed(product.tgid, () =>
        offerOnDays(product, this.#knownOf(product), this.#wishOf(asked, product), asked.judged),
      )
  }

  #askedBy(choice: ListChoice): AskedOfDays {
    const { when: [when = USUAL_WHEN] = [], time: times = [] } = choice
    const { from } = resolveDaySpan(when, A_DAY)
    const needsRoom = asksForRoom(choice)
    const performances = performancesIn(choice)
    return this.#asked.getOrInsertComputed([when, ...times, needsRoom, ...performances].join(), () => {
      const judged = this.#judged.getOrInsertComputed(
        [from, ...times, needsRoom, ...performances].join(),
        () => new Map(),
      )
      const wish = { from, times, needsRoom, performances, party: this.party }
      return { when, wish, wishes: new Map(), offers: new Map(), judged }
    })
  }

  #wishOf({ when, wish, wishes }: AskedOfDays, product: ProductCard): DayCriteria {
    const today = this.#sources.todayOf?.(product) ?? this.#sources.today
    return wishes.getOrInsertComputed(today, () => ({ ...wish, days: daysIn(resolveDaySpan(when, today)) }))
  }

  /** What the party pays on the next available day, if that is known. */
  next(product: ProductCard): DayOffer | undefined {
    const { nextAvailableDate: day } = product
    if (day === undefined) return undefined
    const wish = { days: [day], times: [], needsRoom: false, performances: [], party: this.party }
    return offerOnDays(product, this.#knownOf(product), wish)
  }

  #knownOf({ tgid }: ProductCard): DayAvailabilityLookup {
    return this.#known.getOrInsertComputed(tgid, () => this.#sources.knownDays?.(tgid) ?? NOTHING_KNOWN)
  }
}
