import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { PERFORMANCE_ACCESSIBILITY_TRAITS, type ProductCard } from '../catalogue/product.ts'
import { Memo } from '../memo/memo.ts'
import type { AvailabilityIndex } from './availability-index.ts'
import type { AvailabilityStore } from './availability-store.ts'
import { type DueTask, planRefresh, type RefreshTask } from './refresh-plan.ts'

/** A site whose tour groups are kept fresh. */
export interface RefreshedSite {
  readonly currency: CurrencyCode
  /** The catalogue's code of its city; absent when it sells all cities. */
  readonly city?: string | undefined
}

interface FillerParts {
  readonly index: AvailabilityIndex
  readonly store: Pick<AvailabilityStore, 'claim'>
  readonly catalogue: Pick<Catalogue, 'cities' | 'cityTourGroups' | 'refreshDays' | 'tourGroup' | 'contextOf'>
  readonly sites: () => readonly RefreshedSite[]
  readonly callsPerSecond: number
  readonly onCall: (kind: CallKind, isAnswered: boolean) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export type CallKind = 'list' | 'venue' | 'calendar' | 'starts' | 'change'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Calls under way at once: most of the catalogue's capacity is for pages. */
const MAX_AT_ONCE = 4
/** Milliseconds for which a plan is followed, and an empty one: making it visits all tour groups. */
const PLAN_LASTS = 10_000
const EMPTY_PLAN_LASTS = 1000
/** Milliseconds after which tour groups are listed again; a failed listing is tried again sooner. */
const LISTED_EVERY = HOUR
const LISTED_AGAIN_AFTER = MINUTE
const CLAIMED_EVERY = 5000
/** Failed calls in a row after which the catalogue counts as away. */
const MAX_FAILURES = 3
/** Milliseconds without calls after that, doubled each time. */
const PAUSE = 1000
const MAX_PAUSE = 30_000
/** Calls for changed tour groups that need not wait for their turn; more come at the usual rate, before all others. */
const MAX_CHANGES_AT_ONCE = 20
const VIEWS_HALVED_EVERY = HOUR
const REMEMBERED_TRIES = 50_000
const TOUR_GROUPS_AT_ONCE = 100
const PAGE_IDENTIFIER = 'availability'

/**
 * Reads the catalogue in the background at a bounded rate, so that the index is known and young: half of the calls go to
 * the tour groups that are viewed most, half to those that have waited longest. Of the processes that share a store one
 * does so. Calls are made under the fault policy, and not at all while the catalogue is away.
 */
export class AvailabilityRefresher {
  readonly #parts: FillerParts
  /** When a task was last answered, which may have said nothing, and when it last failed. */
  readonly #answered = new Memo<number>(REMEMBERED_TRIES)
  readonly #failed = new Memo<number>(REMEMBERED_TRIES)
  #listed: ReadonlyMap<number, readonly CurrencyCode[]> = new Map()
  #nextListing = 0
  #plan: Plan = NO_PLAN
  readonly #changed = new Set<number>()
  #immediate = MAX_CHANGES_AT_ONCE
  #turn = 0
  #running = 0
  #failures = 0
  #pausedUntil = 0
  #isLeader = false
  #timers: NodeJS.Timeout[] = []

  constructor(parts: FillerParts) {
    this.#parts = parts
  }

  /** Starts; without a rate only changes that the provider tells are read. */
  start(): void {
    const { index, callsPerSecond } = this.#parts
    const ticks = setInterval(() => this.tick(), 1000 / (callsPerSecond || 1)).unref()
    this.#timers = [ticks, setInterval(() => index.halveViews(), VIEWS_HALVED_EVERY).unref()]
    if (callsPerSecond === 0) return
    this.#timers.push(setInterval(() => void this.#claim(), CLAIMED_EVERY).unref())
    void this.#claim()
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers = []
  }

  /** Whether this process fills the index. */
  get isLeader(): boolean {
    return this.#isLeader
  }

  /** Tour groups of the installation's sites, once they were listed by this process. */
  get listed(): ReadonlyMap<number, readonly CurrencyCode[]> {
    return this.#listed
  }

