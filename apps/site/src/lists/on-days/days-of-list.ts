import type { ProductCard } from '../../catalogue/product.ts'
import type { ListChoice } from '../../request/address/list-choice.ts'
import { type Party, USUAL_PARTY } from '../../request/address/party.ts'
import { spanOf } from './day-span.ts'
import { type DayOffer, type KnownDays, offerOnDays } from './offer-on-days.ts'

/** What is known of the days of a list's tour groups. */
export interface DaySources {
  /** ISO date; the earliest of the venues. */
  readonly today: string
  /** ISO date in the venue's time zone; `today` when absent. */
  readonly todayOf?: (product: ProductCard) => string
  /** The known days of a tour group; without it only the catalogue's next available day counts. */
  readonly knownDays?: (tgid: number) => KnownDays
  readonly party?: Party | undefined
}

/** Days that count for a time of day or for room, where no day is chosen. */
const USUAL_WHEN = 'week'
const NOTHING_KNOWN: KnownDays = () => undefined

/** Whether a choice asks anything of the days. */
export function asksForDays(choice: ListChoice): boolean {
  return choice.when !== undefined || choice.time !== undefined || asksForRoom(choice)
}

function asksForRoom({ with: others = [] }: ListChoice): boolean {
  return others.includes('room')
}

/** The offers of a list's tour groups by choice; each is worked out once. */
export class DaysOfList {
  readonly party: Party
  readonly #sources: DaySources
  readonly #offers = new Map<string, Map<number, DayOffer>>()
  readonly #known = new Map<number, KnownDays>()

  constructor(sources: DaySources) {
    this.#sources = sources
    this.party = sources.party ?? USUAL_PARTY
  }

  /** @returns `undefined` when the choice asks nothing of the days */
  offer(product: ProductCard, choice: ListChoice): DayOffer | undefined {
    if (!asksForDays(choice)) return undefined
    const { when: [chosen = USUAL_WHEN] = [], time = [] } = choice
    const needsRoom = asksForRoom(choice)
    const offers = this.#offers.getOrInsertComputed([chosen, ...time, needsRoom].join(), () => new Map())
    return offers.getOrInsertComputed(product.tgid, () => {
      const span = spanOf(chosen, this.#todayOf(product))
      return offerOnDays(product, this.#knownOf(product), { span, times: time, needsRoom, party: this.party })
    })
  }

  /** What the party pays on the next available day, if that is known. */
  next(product: ProductCard): DayOffer | undefined {
    const { nextAvailableDate: day } = product
    if (day === undefined) return undefined
    const wish = { span: { first: day, last: day }, times: [], needsRoom: false, party: this.party }
    return offerOnDays(product, this.#knownOf(product), wish)
  }

  #todayOf(product: ProductCard): string {
    return this.#sources.todayOf?.(product) ?? this.#sources.today
  }

  #knownOf({ tgid }: ProductCard): KnownDays {
    return this.#known.getOrInsertComputed(tgid, () => this.#sources.knownDays?.(tgid) ?? NOTHING_KNOWN)
  }
}
