import { type ClockWorld, TOUR_GROUPS } from './clock-world.ts'

/**
 * What the site has to say at an instant, worked out from what the provider answers and from the rules alone ("On sale", "Today,
 * times"), with the platform's own calendar instead of the product's.
 */

export const IDS = Object.values(TOUR_GROUPS)
type Tgid = (typeof IDS)[number]

interface ProviderStart {
  readonly startDate: string
  readonly startTime: string
  readonly endTime: string | null
  readonly tourId: number
  readonly paxAvailability: readonly { readonly remaining: number; readonly availability: string }[]
}

interface Schedule {
  readonly openingTime: string | null
  readonly closingTime: string | null
  readonly closestOpenDate: string
}

/** A tour group as the provider describes it. */
interface Provided {
  readonly tgid: Tgid
  readonly days: ReadonlyMap<string, { readonly price: number; readonly tourIds: readonly number[] }>
  readonly starts: readonly ProviderStart[]
  readonly schedule: Schedule
  readonly isGroup: boolean
}

const STRIP_DAYS = 14
const EVENING = '17:00'

/** What a page says of its days, ISO dates and HH:MM. */
interface PageAnswers {
  readonly days: readonly (readonly (string | undefined)[])[]
  readonly next: string | undefined
  /** Starts of today and tomorrow. */
  readonly today: readonly string[]
  readonly tomorrow: readonly string[]
  readonly hours: string | undefined
  /** The same in the page's Markdown. */
  readonly twin: Pick<PageAnswers, 'next' | 'today'> & { readonly days: readonly (readonly string[])[] }
}

export async function expectAnswers(world: ClockWorld, now: number) {
  const today = dayAt(now, world.timeZone)
  const tomorrow = plus(today, 1)
  const all = await Promise.all(IDS.map((tgid) => readProvided(world, tgid, today)))
  const rules = all.map((provided) => new TourGroupRules(provided, world.timeZone, now))
  const of = (tgid: Tgid) => {
    const found = rules.find(({ provided }) => provided.tgid === tgid)
    if (!found) throw new Error(`${tgid} is no tour group of the world`)
    return found
  }
  const openOn = (date: string) => rules.filter((one) => one.isOpen(date)).map(({ provided: { tgid } }) => tgid)
  const tonight = rules.filter((one) => one.hasEvening(today)).map(({ provided: { tgid } }) => tgid)
  const unsureTonight = rules.filter((one) => one.isOpen(today) && one.startsOn(today).length === 0)
  const next = Object.fromEntries(rules.map((one) => [one.provided.tgid, one.nextDay()]))
  const show = of(TOUR_GROUPS.show)
  const pages = rules.map((one) => [one.provided.tgid, one.page(today)] as const)
  return {
    lists: {
      next,
      wished: next,
      today: openOn(today),
      tonight,
      tonightUnsure: unsureTonight.map(({ provided: { tgid } }) => tgid),
      tomorrow: openOn(tomorrow),
      options: {
        today: openOn(today).length,
        tonight: tonight.length,
        tomorrow: openOn(tomorrow).length,
      },
      strip: span(today, STRIP_DAYS).map((date) => [date, lowestOn(rules, date)]),
    },
    pages: Object.fromEntries(pages),
    show: {
      next: wordsOf(show.nextDay()),
      today: show.bookableTimes(today),
      startDate: show.curtain(),
    },
    entries: Object.fromEntries(
      ([TOUR_GROUPS.nightWalk, TOUR_GROUPS.show] as const).map((tgid) => [
        tgid,
        { today: of(tgid).entry(today), tomorrow: of(tgid).entry(tomorrow) },
      ]),
    ),
  }
}

export type Answers = Awaited<ReturnType<typeof expectAnswers>>

class TourGroupRules {
  readonly provided: Provided
  readonly #timeZone: string
  readonly #now: number

  constructor(provided: Provided, timeZone: string, now: number) {
    this.provided = provided
    this.#timeZone = timeZone
    this.#now = now
  }

