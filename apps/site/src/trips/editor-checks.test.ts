import { expect, test } from 'vitest'
import type { TourGroupStart } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'
import { addDays } from '../i18n/day-number.ts'
import { checkEditorPlan, checkSunsetStarts } from './editor-checks.ts'

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

/** @param startsUntil the day from which on no starts are known */
function services(isAvailable = true, startsUntil = '9999'): Parameters<typeof checkEditorPlan>[1] {
  const product = (tgid: number) => {
    const known = isAvailable ? KNOWN[tgid] : undefined
    const { name = '' } = known ?? {}
    const card = { flowType: 'NORMAL', pictures: [], summary: '', cityName: 'Rome', place: ROME, variants: [] } as const
    return known && { ...card, tgid, name, timeZone: 'Europe/Rome', duration: { min: 3_600_000 } }
  }
  const starts = (tgid: number): readonly TourGroupStart[] =>
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
      comingStarts: async (tgid) => {
        const dates = new Set(isAvailable ? DATES.filter((date) => date < startsUntil) : [])
        return { starts: starts(tgid).filter(({ date }) => dates.has(date)), dates }
      },
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
  expect(await checkEditorPlan(body, services())).toEqual({
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
  expect(await checkEditorPlan({ days: [[{ tgid: 1 }]] }, services(false))).toEqual(expected)
})

test('what the catalogue does not have is left out, and alone it is no plan of which anything is known', async () => {
  const day = [{ tgid: 1, time: '09:00' }]
  const checked = await checkEditorPlan({ days: [day] }, services())
  expect(await checkEditorPlan({ days: [[...day, { tgid: 9 }]] }, services())).toEqual(checked)
  const nothing = { works: 0, fails: 0, unknown: 60, faults: [], names: {} }
  expect(await checkEditorPlan({ days: [[{ tgid: 9 }]] }, services())).toEqual(nothing)
})

test.each([[{ tgid: 1, time: '09:00' }], [{ tgid: 1 }]])(
  'of %j nothing is known on days whose starts are not known, but that it is closed',
  async (stop) => {
    const until = addDays(TODAY, 15)
    const checked = await checkEditorPlan({ days: [[stop]] }, services(true, until))
    const faults = [{ ...stop, state: 'closed', count: 8, weekdays: [1] }]
    expect(checked).toEqual({ works: 12, fails: 8, unknown: 40, faults, names: { 1: 'Gallery' } })
  },
)

test.each([undefined, {}, { days: [] }, { days: [[{ tgid: 0 }]] }, { days: [[{ tgid: 1, time: '9:00' }]] }])(
  '%j is no plan',
  async (body) => {
    expect(await checkEditorPlan(body, services())).toBeUndefined()
  },
)

// spec: D.plan.6
test('what is named after the sunset and begins hours before it is found', async () => {
  const [day, ...others] = DATES.filter((date) => !isMonday(date))
  const far = {
    tgid: 2,
    date: day,
    startTime: '12:00',
    sunset: '16:39',
    count: others.length + 1,
    starts: 2 * DATES.length - 20,
  }
  const checked = await checkSunsetStarts({ tgids: [1, 2, 3, 4, 9] }, services())
  expect(checked).toEqual({ far: [far], judged: [2, 3, 1, 4] })
})

test('nothing is said of the sunset while the catalogue does not answer, or of no tour groups', async () => {
  const nothing = { far: [], judged: [] }
  expect(await checkSunsetStarts({ tgids: [2] }, services(false))).toEqual(nothing)
  expect(await checkSunsetStarts({ tgids: [2] }, services(true, TODAY))).toEqual(nothing)
  expect(await checkSunsetStarts({ tgids: ['2'] }, services())).toBeUndefined()
})
