import type { PlannedStops } from '@passepartout/content-model/blocks/plan-of-days'
import { z } from 'zod'
import { askSite } from '../server/ask-site.ts'
import type { Settings } from '../server/settings.ts'

const faultSchema = z.object({
  tgid: z.number(),
  time: z.string().optional(),
  state: z.enum(['overlaps', 'tooLate', 'noStart', 'closed', 'soldOut', 'past']),
  count: z.number(),
  weekdays: z.array(z.number().int().min(0).max(6)),
})
export type PlanFault = z.infer<typeof faultSchema>

/** On how many of the next first days a plan of days works, and what does not on the others, as the site answers it. */
export const checkedPlanSchema = z.object({
  works: z.number(),
  fails: z.number(),
  unknown: z.number(),
  faults: z.array(faultSchema),
  names: z.record(z.string(), z.string()),
})
export type CheckedPlan = z.infer<typeof checkedPlanSchema>

/** @returns `undefined` when there is no site to ask, or it does not answer */
export async function requestCheckedPlan(
  site: Settings['purge'],
  days: PlannedStops,
): Promise<CheckedPlan | undefined> {
  const answer = await askSite(site, 'checked-plan', { days })
  return checkedPlanSchema.safeParse(await answer?.json().catch(() => undefined)).data
}

const farSchema = z.object({
  far: z.array(
    z.object({
      tgid: z.number(),
      date: z.string(),
      startTime: z.string(),
      sunset: z.string(),
      count: z.number(),
      starts: z.number(),
    }),
  ),
})

/** A tour group that is named after the sunset, and its first start that is far from it. */
export type FarFromSunset = z.infer<typeof farSchema>['far'][number]

/** @returns `undefined` when there is no site to ask, or it knows nothing of them now */
export async function requestFarFromSunset(
  site: Settings['purge'],
  tgids: readonly number[],
): Promise<readonly FarFromSunset[] | undefined> {
  const answer = await askSite(site, 'checked-sunset', { tgids })
  return farSchema.safeParse(await answer?.json().catch(() => undefined)).data?.far
}
