import { findSoldOutRun } from '../../availability/sold-out-run.ts'
import { addDays } from '../../i18n/day-number.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { BlockLoader } from '../block.ts'
import { tgidsOfPlan } from './planned-days.ts'

/** Days after today in which a first day with tickets is looked for. */
const DAYS_AHEAD = 60

/** Days without tickets come from the index of availability, without a call: what nobody asked for yet is not known. */
export const loadPlanOfDays: BlockLoader<'planOfDays'> = async (
  block,
  { availability, context, loadTourGroups, moment, settle },
) => {
  const tgids = tgidsOfPlan(block)
  const found = await settle('tour groups', loadTourGroups(tgids), undefined)
  const today = isoToday(moment)
  const { currency, dependencies, timeZone } = context
  const range = { from: today, to: addDays(today, DAYS_AHEAD) }
  const days = availability.read(tgids, range, { currency, dependencies, timeZone, isUnpriced: true })
  const gone = tgids.flatMap((tgid) => {
    const next = findSoldOutRun(days.get(tgid) ?? [], today)
    return next ? [{ tgid, ...next }] : []
  })
  const products = tgids.flatMap((tgid) => found?.products.get(tgid) ?? [])
  return { products, isAvailable: found?.available === true, gone }
}
