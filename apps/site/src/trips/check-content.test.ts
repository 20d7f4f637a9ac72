import { expect, test } from 'vitest'
import type { StartOfTours } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'
import { addDays } from '../i18n/day-number.ts'
import { checkPlanOfDays, checkSunset } from './check-content.ts'

/** Noon in Rome. The sun sets there at about half past four in December. */
const NOW = Date.parse('2026-12-01T11:00:00Z')
const TODAY = '2026-12-01'
const ROME = { latitude: 41.9, longitude: 12.5 }
const DATES = Array.from({ length: 70 }, (_, number) => addDays(TODAY, number))

interface Known {
  readonly name: string
  readonly times: readonly string[]
  /** Closed on Mondays, and sold out on this date. */
  readonly gone?: string
}

const KNOWN: Readonly<Record<number, Known>> = {
  1: { name: 'Gallery', times: ['09:00', '11:00'] },
  2: { name: 'Sunset cruise', times: ['12:00', '16:00'] },
  3: { name: 'Sunset at the Pincio', times: ['16:00'] },
  4: { name: 'Morning cruise', times: ['08:00'] },
}
const isMonday = (date: string) => new Date(date).getUTCDay() === 1

function services(isAvailable = true): Parameters<typeof checkPlanOfDays>[1] {
  const product = (tgid: number) => {
    const known = isAvailable ? KNOWN[tgid] : undefined
    const { name = '' } = known ?? {}
    const card = { flowType: 'NORMAL', pictures: [], summary: '', cityName: 'Rome', place: ROME, variants: [] } as const
    return known && { ...card, tgid, name, timeZone: 'Europe/Rome', duration: { min: 3_600_000 } }
  }
  const starts = (tgid: number): readonly StartOfTours[] =>
    DATES.filter((date) => isAvailable && !isMonday(date)).flatMap((date) =>
      (KNOWN[tgid]?.times ?? []).map((startTime) => ({ date, startTime, tourIds: [1], isSoldOut: false })),
    )
  return {
    now: () => NOW,
    catalogue: {
      contextOf: () => ({ lang: 'en', currency: 'EUR' }) as never,
      product: async (tgid) => product(tgid) as Product | undefined,
      calendar: async () =>
        isAvailable
          ? { days: DATES.filter((date) => !isMonday(date)).map((date) => ({ date, tourIds: [1] })) }
          : undefined,
      performances: async (tgid) => starts(tgid),
      tourGroups: () => async (tgids) => ({
        available: isAvailable,
        products: new Map(tgids.flatMap((tgid) => product(tgid) ?? []).map((card) => [card.tgid, card])),
      }),
    },
  }
}

// spec: D.plan.5
test('a plan is tried from each of sixty days on; a museum that is closed on Mondays is named', async () => {
  const body = { days: [[{ tgid: 1, time: '09:00' }], [{ tgid: 4 }]] }
  expect(await checkPlanOfDays(body, services())).toEqual({
    works: 44,
    fails: 16,
    unknown: 0,
    faults: [
      { tgid: 4, state: 'closed', count: 8, weekdays: [1] },
      { tgid: 1, time: '09:00', state: 'closed', count: 8, weekdays: [1] },
    ],
    names: { 1: 'Gallery', 4: 'Morning cruise' },
  })
})

test('while the catalogue does not answer, nothing is known of a plan', async () => {
  const expected = { works: 0, fails: 0, unknown: 60, faults: [], names: {} }
  expect(await checkPlanOfDays({ days: [[{ tgid: 1 }]] }, services(false))).toEqual(expected)
})

test.each([undefined, {}, { days: [] }, { days: [[{ tgid: 0 }]] }, { days: [[{ tgid: 1, time: '9:00' }]] }])(
  '%j is no plan',
  async (body) => {
    expect(await checkPlanOfDays(body, services())).toBeUndefined()
  },
)

// spec: D.plan.6
test('what is named after the sunset and begins hours before it is found', async () => {
  const [day, ...others] = DATES.filter((date) => !isMonday(date))
  expect(await checkSunset({ tgids: [1, 2, 3, 4, 9] }, services())).toEqual([
    {
      tgid: 2,
      date: day,
      startTime: '12:00',
      sunset: '16:39',
      count: others.length + 1,
      starts: 2 * DATES.length - 20,
    },
  ])
})

test('nothing is said of the sunset while the catalogue does not answer, or of no tour groups', async () => {
  expect(await checkSunset({ tgids: [2] }, services(false))).toBeUndefined()
  expect(await checkSunset({ tgids: ['2'] }, services())).toBeUndefined()
})