  /** What the page of the tour group says. */
  page(today: string): PageAnswers {
    const tomorrow = plus(today, 1)
    const starts = this.isOpen(today) ? this.startTimes(today) : []
    const next = wordsOf(this.nextDay())
    return {
      days: span(today, STRIP_DAYS).map((date) => this.dayOf(date)),
      ...{ next, today: starts },
      tomorrow: this.isOpen(tomorrow) ? this.startTimes(tomorrow) : [],
      hours: this.hoursWords(today),
      twin: {
        ...{ next, today: starts },
        days: span(today, STRIP_DAYS).map((date) => [wordsOf(date) ?? '', this.stateOf(date)]),
      },
    }
  }

  /** All starts of a day, also what is over. */
  startsOn(date: string): readonly ProviderStart[] {
    return this.provided.starts.filter(({ startDate }) => startDate === date)
  }

  /** Starts of a day that have not begun. */
  #coming(date: string): readonly ProviderStart[] {
    return this.startsOn(date).filter(({ startTime }) => instantOf(date, startTime, this.#timeZone) > this.#now)
  }

  bookable(date: string): readonly ProviderStart[] {
    const each = this.#coming(date).filter((start) => !isSoldOut(start))
    return each.filter(({ startTime }, place) => each.findIndex((other) => other.startTime === startTime) === place)
  }

  bookableTimes(date: string): readonly string[] {
    return this.bookable(date).map(({ startTime }) => startTime)
  }

  /** Times of a day that have not begun, those that are sold out in brackets. */
  startTimes(date: string): readonly string[] {
    const times = [...new Set(this.#coming(date).map(({ startTime }) => startTime))]
    const open = new Set(this.bookable(date).map(({ startTime }) => startTime))
    return times.map((time) => (open.has(time) ? time : `(${time})`))
  }

  stateOf(date: string): 'open' | 'sold out' | 'closed' {
    const day = this.provided.days.get(date)
    const today = dayAt(this.#now, this.#timeZone)
    if (!day || date < today) return 'closed'
    if (day.tourIds.length === 0) return 'sold out'
    if (date > today) return 'open'
    if (this.startsOn(date).length === 0) return this.#isPastClosing(date) ? 'closed' : 'open'
    if (this.#coming(date).length === 0) return 'closed'
    return this.bookable(date).length > 0 ? 'open' : 'sold out'
  }

  /** A day of the page's strip: its words, its state, and what a button of it would choose. */
  dayOf(date: string): readonly (string | undefined)[] {
    const state = this.stateOf(date)
    const day = Temporal.PlainDate.from(date)
    return [
      `${day.toLocaleString('en-US', { weekday: 'short' })} ${day.day}`,
      state,
      state === 'open' ? date : undefined,
    ]
  }

  isOpen(date: string): boolean {
    return this.stateOf(date) === 'open'
  }

  hasEvening(date: string): boolean {
    return this.isOpen(date) && this.bookable(date).some(({ startTime }) => startTime >= EVENING)
  }

  nextDay(): string | undefined {
    return [...this.provided.days.keys()].toSorted().find((date) => this.isOpen(date))
  }

  /** The first performance of the next day that can be had, with the venue's offset from UTC then. */
  curtain(): string | undefined {
    const date = this.nextDay()
    const [first] = date === undefined ? [] : this.bookable(date)
    return first && zoned(first.startDate, first.startTime, this.#timeZone).toString({ timeZoneName: 'never' })
  }

  #isPastClosing(date: string): boolean {
    const { openingTime, closingTime, closestOpenDate } = this.provided.schedule
    if (openingTime === null || closingTime === null || closingTime <= openingTime) return false
    return closestOpenDate > date || instantOf(date, closingTime, this.#timeZone) <= this.#now
  }

  /** Whether it is open now; nothing where that is not told, or where it may still be open since yesterday. */
  hoursWords(today: string): string | undefined {
    const { openingTime: opens, closingTime: closes, closestOpenDate } = this.provided.schedule
    if (opens === null || closes === null) return undefined
    const isOvernight = closes <= opens
    const start = instantOf(closestOpenDate, opens, this.#timeZone)
    if (closestOpenDate > today) return `Closed now, opens on ${wordsOf(closestOpenDate)} at ${clockWords(opens)}`
    if (this.#now < start) {
      const isSure = !isOvernight || this.#now >= instantOf(today, closes, this.#timeZone)
      return isSure ? `Closed now, opens at ${clockWords(opens)}` : undefined
    }
    const end = instantOf(isOvernight ? plus(today, 1) : today, closes, this.#timeZone)
    return this.#now < end ? `Open now, until ${clockWords(closes)}` : 'Closed for today'
  }

  /** Of one start that is left its times in UTC, of several the day, of none nothing. */
  entry(date: string): readonly string[] | undefined {
    if (!this.isOpen(date)) return undefined
    const [start, another] = this.bookable(date)
    if (!start || another) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]
    const { startTime, endTime } = start
    const begins = zoned(date, startTime, this.#timeZone)
    if (endTime === null) return [`DTSTART:${utc(begins)}`]
    const ends = zoned(endTime <= startTime ? plus(date, 1) : date, endTime, this.#timeZone)
    return [`DTSTART:${utc(begins)}`, `DTEND:${utc(ends)}`]
  }
}

interface ProvidedCalendar {
  readonly dates: Readonly<
    Record<
      string,
      { readonly primaryPax: string; readonly listingPrice: number; readonly availableTourIds: readonly number[] }
    >
  >
}

async function readProvided(world: ClockWorld, tgid: Tgid, today: string): Promise<Provided> {
  const [calendar, inventories, product] = await Promise.all([
    world.ask(`/api/v7/tour-groups/${tgid}/calendar/?currency=EUR`),
    world.ask(`/api/v7/tour-groups/${tgid}/inventories/?from-date=${today}&to-date=${plus(today, STRIP_DAYS)}`),
    world.ask(`/api/v6/tour-groups/${tgid}/?currency=EUR`),
  ])
  const days = Object.entries((calendar as ProvidedCalendar).dates)
  return {
    tgid,
    days: new Map(
      days.map(([date, { listingPrice, availableTourIds }]) => [
        date,
        { price: listingPrice, tourIds: availableTourIds },
      ]),
    ),
    starts: (inventories as { availabilities: ProviderStart[] }).availabilities.toSorted((one, other) =>
      one.startTime < other.startTime ? -1 : 1,
    ),
    schedule: (product as { operatingScheduleInfo: Schedule }).operatingScheduleInfo,
    isGroup: days.some(([, { primaryPax }]) => primaryPax === 'GROUP'),
  }
}

/** The lowest price of an adult of what can be had on a day; nothing where there is none. */
function lowestOn(rules: readonly TourGroupRules[], date: string): number | undefined {
  const prices = rules.flatMap((one) =>
    one.isOpen(date) && !one.provided.isGroup ? (one.provided.days.get(date)?.price ?? []) : [],
  )
  return prices.length === 0 ? undefined : Math.min(...prices)
}

function isSoldOut({ paxAvailability }: ProviderStart): boolean {
  return paxAvailability.every(({ remaining, availability }) => availability === 'CLOSED' || remaining === 0)
}

/** A time at the venue: of an hour that comes twice the first, of one that is left out as much later. */
function zoned(date: string, time: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
}

export function instantOf(date: string, time: string, timeZone: string): number {
  return zoned(date, time, timeZone).epochMilliseconds
}

export function dayAt(now: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

export function plus(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

function span(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => plus(first, index))
}

function utc(time: Temporal.ZonedDateTime): string {
  return time.toInstant().toString().replaceAll(/[-:]/g, '')
}

/** "Thu, Nov 26" */
function wordsOf(date: string | undefined): string | undefined {
  if (date === undefined) return undefined
  const options = { weekday: 'short', month: 'short', day: 'numeric' } as const
  return Temporal.PlainDate.from(date).toLocaleString('en-US', options)
}

/** "9:00 AM" */
function clockWords(time: string): string {
  const options = { hour: 'numeric', minute: '2-digit' } as const
  return Temporal.PlainTime.from(time).toLocaleString('en-US', options).replaceAll(/\s/g, ' ')
}
