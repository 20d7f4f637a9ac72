/** Version prefix of the stored value. */
const VERSION = '1:'
const KEY = 'trip'
/** As addresses have it. */
const TRIP = /^(?:start=20\d\d-\d\d-\d\d&)?plan=[,;]*\d[\d@:,;]*$/
const DAY = 86_400_000
/** Of a trip. */
const MOST_DAYS = 14
const MOST_STOPS = 30

/** The trip that this browser keeps, as its address has it: `start=2026-12-05&plan=7148,7110`; empty without one, or when it is over. */
export function readStoredTrip(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    const trip = kept.startsWith(VERSION) ? kept.slice(VERSION.length) : ''
    return TRIP.test(trip) && !isOver(trip) ? trip : ''
  } catch {
    return ''
  }
}

/** Whether its last day is over in every time zone: the last ones are half a day behind UTC. */
function isOver(trip: string): boolean {
  const start = startOf(trip)
  return start !== undefined && Date.parse(start) + (planOf(trip).length + 0.5) * DAY <= Date.now()
}

/** @param trip as its address has it; one without stops is forgotten */
export function storeTrip(trip: string): void {
  try {
    if (TRIP.test(trip)) localStorage.setItem(KEY, VERSION + trip)
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has the trip in the address.
  }
}

/** An address with another trip. @param address with one */
export function withTrip(address: string, trip: string): string {
  const [path = '', query = ''] = address.split('?')
  const others = query.split('&').filter((pair) => pair !== '' && !/^(?:start|plan|q)=/.test(pair))
  const site = others.filter((pair) => /^(?:uid|lang)=/.test(pair))
  const rest = others.filter((pair) => !site.includes(pair))
  const all = [...site, trip, ...rest].filter(Boolean).join('&')
  return all === '' ? path : `${path}?${all}`
}

/**
 * Adds a stop to a trip: to its chosen day where the trip has it or can, otherwise to the last day, where any start will do. A trip
 * without a first day gets that one.
 *
 * @param stop as addresses have it: `7148@10:30`
 * @param date ISO date
 * @returns the same trip when it is full
 */
export function withStop(trip: string, stop: string, date: string | undefined): string {
  const dated = startOf(trip) === undefined && date !== undefined ? `start=${date}&${trip}` : trip
  const start = startOf(dated)
  const days = planOf(trip)
  if (days.flat().length >= MOST_STOPS) return trip
  const own = start === undefined || date === undefined ? -1 : (Date.parse(date) - Date.parse(start)) / DAY
  const isOnDay = own >= 0 && own < MOST_DAYS
  const day = isOnDay ? own : days.length - 1
  while (days.length <= day) days.push([])
  days[day]?.push(isOnDay ? stop : (stop.split('@')[0] ?? ''))
  return withPlan(dated, days)
}

/** Moves a stop to a place that is counted without it. On another day any start will do. @param from and to: day and place */
export function withMove(
  trip: string,
  from: readonly [day: number, place: number],
  to: readonly [day: number, place: number],
): string {
  const days = planOf(trip)
  const [stop = ''] = days[from[0]]?.splice(from[1], 1) ?? []
  days[to[0]]?.splice(to[1], 0, from[0] === to[0] ? stop : (stop.split('@')[0] ?? ''))
  return withPlan(trip, days)
}

function startOf(trip: string): string | undefined {
  return /start=([^&]+)/.exec(trip)?.[1]
}

function planOf(trip: string): string[][] {
  const plan = /plan=([^&]*)/.exec(trip)?.[1] ?? ''
  return plan.split(';').map((day) => (day === '' ? [] : day.split(',')))
}

function withPlan(trip: string, days: readonly (readonly string[])[]): string {
  return trip.replace(/plan=[^&]*/, `plan=${days.map((day) => day.join()).join(';')}`)
}
