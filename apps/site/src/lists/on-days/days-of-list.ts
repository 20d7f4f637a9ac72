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
/** Any; the first start of a span does not depend on it. */
const A_DAY = '2026-01-01'
const NOTHING_KNOWN: KnownDays = () => undefined

/** Whether a choice asks anything of the days. */
export function asksForDays(choice: ListChoice): boolean {
  return choice.when !== undefined || choice.time !== undefined || asksForRoom(choice)
}

function asksForRoom({ with: others = [] }: ListChoice): boolean {
  return others.includes('room')
}

/** What a choice asks of the days, with the offers of tour groups that are known so far. */
interface AskedOfDays {
  readonly when: string
  readonly times: readonly string[]
  readonly needsRoom: boolean
  readonly offers: Map<number, DayOffer>
  /** Each day of a tour group; choices that differ in their days alone share them. */
  readonly judged: Map<number, Map<string, DayOffer>>
}

/** The offers of a list's tour groups by choice; each is worked out once. */
export class DaysOfList {
  readonly party: Party
  readonly #sources: DaySources
  readonly #asked = new WeakMap<ListChoice, AskedOfDays>()
  readonly #judged = new Map<string, Map<number, Map<string, DayOffer>>>()
  readonly #known = new Map<number, KnownDays>()

  constructor(sources: DaySources) {
    this.#sources = sources
    this.party = sources.party ?? USUAL_PARTY
  }

  /** @returns `undefined` when the choice asks nothing of the days */
  offer(product: ProductCard, choice: ListChoice): DayOffer | undefined {
    if (!asksForDays(choice)) return undefined
    const { when, times, needsRoom, offers, judged } = this.#askedBy(choice)
    return offers.getOrInsertComputed(product.tgid, (tgid) => {
      const span = spanOf(when, this.#todayOf(product))
      const ofTourGroup = judged.getOrInsertComputed(tgid, () => new Map())
      const wish = { span, times, needsRoom, party: this.party }
      return offerOnDays(product, this.#knownOf(product), wish, ofTourGroup)
    })
  }

  #askedBy(choice: ListChoice): AskedOfDays {
    const known = this.#asked.get(choice)
    if (known) return known
    const { when: [when = USUAL_WHEN] = [], time: times = [] } = choice
    const needsRoom = asksForRoom(choice)
    const judged = this.#judged.getOrInsertComputed([startOf(when), ...times, needsRoom].join(), () => new Map())
    const asked = { when, times, needsRoom, offers: new Map(), judged }
    this.#asked.set(choice, asked)
    return asked
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

/** What a day is judged by beside its date: tonight is not the whole day. */
function startOf(when: string): string | undefined {
  return spanOf(when, A_DAY).from
}
