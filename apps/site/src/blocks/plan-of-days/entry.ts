import { findSoldOutPeriod } from '../../availability/find-sold-out-period.ts'
import { addDays } from '../../i18n/day-number.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { BlockEntry } from '../block.ts'
import { planOfDaysFixtures } from './fixture.ts'
import { planOfDaysMarkdown } from './markdown.ts'
import { PlanOfDaysView } from './view.tsx'

/** Days after today in which a first day with tickets is looked for. */
const DAYS_AHEAD = 60

export const planOfDaysEntry = {
  View: PlanOfDaysView,
  toMarkdown: planOfDaysMarkdown,
  fixtures: planOfDaysFixtures,
  /** Days without tickets come from the index of availability, without a call: what nobody asked for yet is not known. */
  load: async ({ days: planned }, { availability, context, loadTourGroups, moment, settle }) => {
    const tgids = [...new Set(planned.flatMap(({ stops }) => stops.map(({ tgid }) => tgid)))]
    const found = await settle('tour groups', loadTourGroups(tgids), undefined)
    const today = isoToday(moment)
    const range = { from: today, to: addDays(today, DAYS_AHEAD) }
    const days = availability.read(tgids, range, { ...context, isUnpriced: true })
    const gone = tgids.flatMap((tgid) => {
      const next = findSoldOutPeriod(days.get(tgid) ?? [], today)
      return next ? [{ tgid, ...next }] : []
    })
    const products = tgids.flatMap((tgid) => found?.products.get(tgid) ?? [])
    return { products, isAvailable: found?.available === true, gone }
  },
} satisfies BlockEntry<'planOfDays'>