  /** Reads tour groups anew that the provider says have changed: at once, as far as that is few calls. */
  change(tgids: readonly number[]): void {
    if (this.#timers.length === 0) return
    for (const tgid of tgids) this.#changed.add(tgid)
    while (this.#immediate > 0 && this.#changed.size > 0) {
      this.#immediate -= 1
      void this.#readChange()
    }
  }

  /** One turn: at most one call. */
  tick(): void {
    this.#immediate = Math.min(MAX_CHANGES_AT_ONCE, this.#immediate + 1)
    if (this.#running >= MAX_AT_ONCE || this.#parts.now() < this.#pausedUntil) return
    if (this.#changed.size > 0) return void this.#readChange()
    if (!this.#isLeader) return
    if (this.#parts.now() >= this.#nextListing) return void this.#list()
    const task = this.#next()
    if (task) void this.#run(task)
  }

  async #claim(): Promise<void> {
    try {
      this.#isLeader = await this.#parts.store.claim()
    } catch {
      // Alone or not, an index that is not stored is of use to this process.
      this.#isLeader = true
    }
  }

  async #run(task: RefreshTask): Promise<void> {
    const { catalogue, now } = this.#parts
    const { tgid, day, currency } = task
    const isAnswered = await this.#call(day === undefined ? 'calendar' : 'starts', () =>
      catalogue.refreshDays(tgid, day, { lang: DEFAULT_LANGUAGE, currency }),
    )
    const outcomes = isAnswered ? this.#answered : this.#failed
    outcomes.set(keyOf(task), now())
  }

  /** Its calendar in each currency that is known or asked for, and the starts of the days that are known. */
  async #readChange(): Promise<void> {
    const [tgid] = this.#changed
    if (tgid === undefined) return
    this.#changed.delete(tgid)
    const { index, catalogue } = this.#parts
    const kept = index.known(tgid)
    const currencies = new Set([...(this.#listed.get(tgid) ?? []), ...(kept?.prices.keys() ?? [])])
    if (currencies.size === 0) for (const { currency } of this.#parts.sites()) currencies.add(currency)
    const read = (currency: CurrencyCode, day?: string) =>
      this.#call('change', () => catalogue.refreshDays(tgid, day, { lang: DEFAULT_LANGUAGE, currency }))
    await Promise.all([
      ...[...currencies].map((currency) => read(currency)),
      ...[...(index.askedOf(tgid)?.days ?? [])].flatMap(([day, inCurrencies]) =>
        [...inCurrencies.keys()].map((currency) => read(currency, day)),
      ),
    ])
  }

  /** @param call has no answer, or says that there is none, when it fails */
  async #call<T>(kind: CallKind, call: () => Promise<T>): Promise<T> {
    this.#running += 1
    try {
      const answer = await call()
      const isAnswered = answer !== undefined && answer !== false
      this.#parts.onCall(kind, isAnswered)
      this.#failures = isAnswered ? 0 : this.#failures + 1
      if (this.#failures >= MAX_FAILURES) {
        const doubled = PAUSE * 2 ** (this.#failures - MAX_FAILURES)
        this.#pausedUntil = this.#parts.now() + Math.min(MAX_PAUSE, doubled)
      }
      return answer
    } finally {
      this.#running -= 1
    }
  }

  /** The next due task: in turns of the most viewed and of the latest; the others when there is none. */
  #next(): DueTask | undefined {
    const now = this.#parts.now()
    const { byAge: due, idle: others, madeAt } = this.#plan
    const lasts = due.length + others.length > 0 ? PLAN_LASTS : EMPTY_PLAN_LASTS
    if (now - madeAt >= lasts) this.#plan = this.#makePlan(now)
    this.#turn += 1
    const { byViews, byAge, idle } = this.#plan
    const lanes = this.#turn % 2 === 0 ? [byAge, byViews, idle] : [byViews, byAge, idle]
    for (const lane of lanes) {
      for (let task = lane.shift(); task; task = lane.shift()) if (!this.#isDone(task)) return task
    }
    return undefined
  }

  /** Whether it was done since the plan was made. */
  #isDone(task: DueTask): boolean {
    const key = keyOf(task)
    return Math.max(this.#answered.get(key) ?? 0, this.#failed.get(key) ?? 0) >= this.#plan.madeAt
  }

  #makePlan(now: number): Plan {
    const { wanted, idle } = planRefresh({
      index: this.#parts.index,
      listed: this.#listed,
      answeredAt: (task) => this.#answered.get(keyOf(task)) ?? 0,
      failedAt: (task) => this.#failed.get(keyOf(task)) ?? 0,
      now,
    })
    const byAge = wanted.toSorted((one, other) => compare(other.lateness, one.lateness) || other.views - one.views)
    const byViews = wanted.toSorted((one, other) => other.views - one.views || compare(other.lateness, one.lateness))
    return { byViews, byAge, idle: idle.toSorted((one, other) => other.views - one.views), madeAt: now }
  }

  /** Lists the tour groups of all sites, city by city; keeps the last list when the catalogue is unavailable. */
  async #list(): Promise<void> {
    this.#nextListing = Number.POSITIVE_INFINITY
    const isWhole = await this.#listAll()
    this.#nextListing = this.#parts.now() + (isWhole ? LISTED_EVERY : LISTED_AGAIN_AFTER)
  }

  async #listAll(): Promise<boolean> {
    const sites = this.#parts.sites()
    const cities = await this.#cities(sites)
    if (cities === undefined) return false
    const listed = new Map(this.#listed)
    const found = new Set<number>()
    for (const city of cities) {
      const cards = await this.#tourGroupsOf(city)
      if (cards === undefined) return false
      const currencies = currenciesOf(city, sites)
      for (const { tgid, cityCode = city } of cards) {
        listed.set(tgid, currencies)
        found.add(tgid)
        this.#parts.index.recordVenue({ tgid, cityCode })
      }
      this.#listed = listed
      this.#plan = NO_PLAN
      await this.#learnVenues(cards)
    }
    this.#listed = new Map([...listed].filter(([tgid]) => found.has(tgid)))
    return true
  }

  async #cities(sites: readonly RefreshedSite[]): Promise<readonly string[] | undefined> {
    const own = sites.flatMap(({ city }) => city ?? [])
    if (own.length === sites.length) return [...new Set(own)]
    const cities = await this.#call('list', () => this.#parts.catalogue.cities(asked()))
    return cities?.map(({ code }) => code)
  }

  /** All of a city, a hundred per call, or nothing when a part is unavailable. */
  async #tourGroupsOf(city: string): Promise<readonly ProductCard[] | undefined> {
    const cards: ProductCard[] = []
    let total = 0
    for (let offset = 0; offset === 0 || offset < total; offset += TOUR_GROUPS_AT_ONCE) {
      const list = await this.#call('list', () => this.#parts.catalogue.cityTourGroups(city, offset, asked()))
      await this.#pause()
      // An empty part of a longer list was not read.
      if (!list || (list.products.length === 0 && list.total > offset)) return undefined
      total = Math.max(total, list.total)
      cards.push(...list.products)
    }
    return cards
  }

  /** One tour group names the time zone of its city; those with access performances name their tours. */
  async #learnVenues(cards: readonly ProductCard[]): Promise<void> {
    const { index } = this.#parts
    for (const [place, { tgid, traits = [] }] of cards.entries()) {
      const kept = index.known(tgid)
      const hasNoZone = place === 0 && !(kept && index.zoneOf(kept))
      const isPerformed = PERFORMANCE_ACCESSIBILITY_TRAITS.some((trait) => traits.includes(trait))
      if (hasNoZone || (isPerformed && !kept?.venue?.performances)) await this.#learnVenue(tgid)
    }
  }

  async #learnVenue(tgid: number): Promise<void> {
    const { catalogue } = this.#parts
    const asking = { lang: DEFAULT_LANGUAGE, currency: CURRENCY, uid: PAGE_IDENTIFIER }
    const context = catalogue.contextOf(asking, new RenderDependencies())
    await this.#call('venue', () => catalogue.tourGroup(tgid, context))
    await this.#pause()
  }

  /** Keeps the rate between calls that follow each other. */
  #pause(): Promise<void> {
    return new Promise((resolve) => void setTimeout(resolve, 1000 / this.#parts.callsPerSecond).unref())
  }
}

interface Plan {
  readonly byViews: DueTask[]
  readonly byAge: DueTask[]
  readonly idle: DueTask[]
  /** Milliseconds since the epoch. */
  readonly madeAt: number
}
const NO_PLAN: Plan = { byViews: [], byAge: [], idle: [], madeAt: Number.NEGATIVE_INFINITY }

/** Prices of lists are not read, but calls need a currency. */
const CURRENCY: CurrencyCode = 'EUR'

function asked() {
  const dependencies = new RenderDependencies()
  return { lang: DEFAULT_LANGUAGE, currency: CURRENCY, pageIdentifier: PAGE_IDENTIFIER, dependencies } as const
}

/** The default currencies of the sites that sell a city; at least one. */
function currenciesOf(city: string, sites: readonly RefreshedSite[]): readonly CurrencyCode[] {
  const selling = sites.filter((site) => (site.city ?? city).toUpperCase() === city.toUpperCase())
  return [...new Set(selling.map(({ currency }) => currency))]
}

function keyOf({ tgid, currency, day = '' }: RefreshTask): string {
  return `${tgid} ${currency} ${day}`
}

/** Infinite values compare too. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}
